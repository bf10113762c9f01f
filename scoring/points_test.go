package scoring_test

import (
	"testing"

	"github.com/railhex/railhex/scoring"
	"github.com/railhex/railhex/variants"
)

func TestSCORE1DeliveryAndStartingPower(t *testing.T) {
	points := scoring.Points{Delivery: 13, Power: variants.PowerPoints}
	if got := points.Total(); got != 15 {
		t.Errorf("total %d, want 15", got)
	}
}

func TestSCORE3EngineBoxes(t *testing.T) {
	for boxes, want := range []int{0, 0, 0, 0, 1, 2, 3} {
		if got := scoring.Engine(boxes); got != want {
			t.Errorf("%d boxes are worth %d, want %d", boxes, got, want)
		}
	}
}
