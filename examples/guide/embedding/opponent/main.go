package main

import (
	"context"
	"fmt"
	"math/rand/v2"
	"time"

	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/steamrollers/bots"
	"github.com/railhex/railhex/variants/family/search"
)

func main() {
	s, err := steamrollers.New(steamrollers.Setup{Players: 2})
	if err != nil {
		panic(err)
	}
	random := rand.New(rand.NewPCG(1, 3))
	bot := bots.NewSearch(search.Thinking{Time: time.Minute, Workers: search.AllCores})

	_, err = bot.Choose(context.Background(), &s, random)
	fmt.Println("at first:", err)
	for s.Chance() {
		if s, err = s.Apply(s.Sample(random)); err != nil {
			panic(err)
		}
	}
	ctx, stop := context.WithTimeout(context.Background(), 50*time.Millisecond)
	defer stop() // or when the person at the table leaves
	move, err := bot.Choose(ctx, &s, random)
	fmt.Println("then:", move.Kind(), s.Check(move) == nil, err)
}
