package browsertest

import (
	"testing"

	"github.com/railhex/railhex/examples/club/browsertest/browser"
)

// TestTheBoardIsThePage measures the board of each game on four screens: the sheet of
// SteamRollers as it is drawn, and the cards of the maps. All of a turn is on the screen.
func TestTheBoardIsThePage(t *testing.T) {
	for _, on := range []struct {
		browser.Screen
		sheet, card int // pixels of width
	}{
		{browser.Screen{Name: "desktop", Width: 1440, Height: 900}, 820, 980},
		{browser.Screen{Name: "tablet", Width: 1024, Height: 768}, 640, 660},
		{browser.Screen{Name: "upright", Width: 768, Height: 1024, Touched: true}, 680, 680},
		{browser.Screen{Name: "phone", Width: 390, Height: 844, Touched: true}, 374, 374},
	} {
		t.Run(on.Name, func(t *testing.T) {
			p := open(t, on.Screen)
			for _, test := range []struct {
				game, board string
				seats       []string
				least       int
			}{
				{"steamrollers", ".mine > .picture > svg", []string{"person", "builder"}, on.sheet},
				{"steampower", "#frame-map", []string{"person", "builder"}, on.card},
				{"steam", "#frame-map", []string{"person", "builder", "builder"}, on.card},
			} {
				p.start(test.game, test.seats)
				if width := browser.Eval[float64](p.Page, `document.querySelector(%s).getBoundingClientRect().width`, test.board); int(width+0.5) < test.least {
					t.Errorf("%s: the board is %.0f pixels wide, not %d", test.game, width, test.least)
				}
				if over := browser.Eval[int](p.Page, `document.documentElement.scrollHeight - innerHeight`); over > 0 {
					t.Errorf("%s: the page is %d pixels higher than the screen", test.game, over)
				}
				p.Screenshot(test.game)
			}
		})
	}
}
