// Package train fits the values of positions by which the searches of the bots judge: it plays
// games, and learns from what came of their positions.
package train

import (
	_ "embed"
	"fmt"
	"math/rand/v2"
	"os"
	"runtime"
	"slices"
	"strings"

	"github.com/railhex/railhex/examples/internal/cli"
	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/steamrollers"
	steamrollersbots "github.com/railhex/railhex/steamrollers/bots"
	"github.com/railhex/railhex/variants"
	"github.com/railhex/railhex/variants/family/describe"
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

// Trainable is a described game whose value can be fitted.
type Trainable interface {
	describe.Game
	train(o options, c *cli.Call) error
}

// A described is a game that can be trained, with its description.
type described[P position[State, Move], State, Move comparable] struct {
	describe.Game
	of game[P, State, Move]
}

func (d described[P, State, Move]) train(o options, c *cli.Call) error { return d.of.train(o, c) }

type options struct {
	games, workers int
	fitting
	out string
}

func run(c *cli.Call) (status int, err error) {
	var o options
	name := c.Flags.String("game", c.Games.Names()[0], "`name` of the game: "+strings.Join(c.Games.Names(), ", "))
	c.Flags.IntVar(&o.games, "games", 0, "`number` of games to learn from (default that of the model that ships)")
	c.Flags.Uint64Var(&o.seed, "seed", 1, "`number` that decides the games and the beginning of the fit")
	c.Flags.IntVar(&o.hidden, "hidden", -1, "`number` of hidden units (default likewise)")
	c.Flags.IntVar(&o.epochs, "epochs", 8, "`number` of times that it looks at each position")
	c.Flags.Float64Var(&o.rate, "rate", 0, "learning `rate` at first (default likewise)")
	c.Flags.Float64Var(&o.pull, "pull", 0.001, "weight decay")
	c.Flags.IntVar(&o.workers, "workers", runtime.GOMAXPROCS(0), "`number` of games played at a time")
	c.Flags.StringVar(&o.out, "out", "", "`file` to write (default the one that ships)")
	if err := c.Parse(0); err != nil {
		return cli.Misused, err
	}
	if o.games < 0 || 0 < o.games && o.games < heldOut || o.hidden < -1 || o.rate < 0 || o.epochs < 1 || o.workers < 1 {
		return cli.Misused, c.Refuse(fmt.Errorf("it takes at least %d games, one epoch and one worker", heldOut))
	}
	g, err := cli.Named(c.Games, *name)
	if err != nil {
		return cli.Misused, err
	}
	trained, ok := g.(Trainable)
	if !ok {
		return cli.Misused, fmt.Errorf("-game %s: its search judges by no value that is fitted here", *name)
	}
	err = trained.train(o, c)
	return cli.StatusOf(err), err
}

func (g game[P, State, Move]) train(o options, c *cli.Call) error {
	if o.games == 0 {
		o.games = g.games
	}
	if o.hidden < 0 {
		o.hidden = g.hidden
	}
	if o.rate == 0 {
		o.rate = g.rate
	}
	if o.out == "" {
		o.out = g.file
	}
	samples := g.play(o.games, o.workers, o.seed)
	var text strings.Builder
	say := func(format string, args ...any) {
		fmt.Fprintf(c.Out, format, args...)
		fmt.Fprintf(&text, "# "+format, args...)
		_ = c.Out.Flush() // whose error is kept for the end
	}
	say("go run ./examples/railhex train -game %s -games %d -seed %d -hidden %d -epochs %d -rate %g -pull %g\n",
		g.name, o.games, o.seed, o.hidden, o.epochs, o.rate, o.pull)
	say("%d positions of %d games; loss in the games learnt from, and in those held out:\n", len(samples), o.games)
	m := o.fit(g.sight().Names(), samples, func(epoch int, learnt, held float64) {
		say("epoch %2d   %.4f   %.4f\n", epoch, learnt, held)
	})
	model, err := m.AppendText([]byte(text.String()))
	if err != nil {
		return err
	}
	return os.WriteFile(o.out, model, 0o644)
}

// With returns games of which those that ship can be trained, with what the values that ship
// were fitted with.
func With(games []describe.Game) (trained []describe.Game) {
	for _, g := range games {
		switch g.Name() {
		case "steamrollers":
			g = described[*steamrollers.State, steamrollers.State, steamrollers.Move]{g, game[*steamrollers.State, steamrollers.State, steamrollers.Move]{
				name:   g.Name(),
				file:   "steamrollers/bots/value.txt",
				start:  steamRollersByLot,
				greedy: func() greedy[steamrollers.State, steamrollers.Move] { return steamrollersbots.NewGreedy() },
				sight:  steamrollersbots.NewSight,
				games:  16_000, hidden: 24, rate: 0.002,
			}}
		case "steampower":
			g = described[*steampower.State, steampower.State, steampower.Move]{g, game[*steampower.State, steampower.State, steampower.Move]{
				name:   g.Name(),
				file:   "variants/steampower/bots/value.txt",
				start:  steamPowerByLot,
				greedy: func() greedy[steampower.State, steampower.Move] { return steampowerbots.NewGreedy() },
				sight:  steampowerbots.NewSight,
				games:  12_000, hidden: 24, rate: 0.002,
			}}
		case "steam":
			g = described[*steam.State, steam.State, steam.Move]{g, game[*steam.State, steam.State, steam.Move]{
				name:   g.Name(),
				file:   "variants/steam/bots/value.txt",
				start:  steamByLot,
				greedy: func() greedy[steam.State, steam.Move] { return steambots.NewGreedy() },
				sight:  steambots.NewSight,
				games:  4000, rate: 0.01, // and no hidden units
			}}
		}
		trained = append(trained, g)
	}
	return trained
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
