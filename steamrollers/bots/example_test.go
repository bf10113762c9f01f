package bots_test

import (
	"fmt"

	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/steamrollers/bots"
	"github.com/railhex/railhex/variants/family/search"
)

// A game of a good player against one who only builds; seed 7 decides what falls.
func Example() {
	position, err := steamrollers.New(steamrollers.Setup{Players: 2})
	greedy, builder := bots.NewGreedy(), search.ByPolicy[*steamrollers.State](&bots.Builder{})
	for _, after := range search.Walk(&position, []bots.Player{greedy, builder}, bots.NewLuck(7), 7) {
		position = after
	}
	fmt.Println(position.Over(), position.Points(1).Total(), position.Points(2).Total(), err)
	// Output:
	// true 55 22 <nil>
}
