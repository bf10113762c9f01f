package bots_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/internal/gamelaws"
	"github.com/railhex/railhex/internal/mapgen"
	"github.com/railhex/railhex/variants/family/search"
	"github.com/railhex/railhex/variants/steampower"
	"github.com/railhex/railhex/variants/steampower/bots"
)

var randomMaps = mapgen.Kind{Format: hexmap.MapFormat{
	Marks: []hexmap.Mark{hexmap.River, hexmap.City}, MaxColumns: steampower.MaxColumn, MaxHexes: steampower.MaxHexes, MinCities: 2, MaxCities: steampower.MaxCities,
}}

// TestAnyMap plays games on maps of all shapes to their end.
func TestAnyMap(t *testing.T) {
	greedy, searcher := bots.NewGreedy(), bots.NewSearch(search.Thinking{Iterations: 2})
	for seed := range uint64(40) {
		setup := steampower.Setup{Players: 2 + int(seed%4), Map: randomMaps.Random(rand.New(rand.NewPCG(seed, 1)))}
		seated := slices.Repeat([]bots.Player{greedy}, setup.Players)
		if seed%10 == 0 {
			seated[0] = searcher
		}
		var s steampower.State
		start := gamelaws.Begun(t, steampower.New, setup)[0]
		for _, s = range search.Walk(&start, seated, bots.NewLuck(seed), seed) {
		}
		if !s.Over() {
			t.Errorf("seed %d: the game stops in phase %v", seed, s.Phase())
		}
	}
}
