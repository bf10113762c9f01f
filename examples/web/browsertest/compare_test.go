package browsertest

import (
	"slices"
	"strings"
	"testing"

	"github.com/railhex/railhex/examples/frontend"
)

// TestAMoveIsComparedAndNotMade asks what speaks against each of two moves, one of a
// picture and one of the list, and makes one of those that are compared.
func TestAMoveIsComparedAndNotMade(t *testing.T) {
	p := open(t, desktop)
	g := p.start("steamrollers", []string{"person", "person"})
	now := p.position()
	options := flat(now.Options(frontend.Manner{}))
	alike := 0
	for _, move := range now.Moves() {
		p.click("#why-not")
		p.sees("#notice", "compared")
		g.byClicks(now, move)
		p.until("the moves are compared", `Boolean(document.querySelector("#notice .side"))`)
		said := p.text("#notice")
		at := slices.IndexFunc(options, func(o frontend.Option) bool { return o.Move == move })
		if !strings.Contains(said, options[at].Text) || !strings.Contains(said, "chance to win") || !strings.Contains(said, "%") {
			t.Errorf("the page says of %s: %s", move, said)
		}
		same := strings.Contains(said, "would do the same")
		if same {
			alike++
		}
		if sides := eval[int](p, `document.querySelectorAll("#notice .side").length`); same != (sides == 1) {
			t.Errorf("%d moves are compared: %s", sides, said)
		}
		if !same {
			p.screenshot("compared")
		}
	}
	if alike != 1 {
		t.Errorf("the bot would do %d of %d moves", alike, len(now.Moves()))
	}
	move := now.Moves()[0]
	if p.position().Text() != now.Text() {
		t.Error("what is compared is made")
	}
	if p.has("#why-not[aria-pressed=true]") {
		t.Error("the next move would be compared, too")
	}
	p.click("#why-not")
	p.click("#why-not")
	if p.has("#why-not[aria-pressed=true]") || p.text("#notice") != "" {
		t.Error("comparing cannot be given up")
	}
	p.click("#ask-hint")
	p.sees("#notice", "A bot would do this")
	p.click("#why-not")
	g.byClicks(now, move)
	p.until("the moves are compared again", `Boolean(document.querySelector("#notice .side button"))`)
	p.click("#notice .side button")
	p.settle()
	if after, err := now.Replay(move); err != nil || p.position().Text() != after.Text() {
		t.Errorf("%s is not made (%v)", move, err)
	}
}

// TestARefusalIsToldOnce compares nothing where a move is refused.
func TestARefusalIsToldOnce(t *testing.T) {
	p := open(t, desktop)
	p.start("steamrollers", []string{"person", "person"})
	p.click("#why-not")
	p.click("#pictures [data-box]")
	p.sees("#notice", "ROUND-2")
	if p.has("#notice .side") {
		t.Error("a refused move is compared")
	}
}
