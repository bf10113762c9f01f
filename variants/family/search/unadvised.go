package search

import "github.com/railhex/railhex/variants/family"

// Unadvised returns the knowledge for a game of which only the rules are known. All moves look
// the same, games are played on with any of them to the end, and only victory counts.
func Unadvised[P family.Pointer[State, Move], State, Move comparable]() Game[State, Move] {
	return Game[State, Move]{
		Advice:      func() Advice[State, Move] { return new(noAdvice[P, State, Move]) },
		Moment:      func(*State) uint64 { return 1 << 24 },
		TellingLead: 1,
	}
}

type noAdvice[P family.Pointer[State, Move], State, Move comparable] struct {
	legal []Move
}

func (a *noAdvice[P, State, Move]) AppendWeighed(dst []Weighed[Move], s *State) []Weighed[Move] {
	a.legal = P(s).AppendMoves(a.legal[:0])
	for _, m := range a.legal {
		dst = append(dst, Weighed[Move]{Move: m})
	}
	return dst
}

// Best is a legal move that follows from the position alone, so that a search gives
// the same answer again.
func (a *noAdvice[P, State, Move]) Best(s *State) Move {
	a.legal = P(s).AppendMoves(a.legal[:0])
	scattered := P(s).Hash() * 0x9e3779b97f4a7c15 // Fibonacci hashing
	return a.legal[(scattered>>33)%uint64(len(a.legal))]
}

func (a *noAdvice[P, State, Move]) Expect(expected *Expected, s *State) {
	for seat := 1; seat <= P(s).Seats(); seat++ {
		most := max(1, P(s).Seats()-1) // that a seat can win
		expected[seat] = (1 + family.Return(P(s), family.Seat(seat))) / float64(1+most)
	}
}
