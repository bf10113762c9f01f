package browsertest

import (
	"fmt"
	"testing"

	"github.com/chromedp/chromedp/kb"

	"github.com/railhex/railhex/examples/club/browsertest/browser"
	"github.com/railhex/railhex/internal/long"
)

// phoneOnly skips other screens than phones, unless tests may take long.
func phoneOnly(t *testing.T, on browser.Screen) {
	t.Helper()
	if on != browser.Phone {
		long.Only(t, "a phone has the least room")
	}
}

// TestNothingOfATableStaysBehind leaves a table with words beside the mouse, with the log and the
// sheet of another player open. Home has none of them, shows the game to go on with on the
// first screen, and leads to one's own sheet.
func TestNothingOfATableStaysBehind(t *testing.T) {
	for _, on := range []browser.Screen{browser.Desktop, {Name: "tablet", Width: 768, Height: 1024, Touched: true}, browser.Phone} {
		t.Run(on.Name, func(t *testing.T) {
			phoneOnly(t, on)
			p := open(t, on)
			p.Click(`[data-cover=steamrollers] [data-way=play-now]`)
			p.Until("somebody plays", `!document.getElementById("playing").hidden`)
			p.settle()
			const tip = "#tip:not([hidden])"
			if p.Has(tip) {
				t.Errorf("the mouse rests, and beside it stands %q", p.Text(tip))
			}
			own := `document.querySelector(".mine > header").innerText.includes("Ada")`
			p.Click(".rival [data-sheet]")
			p.Until("the other sheet is open", `!(`+own+`)`)
			p.Click("#open-log")
			browser.Eval[bool](p.Page, `drive.point("#pictures .hex", "pointerover")`)
			if !p.Has(tip) {
				t.Error("the hex that is pointed at has no words")
			}
			p.Click("#open-games")
			p.Until("there is a card of the game", `document.querySelectorAll("#cards .state b").length === 1`)
			if p.Has(tip) {
				t.Errorf("over Home stands %q", p.Text(tip))
			}
			if !browser.Eval[bool](p.Page, `document.querySelector("#cards button").getBoundingClientRect().bottom < innerHeight`) {
				t.Error("the game to go on with is below the first screen")
			}
			p.Click("#cards button")
			p.Until("the game goes on", `!document.getElementById("playing").hidden`)
			p.settle()
			if !browser.Eval[bool](p.Page, own) || p.Has("body.log-open") {
				t.Error("the game goes on with the sheet of another player, or with the log")
			}
		})
	}
}

// TestThePastLeadsOn looks back with keys, to the first position: the buttons that lead on are on the screen
// without the log, nothing covers them, and they are gone with the past.
func TestThePastLeadsOn(t *testing.T) {
	for _, on := range []browser.Screen{browser.Desktop, browser.Phone} {
		t.Run(on.Name, func(t *testing.T) {
			phoneOnly(t, on)
			p := shared(t, on)
			p.start("steamrollers", []string{"person", "person"}).playSome(2)
			last := p.Text("#place")
			end := len(p.replayed().Moves)
			for _, test := range []struct {
				key  string
				want int
			}{{kb.ArrowLeft, end - 1}, {kb.ArrowLeft, end - 2}, {kb.ArrowRight, end - 1}, {kb.End, end}, {kb.Home, 0}, {kb.ArrowLeft, 0}} {
				p.Press(test.key)
				p.Sees("#place", fmt.Sprintf("%d / %d", test.want, end))
				p.settle()
			}
			if !p.Has("#pictures svg") || p.Has("#options:not([hidden])") || p.Text("#hint") == "" {
				t.Error("the first position is not shown as one of the past")
			}
			if hidden := browser.Eval[[]string](p.Page, `drive.hidden("#next, #last, #continue, #act", true)`); len(hidden) > 0 {
				t.Errorf("in the past %q cannot be pressed", hidden)
			}
			p.Click("#next")
			p.Until("the next position is shown", `document.getElementById("place").innerText.startsWith("1 ")`)
			p.Click("#last")
			p.Until("the present is shown", `document.getElementById("place").textContent === %s`, last)
			p.settle()
			if browser.Eval[bool](p.Page, `document.getElementById("next").checkVisibility()`) {
				t.Error("the buttons stand there in the present, too")
			}
		})
	}
}

// TestAPictureOfATableThatIsLeftMayFail resizes the map once, and leaves the table before it is drawn
// anew. The map of the next table does not wait for that. Then the drawing fails: nobody is there to
// hear it, and the page complains of nothing.
func TestAPictureOfATableThatIsLeftMayFail(t *testing.T) {
	p := open(t, browser.Desktop)
	p.start("steam", []string{"person", "person", "person"})
	p.fitted()
	p.faults("holding", "true")

	browser.Eval[bool](p.Page, `drive.narrow()`)
	p.Until("the map is to be drawn anew", `drive.held.length > 0`)
	p.faults("holding", "false")
	p.Click("#open-games")
	p.Until("the table is left", `!document.getElementById("home").hidden`)
	p.Click("#cards button")
	p.settle()
	const scale = `Number(document.getElementById("frame-map").dataset.scale)`
	before := browser.Eval[float64](p.Page, scale)
	browser.Eval[bool](p.Page, `drive.narrow()`)
	p.Until("the map that is there now is drawn anew", scale+` < %s`, before)
	for _, uncaught := range browser.Eval[[]string](p.Page, `drive.failHeld()`) {
		t.Errorf("nobody catches %q", uncaught)
	}
}
