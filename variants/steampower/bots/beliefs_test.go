package bots

import (
	"testing"

	"github.com/railhex/railhex/internal/gamelaws"
	"github.com/railhex/railhex/variants/steampower"
)

// TestWeights holds each weight of Greedy to what it is for.
func TestWeights(t *testing.T) {
	starts := gamelaws.Begun(t, steampower.New, steampower.Setup{Players: 2}, steampower.Setup{Players: 3}, steampower.Setup{Players: 5})
	gamelaws.HoldWeights(t, gamelaws.Weights[beliefs, *Greedy]{
		Standard: standardBeliefs,
		Greedy:   newGreedy,
		Are: []gamelaws.Weight[beliefs]{
			{Name: "roundsPerContract", Of: func(b *beliefs) *float64 { return &b.roundsPerContract }, For: "build draw factory fulfil money ship"},
			{Name: "action", Of: func(b *beliefs) *float64 { return &b.action }, For: "build fulfil remove replace"},
			{Name: "lastAction", Of: func(b *beliefs) *float64 { return &b.lastAction }, For: "build remove replace"},
			{Name: "dollar", Of: func(b *beliefs) *float64 { return &b.dollar }, For: "build factory fulfil money replace ship"},
			{Name: "scarce", Of: func(b *beliefs) *float64 { return &b.scarce }, For: "build factory fulfil money ship"},
			{Name: "purse", Of: func(b *beliefs) *float64 { return &b.purse }, For: "build factory fulfil money ship"},
			{Name: "good", Of: func(b *beliefs) *float64 { return &b.good }, For: "build factory replace"},
			{Name: "wantedSoon", Of: func(b *beliefs) *float64 { return &b.wantedSoon }, For: "build factory"},
			{Name: "city", Of: func(b *beliefs) *float64 { return &b.city }, For: "build"},
			{Name: "foreign", Of: func(b *beliefs) *float64 { return &b.foreign }, For: "build"},
			{Name: "option", Of: func(b *beliefs) *float64 { return &b.option }, For: "build"},
			{Name: "turned", Of: func(b *beliefs) *float64 { return &b.turned }, For: "build factory ship"},
			{Name: "turnedIn", Of: func(b *beliefs) *float64 { return &b.turnedIn }, For: "build factory"},
			{Name: "custom", Of: func(b *beliefs) *float64 { return &b.custom }, For: "build factory"},
			{Name: "purple", Of: func(b *beliefs) *float64 { return &b.purple }, For: "build replace"},
			{Name: "crossing", Of: func(b *beliefs) *float64 { return &b.crossing }, For: "build", Little: true},
			{Name: "contracts", Of: func(b *beliefs) *float64 { return &b.contracts }, For: "draw"},
			{Name: "choice", Of: func(b *beliefs) *float64 { return &b.choice }, For: "draw"},
			{Name: "glut", Of: func(b *beliefs) *float64 { return &b.glut }, For: "draw"},
			{Name: "effort", Of: func(b *beliefs) *float64 { return &b.effort }, For: "build draw factory"},
		},
	}, NewLuck, starts, 4)
}
