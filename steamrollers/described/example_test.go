package described_test

import (
	"fmt"
	"math/rand/v2"

	"github.com/railhex/railhex/steamrollers/described"
	"github.com/railhex/railhex/variants/family/describe"
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
	_, err = p.Move("draft 6")
	fmt.Println(game.Refusal(err, describe.Manner{}))
	// Output:
	// steamrollers [random builder greedy search] <nil>
	// P1, draft a die: 5.
	// No remaining die shows 6: there are 5, 5 and 5 (ROUND-2)
}
