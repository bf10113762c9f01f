package family_test

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/railhex/railhex/hexmap/parse"
	"github.com/railhex/railhex/variants/family"
)

// TestSeatsAreASet holds what a set says after seats come and go to what a map says.
func TestSeatsAreASet(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		var set family.Seats
		members := map[family.Seat]bool{}
		for range rapid.IntRange(0, 20).Draw(t, "steps") {
			one := family.Seat(rapid.IntRange(0, 7).Draw(t, "seat"))
			if rapid.Bool().Draw(t, "comes") {
				set, members[one] = set.With(one), true
			} else {
				set = set.Without(one)
				delete(members, one)
			}
		}
		var want []family.Seat
		var words []string
		for one := range family.Seat(8) {
			if members[one] {
				want, words = append(want, one), append(words, one.String())
			}
		}
		for one := 0; one < 256; one++ {
			if set.Has(family.Seat(one)) != members[family.Seat(one)] {
				t.Fatalf("%08b has %d: %t", set, one, set.Has(family.Seat(one)))
			}
		}
		if got := slices.Collect(set.All()); !slices.Equal(got, want) || set.Len() != len(want) {
			t.Fatalf("%08b has the %d seats %v, want %v", set, set.Len(), got, want)
		}
		first, text := family.Nobody, "nobody"
		if len(want) > 0 {
			first, text = want[0], strings.Join(words, " ")
		}
		if set.First() != first || set.String() != text {
			t.Fatalf("%08b begins with %v and prints %q, want %v and %q", set, set.First(), set, first, text)
		}
		for range set.All() {
			break // a walk can be left
		}
	})
}

func TestSeatsReadAsTheyPrint(t *testing.T) {
	for last := family.Seat(1); last <= 9; last++ {
		for one := family.Seat(1); one <= 10; one++ {
			got, err := family.ParseSeat(one.String(), last)
			if plays := one <= last; plays != (err == nil) || plays && got != one || !plays && got != family.Nobody {
				t.Errorf("%v of %v: %v, %v", one, last, got, err)
			}
		}
	}
	for _, text := range []string{"", "P", "P0", "p1", "1", "P01", "P+1", "P-1", "P1 ", " P1", "nobody", "P257", "PP1"} {
		got, err := family.ParseSeat(text, 4)
		fault, ok := errors.AsType[*parse.Error](err)
		if got != family.Nobody || !ok || fault.Expected.String() != "a seat from P1 to P4" || fault.Input != text {
			t.Errorf("%q: %v, %v", text, got, err)
		}
	}
}
