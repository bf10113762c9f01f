package describe_test

import (
	"fmt"
	"math/rand/v2"
	"strconv"

	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/describe"
)

// Sticks is a game for two or three, and has nothing but rules. A die says how many
// sticks lie on the table. The players take 1, 2 or 3 in turn, and a stick is a point for
// each but the last: that costs 5.
type (
	Sticks struct {
		seats, left uint8
		thrown      bool
		turn        family.Seat
		taken       [4]int8 // by seat
	}
	Take uint8 // 1 to 3 sticks; 10 and more is a throw of the die
)

func NewSticks(players int) (Sticks, error) {
	return Sticks{seats: uint8(players), turn: 1}, nil
}

const throw Take = 10

func (m Take) String() string {
	if m >= throw {
		return "throw " + strconv.Itoa(int(m-throw))
	}
	return "take " + strconv.Itoa(int(m))
}

func ParseTake(text string) (Take, error) {
	for _, m := range []Take{1, 2, 3, throw + 7, throw + 8, throw + 9} {
		if m.String() == text {
			return m, nil
		}
	}
	return 0, fmt.Errorf("%q is not a move of Sticks", text)
}

func (s *Sticks) Seats() int   { return int(s.seats) }
func (s *Sticks) Chance() bool { return s.seats > 0 && !s.thrown }
func (s *Sticks) Over() bool   { return s.thrown && s.left == 0 }

func (s *Sticks) Turn() family.Seat {
	if !s.thrown || s.left == 0 {
		return family.Nobody
	}
	return s.turn
}

func (s *Sticks) Check(m Take) error {
	switch {
	case s.Chance() && m > throw+6 && m < throw+10, s.Turn() != family.Nobody && m >= 1 && m <= 3 && uint8(m) <= s.left:
		return nil
	}
	return fmt.Errorf("%v is not possible here: %d sticks lie on the table", m, s.left)
}

func (s *Sticks) ApplyTo(next *Sticks, m Take) error {
	if err := s.Check(m); err != nil {
		return err
	}
	*next = *s
	if m >= throw {
		next.thrown, next.left = true, uint8(m-throw)
		return nil
	}
	next.left -= uint8(m)
	next.taken[s.turn] += int8(m)
	if next.left == 0 {
		next.taken[s.turn] -= 6
	}
	next.turn = 1 + s.turn%family.Seat(s.seats)
	return nil
}

func (s *Sticks) Apply(m Take) (Sticks, error) {
	next := *s
	err := s.ApplyTo(&next, m)
	return next, err
}

func (s *Sticks) AppendMoves(dst []Take) []Take {
	for _, m := range []Take{1, 2, 3, throw + 7, throw + 8, throw + 9} {
		if s.Check(m) == nil {
			dst = append(dst, m)
		}
	}
	return dst
}

func (s *Sticks) AppendOutcomes(dst []family.Outcome[Take]) []family.Outcome[Take] {
	if s.Chance() {
		for _, m := range s.AppendMoves(nil) {
			dst = append(dst, family.Outcome[Take]{Move: m, Probability: 1.0 / 3})
		}
	}
	return dst
}

func (s *Sticks) Sample(random *rand.Rand) Take {
	if !s.Chance() {
		return 0
	}
	return throw + 7 + Take(random.IntN(3))
}

func (s *Sticks) Probability(m Take) float64 {
	if s.Chance() && s.Check(m) == nil {
		return 1.0 / 3
	}
	return 0
}

func (s *Sticks) NumOutcomes() float64 { return float64(len(s.AppendOutcomes(nil))) }

func (s *Sticks) Total(seat family.Seat) int {
	if seat >= 4 {
		return 0
	}
	return int(s.taken[seat])
}

func (s *Sticks) Rank(seat family.Seat) int {
	if !s.Over() || seat == family.Nobody || int(seat) > s.Seats() {
		return 0
	}
	rank := 1
	for other := range s.taken {
		if s.taken[other] > s.taken[seat] && other > 0 && other <= s.Seats() {
			rank++
		}
	}
	return rank
}

func (s *Sticks) LongestGame() int        { return 10 }
func (s *Sticks) TotalBounds() (int, int) { return -5, 9 }

func (s *Sticks) Hash() uint64 {
	hash := uint64(s.left) | uint64(s.turn)<<8 | uint64(s.seats)<<16
	if s.thrown {
		hash |= 1 << 24
	}
	for seat, n := range s.taken {
		hash |= uint64(uint8(n)) << (32 + 8*seat)
	}
	return hash
}

// A game that has nothing but rules is described in four lines. It has records, words
// for every move, a random player and a search all the same.
func Example() {
	game := describe.Of(describe.Parts[Sticks, Take]{
		Name: "sticks", Least: 2, Most: 3,
		Notation: describe.Plain(NewSticks, ParseTake),
	})
	fmt.Println("wrong with it:", describe.Complete(game))

	start, err := game.Begin([]byte(`{"players": 2}`))
	if err != nil {
		fmt.Println(err)
		return
	}
	p, fell := start.Fall(rand.New(rand.NewPCG(1, 2)))
	fmt.Println(fell, "-", p.View(0, describe.Manner{Names: []string{"Ada", "Ben"}}).Prompt)
	offers, _ := p.Offers(describe.Manner{}, describe.Filter{})
	for _, offer := range offers {
		fmt.Printf("  %s brings %d\n", offer.Text, offer.Gain)
	}
	_, err = p.Move("take 4")
	fmt.Println(game.Failure(err, describe.Manner{}).Message)

	moves := []string{fell}
	for !p.Over() {
		move := p.Moves()[len(p.Moves())-1]
		if p, err = p.Move(move); err != nil {
			fmt.Println(err)
			return
		}
		moves = append(moves, move)
	}
	fmt.Println(p.View(0, describe.Manner{}).Result)
	record, err := start.Record(moves, describe.Notes{})
	fmt.Printf("%s%v\n", record, err)
	// Output:
	// wrong with it: <nil>
	// throw 9 - Ada: move
	//   take 1 brings 1
	//   take 2 brings 2
	//   take 3 brings 3
	// "take 4" is not a move of Sticks
	// P2 won: P1 0, P2 3
	// game sticks
	// players 2
	//
	// throw 9
	// take 3
	// take 3
	// take 3
	// <nil>
}

// A Walker plays by index, and allocates nothing.
func ExampleWalker() {
	game := describe.Of(describe.Parts[Sticks, Take]{
		Name: "sticks", Least: 2, Most: 3,
		Notation: describe.Plain(NewSticks, ParseTake),
	})
	start, err := game.Begin([]byte(`{"players": 3}`))
	if err != nil {
		fmt.Println(err)
		return
	}
	w, random := game.Walker(), rand.New(rand.NewPCG(1, 2))
	won := [4]int{}
	for range 1000 {
		if err := w.Set(start); err != nil {
			fmt.Println(err)
			return
		}
		for !w.Over() {
			if w.Chance() {
				w.Fall(random)
			} else {
				w.Make(random.IntN(w.Len()))
			}
		}
		for seat := family.Seat(1); int(seat) <= w.Seats(); seat++ {
			if w.Rank(seat) == 1 {
				won[seat]++
			}
		}
	}
	fmt.Println(won[1:])
	// Output: [479 465 335]
}
