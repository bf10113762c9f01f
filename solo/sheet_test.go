package solo_test

import (
	"slices"
	"testing"
	"unsafe"

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

func TestNewSheetGivesBackASheet(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		room := aRoom.Draw(t, "room")
		sheet := aSheetIn(room).Draw(t, "sheet")
		var crossed [hexmap.NumRegions]int
		for i := range crossed {
			crossed[i] = sheet.Crossed(i + 1)
		}
		again, err := solo.NewSheet(crossed, sheet.Delivery())
		if err != nil || again != sheet {
			t.Fatalf("%v gives back %v, %v", sheet, again, err)
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

func TestSheetIsSmall(t *testing.T) {
	if size := unsafe.Sizeof(solo.Sheet{}); size != 8 {
		t.Errorf("%d bytes", size)
	}
	if size := unsafe.Sizeof(solo.Turn{}); size != 2 {
		t.Errorf("a turn has %d bytes", size)
	}
}

func TestSOLO3InfluenceIsNothingWhereNoneIsLeft(t *testing.T) {
	room := solo.Room{1, 8, 8, 8, 8, 8}
	var sheet solo.Sheet
	for _, die := range []int{1, 1, 2} {
		sheet = sheet.Influence(die, room)
	}
	if want := sheetWith(t, 0, 1, 1, 0, 0, 0, 0); sheet != want {
		t.Errorf("%v, want %v", sheet, want)
	}
}

func TestSOLO9ScoresAsManyAsAreCrossedOff(t *testing.T) {
	sheet := sheetWith(t, 10, 0, 2, 3, 5, 0, 0)
	for region, want := range map[int]bool{1: false, 2: false, 3: true, 4: true} {
		if got := sheet.Removes(region); got != want {
			t.Errorf("with %d crossed off Olive removes a good: %t", sheet.Crossed(region), got)
		}
	}
	after, points := sheet.Remove(4)
	if points != 5 || after != sheetWith(t, 15, 0, 2, 3, 5, 0, 0) {
		t.Errorf("%d points, %v", points, after)
	}
}

// The sum of the two greatest, found by sorting.
func TestSOLO13ExactlyTwoRegionsCount(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		sheet := aSheetIn(solo.Room{9, 9, 9, 9, 9, 9}).Draw(t, "sheet")
		var crossed []int
		for region := 1; region <= hexmap.NumRegions; region++ {
			crossed = append(crossed, sheet.Crossed(region))
		}
		slices.Sort(crossed)
		if got, want := sheet.Network(), crossed[4]+crossed[5]; got != want {
			t.Fatalf("network of %v is %d, want %d", sheet, got, want)
		}
	})
	if got := sheetWith(t, 0, 4, 4, 4, 0, 0, 0).Network(); got != 8 {
		t.Errorf("of three regions of four %d count, want 8", got)
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

func TestSOLO14ATieIsOlives(t *testing.T) {
	points := solo.Points{Total: 30}
	for player, want := range map[int]bool{29: true, 30: true, 31: false} {
		if got := points.Beats(player); got != want {
			t.Errorf("30 beats %d: %t", player, got)
		}
	}
}

func TestSheetMethodsPanicBeyondTheRegions(t *testing.T) {
	room := solo.Room{8, 8, 8, 8, 8, 8}
	for _, region := range []int{-1, 0, 7} {
		for name, f := range map[string]func(){
			"Crossed":   func() { solo.Sheet{}.Crossed(region) },
			"Cross":     func() { solo.Sheet{}.Cross(region, room) },
			"Influence": func() { solo.Sheet{}.Influence(region, room) },
			"Removes":   func() { solo.Sheet{}.Removes(region) },
			"Remove":    func() { solo.Sheet{}.Remove(region) },
			"In":        func() { room.In(region) },
		} {
			if !panics(f) {
				t.Errorf("%s of region %d does not panic", name, region)
			}
		}
	}
}

func panics(f func()) (panicked bool) {
	defer func() { panicked = recover() != nil }()
	f()
	return false
}
