package browsertest

import (
	"fmt"
	"regexp"
	"slices"
	"testing"

	"github.com/railhex/railhex/examples/club/browsertest/browser"
	described "github.com/railhex/railhex/internal/games"
	"github.com/railhex/railhex/variants/family/describe"
)

// TestHandsAreHidden plays Steam Power with two persons at one screen and looks for
// each hand in all that the page holds while it is not its owner's turn, and while the
// screen is passed on.
func TestHandsAreHidden(t *testing.T) {
	p := shared(t, browser.Phone)
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
		move := g.chooses(now)
		g.clicks(now, move)
	}
	if passed < 2 {
		t.Errorf("the screen is passed on %d times", passed)
	}
}

// TestARecordOfHiddenHandsIsToldByChoice saves a game in which hands are hidden: unless
// everything is asked for, what is shown, copied and linked is what the seat sees.
func TestARecordOfHiddenHandsIsToldByChoice(t *testing.T) {
	p := shared(t, browser.Desktop)
	g := p.start("steampower", []string{"person", "person"})
	now := p.position()
	g.takeScreen(now)
	seen := func(what, record string) {
		t.Helper()
		read, err := described.All().ReadRecord(record, nil)
		if err != nil || read.Err != nil {
			t.Fatalf("%s: %v %v\n%s", what, err, read.Err, record)
		}
		if got, want := string(read.End.Report(1)), string(now.Report(1)); got != want || len(read.Moves) > 0 {
			t.Errorf("%s tells P1 %d moves and\n%s, and she sees\n%s", what, len(read.Moves), got, want)
		}
		if slices.Equal(handOf(t, read.End, 2), handOf(t, now, 2)) {
			t.Errorf("%s tells the hand of P2", what)
		}
	}
	linked := func(link string) string {
		return browser.Eval[string](p.Page, `drive.recordOf(%s)`, link)
	}
	seen("the link of this position", linked(p.copied("#copy-move")))
	p.Click("#open-record")
	p.opened("record")
	text := func() string { return browser.Eval[string](p.Page, `document.getElementById("record-text").value`) }
	p.Sees("#seen-by", "P1")
	p.Screenshot("secret")
	seen("the record", text())
	seen("the link of the record", linked(p.copied("#copy-position")))
	if p.Has("#copy-game:not([hidden])") {
		t.Error("a link to the whole game is offered unasked")
	}
	p.Click("#tell-all")
	p.Until("the whole game is told", `document.getElementById("record-text").value === %s`, p.record())
	if whole := linked(p.copied("#copy-game")); whole != p.record() {
		t.Errorf("the link to the whole game holds\n%s", whole)
	}
	p.Press("\x1b")

	browser.Eval[bool](p.Page, `(document.querySelector("#log a[data-at]").dispatchEvent(new PointerEvent("pointerover", { bubbles: true })), true)`)
	p.Until("a line of the log has an address", `document.querySelector("#log a[data-at]").href.includes("game=")`)
	seen("the link of the last line", linked(browser.Eval[string](p.Page, `document.querySelector("#log a[data-at]").href`)))
	p.Click("#open-record")
	p.opened("record")
	seen("the record the next time", text())
	p.Press("\x1b")
	p.start("steamrollers", []string{"person", "person"})
	p.Click("#open-record")
	p.Until("a record without secrets is told as a whole", `document.getElementById("record-text").value === %s && document.getElementById("record-secret").hidden`, p.record())
}

// wantHidden wants nothing told of a seat's hand.
func (g *game) wantHidden(now describe.Position, seat int) {
	g.T.Helper()
	for _, contract := range handOf(g.T, now, seat) {
		if g.tells(contract) {
			g.T.Errorf("the page tells of contract %d in the hand of P%d", contract, seat)
		}
	}
}

func handOf(t *testing.T, now describe.Position, seat int) []int {
	t.Helper()
	report := reported[struct{ Players []struct{ Hand []int } }](t, now, describe.Everyone)
	return report.Players[seat-1].Hand
}

// tells reports whether the page names a contract: as a picture, a move or a sentence
// does.
func (g *game) tells(contract int) bool {
	g.T.Helper()
	named := fmt.Sprintf(`data-contract="%[1]d"|[Cc]ontract %[1]d\b|fulfil %[1]d\b|deal %[1]d\b`, contract)
	return regexp.MustCompile(named).MatchString(browser.Eval[string](g.Page, `document.documentElement.outerHTML`))
}
