package steamrollers_test

import (
	"errors"
	"testing"

	"pgregory.net/rapid"

	"github.com/railhex/railhex/internal/gamegen"
	"github.com/railhex/railhex/steamrollers"
)

func TestEveryPositionOfAGameIsValid(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		for _, s := range gamegen.Positions(gamegen.Game().Draw(t, "game")) {
			if err := s.Validate(); err != nil {
				t.Fatalf("%v\n%+v", err, s.Report())
			}
		}
	})
}

func TestTheZeroStateIsNotValid(t *testing.T) {
	var s steamrollers.State
	if err := s.Validate(); !errors.Is(err, steamrollers.NoState) {
		t.Errorf("the zero State: %v", err)
	}
}
