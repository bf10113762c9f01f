package browsertest

import (
	"fmt"
	"slices"
	"testing"

	"github.com/railhex/railhex/examples/club/browsertest/browser"
	"github.com/railhex/railhex/variants/family/describe"
)

// watchMotion notes in moved what is seen to move on the page, each with the position
// that is shown then, as in "12 cross".
const watchMotion = `(() => {
	window.moved = [];
	const animate = Element.prototype.animate;
	Element.prototype.animate = function (frames, ...how) {
		const from = frames[0].transform ?? "";
		let what = "piece";
		if (this.closest("[data-track]")) what = "track";
		else if (this.dataset.crossed !== undefined) what = "cross";
		else if (from.startsWith("rotate")) what = "dice";
		window.moved.push(parseInt(document.getElementById("place").innerText) + " " + what);
		return animate.call(this, frames, ...how);
	};
	return true;
})()`

// motions are what the eye sees of events.
var motions = map[string]string{
	"dice rolled": "dice", "die drafted": "piece", "track drawn": "track", "track placed": "track", "Olive has crossed off": "cross",
}

// TestWhatHappensIsSeenToMove plays on in two games that have every kind of motion, so slowly
// that every position is shown, and holds what moved on the page against what the moves did.
// With less motion asked for, nothing moves.
func TestWhatHappensIsSeenToMove(t *testing.T) {
	seen := map[string]bool{} // by what moves
	for i, motion := range []browser.Motion{browser.Still, browser.Moving} {
		for _, play := range plays[:i+1] {
			t.Run(play.game+"-"+string(motion), func(t *testing.T) {
				p := open(t, browser.Desktop)
				p.Prefer(motion)
				g := p.start(play.game, play.seats, func() { play.fill(p) })
				begun := p.replayed()
				if motion == browser.Moving {
					p.Choose("#pace", "1000")
				}
				browser.Eval[bool](p.Page, watchMotion)
				const some = 8
				g.playSome(some)
				moved := browser.Eval[[]string](p.Page, `moved`)
				if motion == browser.Still {
					if len(moved) > 0 {
						t.Errorf("where no motion is wanted, there is %q", moved)
					}
					return
				}
				now := begun.End
				for i, move := range p.replayed().Moves[len(begun.Moves):] {
					step, err := now.Step(move, describe.Everyone, describe.Manner{})
					if err != nil {
						t.Fatal(err)
					}
					for _, event := range step.Events {
						what, ok := motions[event.Kind]
						seen[what] = true
						if want := fmt.Sprint(len(begun.Moves)+i+1, " ", what); ok && !slices.Contains(moved, want) {
							t.Errorf("%s (%s), and it is not seen: no %q in %q", event.Text, move, want, moved)
						}
					}
					if now, err = now.Replay(move); err != nil {
						t.Fatal(err)
					}
				}
			})
		}
	}
	for _, what := range motions {
		if !seen[what] {
			t.Errorf("no %s had to move", what)
		}
	}
}
