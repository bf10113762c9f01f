package described_test

import (
	"fmt"
	"math/rand/v2"

	"github.com/railhex/railhex/variants/family/describe"
	"github.com/railhex/railhex/variants/steam/described"
)

// A program that serves any game asks its description.
func Example() {
	game := described.Game()
	p, err := game.Begin([]byte(`{"players": 3}`))
	fmt.Println(game.Name(), game.Bots(), err)
	luck := rand.New(rand.NewPCG(1, 2))
	for p.Chance() {
		p, _ = p.Fall(luck)
	}
	fmt.Println(p.View(0, describe.Manner{}).Prompt)
	_, err = p.Move("bid 80")
	fmt.Println(game.Refusal(err, describe.Manner{}))
	// Output:
	// steam [random builder greedy search] <nil>
	// P2, bid for place 1 in the turn order, or pass: nobody has bid yet.
	// P2 can raise $50 at the most, not $80 (ORDER-5)
}
