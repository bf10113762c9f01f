// Package train fits the values of positions by which the searches of the bots judge: it plays
// games, and learns from what came of their positions.
package train

import (
	_ "embed"
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"strings"

	"github.com/railhex/railhex/examples/internal/cli"
	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/steamrollers"
	steamrollersbots "github.com/railhex/railhex/steamrollers/bots"
	"github.com/railhex/railhex/variants"
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
	m := fitting{hidden: g.hidden, rate: g.rate, seed: o.seed}.fit(g.sight().Names(), samples, func(epoch int, learnt, held float64) {
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
