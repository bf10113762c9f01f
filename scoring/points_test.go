package scoring_test

import (
	"testing"

	"github.com/railhex/railhex/scoring"
	"github.com/railhex/railhex/track"
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

func TestSCORE5OrdersFulfilled(t *testing.T) {
	set := variants.StandardComponents()
	fulfilled := []variants.OrderFace{variants.OrderFaceOf(1, false), variants.OrderFaceOf(6, true)}
	if got := scoring.Orders(&set, fulfilled...); got != 2+6 {
		t.Errorf("orders %v are worth %d, want 8", fulfilled, got)
	}
	if got := scoring.Orders(&set); got != 0 {
		t.Errorf("no orders are worth %d", got)
	}
}

func TestPointsAllocateNothing(t *testing.T) {
	set := variants.StandardComponents()
	links := []track.Link{{Towns: 2}, {Towns: 1}}
	standings := []scoring.Standing{{Total: 2}, {Total: 3}, {Total: 3}}
	places := make([]int, 0, len(standings))
	total := 0
	n := testing.AllocsPerRun(100, func() {
		total += scoring.Network(links) + scoring.Tiles(&set, variants.Tile3b, variants.Tile1a) + scoring.Orders(&set, 1)
		places = scoring.AppendRanking(places[:0], standings)
		places = scoring.AppendWinners(places[:0], standings)
	})
	if n != 0 || len(places) != 2 || total == 0 {
		t.Errorf("%v allocations, winners %v", n, places)
	}
}
