package games

import (
	"math/rand/v2"
	"testing"

	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/steamrollers/bots"
	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/steam"
	steambots "github.com/railhex/railhex/variants/steam/bots"
	"github.com/railhex/railhex/variants/steampower"
	powerbots "github.com/railhex/railhex/variants/steampower/bots"
)

// A policy chooses moves of a game.
type aPolicy[State, Move any] interface {
	Choose(s *State, random *rand.Rand) Move
}

// holds plays a game of a policy and fails for each fault.
func holds[P family.Position[State, Move, Seat, Outcome], State, Move comparable, Seat ~uint8, Outcome ~family.OutcomeOf[Move]](
	t *testing.T, start P, laws []family.Law[State, Move], p aPolicy[State, Move],
) {
	t.Helper()
	if err := family.Check(start, family.Options[State, Move]{Games: 1, Choose: p.Choose, Laws: laws}); err != nil {
		t.Error(err)
	}
}

func TestCheckFindsNoFaultInSteamRollers(t *testing.T) {
	s, err := steamrollers.New(steamrollers.Setup{Players: 3})
	if err != nil {
		t.Fatal(err)
	}
	holds(t, &s, family.TextLaws(steamrollers.ParseMove, func(line string, like *steamrollers.State) (steamrollers.State, error) {
		return steamrollers.ParseState(line, like.Setup())
	}), aPolicy[steamrollers.State, steamrollers.Move](new(bots.Builder)))
}

func TestCheckFindsNoFaultInSteamPower(t *testing.T) {
	laws := family.TextLaws(steampower.ParseMove, func(line string, like *steampower.State) (steampower.State, error) {
		return steampower.ParseState(line, like.Setup())
	})
	laws = append(laws, family.HiddenLaw(func(s *steampower.State, seat steampower.Seat) string {
		report, err := s.WithMovesFor(s.ReportFor(seat), seat).AppendJSON(nil)
		if err != nil {
			t.Fatal(err)
		}
		return string(report)
	}))
	policies := []aPolicy[steampower.State, steampower.Move]{new(powerbots.Builder), new(powerbots.Random)}
	most := steampower.MaxSeats
	if testing.Short() {
		most = 3
	}
	for players := 2; players <= most; players++ {
		s, err := steampower.New(steampower.Setup{Players: players})
		if err != nil {
			t.Fatal(err)
		}
		holds(t, &s, laws, policies[players%2])
	}
}

func TestCheckFindsNoFaultInSteam(t *testing.T) {
	laws := family.TextLaws(steam.ParseMove, func(line string, like *steam.State) (steam.State, error) {
		return steam.ParseState(line, like.Setup())
	})
	policies := []aPolicy[steam.State, steam.Move]{new(steambots.Builder), new(steambots.Random)}
	for i, setup := range []steam.Setup{
		{Players: 3},
		{Players: 3, Variant: steam.Standard},
		{Players: 4, Variant: steam.Standard},
		{Players: 5, Order: steam.OrderRandom},
	} {
		s, err := steam.New(setup)
		if err != nil {
			t.Fatal(err)
		}
		holds(t, &s, laws, policies[i%2])
	}
}
