package family

import (
	"errors"

	"github.com/railhex/railhex/internal/checker"
)

// Options say how many games [Check] plays, and how, and what else must be true in
// them. The zero Options are ten games in which every legal move is as likely as the
// others.
type Options[State, Move any] = checker.Options[State, Move]

// A Law is something that is so in every position of a game, besides what is so in
// any game.
type Law[State, Move any] = checker.Law[State, Move]

// An At is a position as a Law looks at it.
type At[State, Move any] = checker.At[State, Move]

// A Fault is a law that does not hold in a position of a game, which is shortened as
// far as the law is still broken.
type Fault[State, Move any] = checker.Fault[State, Move]

// Check plays random games from a position and holds every position of them to the
// laws of any game:
//
//   - the moves listed are those that Check lets pass and Apply and ApplyTo apply,
//     each listed once; all others are refused by all of them;
//   - no method changes the position, and a refused move leads nowhere;
//   - exactly one side is asked, and can move;
//   - the outcomes of chance are legal, differ, and their probabilities add up to 1;
//     what chance draws can be drawn, and NumOutcomes and Probability say the same;
//   - points stay within their bounds, and nobody has a place before the end;
//   - the game ends, after no more moves than it says;
//
// and to the laws of its own that are given. The error joins all faults, each a
// [*Fault]. A game is left at the first position with a fault; of its moves those are
// kept that are needed to break the law.
func Check[P Position[State, Move, Seat, Outcome], State, Move comparable, Seat ~uint8, Outcome ~OutcomeOf[Move]](start P, o Options[State, Move]) error {
	var faults []error
	for _, fault := range checker.Check(start, o) {
		faults = append(faults, fault)
	}
	return errors.Join(faults...)
}

// HiddenLaw is the law for [Options] that a position dealt anew is one that the seat
// could imagine: it is valid, looks the same to her, asks the same side, gives her the
// same legal moves when she is asked, and follows from what she sees and the random
// numbers alone. Seen is all that a seat sees of a position, as text; Validate says which
// invariants of the game a position breaks.
func HiddenLaw[P interface {
	Hidden[State, Move, Seat, Outcome]
	Validate() error
}, State, Move comparable, Seat ~uint8, Outcome ~OutcomeOf[Move]](seen func(s P, seat Seat) string) Law[State, Move] {
	return checker.Hidden(seen)
}

// TextLaws are the laws for [Options] that moves and positions are read back as they
// were written: a Move by its String and as JSON, a State as JSON and on one line. For
// them a State has MarshalJSON, UnmarshalJSON, MarshalText and Validate, which says
// which invariants of the game a position breaks. ParseState reads the line of a
// position of the game that like is of.
func TextLaws[P interface {
	Position[State, Move, Seat, Outcome]
	checker.Read[State]
}, State comparable, Move checker.Written, Seat ~uint8, Outcome ~OutcomeOf[Move]](
	parseMove func(text string) (Move, error), parseState func(line string, like P) (State, error),
) []Law[State, Move] {
	return checker.Texts(parseMove, parseState)
}
