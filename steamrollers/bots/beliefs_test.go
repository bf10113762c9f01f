package bots

import (
	"testing"

	"github.com/railhex/railhex/internal/gamelaws"
	"github.com/railhex/railhex/solo"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/variants"
)

// TestWeights holds each weight of Greedy to what it is for.
func TestWeights(t *testing.T) {
	starts := gamelaws.Begun(t, steamrollers.New,
		steamrollers.Setup{Players: 2}, steamrollers.Setup{Players: 3, Modules: variants.AllModules}, steamrollers.Setup{Players: 4},
		steamrollers.Setup{Players: 1, Olive: solo.Baron}, steamrollers.Setup{Players: 1, Olive: solo.Clerk})
	gamelaws.HoldWeights(t, gamelaws.Weights[beliefs, *Greedy]{
		Allocates: true,
		Standard:  standardBeliefs,
		Greedy:    newGreedy,
		Are: []gamelaws.Weight[beliefs]{
			{Name: "turns", Of: func(b *beliefs) *float64 { return &b.turns }, For: "build deliver draft improve take use"},
			{Name: "turnsPerGood", Of: func(b *beliefs) *float64 { return &b.turnsPerGood }, For: "build deliver draft improve take use"},
			{Name: "turnsPerBox", Of: func(b *beliefs) *float64 { return &b.turnsPerBox }, For: "build deliver draft improve take use"},
			{Name: "delivery", Of: func(b *beliefs) *float64 { return &b.delivery }, For: "deliver draft use"},
			{Name: "deliveries", Of: func(b *beliefs) *float64 { return &b.deliveries }, For: "draft improve take use", Little: true},
			{Name: "linkDeliveries", Of: func(b *beliefs) *float64 { return &b.linkDeliveries }, For: "build draft use"},
			{Name: "link", Of: func(b *beliefs) *float64 { return &b.link }, For: "build draft use"},
			{Name: "town", Of: func(b *beliefs) *float64 { return &b.town }, For: "build draft use"},
			{Name: "patience", Of: func(b *beliefs) *float64 { return &b.patience }, For: "build draft use"},
			{Name: "box0", Of: func(b *beliefs) *float64 { return &b.box[0] }, For: "draft improve power use"},
			{Name: "box1", Of: func(b *beliefs) *float64 { return &b.box[1] }, For: "draft improve use"},
			{Name: "box2", Of: func(b *beliefs) *float64 { return &b.box[2] }, For: "draft improve use", Little: true},
			{Name: "box3", Of: func(b *beliefs) *float64 { return &b.box[3] }, For: "draft improve"},
			{Name: "box4", Of: func(b *beliefs) *float64 { return &b.box[4] }, For: "draft improve use"},
			{Name: "box5", Of: func(b *beliefs) *float64 { return &b.box[5] }, For: "draft improve take use"},
			{Name: "boxTurns", Of: func(b *beliefs) *float64 { return &b.boxTurns }, For: "draft improve power take use"},
			{Name: "tile0", Of: func(b *beliefs) *float64 { return &b.tile[0] }, For: "", Little: true},
			{Name: "tile1a", Of: func(b *beliefs) *float64 { return &b.tile[variants.Tile1a] }, For: "draft power take use"},
			{Name: "tile1b", Of: func(b *beliefs) *float64 { return &b.tile[variants.Tile1b] }, For: "draft take"},
			{Name: "tile2a", Of: func(b *beliefs) *float64 { return &b.tile[variants.Tile2a] }, For: "draft power take use"},
			{Name: "tile2b", Of: func(b *beliefs) *float64 { return &b.tile[variants.Tile2b] }, For: "draft take use"},
			{Name: "tile3a", Of: func(b *beliefs) *float64 { return &b.tile[variants.Tile3a] }, For: "draft power take use"},
			{Name: "tile3b", Of: func(b *beliefs) *float64 { return &b.tile[variants.Tile3b] }, For: "draft take use"},
			{Name: "tile4a", Of: func(b *beliefs) *float64 { return &b.tile[variants.Tile4a] }, For: "deliver draft power take use"},
			{Name: "tile4b", Of: func(b *beliefs) *float64 { return &b.tile[variants.Tile4b] }, For: "draft take use"},
			{Name: "tile5a", Of: func(b *beliefs) *float64 { return &b.tile[variants.Tile5a] }, For: "draft take use"},
			{Name: "tile5b", Of: func(b *beliefs) *float64 { return &b.tile[variants.Tile5b] }, For: "draft power take use"},
			{Name: "tile6a", Of: func(b *beliefs) *float64 { return &b.tile[variants.Tile6a] }, For: "build draft power take use"},
			{Name: "tile6b", Of: func(b *beliefs) *float64 { return &b.tile[variants.Tile6b] }, For: "draft take use"},
			{Name: "tile2aSolo", Of: func(b *beliefs) *float64 { return &b.tile[variants.Tile2aSolo] }, For: "draft take use"},
			{Name: "tile2bSolo", Of: func(b *beliefs) *float64 { return &b.tile[variants.Tile2bSolo] }, For: "take use"},
			{Name: "tileTurns", Of: func(b *beliefs) *float64 { return &b.tileTurns }, For: "build deliver draft take use"},
			{Name: "tilePoints", Of: func(b *beliefs) *float64 { return &b.tilePoints }, For: "build deliver draft power take use"},
			{Name: "spent", Of: func(b *beliefs) *float64 { return &b.spent }, For: "build deliver draft use"},
			{Name: "orderGood", Of: func(b *beliefs) *float64 { return &b.orderGood }, For: "deliver draft use"},
			{Name: "denied", Of: func(b *beliefs) *float64 { return &b.denied }, For: "draft"},
			{Name: "crossing", Of: func(b *beliefs) *float64 { return &b.crossing }, For: "draft use"},
			{Name: "network", Of: func(b *beliefs) *float64 { return &b.network }, For: "draft"},
			{Name: "removed", Of: func(b *beliefs) *float64 { return &b.removed }, For: "draft"},
			{Name: "reroll", Of: func(b *beliefs) *float64 { return &b.reroll }, For: "draft"},
		},
	}, NewLuck, starts, 8)
}
