package steam_test

import (
	"math/rand/v2"
	"testing"

	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/steam"
	"github.com/railhex/railhex/variants/steam/bots"
)

// TestLawsOfAnyGame holds games of both variants to the laws of any game, and to those
// of texts.
func TestLawsOfAnyGame(t *testing.T) {
	laws := family.TextLaws(steam.ParseMove, func(line string, like *steam.State) (steam.State, error) {
		return steam.ParseState(line, like.Setup())
	})
	choose := []func(*steam.State, *rand.Rand) steam.Move{new(bots.Builder).Choose, new(bots.Random).Choose}
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
		options := family.Options[steam.State, steam.Move]{Games: 1, Choose: choose[i%2], Laws: laws, Ahead: ahead}
		if err := family.Check(&s, options); err != nil {
			t.Errorf("%+v: %v", setup, err)
		}
	}
}

// ahead is the order of places: who is eliminated comes last (SCORE-4).
func ahead(s *steam.State, seat, other steam.Seat) bool {
	switch {
	case s.Eliminated(seat):
		return false
	case s.Eliminated(other):
		return true
	}
	return s.Total(seat) > s.Total(other)
}
