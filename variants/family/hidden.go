package family

import (
	"math/rand/v2"
	"slices"
)

// HiddenLaw returns the law for [Options] that a position dealt anew is one that the seat
// could imagine. It is valid, looks the same to the seat, and asks the same side; if it
// asks the seat, the legal moves are the same. It depends only on what the seat sees and
// on the random numbers. Seen is all that a seat sees of a position, as text; Validate
// returns the invariants of the game that a position breaks.
func HiddenLaw[P interface {
	Hidden[State, Move]
	Validate() error
}, State, Move comparable](seen func(s P, seat Seat) string) Law[State, Move] {
	return Law[State, Move]{"what a seat imagines looks to her as it is", func(at At[State, Move]) error {
		var wrong Faults
		s, before := P(at.State), *at.State
		for seat := Seat(1); int(seat) <= s.Seats(); seat++ {
			seed := at.Random.Uint64()
			state := s.Redealt(seat, rand.New(rand.NewPCG(seed, 0)))
			if *at.State != before {
				wrong.Add("dealing anew for seat %d has changed the position", uint8(seat))
				break
			}
			imagined := P(&state)
			if err := imagined.Validate(); err != nil {
				wrong.Add("seat %d imagines what cannot be: %w", uint8(seat), err)
			}
			if imagined.Turn() != s.Turn() || imagined.Chance() != s.Chance() || imagined.Over() != s.Over() {
				wrong.Add("seat %d imagines that seat %d is asked, chance %t, over %t; it is %d, %t, %t", uint8(seat),
					uint8(imagined.Turn()), imagined.Chance(), imagined.Over(), uint8(s.Turn()), s.Chance(), s.Over())
			}
			if is, would := seen(s, seat), seen(imagined, seat); is != would {
				wrong.Add("seat %d sees\n%s\nand in what she imagines\n%s", uint8(seat), is, would)
			}
			if is, would := s.AppendMoves(nil), imagined.AppendMoves(nil); s.Turn() == seat && !slices.Equal(is, would) {
				wrong.Add("seat %d may make the moves %v, and in what she imagines %v", uint8(seat), is, would)
			}
			if again := imagined.Redealt(seat, rand.New(rand.NewPCG(seed, 0))); again != state {
				wrong.Add("seat %d imagines otherwise where others hold something else, by the same random numbers", uint8(seat))
			}
		}
		return wrong.Err()
	}}
}
