package steamrollers_test

import (
	"errors"
	"testing"

	"github.com/railhex/railhex/variants/family"

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

func TestStateErrorSaysWhereAndWhy(t *testing.T) {
	for _, test := range []struct {
		fault family.StateError
		want  string
	}{
		{family.StateError{Field: "die", Reason: "found 7, expected a number from 0 to 6"}, "die: found 7, expected a number from 0 to 6"},
		{family.StateError{Field: "bag", Rule: steamrollers.GoodsConserved, Reason: "a good is lost"}, "bag: a good is lost (GOODS-1)"},
	} {
		if got := test.fault.Error(); got != test.want {
			t.Errorf("got %s, want %s", got, test.want)
		}
		if got := errors.Is(&test.fault, steamrollers.GoodsConserved); got != (test.fault.Rule != nil) {
			t.Errorf("%s wraps GOODS-1: %t", test.want, got)
		}
	}
}
