package steamrollers_test

import (
	"errors"
	"testing"

	"github.com/railhex/railhex/steamrollers"
)

func TestTheZeroStateIsNotValid(t *testing.T) {
	var s steamrollers.State
	if err := s.Validate(); !errors.Is(err, steamrollers.NoState) {
		t.Errorf("the zero State: %v", err)
	}
}
