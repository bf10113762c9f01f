package search_test

import (
	"context"
	"fmt"
	"math/rand/v2"

	"github.com/railhex/railhex/variants/family/search"
	"github.com/railhex/railhex/variants/steam"
)

// A search that knows nothing of Steam but its rules makes the first bid.
func Example() {
	s, err := steam.New(steam.Setup{Players: 3})
	luck := rand.New(rand.NewPCG(1, 2))
	for err == nil && s.Chance() {
		s, err = s.Apply(s.Sample(luck))
	}
	tree := search.New[*steam.State](search.Unadvised[*steam.State](), search.Thinking{Iterations: 40})
	move, err := tree.Choose(context.Background(), &s, luck)
	fmt.Println(s.Turn(), move, s.Check(move), err)
	// Output:
	// P2 bid 0 <nil> <nil>
}
