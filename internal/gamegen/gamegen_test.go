package gamegen_test

import (
	"math/rand/v2"
	"testing"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/internal/gamegen"
	"github.com/railhex/railhex/internal/long"
	"github.com/railhex/railhex/solo"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/variants"
	"github.com/railhex/railhex/variants/family"
)

// TestSetupsReachAllThatIsPlayed keeps the promise of the package comment: of a
// few hundred setups, one in a hundred at least shows each of these.
func TestSetupsReachAllThatIsPlayed(t *testing.T) {
	const count = 400
	shown := make(map[string]int)
	drawn := gamegen.Setup()
	for seed := range count {
		setup := drawn.Example(seed)
		if _, err := steamrollers.New(setup); err != nil {
			t.Fatal(err)
		}
		for name, shows := range shapes {
			if shows(setup) {
				shown[name]++
			}
		}
	}
	for name := range shapes {
		if shown[name] < count/100 {
			t.Errorf("only %d of %d setups show %s", shown[name], count, name)
		}
	}
}

var shapes = map[string]func(steamrollers.Setup) bool{
	"two players":         func(s steamrollers.Setup) bool { return s.Players == 2 },
	"five players":        func(s steamrollers.Setup) bool { return s.Players == 5 },
	"Olive at her worst":  func(s steamrollers.Setup) bool { return s.Olive == solo.Clerk },
	"Olive at her best":   func(s steamrollers.Setup) bool { return s.Olive == solo.Baron },
	"the plain game":      func(s steamrollers.Setup) bool { return s.Modules == 0 && s.Olive == 0 },
	"all modules":         func(s steamrollers.Setup) bool { return s.Modules == variants.AllModules },
	"no wall":             func(s steamrollers.Setup) bool { return s.Wall == hexmap.Open },
	"a hard wall":         func(s steamrollers.Setup) bool { return s.Wall == hexmap.Hard },
	"the standard board":  func(s steamrollers.Setup) bool { return s.Board == hexmap.Standard() },
	"a board of its own":  func(s steamrollers.Setup) bool { _, ok := hexmap.Shipped(s.Board.Name()); return !ok },
	"standard components": func(s steamrollers.Setup) bool { return s.Components == variants.StandardComponents() },
	"a kept 2b":           func(s steamrollers.Setup) bool { return s.Components.Tiles[variants.Tile2b].Kept },
	"an order for coal": func(s steamrollers.Setup) bool {
		for _, order := range s.Components.Orders {
			if order.Goods.Count(variants.Coal) > 1 {
				return true
			}
		}
		return false
	},
}

// TestGamesReachEveryPhaseAndKind looks whether the moves of a few hundred games
// are of every kind, and their positions of every phase.
func TestGamesReachEveryPhaseAndKind(t *testing.T) {
	const games = 300
	phases := make(map[steamrollers.Phase]int)
	kinds := make(map[steamrollers.Kind]int)
	last := make(map[steamrollers.Phase]int)
	drawn := gamegen.Game()
	for seed := range games {
		record := drawn.Example(seed)
		for _, m := range record.Moves {
			kinds[m.Kind()]++
		}
		positions := gamegen.Positions(record)
		for _, s := range positions {
			phases[s.Phase()]++
		}
		last[positions[len(positions)-1].Phase()]++
	}
	for phase := steamrollers.PhaseGoods; phase <= steamrollers.PhaseOver; phase++ {
		if phases[phase] < 10 {
			t.Errorf("only %d positions are in phase %v", phases[phase], phase)
		}
	}
	for kind := range steamrollers.Kinds() {
		if kinds[kind] < 10 {
			t.Errorf("only %d moves are of kind %d, %v", kinds[kind], kind, kind)
		}
	}
	for _, phase := range []steamrollers.Phase{steamrollers.PhaseAct, steamrollers.PhaseDraft, steamrollers.PhaseRoll, steamrollers.PhaseOver} {
		if last[phase] < games/30 {
			t.Errorf("only %d of %d games stop in phase %v", last[phase], games, phase)
		}
	}
}

func TestMovesAreOfEveryKindAndCanBeWritten(t *testing.T) {
	kinds := make(map[steamrollers.Kind]int)
	drawn := gamegen.Move()
	for seed := range 1000 {
		m := drawn.Example(seed)
		if !m.IsValid() {
			t.Fatal("drew the zero Move")
		}
		kinds[m.Kind()]++
	}
	for kind := range steamrollers.Kinds() {
		if kinds[kind] == 0 {
			t.Errorf("no move is of kind %d, %v", kind, kind)
		}
	}
}

// TestMovesInAPositionAreLegalNowAndThen looks whether of the moves drawn for a
// position a fair part is legal, and another is not.
func TestMovesInAPositionAreLegalNowAndThen(t *testing.T) {
	const count = 200
	legal := 0
	drawn := gamegen.Position()
	for seed := range count {
		s := drawn.Example(seed)
		if m := gamegen.MoveIn(&s).Example(seed); s.Check(m) == nil {
			legal++
		}
	}
	if legal < count/5 || legal > count*4/5 {
		t.Errorf("%d of %d moves are legal", legal, count)
	}
}

// TestTheUniverseHoldsAllMovesOnce looks for all that is legal in some games.
func TestTheUniverseHoldsAllMovesOnce(t *testing.T) {
	for seed := range long.Or(8, 64) {
		s, err := steamrollers.New(gamegen.Setup().Example(seed))
		if err != nil {
			t.Fatal(err)
		}
		seen := make(map[steamrollers.Move]bool)
		for m := range gamegen.Universe(s.Setup()) {
			if !m.IsValid() || m.Chance() || seen[m] {
				t.Fatalf("%v is there twice, or no player's move", m)
			}
			seen[m] = true
		}
		for _, at := range family.Play(&s, gamegen.NewMixture(seed%9).Choose, rand.New(rand.NewPCG(uint64(seed), 0))) {
			for _, m := range at.AppendMoves(nil) {
				if !seen[m] && !at.Chance() {
					t.Fatalf("%v is legal, and not there", m)
				}
			}
		}
	}
}
