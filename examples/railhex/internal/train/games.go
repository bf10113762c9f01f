package train

import (
	"math/rand/v2"
	"slices"

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
