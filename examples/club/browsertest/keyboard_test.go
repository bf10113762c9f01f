package browsertest

import (
	"fmt"
	"math"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
	"github.com/railhex/railhex/examples/club/browsertest/browser"
	"github.com/railhex/railhex/internal/long"
	"github.com/railhex/railhex/variants/family/describe"
)

// strike presses a key, and counts it.
func (g *game) strike(key string) {
	g.T.Helper()
	g.struck++
	g.Press(key)
}

// byKeys makes a move with the keyboard, from the prompt on: on the board if a piece
// there chooses it, else by its number or from the list. Escape closes a choice, which can
// be opened again.
func (g *game) byKeys(now describe.Position, move string) {
	g.T.Helper()
	g.struck = 0
	g.Until("keys are heard", `!document.querySelector("[data-quiet]")`)
	part, place := g.partOf(now, move), g.Text("#place")
	here := fmt.Sprintf("#pictures svg [data-part=%q]", part)
	switch {
	case part == "" || !g.Has(here):
		g.fromList(part, move)
	default:
		g.walk(part)
		g.strike(kb.Enter)
		options := len(now.Choice(part, now.Turn(), describe.Manner{}, describe.Look{}).Options)
		g.Until(fmt.Sprintf("there is a choice, or %q is made with %s", move, part), `!document.getElementById("choice").hidden || document.getElementById("place").innerText !== %s`, place)
		if options == 1 && g.Text("#place") != place {
			return
		}
		g.Press(kb.Escape)
		if g.Has("#choice:not([hidden])") {
			g.T.Error("Escape does not close the choice")
		}
		g.WantFocus(here)
		g.Press(kb.Enter)
		g.Until("there is a choice", `!document.getElementById("choice").hidden`)
		for turned := 0; turned < options && g.Has("#turner:not([hidden])") && !g.Has(fmt.Sprintf(".ghost.on[data-move=%q]", move)); turned++ {
			g.strike("r")
		}
		if g.Has("#turner[hidden]") && options > 1 {
			g.pick(fmt.Sprintf("[data-move=%q]", move))
		}
	}
	if g.Text("#place") == place && g.Has("#act:focus") {
		g.strike(kb.Enter)
	}
}

// walk goes to a piece on the board with the arrow keys, by the shortest way.
func (g *game) walk(part string) {
	g.T.Helper()
	if !g.Has("#pictures svg [data-part]:focus") {
		g.toPrompt()
		g.strike(kb.ArrowUp)
		g.WantFocus("#pictures svg [data-part]")
	}
	way := browser.Eval[[]string](g.Page, `drive.way(%s)`, part)
	if way == nil {
		g.T.Fatalf("no arrow keys lead to %s", part)
	}
	for _, key := range way {
		g.strike(map[string]string{"ArrowLeft": kb.ArrowLeft, "ArrowRight": kb.ArrowRight, "ArrowUp": kb.ArrowUp, "ArrowDown": kb.ArrowDown}[key])
	}
	g.WantFocus(fmt.Sprintf("#pictures svg [data-part=%q]", part))
}

// toPrompt goes to what is asked, where the focus is after a move.
func (p *page) toPrompt() {
	p.T.Helper()
	if !p.Has("#prompt:focus, body:focus, body:not(:focus-within)") {
		browser.Eval[bool](p.Page, `(document.getElementById("prompt").focus(), true)`)
	}
}

// fromList chooses a move by its number, or from the list.
func (g *game) fromList(part, move string) {
	g.T.Helper()
	g.toPrompt()
	if number := browser.Eval[string](g.Page, `((piece) => piece?.dataset.die ?? (piece?.matches(".act") ? piece.innerText[0] : ""))(document.querySelector(%s))`,
		fmt.Sprintf("#pictures button[data-part=%q]", part)); number != "" {
		place := g.Text("#place")
		g.strike(number)
		g.Until("there is a choice, or it is made", `!document.getElementById("choice").hidden || document.getElementById("place").innerText !== %s`, place)
		if browser.Eval[int](g.Page, `document.querySelectorAll("#choice:not([hidden]) [data-move]").length`) > 1 {
			g.pick(fmt.Sprintf("[data-move=%q]", move))
		}
		return
	}
	option := fmt.Sprintf("[data-move=%q]", move)
	if g.Has("#pass" + option) {
		g.pick(option)
		return
	}
	if !g.Has("#options "+option) && g.Has("#options .more > summary") {
		g.pick(".more > summary")
	}
	if !g.Has("#options " + option) { // in the list of its kind
		g.focusOption(move)
		g.strike(kb.Enter)
		return
	}
	g.pick(option)
}

// pick chooses what a CSS selector finds among the options: by a digit, or with the arrow
// keys.
func (g *game) pick(selector string) {
	g.T.Helper()
	at := browser.Eval[[2]int](g.Page, `drive.optionAt(%s)`, selector)
	to, from := at[0], at[1]
	if to < 0 {
		g.T.Fatalf("%s is not among the options", selector)
	}
	if to < 9 {
		g.strike(fmt.Sprint(to + 1))
		return
	}
	for ; from < to; from++ {
		g.strike(kb.ArrowDown)
	}
	g.strike(kb.Enter)
}

// focusOption goes to a move of the list, and opens those of its groups that are closed
// on the way.
func (g *game) focusOption(move string) {
	g.T.Helper()
	option := fmt.Sprintf("#options [data-move=%q]", move)
	for !g.Has(option) || !browser.Eval[bool](g.Page, `document.querySelector(%s).checkVisibility()`, option) {
		g.TabTo("#options details:not([open]) > summary")
		g.Press(kb.Enter)
		g.Until("the group shows what is in it", `document.activeElement.parentElement.childElementCount > 1`)
	}
	g.TabTo(option)
}

// startByKeys begins a game from the new-game form, which keys open and leave. The screen is taken with them, too,
// where it is passed on.
func (p *page) startByKeys(name string, seats []string) *game {
	p.T.Helper()
	p.Choose("#pace", "0") // which is in a dialog of its own
	p.TabTo(fmt.Sprintf("[data-cover=%s] [data-way=choose-players]", name))
	p.Press(kb.Enter)
	p.WantFocus("#game")
	p.fillForm(name, seats)
	p.TabTo("#start")
	p.Press(kb.Enter)
	g := p.begin(name)
	g.press = func(selector string) {
		g.T.Helper()
		g.WantFocus(selector)
		g.Press(kb.Enter)
	}
	return g
}

// TestKeyboard begins each game with nothing but keys, from the form on, and makes with
// them a decision of each kind and the last one of all, in a game that the library plays
// to where they are asked. After each the focus is where something can be done. Half of them
// take eight keys at most.
func TestKeyboard(t *testing.T) {
	for _, play := range plays {
		t.Run(play.game, func(t *testing.T) {
			if play.game == "steampower" {
				long.Only(t, "TestWholeGames makes a decision of each kind by a finger there")
			}
			p := open(t, browser.Desktop)
			g := p.startByKeys(play.game, play.seats)
			var struck []int
			g.makesEachKind(play.seats, func(now describe.Position, move string) {
				record := p.record()
				g.byKeys(now, move)
				struck = append(struck, g.struck)
				g.played(move, record)
				if now := p.position(); !now.Over() {
					g.takeScreen(now)
					g.WantFocus("#pictures .choice, #options button, #prompt") // where something can be done
				}
			})
			g.checkEnd(p.position())
			g.Screenshot("end")
			slices.Sort(struck)
			t.Logf("keys for a decision: %v", struck)
			if median := struck[len(struck)/2]; median > mostKeys {
				t.Errorf("half of the decisions take %d keys or more", median)
			}
		})
	}
}

const mostKeys = 8 // for a decision, at the median

// A decision is a move that is made at the end of a record.
type decision struct{ record, move string }

// ofEachKind has the library play a game on to its end, and gives the first decision of
// each kind that a person makes, and the last.
func (g *game) ofEachKind(seats []string) (all []decision) {
	g.T.Helper()
	record, now := g.record(), g.position()
	kinds, last := map[string]bool{}, decision{}
	for !now.Over() {
		if now.Chance() {
			var fell string
			now, fell = now.Fall(g.random)
			record += fell + "\n"
			continue
		}
		move := g.chooses(now)
		if seats[now.Turn()-1] == "person" {
			last = decision{record, move}
			described, err := now.Describe(move)
			if err != nil {
				g.T.Fatal(err)
			}
			if !kinds[described.Kind] {
				kinds[described.Kind] = true
				all = append(all, last)
			}
		}
		now = replay(g.T, now, move)
		record += move + "\n"
	}
	return append(all, last)
}

// load loads a record at a table.
func (p *page) load(record string) {
	p.T.Helper()
	p.Click("#open-record")
	p.Choose("#record-text", record)
	p.Click("#load")
	p.Until("the record is loaded", `!document.querySelector("#record[open]")`)
	p.settle()
}

// TestAHeldKeyDoesOneThing holds the key that opens a choice, and the one that makes a
// move from the list: neither does what has the focus next as well.
func TestAHeldKeyDoesOneThing(t *testing.T) {
	for _, key := range []string{kb.Enter, " "} {
		p := shared(t, browser.Desktop)
		g, part := turning(p, "steamrollers", []string{"person", "person"})
		record := p.record()
		g.walk(part)
		p.Hold(key, 3)
		p.Until("there is a choice", `!document.getElementById("choice").hidden`)
		p.settle()
		if p.record() != record {
			t.Errorf("the key %q that opens a choice chooses, too", key)
		}
		p.Press(kb.Escape)

		now := p.position()
		move := now.Moves()[0]
		want, err := now.Move(move) // nothing falls behind it
		if err != nil {
			t.Fatal(err)
		}
		g.focusOption(move)
		p.Hold(key, 3)
		p.settle()
		if p.record() != record {
			t.Errorf("the key %q that chooses a move makes it, too", key)
		}
		p.WantFocus("#act")
		p.Hold(key, 3)
		g.keeps("the move is made", record)
		p.settle()
		if got := p.position(); got.Text() != want.Text() {
			t.Errorf("the key %q that makes a move makes another one, too: %s, not %s", key, got.Text(), want.Text())
		}
	}
}

// TestTheLogIsOneStop tabs over a log that is long, and goes to one of its lines with the
// arrow keys.
func TestTheLogIsOneStop(t *testing.T) {
	p := shared(t, browser.Desktop)
	p.start("steam", []string{"person", "builder", "builder"})
	p.Click("#open-log")
	p.TabTo("#story [role=log]")
	p.Press(kb.ArrowDown)
	p.WantFocus("#log li:first-child a[data-at]")
	p.Press(kb.ArrowDown)
	p.Press(kb.ArrowUp)
	p.WantFocus("#log li:first-child a[data-at]")
	goDown := func() {
		for !p.Has("#log li:nth-child(3) a[data-at]:focus") && !t.Failed() {
			p.Press(kb.ArrowDown)
			p.WantFocus("#log a")
		}
	}
	goDown()
	at := browser.Eval[string](p.Page, `document.activeElement.dataset.at`)
	p.Press(kb.Tab)
	if p.Has("#log :focus") {
		t.Error("the tabulator goes from line to line")
	}
	p.Press(kb.Tab, chromedp.ModifierShift)
	p.WantFocus("#story [role=log]")
	goDown()
	p.Press(kb.Enter)
	p.Sees("#place", at+" /")
}

// TestSignsStandBesideColours chooses signs besides colours: every good that the page draws has its
// letter, in cards and in the supply for growth, and so has every link of a route.
func TestSignsStandBesideColours(t *testing.T) {
	p := shared(t, browser.Desktop)
	mid(steam, 4, "move", 5)(p)
	p.Choose("#colourBlind", "on")
	p.settle()
	p.Until("goods have letters", `[...document.querySelectorAll("#playing [class*=cube-]")].length > 12 && [...document.querySelectorAll("#playing [class*=cube-]")].every((one) => one.querySelector("text.sign"))`)
	p.Until("links have letters", `document.querySelectorAll("#options .seg").length > 1 && [...document.querySelectorAll("#options .seg")].every((one) => /[A-Z]/.test(getComputedStyle(one, "::after").content))`)
	p.Screenshot("signs")
}

// TestEveryKeyDoesItsWork presses each key that the help lists.
func TestEveryKeyDoesItsWork(t *testing.T) {
	p := shared(t, browser.Desktop)
	g, part := turning(p, "steamrollers", []string{"person", "person"})
	press := func(key, what, script string, args ...any) {
		t.Helper()
		p.Until("keys are heard", `!document.querySelector("[data-quiet]")`)
		p.Press(key)
		p.Until(fmt.Sprintf("%q %s", key, what), script, args...)
	}
	const shown = `document.querySelector(".ghost.on")?.dataset.move`
	g.walk(part)
	press("i", "opens the card", `!document.getElementById("card").hidden`)
	press(kb.Enter, "offers tracks", shown+` !== undefined`)
	first := browser.Eval[string](p.Page, shown)
	press("r", "turns", shown+` !== %s`, first)
	press(kb.Escape, "lets go", `document.getElementById("choice").hidden && document.getElementById("act").ariaDisabled === "true"`)
	press("l", "opens the log", `document.body.classList.contains("log-open")`)
	press("l", "closes it", `!document.body.classList.contains("log-open")`)
	press("h", "asks for a hint", `document.getElementById("notice").innerText.includes("A bot would do this")`)
	press("w", "asks why not", `document.getElementById("why-not").ariaPressed === "true"`)
	press("w", "asks no more", `document.getElementById("why-not").ariaPressed === "false"`)
	const width = `document.querySelector(".mine > .picture > svg").getBoundingClientRect().width`
	fitting := browser.Eval[float64](p.Page, width)
	press("+", "zooms in", width+` > %s`, fitting)
	p.Fits()
	press("+", "zooms in more", width+` > 1.3 * %s`, fitting)
	press("-", "zooms out", width+` < 1.3 * %s`, fitting)
	press("0", "fits", width+` === %s`, fitting)
	place := p.Text("#place")
	press("u", "takes back", `document.getElementById("place").innerText !== %s`, place)
	p.settle()
	press("?", "opens the help", `document.getElementById("help").open`)
	p.Until("it lists the keys", `["u", "h", "w", "i", "l", "r", "?"].every((key) => [...document.querySelectorAll("#help dt")].some(({ innerText }) => innerText === key))`)
	p.Screenshot("help")
	p.Press(kb.Escape)
	p.Until("the help is closed", `!document.getElementById("help").open`)

	// A die is taken by its number, and Enter after it makes no other move.
	record := p.record()
	die := browser.Eval[string](p.Page, `document.querySelector("#frame-supply .die.choice").dataset.die`)
	p.toPrompt()
	press(die, "drafts the die", `document.getElementById("place").innerText === %s`, place)
	p.settle()
	p.WantFocus("#prompt")
	p.Press(kb.Enter)
	p.Press(kb.Enter)
	p.settle()
	if after := p.record(); !strings.HasPrefix(after, record) || strings.Count(after, "\n") != strings.Count(record, "\n")+1 {
		t.Errorf("after drafting the %s and two Enters the game is\n%s\nbefore it was\n%s", die, after, record)
	}

	// The first option is chosen by its place, and Enter makes it.
	press(kb.ArrowDown, "goes to the first option", `document.activeElement.matches("#options .opt")`)
	here := browser.Eval[string](p.Page, `document.activeElement.innerText`)
	press(kb.ArrowDown, "goes to the next", `document.activeElement.innerText !== %s`, here)
	press(kb.ArrowUp, "goes back", `document.activeElement.innerText === %s`, here)

	// While somebody types, keys are letters.
	p.Click("#open-record")
	p.Choose("#record-text", "")
	browser.Eval[bool](p.Page, `(document.getElementById("record-text").focus(), true)`)
	for _, key := range "u1h" {
		p.Press(string(key))
	}
	p.Until("they stand in the field", `document.getElementById("record-text").value === "u1h"`)
	p.Press(kb.Escape)
	if p.Text("#place") != place || p.Text("#notice") != "" {
		t.Error("keys do their work while somebody types")
	}
}

// TestTheWheelZoomsTheMap turns the wheel with the key for it over a map: what lies under
// the pointer stays there. Buttons beside a map of all players do the same.
func TestTheWheelZoomsTheMap(t *testing.T) {
	p := shared(t, browser.Desktop)
	p.start("steam", []string{"person", "person", "person"})
	const hex = `#frame-map [data-hex="c5"]`
	x, y := p.Middle(hex)
	before := browser.Eval[float64](p.Page, `document.querySelector(%s).getBoundingClientRect().width`, hex)
	browser.Call(p.Page, input.DispatchMouseEvent, input.DispatchMouseEventParams{Type: input.DispatchMouseEventTypeMouseWheel, X: x, Y: y, DeltaX: 1, DeltaY: -200, Modifiers: int64(chromedp.ModifierCtrl)})
	p.Until("the hex is larger", `document.querySelector(%s).getBoundingClientRect().width > 1.4 * %s`, hex, before)
	if nowX, nowY := p.Middle(hex); nowX < x-5 || nowX > x+5 || nowY < y-5 || nowY > y+5 {
		t.Errorf("what is zoomed moves from %.0f, %.0f to %.0f, %.0f", x, y, nowX, nowY)
	}
	p.Screenshot("zoomed")
	for _, press := range []struct{ name, does string }{{"fit", "==="}, {"plus", ">"}, {"minus", "==="}} {
		p.Click(fmt.Sprintf("#zoom [data-label=zoom-%s]", press.name))
		p.Until(press.name+" has been pressed", `Math.round(document.querySelector(%s).getBoundingClientRect().width) `+press.does+` %s`, hex, math.Round(before))
	}
}

// TestThingsAreSaidAloudOnce listens to the live regions while others play.
func TestThingsAreSaidAloudOnce(t *testing.T) {
	p := shared(t, browser.Desktop)
	g := p.start("steamrollers", []string{"person", "builder", "builder"})
	browser.Eval[bool](p.Page, `drive.listen()`)

	all := 0 // lines of others
	for range 6 {
		before := len(p.replayed().Moves)
		browser.Eval[bool](p.Page, `(drive.aloud.length = 0, true)`)
		g.playSome(1)
		p.Until("what is asked has the focus", `document.activeElement.id === "prompt"`)
		said := strings.Join(browser.Eval[[]string](p.Page, `drive.aloud`), "\n")
		told := browser.Eval[[]string](p.Page, `[...document.querySelectorAll("#log li")].filter(({ value, dataset }) => value > %v && Number(dataset.seat) > 1).flatMap((li) => [...li.querySelectorAll("a[data-at]")].map(({ textContent }) => textContent))`, before+1)
		all += len(told)
		for _, line := range told {
			if want, count := strings.Count(strings.Join(told, "\n"), line), strings.Count(said, line); count != want {
				t.Errorf("%q is said %d times, not %d:\n%s", line, count, want, said)
			}
		}
		if strings.Contains(said, p.Text("#prompt")) {
			t.Errorf("what is asked has the focus, and is said as well:\n%s", said)
		}
	}
	if all == 0 {
		t.Error("the others have done nothing: the test shows nothing")
	}
	browser.Eval[bool](p.Page, `(drive.aloud.length = 0, true)`)
	p.Click(fmt.Sprintf("#pictures [data-part=%q]", g.refusedPart()))
	p.Until("the refusal is said", `drive.aloud.length > 0`)
	if said := browser.Eval[[]string](p.Page, `drive.aloud`); len(said) != 1 {
		t.Errorf("a refusal is said as %q", said)
	}
	p.Click("#previous")
	p.settle()
	browser.Eval[bool](p.Page, `(drive.aloud.length = 0, true)`)
	p.Click("#last")
	p.settle()
	if said := strings.Join(browser.Eval[[]string](p.Page, `drive.aloud`), "\n"); strings.Count(said, p.Text("#prompt")) != 1 {
		t.Errorf("what is asked has not the focus, and is not said once:\n%s", said)
	}
}
