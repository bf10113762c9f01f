package bots_test

import (
	"fmt"

	"github.com/railhex/railhex/variants/family/search"
	"github.com/railhex/railhex/variants/steam"
	"github.com/railhex/railhex/variants/steam/bots"
)

// A game of a good player against two who only build; seed 7 decides what falls.
func Example() {
	position, err := steam.New(steam.Setup{Players: 3})
	greedy, builder := bots.NewGreedy(), search.ByPolicy[*steam.State](&bots.Builder{})
	for _, after := range search.Walk(&position, []bots.Player{greedy, builder, builder}, bots.NewLuck(7), 7) {
		position = after
	}
	fmt.Println(position.Over(), position.Total(1), position.Total(2), position.Total(3), err)
	// Output:
	// true 60 36 42 <nil>
}
