package hexmap_test

import (
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/internal/mapgen"
)

func TestBOARD2EachRegionHasItsCityAndItsTown(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		board := mapgen.Board().Draw(t, "board")
		cities, towns := 0, 0
		for i := range board.Len() {
			if board.IsCity(i) {
				cities++
			}
			if board.IsTown(i) {
				towns++
			}
		}
		if cities != hexmap.NumRegions || towns != hexmap.NumRegions {
			t.Errorf("%d cities, %d towns", cities, towns)
		}
		for region := 1; region <= hexmap.NumRegions; region++ {
			city, town := board.City(region), board.Town(region)
			if !board.IsCity(city) || board.Region(city) != region {
				t.Errorf("city %d is at %v", region, board.Cell(city))
			}
			if !board.IsTown(town) || board.Region(town) != region {
				t.Errorf("the town of region %d is at %v", region, board.Cell(town))
			}
		}
	})
}

func TestBOARD1Colours(t *testing.T) {
	want := []hexmap.Colour{hexmap.Yellow, hexmap.Red, hexmap.Grey, hexmap.Grey, hexmap.Blue, hexmap.Green}
	for i, colour := range want {
		if got := hexmap.Standard().Colour(i + 1); got != colour {
			t.Errorf("region %d is %v, not %v", i+1, got, colour)
		}
	}
}

// TestBordersAreTheEdgesBetweenRegions looks at every edge of every hex.
func TestBordersAreTheEdgesBetweenRegions(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		board := mapgen.Board().Draw(t, "board")
		want := map[[2]int][]hexmap.Edge{}
		for i := range board.Len() {
			for _, d := range allDirections() {
				j := board.Neighbour(i, d)
				if j < 0 || board.Region(i) == board.Region(j) {
					continue
				}
				pair := [2]int{board.Region(i), board.Region(j)}
				want[pair] = append(want[pair], hexmap.EdgeOf(board.Hex(i), d))
			}
		}
		for a := 1; a <= hexmap.NumRegions; a++ {
			for b := 1; b <= hexmap.NumRegions; b++ {
				edges := want[[2]int{a, b}]
				slices.SortFunc(edges, compareEdges)
				if !slices.Equal(board.Border(a, b), edges) {
					t.Errorf("border %d|%d is %v, not %v", a, b, board.Border(a, b), edges)
				}
			}
		}
	})
}

func TestBlockedEdges(t *testing.T) {
	board := hexmap.MustParseBoard(small + "medium 3 b4/E 1|2\n")
	var got []string
	for _, edge := range board.Blocked(hexmap.Medium, 3) {
		got = append(got, board.Offset().EdgeName(edge))
	}
	if diff := cmp.Diff([]string{"a1/E", "a2/SW", "b1/E", "b4/E"}, got); diff != "" {
		t.Errorf("mismatch (-want +got)\n%s", diff)
	}
	for name, edges := range map[string][]hexmap.Edge{
		"open":             board.Blocked(hexmap.Open, 3),
		"another face":     board.Blocked(hexmap.Medium, 4),
		"hard":             board.Blocked(hexmap.Hard, 3),
		"no face":          board.Blocked(hexmap.Medium, 0),
		"face 7":           board.Blocked(hexmap.Medium, 7),
		"no difficulty":    board.Blocked(hexmap.Hard+1, 3),
		"the zero Board":   new(hexmap.Board).Blocked(hexmap.Medium, 3),
		"region to itself": board.Border(2, 2),
		"regions apart":    board.Border(1, 6),
	} {
		if len(edges) > 0 {
			t.Errorf("%s: %v", name, edges)
		}
	}
}

func TestWhatABoardHandsOutIsACopy(t *testing.T) {
	board := hexmap.MustParseBoard(small + "medium 3 1|2\n")
	before := board.String()
	clear(board.Blocked(hexmap.Medium, 3))
	clear(board.Border(1, 2))
	if board.String() != before || !board.Border(1, 2)[0].IsValid() {
		t.Error("a board can be changed through its slices")
	}
}

func TestBoardsKnowNoHexesBesidesTheirOwn(t *testing.T) {
	board := hexmap.Standard()
	for _, text := range []string{"g1", "a10", "z999"} {
		cell, _ := hexmap.ParseCell(text)
		if i, ok := board.Index(cell); ok {
			t.Errorf("%v is hex %d", cell, i)
		}
	}
	if i, ok := board.Index(hexmap.Cell{}); ok {
		t.Errorf("the zero Cell is hex %d", i)
	}
	for h := range board.Hex(0).Range(12) {
		if i, ok := board.IndexOfHex(h); ok && board.Hex(i) != h {
			t.Errorf("%v is hex %d, which is %v", h, i, board.Hex(i))
		}
	}
}

func TestTheZeroBoardIsEmpty(t *testing.T) {
	var zero hexmap.Board
	if zero.Len() != 0 || zero.Rows() != 0 || zero.Columns() != 0 || zero.Name() != "" {
		t.Error("it has something")
	}
	if _, ok := zero.Index(hexmap.CellAt(1, 1)); ok {
		t.Error("it has a1")
	}
	if _, ok := zero.IndexOfHex(hexmap.Hex{}); ok {
		t.Error("it has a hex at the origin")
	}
	if _, err := zero.AppendText(nil); err == nil {
		t.Error("it has a text")
	}
	if got := zero.String(); got != "invalid board" {
		t.Errorf("String is %q", got)
	}
	if moved, _, err := zero.Transform(1, true); err != nil || moved.Len() != 0 {
		t.Errorf("turned, it is %v, %v", moved, err)
	}
}

func TestProgrammersErrorsPanic(t *testing.T) {
	board := hexmap.Standard()
	for _, region := range []int{-1, 0, 7} {
		checkPanics(t, "City", func() { board.City(region) })
		checkPanics(t, "Town", func() { board.Town(region) })
		checkPanics(t, "Colour", func() { board.Colour(region) })
		checkPanics(t, "Border", func() { board.Border(1, region) })
	}
	for _, i := range []int{-1, board.Len()} {
		checkPanics(t, "Cell", func() { board.Cell(i) })
		checkPanics(t, "Region", func() { board.Region(i) })
		checkPanics(t, "Neighbour", func() { board.Neighbour(i, hexmap.East) })
	}
	checkPanics(t, "Neighbour", func() { board.Neighbour(0, hexmap.NumDirections) })
	checkPanics(t, "MustParseBoard", func() { hexmap.MustParseBoard("") })
}

func TestLookUpsAllocateNothing(t *testing.T) {
	board := hexmap.Standard()
	buffer := make([]byte, 0, 4096)
	for name, use := range map[string]func(){
		"Index":      func() { board.Index(hexmap.CellAt(3, 7)) },
		"IndexOfHex": func() { board.IndexOfHex(hexmap.Hex{Q: 2, R: 3}) },
		"Neighbour":  func() { board.Neighbour(7, hexmap.West) },
		"City":       func() { board.City(4) },
		"Standard":   func() { hexmap.Standard() },
		"EdgeOf":     func() { hexmap.EdgeOf(board.Hex(7), hexmap.West) },
		"AppendText": func() { buffer, _ = board.Cell(7).AppendText(buffer[:0]) },
		"ParseCell":  func() { hexmap.ParseCell("c7") },
	} {
		if allocations := testing.AllocsPerRun(100, use); allocations > 0 {
			t.Errorf("%s allocates %v times", name, allocations)
		}
	}
}

func BenchmarkIndexOfHex(b *testing.B) {
	board := hexmap.Standard()
	for b.Loop() {
		board.IndexOfHex(hexmap.Hex{Q: 2, R: 3})
	}
}

func BenchmarkParseBoard(b *testing.B) {
	text := hexmap.Standard().String()
	for b.Loop() {
		hexmap.MustParseBoard(text)
	}
}

func BenchmarkAppendText(b *testing.B) {
	board := hexmap.Standard()
	var text []byte
	for b.Loop() {
		text, _ = board.AppendText(text[:0])
	}
}
