package solo_test

import (
	"testing"

	"pgregory.net/rapid"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/solo"
)

// aRoom draws how many hexes there are, few of them so that regions fill up.
var aRoom = rapid.Custom(func(t *rapid.T) solo.Room {
	var room solo.Room
	for i := range room {
		room[i] = rapid.Uint8Range(1, 9).Draw(t, "room")
	}
	return room
})

// aSheetIn draws a sheet that fits the room.
func aSheetIn(room solo.Room) *rapid.Generator[solo.Sheet] {
	return rapid.Custom(func(t *rapid.T) solo.Sheet {
		var crossed [hexmap.NumRegions]int
		for i := range crossed {
			crossed[i] = rapid.IntRange(0, int(room[i])).Draw(t, "crossed")
		}
		sheet, err := solo.NewSheet(crossed, rapid.IntRange(0, 300).Draw(t, "points"))
		if err != nil {
			t.Fatal(err)
		}
		return sheet
	})
}

var aRegion = rapid.IntRange(1, hexmap.NumRegions)

func sheetWith(t testing.TB, points int, crossed ...int) solo.Sheet {
	t.Helper()
	sheet, err := solo.NewSheet([hexmap.NumRegions]int(crossed), points)
	if err != nil {
		t.Fatal(err)
	}
	return sheet
}

// A person would put a cross into a hex of the board.
func TestSheetAgreesWithCrossesOnTheBoard(t *testing.T) {
	board := hexmap.Standard()
	room := solo.RoomOf(board)
	rapid.Check(t, func(t *rapid.T) {
		crosses := map[hexmap.Cell]bool{}
		points := 0
		var sheet solo.Sheet
		empty := func(region int) []hexmap.Cell {
			var cells []hexmap.Cell
			for i := range board.Len() {
				if board.Region(i) == region && !board.IsCity(i) && !crosses[board.Cell(i)] {
					cells = append(cells, board.Cell(i))
				}
			}
			return cells
		}
		for _, region := range rapid.SliceOfN(aRegion, 0, 60).Draw(t, "regions") {
			before, left := sheet, empty(region)
			influenced := sheet.Influence(region, room)
			var crossed bool
			sheet, crossed = sheet.Cross(region, room)
			if crossed != (len(left) > 0) || influenced != sheet || crossed == (sheet == before) {
				t.Fatalf("crossing off in region %d of %v with %d empty hexes: %t", region, before, len(left), crossed)
			}
			if crossed {
				crosses[left[0]] = true
			}
			if count := room.In(region) - len(empty(region)); sheet.Removes(region) && rapid.Bool().Draw(t, "removes") {
				var scored int
				sheet, scored = sheet.Remove(region)
				if scored != count {
					t.Fatalf("scored %d with %d crosses", scored, count)
				}
				points += count
			}
			for region := 1; region <= hexmap.NumRegions; region++ {
				count := room.In(region) - len(empty(region))
				if sheet.Crossed(region) != count || sheet.Removes(region) != (count >= 3) {
					t.Fatalf("%d crosses in region %d: %v", count, region, sheet)
				}
			}
			if sheet.Delivery() != points || !sheet.Fits(room) {
				t.Fatalf("%v scored %d, want %d", sheet, sheet.Delivery(), points)
			}
		}
	})
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
