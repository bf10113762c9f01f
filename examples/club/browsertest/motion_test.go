package browsertest

import (
	"fmt"
	"slices"
	"testing"

	"github.com/railhex/railhex/examples/club/browsertest/browser"
)

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
				browser.Eval[bool](p.Page, `(drive.moved.length = 0, true)`)
				const some = 7
				g.playSome(some)
				moved := browser.Eval[[]string](p.Page, `drive.moved`)
				if motion == browser.Still {
					if len(moved) > 0 {
						t.Errorf("where no motion is wanted, there is %q", moved)
					}
					return
				}
				now := begun.End
				for i, move := range p.replayed().Moves[len(begun.Moves):] {
					events := eventsOf(t, now, move)
					after := replay(t, now, move)
					isShown := now.Turn() != 1 || len(now.Moves()) > 1 && withOnlyMoves(t, after, 1) == after // it is done alone
					for _, event := range events {
						what, ok := motions[event.Kind]
						seen[what] = true
						if want := fmt.Sprint(len(begun.Moves)+i+1, " ", what); ok && isShown && !slices.Contains(moved, want) {
							t.Errorf("%s (%s), and it is not seen: no %q in %q", event.Text, move, want, moved)
						}
					}
					now = after
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
