package bare

import (
	"fmt"
	"math/rand/v2"
	"strings"

	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/describe"
)

// Parts are the fewest with which a game is described.
func Parts() describe.Parts[State, Move] {
	return describe.Parts[State, Move]{Name: "bare", Least: 2, Most: 3, Notation: describe.Plain(New, ParseMove)}
}

// Of is [describe.Of] for this game. A test that calls it does not compile the description
// again.
//
//go:noinline
func Of(parts describe.Parts[State, Move]) describe.Game { return describe.Of(parts) }

// A State is a position: so many sticks lie there.
type State struct {
	left, seats uint8
	turn        family.Seat
}

// New begins a game.
func New(players int) (State, error) { return State{10, uint8(players), 1}, nil }

// A Move takes so many sticks.
type Move uint8

func (m Move) String() string { return fmt.Sprintf("take %d", m) }

// ParseMove reads a move.
func ParseMove(text string) (m Move, err error) {
	if _, err = fmt.Sscanf(text, "take %d", &m); err != nil || m.String() != text {
		return 0, fmt.Errorf("%q is no move: it is one such as take 2", text)
	}
	return m, nil
}

// A Rule is the only one.
type Rule struct{}

func (Rule) String() string { return "TAKE-1" }
func (Rule) Text() string   { return "A player takes 1, 2 or 3 of the sticks that lie there." }
func (Rule) Error() string  { return "TAKE-1" }
func (Rule) IsValid() bool  { return true }

type reason string

func (r reason) String() string      { return string(r) }
func (r reason) Template() string    { return string(r) }
func (reason) Notation(a any) string { return fmt.Sprint(a) }

// Check returns why a move cannot be made.
func (s *State) Check(m Move) error {
	if m >= 1 && m <= 3 && uint8(m) <= s.left {
		return nil
	}
	why := family.NewPhrase(reason("{left} sticks lie there"), "left", int(s.left))
	return &family.MoveError{Move: m, Rule: Rule{}, Reason: why}
}

// ApplyTo sets next to the position after a move.
func (s *State) ApplyTo(next *State, m Move) error {
	if err := s.Check(m); err != nil {
		return err
	}
	*next = State{s.left - uint8(m), s.seats, 1 + s.turn%family.Seat(s.seats)}
	return nil
}

// Apply returns the position after a move.
func (s *State) Apply(m Move) (State, error) {
	next := *s
	return next, s.ApplyTo(&next, m)
}

// AppendMoves appends the legal moves.
func (s *State) AppendMoves(dst []Move) []Move {
	for m := Move(1); s.Check(m) == nil; m++ {
		dst = append(dst, m)
	}
	return dst
}

func (s *State) Seats() int                                                       { return int(s.seats) }
func (s *State) Chance() bool                                                     { return false }
func (s *State) Over() bool                                                       { return s.left == 0 && s.seats > 0 }
func (s *State) AppendOutcomes(dst []family.Outcome[Move]) []family.Outcome[Move] { return dst }
func (s *State) Sample(*rand.Rand) Move                                           { return 0 }
func (s *State) Probability(Move) float64                                         { return 0 }
func (s *State) NumOutcomes() float64                                             { return 0 }
func (s *State) LongestGame() int                                                 { return 10 }
func (s *State) TotalBounds() (int, int)                                          { return 0, 1 }
func (s *State) Hash() uint64                                                     { return uint64(s.left) | uint64(s.seats)<<8 | uint64(s.turn)<<16 }

// Turn returns the seat that is asked.
func (s *State) Turn() family.Seat {
	if s.left == 0 {
		return family.Nobody
	}
	return s.turn
}

// Total is 1 for the winner.
func (s *State) Total(seat family.Seat) int {
	if s.Rank(seat) == 1 {
		return 1
	}
	return 0
}

// Rank is 1 for the winner and 2 for the others, 0 before the end.
func (s *State) Rank(seat family.Seat) int {
	switch last := 1 + (int(s.turn)+int(s.seats)-2)%max(int(s.seats), 1); {
	case !s.Over() || seat == family.Nobody || int(seat) > s.Seats():
		return 0
	case int(seat) == last:
		return 1
	}
	return 2
}

func (s State) String() string { return strings.Repeat("|", int(s.left)) }
