package policy

import (
	"math/rand/v2"

	"github.com/railhex/railhex/steamrollers"
)

// Random chooses first a kind of move, each legal kind being as likely as the
// others, and then a move of that kind, again each as likely. Such games go
// everywhere that the rules lead, and mostly end by END-2. The zero Random is ready.
type Random = RandomOf[*steamrollers.State, steamrollers.State, steamrollers.Move, steamrollers.Kind]

// NewRandom is a new Random.
func NewRandom() *Random { return new(Random) }

// RandomOf is what Random is, in any game whose moves are of kinds.
type RandomOf[P interface {
	*State
	AppendMoves([]Move) []Move
}, State any, Move interface{ Kind() Kind }, Kind comparable] struct {
	legal []Move
}

// Choose is a random legal move.
func (p *RandomOf[P, State, Move, Kind]) Choose(s *State, random *rand.Rand) Move {
	p.legal = P(s).AppendMoves(p.legal[:0])
	return byKind(p.legal, random)
}

// byKind draws first a kind of move, each that is there being as likely as the
// others, and then a move of that kind, again each as likely. There must be one.
func byKind[M interface{ Kind() K }, K comparable](legal []M, random *rand.Rand) M {
	var kinds [maxKinds]K
	var count [maxKinds]int // of the moves of each kind
	found := 0
	for _, m := range legal {
		i := 0
		for i < found && kinds[i] != m.Kind() {
			i++
		}
		if i == found {
			kinds[found] = m.Kind()
			found++
		}
		count[i]++
	}
	chosen := random.IntN(found)
	skip := random.IntN(count[chosen])
	for _, m := range legal {
		if m.Kind() != kinds[chosen] {
			continue
		}
		if skip == 0 {
			return m
		}
		skip--
	}
	panic("policy: no move of a kind that was counted")
}

// maxKinds is more than there are kinds of moves that one phase asks for.
const maxKinds = 16
