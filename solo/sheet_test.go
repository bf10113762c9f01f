package solo_test

import (
	"testing"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/solo"
)

func sheetWith(t testing.TB, points int, crossed ...int) solo.Sheet {
	t.Helper()
	sheet, err := solo.NewSheet([hexmap.NumRegions]int(crossed), points)
	if err != nil {
		t.Fatal(err)
	}
	return sheet
}

func TestNewSheetRefusesWhatASheetCannotHold(t *testing.T) {
	sheet, err := solo.NewSheet([hexmap.NumRegions]int{255, 256, 0, -1, 0, 0}, 65536)
	const want = `solo: 256 hexes crossed off in region 2, expected 0 to 255
solo: -1 hexes crossed off in region 4, expected 0 to 255
solo: Olive with 65536 points, expected 0 to 65535`
	if err == nil || err.Error() != want || sheet != (solo.Sheet{}) {
		t.Errorf("%v, %v", sheet, err)
	}
	if sheet, err := solo.NewSheet([hexmap.NumRegions]int{}, -1); err == nil {
		t.Errorf("minus one point gives %v", sheet)
	}
}

func TestSheetFitsItsRoomOnly(t *testing.T) {
	room := solo.Room{8, 8, 8, 8, 8, 8}
	if !sheetWith(t, 0, 8, 8, 8, 8, 8, 8).Fits(room) {
		t.Error("a full sheet does not fit")
	}
	if sheetWith(t, 0, 0, 0, 0, 0, 0, 9).Fits(room) {
		t.Error("nine hexes fit into eight")
	}
}

func TestSOLO13Score(t *testing.T) {
	sheet := sheetWith(t, 49, 5, 7, 0, 4, 5, 1)
	centre := 0
	for _, points := range []int{-2, 1, 1, 0} { // of the tiles left there
		centre += solo.CentreTile(points)
	}
	got := sheet.Score(centre)
	want := solo.Points{Delivery: 49, Engine: 3, Network: 12, Tiles: 2, Total: 66}
	if got != want {
		t.Errorf("%+v, want %+v", got, want)
	}
}

func panics(f func()) (panicked bool) {
	defer func() { panicked = recover() != nil }()
	f()
	return false
}
