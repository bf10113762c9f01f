package bots_test

import (
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
var randomMaps = mapgen.Steam(hexmap.MapFormat{MaxColumns: steam.MaxColumn, MaxHexes: steam.MaxHexes, MaxStops: steam.MaxStops})

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
