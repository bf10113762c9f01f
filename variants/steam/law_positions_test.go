package steam

import (
	"pgregory.net/rapid"
)

// positionsOfPlayAreValid: what New and Apply give holds all invariants, what
// is carried along is what it is worked out anew.
func positionsOfPlayAreValid(t *rapid.T, game []step) {
	for _, one := range game {
		if err := one.Validate(); err != nil {
			t.Fatalf("%v\n%v", one, err)
		}
		anew := one.State
		anew.recount()
		if anew != one.State {
			t.Fatalf("%v\n%v", one, anew)
		}
	}
}

// The ledger of a seat adds up to its total.
func ledgersAddUp(t *rapid.T, game []step) {
	for _, s := range game {
		for seat := Seat(1); int(seat) <= s.Seats(); seat++ {
			sum := 0
			for _, entry := range s.AppendLedger(nil, seat) {
				sum += entry.Points
			}
			same(t, "the sum of the ledger", sum, s.Total(seat))
		}
	}
}
