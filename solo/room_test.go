package solo_test

import (
	"testing"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/solo"
)

func TestSOLO6AllHexesButCitiesCanBeCrossedOff(t *testing.T) {
	for name := range hexmap.ShippedNames() {
		board, _ := hexmap.Shipped(name)
		room := solo.RoomOf(board)
		for region := 1; region <= hexmap.NumRegions; region++ {
			want := 0
			for i := range board.Len() {
				if board.Region(i) == region && i != board.City(region) {
					want++
				}
			}
			if got := room.In(region); got != want {
				t.Errorf("%s has room for %d in region %d, want %d", name, got, region, want)
			}
		}
	}
	if got, want := solo.RoomOf(hexmap.Standard()), (solo.Room{8, 8, 8, 8, 8, 8}); got != want {
		t.Errorf("the standard board has room %v, want %v", got, want)
	}
}
