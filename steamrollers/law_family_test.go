package steamrollers_test

import (
	"testing"

	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/steamrollers/bots"
	"github.com/railhex/railhex/variants/family"
)

// TestLawsOfAnyGame holds a game to the laws of any game, and to those of texts.
// Package gametest holds many games to these and more.
func TestLawsOfAnyGame(t *testing.T) {
	s, err := steamrollers.New(steamrollers.Setup{Players: 3})
	if err != nil {
		t.Fatal(err)
	}
	laws := family.TextLaws(steamrollers.ParseMove, func(line string, like *steamrollers.State) (steamrollers.State, error) {
		return steamrollers.ParseState(line, like.Setup())
	})
	if err := family.Check(&s, family.Options[steamrollers.State, steamrollers.Move]{Games: 1, Choose: new(bots.Builder).Choose, Laws: laws}); err != nil {
		t.Error(err)
	}
}
