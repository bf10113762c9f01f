package search

import "math/rand/v2"

// Luck plays dice and bag by their real odds, from a seed. Each decision of chance has a
// generator of its own. It follows from the seed, the moment of the game (the round, what
// is decided: the goods, a roll, a re-roll …) and how often chance decided before in that
// moment. So two games of one seed share what falls wherever they ask the same.
//
// A Luck serves one goroutine at a time, and one game from its beginning.
type Luck[State, Move any] struct {
	moment func(*State) uint64
	sample func(*State, *rand.Rand) Move
	seed   uint64
	source rand.PCG
	random *rand.Rand

	last  uint64 // moment
	times uint64 // that chance has decided in it
}

// NewLuck returns the luck of a seed in a game whose moments are numbered from 1, in steps
// of 1<<24, and whose chance is decided by sample.
func NewLuck[State, Move any](moment func(*State) uint64, sample func(*State, *rand.Rand) Move, seed uint64) *Luck[State, Move] {
	l := &Luck[State, Move]{moment: moment, sample: sample}
	l.random = rand.New(&l.source)
	l.Restart(seed)
	return l
}

// Moment numbers what is decided in a round, as NewLuck wants it: by the round and the
// phase.
func Moment[S interface {
	Round() int
	Phase() Phase
}, Phase ~uint8](s S) uint64 {
	return uint64(s.Round())<<32 | uint64(s.Phase())<<24
}

// Restart makes l what NewLuck makes.
func (l *Luck[State, Move]) Restart(seed uint64) { l.seed, l.last, l.times = seed, 0, 0 }

// Next returns what chance decides in a position that waits for it.
func (l *Luck[State, Move]) Next(s *State) Move {
	if moment := l.moment(s); moment != l.last {
		l.last, l.times = moment, 0
	}
	l.times++
	l.source.Seed(scramble(l.seed), scramble(l.last|l.times))
	return l.sample(s, l.random)
}

// mindsOf returns generators for what so many players leave to chance, one each. They do not
// disturb the dice of the seed.
func mindsOf(seed uint64, players int) []*rand.Rand {
	minds := make([]*rand.Rand, players)
	for i := range minds {
		minds[i] = rand.New(rand.NewPCG(scramble(seed), uint64(i+1)))
	}
	return minds
}

// scramble spreads numbers that differ little, such as seeds that are counted
// up, over all numbers (the finalizer of SplitMix64).
func scramble(x uint64) uint64 {
	x += 0x9e3779b97f4a7c15
	x = (x ^ x>>30) * 0xbf58476d1ce4e5b9
	x = (x ^ x>>27) * 0x94d049bb133111eb
	return x ^ x>>31
}
