package browsertest

import (
	"fmt"
	"testing"

	"github.com/railhex/railhex/examples/web/browsertest/browser"
)

// TestSheetsOfOthersOpen opens the sheets of the others in place of one's own, by clicks
// and by the key, on a desktop and on a phone. What is chosen in the list is chosen on
// one's own sheet.
func TestSheetsOfOthersOpen(t *testing.T) {
	for _, on := range []browser.Screen{browser.Desktop, browser.Phone} {
		t.Run(on.Name, func(t *testing.T) {
			p := open(t, on)
			mid(rollers, 3, "deliver", 10)(p)
			large := func(seat int) {
				t.Helper()
				p.Until(fmt.Sprintf("the sheet of seat %d is large", seat), `document.querySelector(".mine")?.id === %s && Boolean(document.querySelector(".mine [data-hex]"))`, fmt.Sprint("frame-sheet-", seat))
			}
			large(1)
			least := browser.Eval[float64](p.Page, `document.querySelector(".mine > .picture > svg").getBoundingClientRect().width`)
			p.Click(`[data-sheet="3"]`)
			large(3)
			const share = 0.85 // there is a line with the name and the way back on a phone
			if width := browser.Eval[float64](p.Page, `document.querySelector(".mine > .picture > svg").getBoundingClientRect().width`); width < share*least {
				t.Errorf("another sheet is %.0f pixels wide, one's own %.0f", width, least)
			}
			if names := browser.Eval[string](p.Page, `[...document.querySelectorAll(".rival b")].map(({ firstChild }) => firstChild.firstChild.data).join()`); names != "Ada,Ben" {
				t.Errorf("beside it stand the sheets of %s", names)
			}
			p.WantFocus(`.mine > header [data-sheet="0"]`)
			p.Click(`.mine > header [data-sheet="0"]`)
			large(1)
			for _, seat := range []int{2, 3, 1, 2} {
				p.Press("p")
				large(seat)
			}
			p.Click("#options [data-move^=deliver]")
			large(1)
			p.Until("the delivery is chosen and drawn", `document.getElementById("act").ariaDisabled === "false" && document.querySelector(".mine").hasAttribute("data-overlaid")`)
		})
	}
}
