package described_test

import (
	"fmt"
	"math/rand/v2"

	"github.com/railhex/railhex/variants/family/describe"
	"github.com/railhex/railhex/variants/steampower/described"
)

// A program that serves any game asks its description.
func Example() {
	game := described.Game()
	p, err := game.Begin([]byte(`{"players": 2}`))
	fmt.Println(game.Name(), game.Bots(), err)
	luck := rand.New(rand.NewPCG(1, 2))
	for p.Chance() {
		p, _ = p.Fall(luck)
	}
	fmt.Println(p.View(0, describe.Manner{}).Prompt)
	_, err = p.Move("done")
	fmt.Println(game.Refusal(err, describe.Manner{}))
	// Output:
	// steampower [random builder greedy search] <nil>
	// P1, choose your first action of round 1.
	// It is not time to take no second step now: P1 is to build track, remove the last tile, replace the last tile, build a factory, fulfil a contract, draw contracts or take money (TURN-3)
}
