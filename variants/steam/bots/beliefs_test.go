package bots

import (
	"testing"

	"github.com/railhex/railhex/internal/gamelaws"
	"github.com/railhex/railhex/variants/steam"
)

// TestWeights holds each weight of Greedy to what it is for.
func TestWeights(t *testing.T) {
	starts := gamelaws.Begun(t, steam.New, steam.Setup{Players: 3}, steam.Setup{Players: 4, Variant: steam.Standard})
	gamelaws.HoldWeights(t, gamelaws.Weights[beliefs, *Greedy]{
		Standard: standardBeliefs,
		Greedy:   newGreedy,
		Are: []gamelaws.Weight[beliefs]{
			{Name: "interest", Of: func(b *beliefs) *float64 { return &b.interest }, For: "action bid build capital income locomotive move redirect upgrade urbanise"},
			{Name: "lastStep", Of: func(b *beliefs) *float64 { return &b.lastStep }, For: "action bid build capital income locomotive move redirect upgrade urbanise"},
			{Name: "debt", Of: func(b *beliefs) *float64 { return &b.debt }, For: "action bid build capital income locomotive move redirect upgrade urbanise"},
			{Name: "carried", Of: func(b *beliefs) *float64 { return &b.carried }, For: "action build locomotive redirect upgrade"},
			{Name: "town", Of: func(b *beliefs) *float64 { return &b.town }, For: "build redirect upgrade"},
			{Name: "stops", Of: func(b *beliefs) *float64 { return &b.stops }, For: "build redirect upgrade"},
			{Name: "ahead", Of: func(b *beliefs) *float64 { return &b.ahead }, For: "build redirect upgrade"},
			{Name: "tile", Of: func(b *beliefs) *float64 { return &b.tile }, For: "build redirect upgrade"},
			{Name: "later", Of: func(b *beliefs) *float64 { return &b.later }, For: "build redirect upgrade"},
			{Name: "unowned", Of: func(b *beliefs) *float64 { return &b.unowned }, For: "build upgrade"},
			{Name: "others", Of: func(b *beliefs) *float64 { return &b.others }, For: "locomotive move"},
			{Name: "level", Of: func(b *beliefs) *float64 { return &b.level }, For: "action locomotive"},
			{Name: "growth", Of: func(b *beliefs) *float64 { return &b.growth }, For: "urbanise"},
			{Name: "lead", Of: func(b *beliefs) *float64 { return &b.lead }, For: "bid"},
			{Name: "provision", Of: func(b *beliefs) *float64 { return &b.provision }, For: "capital"},
			{Name: "ambition", Of: func(b *beliefs) *float64 { return &b.ambition }, For: "build", Little: true},
			{Name: "tileOrder", Of: func(b *beliefs) *float64 { return &b.tileOrder }, For: "action"},
			{Name: "tileMove", Of: func(b *beliefs) *float64 { return &b.tileMove }, For: "action"},
			{Name: "tileFourth", Of: func(b *beliefs) *float64 { return &b.tileFourth }, For: "action"},
			{Name: "tileFirst", Of: func(b *beliefs) *float64 { return &b.tileFirst }, For: "action"},
			{Name: "tileGrowth", Of: func(b *beliefs) *float64 { return &b.tileGrowth }, For: "action"},
			{Name: "tileCity", Of: func(b *beliefs) *float64 { return &b.tileCity }, For: "action"},
			{Name: "tileTurns", Of: func(b *beliefs) *float64 { return &b.tileTurns }, For: "action", Little: true},
		},
	}, NewLuck, starts, 2)
}
