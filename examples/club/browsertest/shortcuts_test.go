package browsertest

import (
	"fmt"
	"math"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	"github.com/railhex/railhex/examples/club/browsertest/browser"
)

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
