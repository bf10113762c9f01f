// Package train fits the values of positions by which the searches of the bots judge: it plays
// games, and learns from what came of their positions.
package train

import (
	"context"
	_ "embed"
	"fmt"
	"math"
	"math/rand/v2"
	"os"
	"runtime"
	"slices"
	"strings"
	"sync"
	"sync/atomic"

	"github.com/railhex/railhex/examples/internal/cli"
	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/steamrollers"
	steamrollersbots "github.com/railhex/railhex/steamrollers/bots"
	"github.com/railhex/railhex/variants"
	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/search"
	"github.com/railhex/railhex/variants/steam"
	steambots "github.com/railhex/railhex/variants/steam/bots"
	"github.com/railhex/railhex/variants/steampower"
	steampowerbots "github.com/railhex/railhex/variants/steampower/bots"
)

//go:embed help.txt
var help string

// Command fits the value of a game.
var Command = cli.Command{
	Name: "railhex train", Does: "fit the value by which the search of a game judges positions", Help: help, Run: run,
}

// trainers fit the values of games, with what those that ship were fitted with.
var trainers = map[string]func(o options, c *cli.Call) error{
	"steamrollers": game[*steamrollers.State, steamrollers.State, steamrollers.Move]{
		file:   "steamrollers/bots/value.txt",
		start:  steamRollersByLot,
		greedy: func() greedy[steamrollers.State, steamrollers.Move] { return steamrollersbots.NewGreedy() },
		sight:  steamrollersbots.NewSight,
		games:  16_000, hidden: 24, rate: 0.002,
	}.train,
	"steampower": game[*steampower.State, steampower.State, steampower.Move]{
		file:   "variants/steampower/bots/value.txt",
		start:  steamPowerByLot,
		greedy: func() greedy[steampower.State, steampower.Move] { return steampowerbots.NewGreedy() },
		sight:  steampowerbots.NewSight,
		games:  12_000, hidden: 24, rate: 0.002,
	}.train,
	"steam": game[*steam.State, steam.State, steam.Move]{
		file:   "variants/steam/bots/value.txt",
		start:  steamByLot,
		greedy: func() greedy[steam.State, steam.Move] { return steambots.NewGreedy() },
		sight:  steambots.NewSight,
		games:  4000, rate: 0.01, // and no hidden units
	}.train,
}

type options struct {
	game, out string
	games     int
	seed      uint64
}

func run(c *cli.Call) (status int, err error) {
	var o options
	c.Flags.StringVar(&o.game, "game", c.Games.Names()[0], "`name` of the game: "+strings.Join(c.Games.Names(), ", "))
	c.Flags.IntVar(&o.games, "games", 0, "`number` of games to learn from (default that of the model that ships)")
	c.Flags.Uint64Var(&o.seed, "seed", 1, "`number` that decides the games and the beginning of the fit")
	c.Flags.StringVar(&o.out, "out", "", "`file` to write (default the one that ships)")
	if err := c.Parse(0); err != nil {
		return cli.Misused, err
	}
	if o.games < 0 || 0 < o.games && o.games < heldOut {
		return cli.Misused, c.Refuse(fmt.Errorf("-games %d: it takes at least %d", o.games, heldOut))
	}
	if _, err := cli.Named(c.Games, o.game); err != nil {
		return cli.Misused, err
	}
	train := trainers[o.game]
	if train == nil {
		return cli.Misused, fmt.Errorf("-game %s: its search judges by no value that is fitted here", o.game)
	}
	err = train(o, c)
	return cli.StatusOf(err), err
}

func (g game[P, State, Move]) train(o options, c *cli.Call) error {
	if o.games == 0 {
		o.games = g.games
	}
	if o.out == "" {
		o.out = g.file
	}
	samples := g.play(o.games, o.seed)
	var text strings.Builder
	say := func(format string, args ...any) {
		fmt.Fprintf(c.Out, format, args...)
		fmt.Fprintf(&text, "# "+format, args...)
		_ = c.Out.Flush() // whose error is kept for the end
	}
	say("go run ./examples/railhex train -game %s -games %d -seed %d\n", o.game, o.games, o.seed)
	say("%d positions of %d games; loss in the games learnt from, and in those held out:\n", len(samples), o.games)
	fit := fitting{hidden: g.hidden, rate: g.rate, seed: o.seed}
	m := fit.fit(g.sight().Names(), samples, func(epoch int, learnt, held float64) {
		say("epoch %2d   %.4f   %.4f\n", epoch, learnt, held)
	})
	model, err := m.AppendText([]byte(text.String()))
	if err != nil {
		return err
	}
	return os.WriteFile(o.out, model, 0o644)
}

// steamRollersByLot is every other time the game for two on the standard board, and else any.
func steamRollersByLot(r *rand.Rand) (steamrollers.State, error) {
	setup := steamrollers.Setup{Players: 2}
	if r.IntN(2) == 0 {
		boards := slices.Collect(hexmap.ShippedNames())
		setup.Players = 2 + r.IntN(steamrollers.MaxSeats-1)
		setup.Modules = variants.Modules(r.IntN(int(variants.AllModules) + 1))
		setup.Board, _ = hexmap.Shipped(boards[r.IntN(len(boards))])
		setup.Wall = hexmap.Difficulty(r.IntN(3))
	}
	return steamrollers.New(setup)
}

// steamPowerByLot is every other time the game for two on the usual map, and else any.
func steamPowerByLot(r *rand.Rand) (steampower.State, error) {
	setup := steampower.Setup{Players: 2}
	if r.IntN(2) == 0 {
		maps := slices.Collect(steampower.ShippedMaps())
		setup.Players = 2 + r.IntN(steampower.MaxSeats-1)
		setup.Map = maps[r.IntN(len(maps))]
	}
	return steampower.New(setup)
}

// steamByLot is every other time the base game for three, and else any.
func steamByLot(r *rand.Rand) (steam.State, error) {
	setup := steam.Setup{Players: 3}
	if r.IntN(2) == 0 {
		setup.Players = steam.MinSeats + r.IntN(4)
		if r.IntN(2) == 0 {
			setup.Variant = steam.Standard
		} else if r.IntN(2) == 0 {
			setup.Order = steam.OrderRandom
		}
	}
	return steam.New(setup)
}

// A game is what it takes to train a value of a game.
type game[P family.Pointer[State, Move], State, Move comparable] struct {
	file   string                            // of the model, below the root of the repository
	start  func(r *rand.Rand) (State, error) // a start, by lot
	greedy func() greedy[State, Move]        // plays the games
	sight  func() search.Sight[State]        // what the model sees
	// games, hidden and rate are those of the model that ships.
	games, hidden int
	rate          float64
}

// lead is the difference in points that is e times as good as none.
const lead = 6

// A greedy weighs the moves of a position.
type greedy[State, Move any] interface {
	AppendWeighed(dst []search.Weighed[Move], s *State) []search.Weighed[Move]
	Choose(ctx context.Context, s *State, r *rand.Rand) (Move, error)
}

// A sample is a position: the features of each seat, and what it could expect, seen from
// the end of the game.
type sample struct {
	game   int
	values [][]float64
	target []float64
}

// one in straying moves is any of the best few.
const (
	straying = 20
	few      = 5
)

// play plays games and returns the settled positions of each. The same seed gives the same
// positions, on however many cores.
func (g game[P, State, Move]) play(games int, seed uint64) []sample {
	found := make([][]sample, games)
	var next atomic.Int64
	var working sync.WaitGroup
	for range runtime.GOMAXPROCS(0) {
		working.Go(func() {
			p, sight := g.greedy(), g.sight()
			for {
				i := int(next.Add(1)) - 1
				if i >= games {
					return
				}
				found[i] = g.playOne(p, sight, i, rand.New(rand.NewPCG(seed, uint64(i))))
			}
		})
	}
	working.Wait()
	return slices.Concat(found...)
}

func (g game[P, State, Move]) playOne(
	p greedy[State, Move], sight search.Sight[State], number int, r *rand.Rand,
) (found []sample) {
	now, err := g.start(r)
	if err != nil {
		panic(err)
	}
	s := P(&now)
	var weighed []search.Weighed[Move]
	settled, root := false, now
	for !s.Over() {
		if was := settled; sight.Settled(&root, &now) {
			settled, root = true, now
			if !was {
				found = append(found, g.look(sight, &now, number))
			}
		} else {
			settled = false
		}
		var m Move
		switch {
		case s.Chance():
			m = s.Sample(r)
		case r.IntN(straying) == 0:
			weighed = p.AppendWeighed(weighed[:0], &now)
			m = weighed[r.IntN(min(few, len(weighed)))].Move
		default:
			if m, err = p.Choose(context.Background(), &now, nil); err != nil {
				panic(err)
			}
		}
		if err := s.ApplyTo(&now, m); err != nil {
			panic(err)
		}
	}
	target := g.outcome(s)
	for i := range found {
		found[i].target = target
	}
	return found
}

func (g game[P, State, Move]) look(sight search.Sight[State], s *State, number int) sample {
	one := sample{game: number}
	for seat := 1; seat <= P(s).Seats(); seat++ {
		one.values = append(one.values, sight.Append(nil, s, family.Seat(seat)))
	}
	return one
}

// outcome says how good the end of a game is for each seat, all together 1: half of it is
// shared by the winners, and half by leads.
func (g game[P, State, Move]) outcome(s P) []float64 {
	target := make([]float64, s.Seats())
	most, winners := math.Inf(-1), 0
	for seat := 1; seat <= s.Seats(); seat++ {
		most = max(most, float64(s.Total(family.Seat(seat))))
		if s.Rank(family.Seat(seat)) == 1 {
			winners++
		}
	}
	sum := 0.0
	for i := range target {
		target[i] = math.Exp((float64(s.Total(family.Seat(i+1))) - most) / lead)
		sum += target[i]
	}
	for i := range target {
		target[i] /= 2 * sum
		if s.Rank(family.Seat(i+1)) == 1 {
			target[i] += 0.5 / float64(winners)
		}
	}
	return target
}
