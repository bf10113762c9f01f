package search

import "math/rand/v2"

// A RandomOf is a Policy for a game whose moves have kinds. It chooses first a kind of
// move, each legal kind being as likely as the others, and then a move of that kind,
// again each as likely. Such games go everywhere that the rules lead. The zero RandomOf
// is ready.
type RandomOf[P interface {
	*State
	AppendMoves([]Move) []Move
}, State any, Move interface{ Kind() Kind }, Kind comparable] struct {
	legal []Move
}

// Choose returns a random legal move.
func (p *RandomOf[P, State, Move, Kind]) Choose(s *State, random *rand.Rand) Move {
	p.legal = P(s).AppendMoves(p.legal[:0])
	return byKind(p.legal, random)
}

// byKind draws a kind of move, and then a move of that kind. There must be a legal move.
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
	panic("table: no move of a kind that was counted")
}

// maxKinds is more than there are kinds of moves that one phase asks for.
const maxKinds = 16
