package family_test

import (
	"errors"
	"fmt"
	"math/rand/v2"

	"github.com/railhex/railhex/variants/family"
)

// Ten is a game for two. The cards 1 to 6 are turned over one by one; the player whose
// turn it is keeps the card, or gives it to the other. A player with more than ten
// points in the end gets 0, and most points win.
type (
	Ten struct {
		held [3]uint8 // the cards of each seat, as bits; of seat 0 those still to come
		card uint8    // the one turned over, 0 for none
		turn Seat
	}
	Move    uint8 // 1 to 6 turn over a card
	Seat    = family.Seat
	Outcome = family.Outcome[Move]
)

const (
	Keep Move = 7
	Give Move = 8
)

func NewTen() Ten { return Ten{held: [3]uint8{1<<1 | 1<<2 | 1<<3 | 1<<4 | 1<<5 | 1<<6}, turn: 1} }

func (m Move) String() string {
	return [...]string{"no move", "card 1", "card 2", "card 3", "card 4", "card 5", "card 6", "keep", "give"}[m]
}

func (s *Ten) Seats() int   { return 2 }
func (s *Ten) Over() bool   { return s.card == 0 && s.held[0] == 0 }
func (s *Ten) Chance() bool { return s.card == 0 && s.held[0] != 0 }
func (s *Ten) Hash() uint64 {
	return uint64(s.held[0]) | uint64(s.held[1])<<8 | uint64(s.card)<<16 | uint64(s.turn)<<24
}
func (s *Ten) LongestGame() int        { return 2 * 6 }
func (s *Ten) TotalBounds() (int, int) { return 0, 10 }
func (s *Ten) NumOutcomes() float64    { return float64(len(s.AppendOutcomes(nil))) }
func (s *Ten) Apply(m Move) (Ten, error) {
	next := *s
	err := s.ApplyTo(&next, m)
	return next, err
}

func (s *Ten) Turn() Seat {
	if s.card == 0 {
		return 0
	}
	return s.turn
}

func (s *Ten) Check(m Move) error {
	switch {
	case s.Chance() && 1 <= m && m <= 6 && s.held[0]>>m&1 != 0, s.Turn() != 0 && (m == Keep || m == Give):
		return nil
	}
	return errors.New("the rules of Ten do not allow it here")
}

func (s *Ten) ApplyTo(next *Ten, m Move) error {
	if err := s.Check(m); err != nil {
		return err
	}
	*next = *s
	switch m {
	case Keep:
		next.held[s.turn] |= 1 << s.card
	case Give:
		next.held[3-s.turn] |= 1 << s.card
	default:
		next.held[0] &^= 1 << m
		next.card = uint8(m)
		return nil
	}
	next.card, next.turn = 0, 3-s.turn
	return nil
}

func (s *Ten) AppendMoves(dst []Move) []Move {
	if s.Turn() != 0 {
		return append(dst, Keep, Give)
	}
	for m := Move(1); m <= 6; m++ {
		if s.Check(m) == nil {
			dst = append(dst, m)
		}
	}
	return dst
}

func (s *Ten) AppendOutcomes(dst []Outcome) []Outcome {
	if s.Chance() {
		left := s.AppendMoves(nil)
		for _, m := range left {
			dst = append(dst, Outcome{Move: m, Probability: 1 / float64(len(left))})
		}
	}
	return dst
}

func (s *Ten) Sample(r *rand.Rand) (none Move) {
	if all := s.AppendOutcomes(nil); len(all) > 0 {
		return all[r.IntN(len(all))].Move
	}
	return none
}

func (s *Ten) Probability(m Move) float64 {
	if s.Chance() && s.Check(m) == nil {
		return 1 / s.NumOutcomes()
	}
	return 0
}

func (s *Ten) Total(seat Seat) (points int) {
	for card := 1; card <= 6; card++ {
		points += card * int(s.held[seat]>>card&1)
	}
	if points > 10 {
		return 0
	}
	return points
}

func (s *Ten) Rank(seat Seat) int {
	switch {
	case !s.Over():
		return 0
	case s.Total(seat) < s.Total(3-seat):
		return 2
	}
	return 1
}

// A fourth game, and what it gets: it is held to the laws of any game, its ways to go
// on are counted, and it is played at random.
func Example() {
	start := NewTen()
	fmt.Println("faults:", family.Check(&start, family.Options[Ten, Move]{Games: 100}))
	fmt.Println("ways of four moves:", family.Perft(&start, 4).Sequences)
	for m, s := range family.Play(&start, nil, rand.New(rand.NewPCG(1, 2))) {
		if s.Over() {
			fmt.Println(m, "ends it:", s.Total(1), "to", s.Total(2), "and P1 has won", family.Return(&s, Seat(1)))
		}
	}
	// Output:
	// faults: <nil>
	// ways of four moves: 120
	// keep ends it: 0 to 9 and P1 has won -1
}
