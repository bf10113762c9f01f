package games

import (
	"fmt"
	"testing"

	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/variants/steam"
	"github.com/railhex/railhex/variants/steampower"
)

// TestSeatsPrintAsTheNotationWritesThem: in every game seat n of a set is its bit n.
func TestSeatsPrintAsTheNotationWritesThem(t *testing.T) {
	for _, test := range []struct {
		set  uint8
		want string
	}{
		{0, "nobody"},
		{1 << 2, "P2"},
		{1<<1 | 1<<3 | 1<<5, "P1 P3 P5"},
	} {
		for _, got := range []fmt.Stringer{steamrollers.Seats(test.set), steampower.Seats(test.set), steam.Seats(test.set)} {
			if got.String() != test.want {
				t.Errorf("%T %b prints as %q, want %q", got, test.set, got, test.want)
			}
		}
	}
	if olive := steamrollers.Seats(1 << steamrollers.Nobody); olive.String() != "nobody" {
		t.Errorf("the winners are %q, and should be nobody, as Olive has won", olive)
	}
	for _, got := range []fmt.Stringer{steamrollers.Seat(4), steampower.Seat(4), steam.Seat(4)} {
		if got.String() != "P4" {
			t.Errorf("%T prints as %q", got, got)
		}
	}
	for _, got := range []fmt.Stringer{steamrollers.Nobody, steampower.Nobody, steam.Nobody} {
		if got.String() != "nobody" {
			t.Errorf("%T prints as %q", got, got)
		}
	}
}
