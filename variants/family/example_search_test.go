package family_test

import (
	"context"
	"fmt"
	"math/rand/v2"

	"github.com/railhex/railhex/variants/family/search"
)

// anything is a player of Ten who makes any legal move.
type anything struct{}

func (anything) Choose(_ context.Context, s *Ten, random *rand.Rand) (Move, error) {
	legal := s.AppendMoves(nil)
	return legal[random.IntN(len(legal))], search.Asked(s)
}

// The fourth game has a tree search for nothing, which knows its rules alone and beats
// who plays anything.
func Example_search() {
	tree := search.New[*Ten](search.Unadvised[*Ten](), search.Thinking{Iterations: 200})
	won, lost := 0, 0
	for seed := range uint64(200) {
		seat := 1 + Seat(seed%2) // of the search
		players := []search.Player[Ten, Move]{anything{}, anything{}}
		players[seat-1] = tree
		luck := search.NewLuck(func(*Ten) uint64 { return 1 << 24 }, (*Ten).Sample, seed)
		start := NewTen()
		for _, s := range search.Walk(&start, players, luck, seed) {
			switch {
			case s.Rank(seat) == 2:
				lost++
			case s.Rank(3-seat) == 2:
				won++
			}
		}
	}
	fmt.Println("search wins", won, "of 200 and loses", lost)
	// Output: search wins 184 of 200 and loses 15
}
