package steamrollers

import (
	"errors"
	"testing"

	"github.com/railhex/railhex/solo"
)

// What no text can say, a fault of this package could still do.
func TestValidateSeesWhatNoTextSays(t *testing.T) {
	for name, test := range map[string]struct {
		spoil func(*State)
		want  Rule
	}{
		"a sheet where nobody plays": {func(s *State) { s.seats[2].boxes = 1 }, SetupPlayers},
		"goods where nobody plays":   {func(s *State) { s.kept[4] = 1 }, SetupPlayers},
		"distances without track":    {func(s *State) { s.seats[0].reach[0] = 2 }, DeliverOverOwnLinks},
		"a sheet of Olive's":         {func(s *State) { s.olive, _ = solo.NewSheet([6]int{1}, 0) }, SetupPlayers},
		"a phase that is none":       {func(s *State) { s.phase = phaseEnd }, RoundTurn},
	} {
		t.Run(name, func(t *testing.T) {
			s, err := New(Setup{Players: 2})
			if err != nil {
				t.Fatal(err)
			}
			test.spoil(&s)
			if err := s.Validate(); !errors.Is(err, test.want) {
				t.Errorf("got %v, want %v", err, test.want)
			}
		})
	}
}
