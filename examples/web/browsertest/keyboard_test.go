package browsertest

import (
	"fmt"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	"github.com/railhex/railhex/examples/web/browsertest/browser"
	"github.com/railhex/railhex/internal/long"
	"github.com/railhex/railhex/variants/family/describe"
)

// byKeys makes a move with the keyboard: by a part of a picture if it is made with
// one, else from the list. Escape closes a choice, which can be opened again.
func (g *game) byKeys(now describe.Position, move string) {
	g.T.Helper()
	part := g.partOf(now, move)
	if part == "" {
		g.fromList(move)
		return
	}
	here, place := fmt.Sprintf("#pictures [data-part=%q]", part), g.Text("#place")
	g.TabTo(here)
	g.Press(kb.Enter)
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
	if options > 1 {
		g.TabTo(fmt.Sprintf("#choice [data-move=%q]", move))
		g.Press(kb.Enter)
	}
	g.WantFocus("#act")
	g.Press(kb.Enter)
}

// fromList makes a move from the list.
func (g *game) fromList(move string) {
	g.T.Helper()
	g.focusOption(move)
	g.Press(kb.Enter)
	if g.Has("#act:focus") {
		g.Press(kb.Enter)
	}
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

// chooseByKeys chooses in a select with the arrow keys.
func (p *page) chooseByKeys(selector, value string) {
	p.T.Helper()
	p.TabTo(selector)
	steps := browser.Eval[int](p.Page, `(({ options, selectedIndex }) => [...options].findIndex(({ value }) => value === %[2]s) - selectedIndex)(document.querySelector(%[1]s))`, selector, value)
	key := kb.ArrowDown
	if steps < 0 {
		key, steps = kb.ArrowUp, -steps
	}
	for range steps {
		p.Press(key)
	}
	p.Until(fmt.Sprintf("%s is chosen in %s", value, selector), `document.querySelector(%s).value === %s`, selector, value)
}

// startByKeys begins a game from the new-game form, and fills that in with keys. The
// screen is taken with them, too, where it is passed on.
func (p *page) startByKeys(name string, seats []string) *game {
	p.T.Helper()
	p.Choose("#pace", "0") // which is in a dialog of its own
	p.TabTo(fmt.Sprintf("[data-cover=%s] [data-way=choose-players]", name))
	p.Press(kb.Enter)
	p.WantFocus("#game")
	p.chooseByKeys("#game", name)
	p.chooseByKeys("#players", fmt.Sprint(len(seats)))
	for i, seat := range seats {
		p.chooseByKeys(fmt.Sprintf("#seats p:nth-child(%d) select", i+1), seat)
		p.Choose(fmt.Sprintf("#seats p:nth-child(%d) input", i+1), fmt.Sprint("P", i+1))
	}
	p.TabTo("#seed")
	p.Press("7")
	p.TabTo("#start")
	p.Press(kb.Enter)
	p.Until("the form is closed", `!document.querySelector("#new[open]")`)
	p.settle()
	g := p.at(name)
	g.press = func(selector string) {
		g.T.Helper()
		g.WantFocus(selector)
		g.Press(kb.Enter)
	}
	return g
}

// TestKeyboard begins each game with nothing but keys, from the form on, and makes with
// them a decision of each kind and the last one of all, in a game that the library plays
// to where they are asked. Where tests may take long, it makes every decision. After each
// the focus is where something can be done.
func TestKeyboard(t *testing.T) {
	for _, play := range plays {
		t.Run(play.game, func(t *testing.T) {
			p := open(t, browser.Desktop)
			g := p.startByKeys(play.game, play.seats)
			wantFocus := func() { g.WantFocus("#pictures .choice, #options button, #prompt") }
			if long.Allowed() {
				g.play(g.byKeys, func(decision int, _ describe.Position) {
					if decision > 0 {
						wantFocus()
					}
				})
			} else {
				for _, d := range g.ofEachKind(play.seats) {
					p.load(d.record)
					now := p.position()
					g.takeScreen(now)
					record := p.record()
					g.byKeys(now, d.move)
					g.played(d.move, record)
					if now := p.position(); !now.Over() {
						g.takeScreen(now)
						wantFocus()
					}
				}
			}
			g.checkEnd(p.position())
			g.Screenshot("end")
		})
	}
}

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
		move, err := g.bot.Choose(g.T.Context(), now, g.random)
		if err != nil {
			g.T.Fatal(err)
		}
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
		if now, err = now.Replay(move); err != nil {
			g.T.Fatal(err)
		}
		record += move + "\n"
	}
	return append(all, last)
}

// load loads a record.
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
		p := open(t, browser.Desktop)
		g, part := turning(p, "steamrollers", []string{"person", "person"})
		record := p.record()
		p.TabTo(fmt.Sprintf("#pictures [data-part=%q]", part))
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
	p := open(t, browser.Desktop)
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

// TestArrowKeys steps through a game with keys.
func TestArrowKeys(t *testing.T) {
	p := open(t, browser.Desktop)
	p.start("steam", []string{"builder", "builder", "person"})
	last := browser.Eval[int](p.Page, `Number(document.getElementById("place").innerText.split("/")[1])`)
	for _, test := range []struct {
		key  string
		want int
	}{{kb.ArrowLeft, last - 1}, {kb.ArrowLeft, last - 2}, {kb.ArrowRight, last - 1}, {kb.Home, 0}, {kb.ArrowLeft, 0}, {kb.End, last}} {
		p.Press(test.key)
		p.Sees("#place", fmt.Sprintf("%d / %d", test.want, last))
	}
	p.settle()
	p.Press(kb.Home)
	p.Sees("#place", "0 /")
	p.settle()
	if !p.Has("#pictures svg") || p.Has("#options:not([hidden])") || p.Text("#hint") == "" {
		t.Error("the first position is not shown as one of the past")
	}
	p.Screenshot("first")
}
