package family

import (
	"encoding"
	"errors"
	"fmt"
	"slices"
)

// A Stored is a position that can be written as JSON and on one line, and says which
// of its invariants are broken.
type Stored interface {
	MarshalJSON() ([]byte, error)
	MarshalText() ([]byte, error)
	Validate() error
	Hash() uint64
}

// A Read is a pointer to a State that reads what a Stored writes.
type Read[State comparable] interface {
	*State
	Stored
	UnmarshalJSON([]byte) error
}

// A Written is a move that can be written. In JSON it also needs MarshalText, and
// UnmarshalText of the pointer to it: [MoveTextBroken] asks for both.
type Written interface {
	comparable
	fmt.Stringer
}

// TextLaws returns the laws for [Options] that moves and positions read back as they were
// written. For a Move this means its String and its JSON, for a State its JSON and its
// line. ParseMove and parseState read them; like is a position of the same game, of which
// parseState needs the setup.
func TextLaws[P interface {
	Pointer[State, Move]
	Read[State]
}, State comparable, Move Written](
	parseMove func(text string) (Move, error), parseState func(line string, like P) (State, error),
) []Law[State, Move] {
	return []Law[State, Move]{
		{"moves read back from text are the same", func(at At[State, Move]) error {
			moves := slices.Clone(at.some(P(at.State).AppendMoves(nil)))
			return MoveTextBroken(append(moves, noZero(at.Trials)...), parseMove)
		}},
		{"the position reads back from text as the same", func(at At[State, Move]) error {
			s := P(at.State)
			return positionTextBroken[P](s, *at.State, func(line string) (State, error) { return parseState(line, s) })
		}},
	}
}

// MoveTextBroken asks whether moves come back as they were from the notation, and from
// what encoding/json makes a string of.
func MoveTextBroken[Move Written](moves []Move, parse func(string) (Move, error)) error {
	var wrong Faults
	for _, m := range moves {
		if again, err := parse(m.String()); err != nil || again != m {
			wrong.Add("%v reads back as %v (%v)", m, again, err)
		}
		var again Move
		marshaller, writes := any(m).(encoding.TextMarshaler)
		unmarshaller, reads := any(&again).(encoding.TextUnmarshaler)
		if !writes || !reads {
			wrong.Add("a move has no MarshalText and UnmarshalText, which JSON needs")
			break
		}
		text, err := marshaller.MarshalText()
		if err = errors.Join(err, unmarshaller.UnmarshalText(text)); err != nil || again != m {
			wrong.Add("%v reads back from JSON as %v (%v)", m, again, err)
		}
	}
	return wrong.Err()
}

// noZero returns the moves without those that are zero.
func noZero[Move comparable](moves []Move) []Move {
	return slices.DeleteFunc(slices.Clone(moves), func(m Move) bool { return m == *new(Move) })
}

// positionTextBroken asks whether a position breaks no invariant of its own, and
// whether what s writes as JSON and on one line reads back as state.
func positionTextBroken[P Read[State], State comparable](s Stored, state State, parse func(line string) (State, error)) error {
	var wrong Faults
	if err := s.Validate(); err != nil {
		wrong.Add("an invariant is broken: %w", err)
	}
	if err := positionReadsBack[P](s, state, parse); err != nil {
		wrong.Add("%w", err)
	}
	return wrong.Err()
}

// PositionReadsBack asks whether what s writes as JSON and on one line reads back as state.
func positionReadsBack[P Read[State], State comparable](s Stored, state State, parse func(line string) (State, error)) error {
	var wrong Faults
	text, err := s.MarshalJSON()
	var again State
	if err = errors.Join(err, P(&again).UnmarshalJSON(text)); err != nil || again != state {
		wrong.Add("the position reads back from JSON as %v (%v)", again, err)
	}
	if h := P(&again).Hash(); h != s.Hash() {
		wrong.Add("the position that was read back from JSON hashes to %x, and was %x", h, s.Hash())
	}
	line, err := s.MarshalText()
	again, parseErr := parse(string(line))
	if err = errors.Join(err, parseErr); err != nil || again != state {
		wrong.Add("the position reads back from its line as %v (%v)", again, err)
	}
	if h := P(&again).Hash(); h != s.Hash() {
		wrong.Add("the position that was read back from its line hashes to %x, and was %x", h, s.Hash())
	}
	return wrong.Err()
}
