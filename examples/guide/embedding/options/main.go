package main

import (
	"fmt"
	"math/rand/v2"

	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/steamrollers/words"
)

func main() {
	s, err := steamrollers.New(steamrollers.Setup{Players: 2})
	dice := rand.New(rand.NewPCG(1, 3))
	for err == nil && s.Chance() {
		s, err = s.Apply(s.Sample(dice))
	}
	if err != nil {
		panic(err)
	}
	speaker := words.English("Anna", "Ben")
	fmt.Println(speaker.Prompt(&s))
	for _, group := range speaker.Options(&s, s.AppendMoves(nil)) {
		fmt.Println(group.Title)
		for option := range group.All() {
			fmt.Printf("  %v: %v\n", option.Move, option)
		}
	}
}
