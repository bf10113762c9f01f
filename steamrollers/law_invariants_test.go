package steamrollers_test

import (
	"testing"

	"pgregory.net/rapid"

	"github.com/railhex/railhex/internal/gamegen"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/variants"
)

// invariants is what holds in every position that can come about, whoever has
// brought it about.
func invariants(t rapid.TB, s *steamrollers.State) {
	t.Helper()
	if goods := gamegen.GoodsOf(s); goods != variants.AllGoods {
		t.Fatalf("GOODS-1: all goods are %v\n%s", goods, reportOf(s))
	}
	if s.Phase().Chance() != s.Chance() || s.Over() != (s.Phase() == steamrollers.PhaseOver) {
		t.Fatalf("phase %v, chance %t, over %t", s.Phase(), s.Chance(), s.Over())
	}
	if asked := s.Turn() != steamrollers.Nobody; asked == (s.Chance() || s.Over()) || int(s.Turn()) > s.Seats() {
		t.Fatalf("phase %v, and P%d is asked", s.Phase(), s.Turn())
	}
	if won := s.Winners() != 0; won != s.Over() {
		t.Fatalf("phase %v, and the winners are %v", s.Phase(), s.Winners())
	}
	if listed := len(s.AppendMoves(nil)) > 0; listed == (s.Over() || tooMany(s)) {
		t.Fatalf("phase %v, and there are moves: %t", s.Phase(), listed)
	}
	for seat := range steamrollers.Seat(steamrollers.MaxSeats + 1) {
		if ledger := s.Ledger(seat); ledger.Points() != s.Points(seat) {
			t.Fatalf("P%d: points %+v, ledger\n%v", seat, s.Points(seat), ledger)
		}
	}
}

// tooMany reports whether a position has too many outcomes to list.
func tooMany(s *steamrollers.State) bool {
	return s.Phase() == steamrollers.PhaseGoods || s.Phase() == steamrollers.PhaseInfluence
}

// reportOf is the JSON of a position, for messages and comparisons.
func reportOf(s *steamrollers.State) string {
	text, err := s.Report().AppendJSON(nil)
	if err != nil {
		return err.Error()
	}
	return string(text)
}

func TestInvariantsHoldInEveryPosition(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		for _, s := range gamegen.Positions(gamegen.Game().Draw(t, "game")) {
			invariants(t, &s)
		}
	})
}
