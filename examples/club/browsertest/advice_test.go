package browsertest

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/railhex/railhex/examples/club/browsertest/browser"
	"github.com/railhex/railhex/variants/family/describe"
)

// TestAMoveIsComparedAndNotMade asks what speaks against each of two moves, one of a
// picture and one of the list, and makes one of those that are compared.
func TestAMoveIsComparedAndNotMade(t *testing.T) {
	p := shared(t, browser.Desktop)
	g := p.start("steamrollers", []string{"person", "person"})
	now := p.position()
	options := offered(now)
	alike := 0
	for _, move := range now.Moves() {
		p.Click("#why-not")
		p.Sees("#notice", "compared")
		g.byClicks(now, move)
		p.Until("the moves are compared", `Boolean(document.querySelector("#notice .side"))`)
		said := p.Text("#notice")
		at := slices.IndexFunc(options, func(o describe.Option) bool { return o.Move == move })
		if !strings.Contains(said, options[at].Text) || !strings.Contains(said, "chance to win") || !strings.Contains(said, "%") {
			t.Errorf("the page says of %s: %s", move, said)
		}
		same := strings.Contains(said, "would do the same")
		if same {
			alike++
		}
		if sides := browser.Eval[int](p.Page, `document.querySelectorAll("#notice .side").length`); same != (sides == 1) {
			t.Errorf("%d moves are compared: %s", sides, said)
		}
		if !same {
			p.Screenshot("compared")
		}
	}
	if alike != 1 {
		t.Errorf("the bot would do %d of %d moves", alike, len(now.Moves()))
	}
	move := now.Moves()[0]
	if p.position().Text() != now.Text() {
		t.Error("what is compared is made")
	}
	if p.Has("#why-not[aria-pressed=true]") {
		t.Error("the next move would be compared, too")
	}
	p.Click("#why-not")
	p.Click("#why-not")
	if p.Has("#why-not[aria-pressed=true]") || p.Text("#notice") != "" {
		t.Error("comparing cannot be given up")
	}
	p.Click("#ask-hint")
	p.Sees("#notice", "A bot would do this")
	hint := p.Text("#notice")
	if !slices.ContainsFunc(options, func(o describe.Option) bool { return strings.Contains(hint, o.Text) }) || p.position().Text() != now.Text() {
		t.Errorf("the hint is no option, or is made: %s", hint)
	}
	p.Click("#why-not")
	g.byClicks(now, move)
	p.Until("the moves are compared again", `Boolean(document.querySelector("#notice .side button"))`)
	if lines := p.Text("#notice .side small:last-child"); strings.Contains(lines, ".;") {
		t.Errorf("what the move does is no sentence: %q", lines)
	}
	p.Click("#notice .side button")
	p.settle()
	if after, err := now.Replay(move); err != nil || p.position().Text() != after.Text() {
		t.Errorf("%s is not made (%v)", move, err)
	}
}

// TestTheChosenMoveIsCompared asks what speaks against a move that is chosen already: it is
// compared at once, and stays chosen.
func TestTheChosenMoveIsCompared(t *testing.T) {
	p := shared(t, browser.Desktop)
	g := p.start("steamrollers", []string{"person", "person"})
	g.playSome(1)
	record, card := p.record(), `#options button.opt:not([data-move^="draft"])`
	p.Click(card)
	chosen := p.Text("#act")
	p.Click("#why-not")
	p.Until("the move is compared", `Boolean(document.querySelector("#notice .side"))`)
	if got := p.Text("#act"); got != chosen || p.record() != record {
		t.Errorf("the dark button says %q and then %q, or the move is made", chosen, got)
	}
	if said := p.Text("#notice"); strings.Contains(said, "turn.") {
		t.Errorf("of a move the page says whose turn it is next: %s", said)
	}
	for _, button := range browser.Eval[[]float64](p.Page, `[...document.querySelectorAll("#notice .side button")].map((one) => one.getBoundingClientRect().height)`) {
		if most := browser.Eval[float64](p.Page, `document.getElementById("undo").getBoundingClientRect().height`); button > most+2 {
			t.Errorf("a button is %.0f px high: its words stand one below another", button)
		}
	}
}

// TestAdviceIsDrawn asks for a hint and compares a move with it, each time one that brings a good and one that lays
// track: the ways of both goods, the tracks and rings about their hexes are on the board. The hint says what comes next.
func TestAdviceIsDrawn(t *testing.T) {
	p := shared(t, browser.Desktop)
	for _, one := range []struct {
		header, kind string
		round        int
		drawn        string // of either move
	}{{rollers, "build", 8, ".ghosts.sketch .ghost.on"}, {steam, "move", 5, ".route.sketch"}, {steam, "build", 4, ".ghosts.sketch .ghost.on"}} {
		_, record := played(t, fmt.Sprintf(one.header, 4), asksFor(one.kind, one.round), nil)
		p.shows(record)
		now := p.position()
		offers, _ := now.Offers(describe.Manner{}, describe.Filter{Kind: one.kind})
		best, own := offers[0].Move, offers[len(offers)-1].Move
		browser.Eval[bool](p.Page, `drive.advise(%s, 0.6, 0.4, %s)`, best, own)
		p.Click("#ask-hint")
		p.Sees("#notice", "40 % in place of 60 %")
		drawn := func(kind string, want int) {
			t.Helper()
			if got := browser.Eval[int](p.Page, `document.querySelectorAll(%s).length`, "#pictures "+strings.ReplaceAll(one.drawn, ".sketch", ".sketch."+kind)); got != want {
				t.Errorf("%s of %s: %d are drawn as %s, want %d", one.kind, now.Of().Name(), got, kind, want)
			}
		}
		drawn("hint", 1)
		drawn("own", 0)
		browser.Eval[bool](p.Page, `(async () => { await window.testing.compare(%s); return true; })()`, own)
		drawn("hint", 1)
		drawn("own", 1)
		for _, ring := range []string{"hint-ring", "own-ring"} {
			if len(offers[0].Hexes) > 0 && !p.Has("#pictures ."+ring) {
				t.Errorf("%s of %s: there is no %s", one.kind, now.Of().Name(), ring)
			}
		}
		p.Screenshot(one.kind + now.Of().Name())
	}
}

// TestMovesAreCalledAlikeThatAre compares a move that is better than the bot's, one that is worse, and one
// that the bot cannot tell from its own: only of the last the page says that both are about as good.
func TestMovesAreCalledAlikeThatAre(t *testing.T) {
	p := shared(t, browser.Desktop)
	g := p.start("steamrollers", []string{"person", "person"})
	now := p.position()
	moves := now.Moves()
	for _, one := range []struct {
		own, its float64
		alike    bool
	}{{0.55, 0.32, false}, {0.32, 0.55, false}, {0.5, 0.51, true}} {
		browser.Eval[bool](p.Page, `drive.advise(%s, %s, %s)`, moves[1], one.its, one.own)
		p.Click("#why-not")
		p.Sees("#notice", "compared")
		g.byClicks(now, moves[0])
		p.Until("the moves are compared", `document.querySelectorAll("#notice .side").length === 2`)
		if said := p.Text("#notice"); strings.Contains(said, "about as good") != one.alike {
			t.Errorf("of chances of %v and %v the page says: %s", one.own, one.its, said)
		}
	}
}

// TestTheHintIsTheSameEachTime asks for a hint again and again, with the page loaded anew
// in between: it says the same, and draws it on the board.
func TestTheHintIsTheSameEachTime(t *testing.T) {
	p := shared(t, browser.Desktop)
	mid(rollers, 2, "build", 3)(p)
	said := ""
	for range 2 {
		p.Click("#ask-hint")
		p.Sees("#notice", "A bot would do this")
		if now := p.Text("#notice"); said != "" && now != said {
			t.Errorf("the hint is first %q, then %q", said, now)
		} else {
			said = now
		}
		hexes := browser.Eval[int](p.Page, `window.testing.playing().view.offers.find(({ move }) => move === document.querySelector("#notice > [data-move]").dataset.move).hexes.length`)
		if rings := browser.Eval[int](p.Page, `document.querySelectorAll("#pictures .hint-ring").length`); rings != hexes {
			t.Errorf("the hint is about %d hexes, and %d have a ring: %s", hexes, rings, said)
		}
		if !p.Has("#notice.hint") {
			t.Error("the hint does not look like one")
		}
		p.Screenshot("hint")
		p.reload()
		p.settle()
	}
}

// TestARefusalIsClosed closes a refusal, and has another one disappear with the next
// choice.
func TestARefusalIsClosed(t *testing.T) {
	p := shared(t, browser.Desktop)
	g := p.start("steamrollers", []string{"person", "person"})
	refused := func() {
		p.Click("#pictures [data-box]")
		p.Until("the page says why not", `Boolean(document.querySelector("#notice.refuse .rule-link"))`)
	}
	p.Click("#why-not") // compares nothing where a move is refused
	refused()
	if p.Has("#notice .side") {
		t.Error("a refused move is compared")
	}
	p.Click("#why-not")
	refused()
	p.Screenshot("refused")
	p.Click("#notice .close")
	p.Until("nothing is said any more", `document.getElementById("notice").innerText === ""`)
	refused()
	g.playSome(1)
	if said := p.Text("#notice"); said != "" {
		t.Errorf("after the next choice the page still says %q", said)
	}
}
