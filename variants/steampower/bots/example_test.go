package bots_test

import (
	"fmt"

	"github.com/railhex/railhex/variants/family/search"
	"github.com/railhex/railhex/variants/steampower"
	"github.com/railhex/railhex/variants/steampower/bots"
)

// A game of a good player against one who only builds; seed 7 decides what falls.
func Example() {
	position, err := steampower.New(steampower.Setup{Players: 2})
	greedy, builder := bots.NewGreedy(), search.ByPolicy[*steampower.State](&bots.Builder{})
	for _, after := range search.Walk(&position, []bots.Player{greedy, builder}, bots.NewLuck(7), 7) {
		position = after
	}
	fmt.Println(position.Over(), position.Total(1), position.Total(2), err)
	// Output:
	// true 81 68 <nil>
}
