package browsertest

import (
	"encoding/json"
	"fmt"
	"regexp"
	"testing"

	"github.com/railhex/railhex/examples/frontend"
	"github.com/railhex/railhex/examples/steampower"
)

// TestHandsAreHidden plays Steam Power with two persons at one screen and looks for
// each hand in all that the page holds while it is not its owner's turn, and while the
// screen is passed on.
func TestHandsAreHidden(t *testing.T) {
	p := open(t, phone)
	g := p.start("steampower", []string{"person", "person"})
	passed := 0
	for range 12 {
		now := g.position()
		if g.has("#handover[open]") {
			passed++
			g.screenshot("passed-on")
			g.wantHidden(now, 1)
			g.wantHidden(now, 2)
			g.press("\x1b") // Escape shows nobody's hand
			if !g.has("#handover[open]") {
				t.Error("Escape uncovers the table")
			}
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
		g.byClicks(now, move)
		g.settle()
	}
	if passed < 2 {
		t.Errorf("the screen is passed on %d times", passed)
	}
}

// wantHidden wants nothing told of a seat's hand.
func (g *game) wantHidden(now frontend.Position, seat int) {
	g.t.Helper()
	for _, contract := range handOf(g.t, now, seat) {
		if g.tells(contract) {
			g.t.Errorf("the page tells of contract %d in the hand of P%d", contract, seat)
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
	g.t.Helper()
	named := fmt.Sprintf(`data-contract="%[1]d"|[Cc]ontract %[1]d\b|fulfil %[1]d\b|deal %[1]d\b`, contract)
	return regexp.MustCompile(named).MatchString(eval[string](g.page, `document.documentElement.outerHTML`))
}
