package main

import (
	"context"
	"fmt"
	"io"
	"math/rand/v2"
	"runtime"
	"time"

	"github.com/railhex/railhex/examples/bots"
	"github.com/railhex/railhex/steamrollers"
)

// thinking is how long a search thinks of a position that is measured.
const thinking = 300 * time.Millisecond

// benchSearch measures how much more a search of SteamRollers finds on two cores.
func benchSearch(rounds int, t *table, _ io.Writer) {
	positions := asked(builderSteps([]steamrollers.Setup{{Players: 3}}, 1))
	s := positions[len(positions)/2].position
	iterations := func(cores int) float64 {
		runtime.GOMAXPROCS(cores)
		defer runtime.GOMAXPROCS(1)
		search := bots.NewSearch(bots.Thinking{Time: thinking, Workers: cores})
		considered, err := search.Consider(context.Background(), &s, rand.New(rand.NewPCG(1, 1)))
		if err != nil {
			panic(err)
		}
		n := 0
		for _, c := range considered {
			n += c.Visits
		}
		return float64(n)
	}
	var gains []float64
	for range rounds {
		gains = append(gains, iterations(2)/iterations(1))
	}
	row(t, "search of SteamRollers: iterations a second, two cores ÷ one", spreadOf(gains), goal{must: 1.6, want: 1.9, atLeast: true})
}

// benchStrength plays a search with 50 ms a move against Greedy, in games of two in
// which each sits first as often as the other.
func benchStrength(_ int, t *table, out io.Writer) {
	const games, forMove = 20, 50 * time.Millisecond
	start, err := steamrollers.New(steamrollers.Setup{Players: 2})
	if err != nil {
		panic(err)
	}
	won := 0.0
	for game := range games {
		seat := steamrollers.Seat(1 + game%2)
		players := []bots.Player{bots.NewGreedy(), bots.NewGreedy()}
		players[seat-1] = bots.NewSearch(bots.Thinking{Time: forMove})
		end := start
		for _, after := range bots.Play(start, players, uint64(game/2)) {
			end = after
		}
		if winners := end.Winners(); winners.Has(seat) {
			won += 1 / float64(winners.Len())
		}
	}
	fmt.Fprintf(out, "a search with %v a move wins %v of %d games against Greedy\n\n", forMove, won, games)
	row(t, fmt.Sprintf("search of SteamRollers with %v a move against Greedy: games won, in %%", forMove),
		exactly(100*won/games), goal{must: 90, want: 97, atLeast: true})
}
