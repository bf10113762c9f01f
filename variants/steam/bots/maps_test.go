package bots_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/internal/mapgen"
	"github.com/railhex/railhex/variants/family/search"
	"github.com/railhex/railhex/variants/steam"
	"github.com/railhex/railhex/variants/steam/bots"
)

// randomMaps are maps that may hold anything that steam.ParseMap takes.
var randomMaps = mapgen.Kind{
	Format: hexmap.MapFormat{
		CityWords:  []hexmap.MapWord{{Accepts: func(string) bool { return true }}, {Accepts: func(string) bool { return true }}},
		Lines:      []hexmap.MapLine{{Keyword: "supply", Words: []hexmap.MapWord{{Accepts: func(string) bool { return true }}}, Required: true}},
		MaxColumns: steam.MaxColumn, MaxHexes: steam.MaxHexes, MaxStops: steam.MaxStops,
	},
	City: func(r *rand.Rand) []string {
		return []string{[]string{"red", "blue", "yellow", "purple"}[r.IntN(4)], fmt.Sprint(1 + r.IntN(3))}
	},
	Lines: func(r *rand.Rand) []string { return []string{fmt.Sprintf("supply %d", r.IntN(7))} },
}

// TestAnyMap plays games on maps of all shapes to their end, where there are goods
// enough for them (MAP-6).
func TestAnyMap(t *testing.T) {
	greedy, searcher := bots.NewGreedy(), bots.NewSearch(search.Thinking{Iterations: 2})
	played := 0
	for seed := range uint64(40) {
		board, err := steam.ParseMap(randomMaps.Random(rand.New(rand.NewPCG(seed, 1))).String())
		if err != nil {
			t.Fatal(err)
		}
		setup := steam.Setup{Players: steam.MinSeats + int(seed%4), Map: board}
		if seed%3 == 0 {
			setup.Variant = steam.Standard
		}
		start, err := steam.New(setup)
		if err != nil {
			continue
		}
		played++
		seated := slices.Repeat([]bots.Player{greedy}, setup.Players)
		if seed%10 == 0 {
			seated[0] = searcher
		}
		s := start
		for _, s = range search.Walk(&start, seated, bots.NewLuck(seed), seed) {
		}
		if !s.Over() {
			t.Errorf("seed %d: the game stops in phase %v", seed, s.Phase())
		}
	}
	if played < 10 {
		t.Errorf("only %d games could be played", played)
	}
}
