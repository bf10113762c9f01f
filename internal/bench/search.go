package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"regexp"
	"runtime"
	"runtime/pprof"
	"strconv"
	"time"

	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/steamrollers/bots"
	"github.com/railhex/railhex/variants/family/search"
)

// thinking is how long a search thinks of a position that is measured.
const thinking = 300 * time.Millisecond

// benchSearch measures how much more a search of SteamRollers finds on two cores, and
// how much of its time goes into the rules.
func benchSearch(rounds int, t *table, out io.Writer) {
	positions := asked(builderSteps([]steamrollers.Setup{{Players: 3}}, 1))
	s := positions[len(positions)/2].state
	iterations := func(cores int) float64 {
		runtime.GOMAXPROCS(cores)
		defer runtime.GOMAXPROCS(1)
		search := bots.NewSearch(search.Thinking{Time: thinking, Workers: cores})
		analysis, err := search.Analyse(context.Background(), &s, rand.New(rand.NewPCG(1, 1)), nil)
		if err != nil {
			panic(err)
		}
		return float64(analysis.Iterations)
	}
	var gains []float64
	for range rounds {
		gains = append(gains, iterations(2)/iterations(1))
	}
	row(t, "search of SteamRollers: iterations a second, two cores ÷ one", spreadOf(gains), goal{must: 1.6, want: 1.9, atLeast: true})

	const what = "search of SteamRollers: share of its time in the rules (profile), in %"
	share, err := shareOfRules(func() { iterations(1) }, rounds)
	if err != nil {
		fmt.Fprintf(out, "the profile of a search is left out: %v\n\n", err)
		t.add(what, "left out", "", "stated", "")
		return
	}
	t.add(what, number(share), "", "stated", "")
}

// inRules matches the functions of the rules in a profile: all that a search asks of
// the lower packages it asks through package steamrollers.
const inRules = `^github.com/railhex/railhex/steamrollers\.`

// accounted is what pprof says of the samples in which a function was at work.
var accounted = regexp.MustCompile(`accounting for .*, ([0-9.]+)% of .* total`)

// shareOfRules runs something so many times under the profiler. It returns the share of
// the time, in per cent, in which a function of the rules was at work or waited for one
// that it had called.
func shareOfRules(run func(), times int) (float64, error) {
	profile, err := os.CreateTemp("", "railhex-bench-")
	if err != nil {
		return 0, err
	}
	defer os.Remove(profile.Name())
	defer profile.Close()
	if err := pprof.StartCPUProfile(profile); err != nil {
		return 0, err
	}
	for range times {
		run()
	}
	pprof.StopCPUProfile()
	text, err := output(".", "go", "tool", "pprof", "-top", "-nodefraction=0", "-nodecount=100000", "-focus", inRules, profile.Name())
	if err != nil {
		return 0, err
	}
	found := accounted.FindStringSubmatch(text)
	if found == nil {
		return 0, errors.New("pprof does not say what it accounts for")
	}
	return strconv.ParseFloat(found[1], 64)
}

// benchStrength plays a search with 50 ms a move against Greedy, in games of two in
// which each sits first as often as the other.
func benchStrength(_ int, t *table, out io.Writer) {
	const games, forMove = 60, 50 * time.Millisecond
	start, err := steamrollers.New(steamrollers.Setup{Players: 2})
	if err != nil {
		panic(err)
	}
	won := 0.0
	for game := range games {
		seat := steamrollers.Seat(1 + game%2)
		players := []bots.Player{bots.NewGreedy(), bots.NewGreedy()}
		players[seat-1] = bots.NewSearch(search.Thinking{Time: forMove})
		end := start
		for _, after := range search.Walk(&start, players, bots.NewLuck(uint64(game/2)), uint64(game/2)) {
			end = after
		}
		if winners := end.Winners(); winners.Has(seat) {
			won += 1 / float64(winners.Len())
		}
	}
	fmt.Fprintf(out, "a search with %v a move wins %v of %d games against Greedy\n\n", forMove, won, games)
	row(t, fmt.Sprintf("search of SteamRollers with %v a move against Greedy: of %d games won, in %%", forMove, games),
		exactly(100*won/games), goal{must: 90, want: 97, atLeast: true})
}
