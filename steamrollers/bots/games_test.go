package bots_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/internal/gamegen"
	"github.com/railhex/railhex/internal/long"
	"github.com/railhex/railhex/solo"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/steamrollers/bots"
	"github.com/railhex/railhex/variants"
	"github.com/railhex/railhex/variants/family"
)

// played plays the game of a seed to its end, looks at every step whether all
// goods are there (GOODS-1), replays its record from text, and holds the report
// of the end against that of the live game.
func played(t *testing.T, setup steamrollers.Setup, p bots.Policy, seed int) steamrollers.State {
	t.Helper()
	s, err := steamrollers.New(setup)
	if err != nil {
		t.Fatal(err)
	}
	record := steamrollers.Record{Setup: setup}
	for move, after := range family.Play(&s, p.Choose, source(seed)) {
		if goods := gamegen.GoodsOf(&after); goods != variants.AllGoods {
			t.Fatalf("seed %d: all goods are %v after\n%v%v", seed, goods, record, move)
		}
		record.Moves = append(record.Moves, move)
		s = after
	}
	if !s.Over() || s.Winners() == 0 {
		t.Fatalf("seed %d: the game stops in phase %v", seed, s.Phase())
	}
	replayed, err := steamrollers.ParseRecord(record.String(), nil)
	if err != nil {
		t.Fatalf("seed %d: %v", seed, err)
	}
	again, err := replayed.Replay()
	if err != nil || again != s || reportOf(t, &again) != reportOf(t, &s) {
		t.Fatalf("seed %d: the record ends elsewhere than the game: %v\n%v", seed, err, record)
	}
	return s
}

func source(seed int) *rand.Rand { return rand.New(rand.NewPCG(uint64(seed), 0)) }

func reportOf(t *testing.T, s *steamrollers.State) string {
	t.Helper()
	text, err := s.Report().AppendJSON(nil)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// endedBy is the rule by which a game has ended.
func endedBy(s *steamrollers.State) error { return s.Check(steamrollers.Pass()) }

// gamesOfEach is how many games are played for each number of players.
var gamesOfEach = long.Or(40, 1000)

// TestGOODS1GamesOfEachNumberOfPlayers plays games for each number of players. All
// end, and most of them because cities are empty.
func TestGOODS1GamesOfEachNumberOfPlayers(t *testing.T) {
	games := gamesOfEach
	if testing.Short() {
		games = 30
	}
	for players := 2; players <= steamrollers.MaxSeats; players++ {
		t.Run(fmt.Sprint(players, " players"), func(t *testing.T) {
			t.Parallel()
			p := new(bots.Builder)
			emptied := 0
			for seed := range games {
				s := played(t, steamrollers.Setup{Players: players}, p, seed)
				if endedBy(&s) == steamrollers.EndEmptyCities {
					emptied++
				}
			}
			t.Logf("%d of %d games ended by END-1", emptied, games)
			if emptied < games*9/10 {
				t.Errorf("only %d of %d games ended by END-1", emptied, games)
			}
		})
	}
}

func TestGOODS1RandomGames(t *testing.T) {
	games := gamesOfEach
	if testing.Short() {
		games = 10
	}
	for players := 2; players <= steamrollers.MaxSeats; players++ {
		t.Run(fmt.Sprint(players, " players"), func(t *testing.T) {
			t.Parallel()
			p := new(bots.Random)
			for seed := range games {
				played(t, steamrollers.Setup{Players: players}, p, seed)
			}
		})
	}
}

// TestEveryCombinationIsPlayedToItsEnd plays all that the rules allow: every
// number of players with every set of modules, Olive at each level, without a
// chart and with each, on one of the boards that ship after the other; by builders in one
// game and at random in the next. Where tests may take long, it plays each on all of the
// boards, by builders on one and at random on the next.
func TestEveryCombinationIsPlayedToItsEnd(t *testing.T) {
	turn, boards := 0, len(slices.Collect(hexmap.ShippedNames()))
	for name := range hexmap.ShippedNames() {
		board, _ := hexmap.Shipped(name)
		turn++
		for wall := hexmap.Open; wall <= hexmap.Hard; wall++ {
			t.Run(name+" "+wall.String(), func(t *testing.T) {
				t.Parallel()
				policies := []bots.Policy{new(bots.Builder), new(bots.Random)}
				for seed, setup := range combinations(board, wall) {
					if testing.Short() && seed%5 != 0 || !long.Allowed() && (seed+turn)%boards != 0 {
						continue
					}
					played(t, setup, policies[(seed+turn)%len(policies)], seed)
				}
			})
		}
	}
}

// combinations are all setups on a board with a chart.
func combinations(board *hexmap.Board, wall hexmap.Difficulty) (setups []steamrollers.Setup) {
	for players := 2; players <= steamrollers.MaxSeats; players++ {
		for modules := range variants.AllModules + 1 {
			setups = append(setups, steamrollers.Setup{Players: players, Board: board, Wall: wall, Modules: modules})
		}
	}
	for level := range solo.Levels() {
		setups = append(setups, steamrollers.Setup{Players: 1, Board: board, Wall: wall, Olive: level})
	}
	return setups
}

// TestSOLO14EverybodyWinsSometimes finds among the games of a builder one in
// which the player wins, one that Olive wins by points, and one that she wins
// at once.
func TestSOLO14EverybodyWinsSometimes(t *testing.T) {
	p := new(bots.Builder)
	found := make(map[string]int)
	for seed := range 60 {
		setup := steamrollers.Setup{Players: 1, Olive: solo.Level(1 + seed%solo.NumLevels)}
		s := played(t, setup, p, seed)
		switch {
		case s.Winners().Has(1):
			found["the player wins"]++
		case endedBy(&s) == steamrollers.SoloCrossesOff:
			found["Olive wins at once"]++
		default:
			found["Olive wins by points"]++
		}
	}
	if len(found) != 3 {
		t.Errorf("of 60 games: %v", found)
	}
}
