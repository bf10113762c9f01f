package games

import (
	"math/rand/v2"
	"slices"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/internal/training"
	"github.com/railhex/railhex/steamrollers"
	steamrollersbots "github.com/railhex/railhex/steamrollers/bots"
	"github.com/railhex/railhex/variants"
	"github.com/railhex/railhex/variants/steam"
	steambots "github.com/railhex/railhex/variants/steam/bots"
	"github.com/railhex/railhex/variants/steampower"
	steampowerbots "github.com/railhex/railhex/variants/steampower/bots"
)

// Trained are the games whose values command train fits, with what the values that ship
// were fitted with.
func Trained() []training.Trained {
	return []training.Trained{
		training.Game[*steamrollers.State, steamrollers.State, steamrollers.Move]{
			Name:   "steamrollers",
			File:   "steamrollers/bots/value.txt",
			Start:  steamRollersByLot,
			Greedy: func() training.Greedy[steamrollers.State, steamrollers.Move] { return steamrollersbots.NewGreedy() },
			Sight:  steamrollersbots.NewSight,
			Games:  16_000, Hidden: 24, Rate: 0.002,
			Lead: 6,
		},
		training.Game[*steampower.State, steampower.State, steampower.Move]{
			Name:   "steampower",
			File:   "variants/steampower/bots/value.txt",
			Start:  steamPowerByLot,
			Greedy: func() training.Greedy[steampower.State, steampower.Move] { return steampowerbots.NewGreedy() },
			Sight:  steampowerbots.NewSight,
			Games:  12_000, Hidden: 24, Rate: 0.002,
			Lead: 6,
		},
		training.Game[*steam.State, steam.State, steam.Move]{
			Name:   "steam",
			File:   "variants/steam/bots/value.txt",
			Start:  steamByLot,
			Greedy: func() training.Greedy[steam.State, steam.Move] { return steambots.NewGreedy() },
			Sight:  steambots.NewSight,
			Games:  4000, Rate: 0.01, // and no hidden units
			Lead: 6,
		},
	}
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
