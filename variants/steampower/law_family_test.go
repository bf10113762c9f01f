package steampower_test

import (
	"math/rand/v2"
	"testing"

	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/steampower"
	"github.com/railhex/railhex/variants/steampower/bots"
)

// TestLawsOfAnyGame holds games of each number of players to the laws of any game, and
// to those of texts and of what is hidden.
func TestLawsOfAnyGame(t *testing.T) {
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
	choose := []func(*steampower.State, *rand.Rand) steampower.Move{new(bots.Builder).Choose, new(bots.Random).Choose}
	most := steampower.MaxSeats
	if testing.Short() {
		most = 3
	}
	for players := 2; players <= most; players++ {
		s, err := steampower.New(steampower.Setup{Players: players})
		if err != nil {
			t.Fatal(err)
		}
		if err := family.Check(&s, family.Options[steampower.State, steampower.Move]{Games: 1, Choose: choose[players%2], Laws: laws}); err != nil {
			t.Errorf("%d players: %v", players, err)
		}
	}
}
