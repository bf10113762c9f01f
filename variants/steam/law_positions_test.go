package steam

import (
	"encoding/json"
	"reflect"

	"github.com/railhex/railhex/variants/family"
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

// reportsAreWrittenAsTheirTypesSay: AppendJSON writes what encoding/json makes of the
// tags, and that comes back.
func reportsAreWrittenAsTheirTypesSay(t *rapid.T, game []step) {
	for _, one := range someSteps(t, game, 4) {
		report := one.WithMoves(one.Report())
		report.Error = &family.ErrorReport{Line: 7, Move: "build <c5> \u2028", Rule: "BUILD-1", Message: "so \"it\" is"}
		want, err := json.Marshal(report)
		if err != nil {
			t.Fatal(err)
		}
		got, err := report.AppendJSON(nil)
		if err != nil || string(got) != string(want) {
			t.Fatalf("got  %s, %v\nwant %s", got, err, want)
		}
		var read Report
		if err := json.Unmarshal(got, &read); err != nil || !reflect.DeepEqual(read, report) {
			t.Fatalf("%s\ncomes back as %v, %v", got, read, err)
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
