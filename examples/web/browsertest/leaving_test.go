package browsertest

import (
	"testing"

	"github.com/chromedp/chromedp/kb"

	"github.com/railhex/railhex/examples/web/browsertest/browser"
)

// TestNothingOfATableStaysBehind leaves a table with words beside the mouse, with the log and the
// sheet of another player open. Home has none of them, shows the game to go on with on the
// first screen, and leads to one's own sheet.
func TestNothingOfATableStaysBehind(t *testing.T) {
	for _, on := range []browser.Screen{browser.Desktop, {Name: "tablet", Width: 768, Height: 1024, Touched: true}, browser.Phone} {
		t.Run(on.Name, func(t *testing.T) {
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
			browser.Eval[bool](p.Page, `(document.querySelector("#pictures .hex").dispatchEvent(new PointerEvent("pointerover", { bubbles: true, pointerType: "mouse", clientX: 99, clientY: 99 })), true)`)
			if !p.Has(tip) {
				t.Error("the hex that is pointed at has no words")
			}
			browser.Eval[bool](p.Page, `(history.back(), true)`)
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

// TestThePastLeadsOn looks back to the first position: the buttons that lead on are on the screen
// without the log, nothing covers them, and they are gone with the past.
func TestThePastLeadsOn(t *testing.T) {
	for _, on := range []browser.Screen{browser.Desktop, browser.Phone} {
		t.Run(on.Name, func(t *testing.T) {
			p := open(t, on)
			p.start("steamrollers", []string{"person", "person"}).playSome(2)
			last := p.Text("#place")
			p.Press(kb.Home)
			p.Until("the first position is shown", `document.getElementById("place").innerText.startsWith("0 ")`)
			p.settle()
			if hidden := browser.Eval[[]string](p.Page, `["next", "last", "continue", "act"].filter((id) => {
				const { left, right, top, bottom } = document.getElementById(id).getBoundingClientRect();
				return document.elementFromPoint((left + right) / 2, (top + bottom) / 2)?.id !== id;
			})`); len(hidden) > 0 {
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
