package bots

import (
	"iter"
	"math/rand/v2"

	"github.com/railhex/railhex/steamrollers"
)

// Play plays a game on to its end and walks the moves that are made, those of
// chance included, each with the position after it. The table has a Player for
// each seat; the same Player may have several.
//
// What falls comes from [Luck] of the seed. What players leave to chance comes
// from a generator for each seat, and so does not disturb the dice.
//
// It panics if there are not as many players as seats, and if one of them
// makes a move that is not legal.
func Play(start steamrollers.State, table []Player, seed uint64) iter.Seq2[steamrollers.Move, steamrollers.State] {
	if len(table) != start.Seats() {
		panic("bots: the table has more or fewer players than seats")
	}
	return func(yield func(steamrollers.Move, steamrollers.State) bool) {
		luck := NewLuck(seed)
		minds := make([]*rand.Rand, len(table))
		for i := range minds {
			minds[i] = rand.New(rand.NewPCG(scramble(seed), uint64(i+1)))
		}
		for s := start; !s.Over(); {
			var move steamrollers.Move
			if s.Chance() {
				move = luck.Next(&s)
			} else {
				seat := s.Turn() - 1
				move = table[seat].Choose(&s, minds[seat])
			}
			after, err := s.Apply(move)
			if err != nil {
				panic("bots: a player made an illegal move: " + err.Error())
			}
			s = after
			if !yield(move, s) {
				return
			}
		}
	}
}
