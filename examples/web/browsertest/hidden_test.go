package browsertest

import (
	"encoding/json"
	"fmt"
	"regexp"
	"testing"

	"github.com/railhex/railhex/examples/frontend"
	"github.com/railhex/railhex/examples/steampower"
	"github.com/railhex/railhex/examples/web/browsertest/browser"
)

// TestHandsAreHidden plays Steam Power with two persons at one screen and looks for
// each hand in all that the page holds while it is not its owner's turn, and while the
// screen is passed on.
func TestHandsAreHidden(t *testing.T) {
	p := open(t, browser.Phone)
	g := p.start("steampower", []string{"person", "person"})
	passed := 0
	for range 12 {
		now := g.position()
		if g.Has("#handover[open]") {
			passed++
			g.Screenshot("passed-on")
			g.wantHidden(now, 1)
			g.wantHidden(now, 2)
			g.Press("\x1b") // Escape shows nobody's hand
			g.Until("the table is covered", `Boolean(document.querySelector("#handover[open]"))`)
		}
		g.takeScreen(now)
		g.wantHidden(now, 3-now.Turn())
		if hand := handOf(t, now, now.Turn()); len(hand) > 0 && !g.tells(hand[0]) {
			t.Errorf("P%d does not see contract %d in her own hand", now.Turn(), hand[0])
		}
		move, err := g.bot.Choose(t.Context(), now, g.random)
		if err != nil {
			t.Fatal(err)
		}
		g.clicks(now, move)
	}
	if passed < 2 {
		t.Errorf("the screen is passed on %d times", passed)
	}
}

// wantHidden wants nothing told of a seat's hand.
func (g *game) wantHidden(now frontend.Position, seat int) {
	g.T.Helper()
	for _, contract := range handOf(g.T, now, seat) {
		if g.tells(contract) {
			g.T.Errorf("the page tells of contract %d in the hand of P%d", contract, seat)
		}
	}
}

func handOf(t *testing.T, now frontend.Position, seat int) []int {
	t.Helper()
	var report steampower.Report
	if err := json.Unmarshal(now.Report(frontend.Everyone), &report); err != nil {
		t.Fatal(err)
	}
	return report.Players[seat-1].Hand
}

// tells reports whether the page names a contract: as a picture, a move or a sentence
// does.
func (g *game) tells(contract int) bool {
	g.T.Helper()
	named := fmt.Sprintf(`data-contract="%[1]d"|[Cc]ontract %[1]d\b|fulfil %[1]d\b|deal %[1]d\b`, contract)
	return regexp.MustCompile(named).MatchString(browser.Eval[string](g.Page, `document.documentElement.outerHTML`))
}
