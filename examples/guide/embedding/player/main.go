package main

import (
	"fmt"
	"math/rand/v2"

	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/steamrollers/bots"
	"github.com/railhex/railhex/variants/family/search"
)

// eager makes the move that scores most at once, and among equals prefers to build.
type eager struct {
	legal []steamrollers.Move // kept, so that a decision allocates nothing
}

func (e *eager) Choose(s *steamrollers.State, random *rand.Rand) steamrollers.Move {
	e.legal = s.AppendMoves(e.legal[:0])
	return search.Best(e.legal, random, func(m steamrollers.Move) int {
		after, err := s.Apply(m)
		if err != nil {
			panic(err) // a listed move is legal
		}
		worth := 10 * after.Total(s.Turn())
		if m.Kind() == steamrollers.KindBuild {
			worth += 5
		}
		return worth
	})
}

func main() {
	start, err := steamrollers.New(steamrollers.Setup{Players: 2})
	if err != nil {
		panic(err)
	}
	mine := search.ByPolicy[*steamrollers.State](&eager{})
	random, err := bots.Named("random")
	if err != nil {
		panic(err)
	}
	won := 0
	for deal := range uint64(50) {
		for seat := range 2 { // both ways round, with the same dice
			players := []bots.Player{random, random}
			players[seat] = mine
			end := start
			for _, after := range bots.Play(start, players, deal) {
				end = after
			}
			if end.Rank(steamrollers.Seat(seat+1)) == 1 {
				won++
			}
		}
	}
	fmt.Printf("eager is first in %d of 100 games\n", won)
}
