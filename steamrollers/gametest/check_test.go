package gametest_test

import (
	"errors"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/internal/long"
	"github.com/railhex/railhex/solo"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/steamrollers/gametest"
	"github.com/railhex/railhex/variants"
)

// otherComponents are the standard ones with every tile that may be the other
// of kept and spent, under a name of their own.
func otherComponents() variants.Components {
	set := variants.StandardComponents()
	set.Name = "other"
	for face := range variants.Faces() {
		if face != variants.Tile4b {
			set.Tiles[face].Kept = !set.Tiles[face].Kept
		}
	}
	return set
}

// ownBoard is the standard board under the name of another one that ships.
func ownBoard(t testing.TB) *hexmap.Board {
	t.Helper()
	board, err := hexmap.ParseBoard(strings.Replace(hexmap.Standard().String(), "board standard", "board lagoon", 1))
	if err != nil {
		t.Fatal(err)
	}
	return board
}

func TestCheckFindsNoFaultInTheLibrary(t *testing.T) {
	lagoon, _ := hexmap.Shipped("lagoon")
	setups := []steamrollers.Setup{
		{Players: 1, Olive: solo.Clerk, Board: ownBoard(t)},
		{Players: 1, Olive: solo.Baron, Wall: hexmap.Hard, Components: otherComponents()},
		{Players: 3, Modules: variants.PowerModule | variants.OrderModule, Board: lagoon},
		{Players: 2, Modules: variants.AllModules, Wall: hexmap.Medium, Components: otherComponents()}, // long games
	}
	switch {
	case testing.Short():
		setups = setups[:2]
	case !long.Allowed():
		setups = setups[:3]
	}
	for _, setup := range setups {
		if err := gametest.Check(setup, gametest.Options{Games: 1}); err != nil {
			t.Errorf("%d players: %v", setup.Players, err)
		}
	}
}

func TestCheckAndCompareTellWhatIsWrongWithASetup(t *testing.T) {
	forbidden := steamrollers.Setup{Players: 6}
	for _, err := range []error{
		gametest.Check(forbidden, gametest.Options{}),
		gametest.Compare(forbidden, gametest.Options{}, nil),
	} {
		if !errors.Is(err, steamrollers.SetupPlayers) {
			t.Error(err)
		}
	}
}

// A player who always improves her engine does so once too often.
func improver(s *steamrollers.State, random *rand.Rand) steamrollers.Move {
	if s.Phase() == steamrollers.PhaseAct {
		return steamrollers.Improve()
	}
	legal := s.AppendMoves(nil)
	return legal[random.IntN(len(legal))]
}

func TestCheckHoldsPlayersToTheRules(t *testing.T) {
	err := gametest.Check(steamrollers.Setup{Players: 2}, gametest.Options{Seed: 5, Games: 3, Choose: improver})
	if !errors.Is(err, steamrollers.EngineBoxOnce) {
		t.Fatal(err)
	}
	faults := err.(interface{ Unwrap() []error }).Unwrap()
	if len(faults) != 1 {
		t.Errorf("%d faults, want one for all games", len(faults))
	}
	for _, err := range faults {
		fault, ok := err.(*gametest.Fault)
		if !ok {
			t.Fatalf("%T is no Fault", err)
		}
		if fault.Seed < 5 || fault.Seed > 7 || fault.Games != 3 || fault.Law != "the players move as the rules allow" {
			t.Errorf("seed %d, %d games, law %q", fault.Seed, fault.Games, fault.Law)
		}
		if s, err := fault.Record.Replay(); err != nil || s != fault.State {
			t.Errorf("the record does not lead to the position (%v)", err)
		}
		for _, part := range []string{"seed ", " and 2 more games, ", "(ENGINE-2)", "\n\tgame steamrollers\n", "\n\timprove"} {
			if !strings.Contains(err.Error(), part) {
				t.Errorf("the error does not say %q:\n%v", part, err)
			}
		}
	}
}

func TestCheckAsksThatGamesEnd(t *testing.T) {
	err := gametest.Check(steamrollers.Setup{Players: 2}, gametest.Options{Games: 1, Moves: 10})
	var fault *gametest.Fault
	if !errors.As(err, &fault) || fault.Law != "every game ends" || len(fault.Record.Moves) != 10 {
		t.Error(err)
	}
}

func TestCheckFindsTheSameAgain(t *testing.T) {
	check := func() string {
		return gametest.Check(steamrollers.Setup{Players: 2}, gametest.Options{Games: 2, Choose: improver}).Error()
	}
	if first, second := check(), check(); first != second {
		t.Errorf("first\n%s\nthen\n%s", first, second)
	}
}
