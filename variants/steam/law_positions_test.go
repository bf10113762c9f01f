package steam

import (
	"encoding/json"

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

// positionsComeBackFromText: JSON and one line give back the same position.
func positionsComeBackFromText(t *rapid.T, game []step) {
	for _, one := range someSteps(t, game, 8) {
		s := one.State
		text, err := json.Marshal(s)
		if err != nil {
			t.Fatal(err)
		}
		var read State
		if err := json.Unmarshal(text, &read); err != nil {
			t.Fatalf("%s\n%v", text, err)
		}
		if read != s {
			t.Fatalf("%s\ncomes back as another position", text)
		}
		line := s.String()
		again, err := ParseState(line, s.Setup())
		if err != nil {
			t.Fatalf("%s\n%v", line, err)
		}
		if again != s || again.Hash() != s.Hash() {
			t.Fatalf("%s\ncomes back as another position", line)
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
