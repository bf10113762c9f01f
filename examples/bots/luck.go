package bots

import (
	"math/rand/v2"

	"github.com/railhex/railhex/steamrollers"
)

// Luck plays dice and bag by their real odds, from a seed. Each decision of
// chance has a generator of its own, which follows from the seed, the round,
// what is decided (the goods, a roll, a re-roll …) and how often that was
// decided before in the round. So two games of one seed share what falls
// wherever they ask the same: the goods, the tiles, the dice of each round.
//
// A Luck serves one goroutine at a time, and one game from its beginning.
type Luck struct {
	seed   uint64
	source rand.PCG
	random *rand.Rand

	round int
	phase steamrollers.Phase
	times uint64 // that chance has decided this phase in this round
}

// NewLuck is the luck of a seed.
func NewLuck(seed uint64) *Luck {
	l := new(Luck)
	l.random = rand.New(&l.source)
	l.restart(seed)
	return l
}

// restart makes l what NewLuck makes.
func (l *Luck) restart(seed uint64) {
	l.seed, l.round, l.phase, l.times = seed, 0, 0, 0
}

// Next is what chance decides in a position that waits for it.
func (l *Luck) Next(s *steamrollers.State) steamrollers.Move {
	if s.Round() != l.round || s.Phase() != l.phase {
		l.round, l.phase, l.times = s.Round(), s.Phase(), 0
	}
	l.times++
	l.source.Seed(scramble(l.seed), scramble(uint64(l.round)<<32|uint64(l.phase)<<24|l.times))
	return s.Sample(l.random)
}

// scramble spreads numbers that differ little, such as seeds that are counted
// up, over all numbers (the finalizer of SplitMix64).
func scramble(x uint64) uint64 {
	x += 0x9e3779b97f4a7c15
	x = (x ^ x>>30) * 0xbf58476d1ce4e5b9
	x = (x ^ x>>27) * 0x94d049bb133111eb
	return x ^ x>>31
}
