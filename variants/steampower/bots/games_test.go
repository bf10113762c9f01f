package bots_test

import (
	"math/rand/v2"
	"slices"
	"testing"
	"testing/fstest"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/internal/long"
	"github.com/railhex/railhex/variants/family/search"
	"github.com/railhex/railhex/variants/steampower"
	"github.com/railhex/railhex/variants/steampower/bots"
)

// games is how many games each policy plays.
var games = long.Or(40, 1000)

// policies are those that choose at once, by their names.
var policies = map[string]func() bots.Policy{
	"random":  func() bots.Policy { return new(bots.Random) },
	"builder": func() bots.Policy { return new(bots.Builder) },
}

// TestGamesEnd plays games of every policy over all numbers of players, all maps that
// ship and random ones, and replays the record of each from its text.
func TestGamesEnd(t *testing.T) {
	for name, fresh := range policies {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			ended := map[steampower.Rule]int{}
			for seed := range games {
				ended[play(t, fresh(), seed)]++
			}
			t.Logf("END-1 %d, END-2 %d", ended[steampower.EndContracts], ended[steampower.EndQuietRounds])
			if most := ended[steampower.EndContracts]; name == "builder" && 10*most < 9*games {
				t.Errorf("of %d games of builders %d end by END-1", games, most)
			}
		})
	}
}

// play plays a game to its end, and is the rule by which it ended.
func play(t *testing.T, p bots.Policy, seed int) steampower.Rule {
	t.Helper()
	random := rand.New(rand.NewPCG(uint64(seed), 0))
	maps := slices.Collect(steampower.ShippedMaps())
	var board *hexmap.Map
	if n := seed / 4 % (len(maps) + 1); n < len(maps) {
		board = maps[n]
	} else {
		board = randomMaps.Random(random)
	}
	start, err := steampower.New(steampower.Setup{Players: 2 + seed%4, Map: board})
	if err != nil {
		t.Fatal(err)
	}
	record := steampower.Record{Setup: start.Setup(), Moves: search.Moves(&start, p, random)}
	read, err := steampower.ParseRecord(record.String(), fstest.MapFS{board.Name() + ".map": {Data: []byte(board.String())}})
	if err != nil {
		t.Fatalf("seed %d: %v", seed, err)
	}
	s, err := read.Replay()
	if err != nil || !s.Over() || s.Winners() == 0 {
		t.Fatalf("seed %d: the game stops in phase %v: %v", seed, s.Phase(), err)
	}
	if err := s.Validate(); err != nil {
		t.Fatalf("seed %d: %v", seed, err)
	}
	return s.EndRule()
}

// TestPoliciesLookAtNoHiddenHand deals what the player cannot see anew before each
// decision, and asks again.
func TestPoliciesLookAtNoHiddenHand(t *testing.T) {
	for name, fresh := range policies {
		for seed := range 4 {
			p := fresh()
			s, err := steampower.New(steampower.Setup{Players: 3})
			if err != nil {
				t.Fatal(err)
			}
			other := rand.New(rand.NewPCG(uint64(seed), 9))
			for i := uint64(0); !s.Over(); i++ {
				move := s.Sample(other)
				if !s.Chance() {
					move = p.Choose(&s, rand.New(rand.NewPCG(uint64(seed), i)))
					imagined := s.Redealt(s.Turn(), other)
					if again := p.Choose(&imagined, rand.New(rand.NewPCG(uint64(seed), i))); again != move {
						t.Fatalf("%s chooses %v, and %v where others hold other contracts", name, move, again)
					}
				}
				if s, err = s.Apply(move); err != nil {
					t.Fatal(err)
				}
			}
		}
	}
}
