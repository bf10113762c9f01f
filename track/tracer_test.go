package track_test

import (
	"fmt"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/internal/boardgen"
	"github.com/railhex/railhex/track"
)

// names prints links as people write them down: cities by their regions, then
// the numbers of towns and hexes between.
func names(board *hexmap.Board, links []track.Link) []string {
	var names []string
	for _, link := range links {
		names = append(names, fmt.Sprintf("%d-%d towns %d hexes %d",
			board.Region(int(link.From)), board.Region(int(link.To)), link.Towns, link.Hexes))
	}
	return names
}

// pairBoard has its six cities side by side, and below each two of them a town.
var pairBoard = must(hexmap.ParseBoard(`board pairs
layout pointy odd-r
region 1 yellow
region 2 red
region 3 grey
region 4 grey
region 5 blue
region 6 green
grid
a 1* 2* 3* 4* 5* 6*
b  1o 2o 3o 4o 5o 6o
end
`))

func TestLinksByRule(t *testing.T) {
	standard := hexmap.Standard()
	for _, test := range []struct {
		rule    string
		board   *hexmap.Board
		blocked []string
		drawn   []string
		want    []string
	}{
		{"BUILD-3: track in a city has no meaning", standard, nil, []string{"b2 E-W", "b3 E-W", "b4 E-W", "b5 E-W"}, []string{"1-3 towns 1 hexes 2"}},
		{"BUILD-6: track may stand alone", standard, nil, []string{"c4 E-W"}, nil},
		{"BUILD-6: track may end at the rim", standard, nil, []string{"b1 E-W"}, nil},
		{"BUILD-7: tracks join on the edge they share", standard, nil, []string{"b3 E-W", "b4 E-W"}, []string{"1-3 towns 1 hexes 2"}},
		{"BUILD-7: not where one of them does not end", standard, nil, []string{"b3 E-W", "b4 E-NW"}, nil},
		{"BUILD-7: nor where the city is not reached", standard, nil, []string{"b3 E-NW", "b4 E-W"}, nil},
		{"BUILD-8: a town beside the track is not on it", standard, nil, []string{"a3 E-SW", "a4 W-SE", "b4 E-NW"}, []string{"1-3 towns 0 hexes 3"}},
		{"BUILD-8: each town on the track counts", standard, nil, []string{"b3 W-SE", "c4 NW-SE", "d4 NW-SE"}, []string{"1-4 towns 2 hexes 3"}},
		{"BUILD-9: cities side by side are not joined", pairBoard, nil, nil, nil},
		{"BUILD-9: track joins them", pairBoard, nil, []string{"b1 NE-NW"}, []string{"1-2 towns 1 hexes 1"}},
		{
			"SCORE-2: two links between two cities are two", standard, nil,
			[]string{"b3 E-W", "b4 E-W", "a3 E-SW", "a4 E-W", "a5 W-SE"},
			[]string{"1-3 towns 1 hexes 2", "1-3 towns 0 hexes 3"},
		},
		{"SCORE-2: what returns to its city is no link", standard, nil, []string{"b3 W-NW", "a3 SE-SW"}, nil},
		{"SCORE-2: what ends nowhere is no link", standard, nil, []string{"b3 E-W"}, nil},
		{"WALL-2: no link crosses a blocked border", standard, []string{"b3/E"}, []string{"b3 E-W", "b4 E-W"}, nil},
		{"WALL-2: nor one between track and city", standard, []string{"b4/E"}, []string{"b3 E-W", "b4 E-W"}, nil},
		{"WALL-2: from either side", standard, []string{"b3/W"}, []string{"b3 E-W", "b4 E-W"}, nil},
		{
			"WALL-3: track may come up to a border on both sides", standard,
			[]string{"b3/NE", "b4/NW", "b4/SE"},
			[]string{"b3 E-W", "b4 E-W", "a4 E-SW"},
			[]string{"1-3 towns 1 hexes 2"},
		},
	} {
		drawn := draw(test.board, test.drawn...)
		blocked := edges(test.board, test.blocked...)
		got := names(test.board, track.NewTracer(test.board, blocked).AppendLinks(nil, drawn))
		if diff := cmp.Diff(test.want, got); diff != "" {
			t.Errorf("%s: mismatch (-want +got)\n%s", test.rule, diff)
		}
	}
}

// The rulebook's example: the yellow town lies between 1 and 3 on their link;
// 1 and 5 have track between them, the blue town too, and none of it joins.
func TestBOARD5LinkAndTrackThatDoesNotJoin(t *testing.T) {
	board := hexmap.Standard()
	drawn := draw(board, "b3 E-W", "b4 E-W", "c2 NE-SE", "d2 E-SW", "e3 W-NE")
	links := track.NewTracer(board, nil).AppendLinks(nil, drawn)
	want := []track.Link{{
		From: uint16(board.City(1)), Exit: hexmap.East,
		To: uint16(board.City(3)), Entry: hexmap.West,
		Hexes: 2, Towns: 1,
	}}
	if diff := cmp.Diff(want, links); diff != "" {
		t.Errorf("mismatch (-want +got)\n%s", diff)
	}
}

func TestLinksOfAWellBuiltSheet(t *testing.T) {
	board, drawn := sevenLinks()
	got := names(board, track.NewTracer(board, nil).AppendLinks(nil, drawn))
	want := []string{
		"1-4 towns 2 hexes 3", "1-3 towns 0 hexes 3", "1-5 towns 1 hexes 2", "3-4 towns 0 hexes 2",
		"2-4 towns 0 hexes 4", "2-6 towns 1 hexes 2", "5-4 towns 0 hexes 2",
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("mismatch (-want +got)\n%s", diff)
	}
}

// The general sheet is the slow and obvious form.
func TestTracerFindsTheLinksOfTheSheet(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		board := boardgen.Board().Draw(t, "board")
		blocked, drawn := anyEdges(t, board), anyTrack(t, board)
		tracer := track.NewTracer(board, blocked)
		var want []track.Link
		for stretch := range sheetOf(board, blocked, drawn).Links() {
			from, _ := board.IndexOfHex(stretch.Stops[0].Hex)
			to, _ := board.IndexOfHex(stretch.Stops[1].Hex)
			want = append(want, track.Link{
				From: uint16(from), Exit: stretch.Stops[0].Edge,
				To: uint16(to), Entry: stretch.Stops[1].Edge,
				Hexes: uint16(len(stretch.Steps)), Towns: uint8(len(stretch.Towns)),
			})
			var hexes []int
			for _, step := range stretch.Steps {
				hex, _ := board.IndexOfHex(step.Hex)
				hexes = append(hexes, hex)
			}
			walked := slices.Collect(tracer.Walk(drawn, from, stretch.Stops[0].Edge))
			if diff := cmp.Diff(hexes, walked); diff != "" {
				t.Fatalf("hexes: mismatch (-want +got)\n%s", diff)
			}
		}
		if diff := cmp.Diff(want, tracer.AppendLinks(nil, drawn)); diff != "" {
			t.Fatalf("mismatch (-want +got)\n%s", diff)
		}
	})
}

// Links grow one by one with the track, and depend on nothing else.
func TestDrawingTrackAddsTheLinkThroughItAlone(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		board := boardgen.Board().Draw(t, "board")
		blocked, all := anyEdges(t, board), anyTrack(t, board)
		tracer := track.NewTracer(board, blocked)
		drawn := make([]track.Track, board.Len())
		var links []track.Link
		for _, hex := range rapid.Permutation(indices(board)).Draw(t, "order") {
			if all[hex] == 0 {
				continue
			}
			drawn[hex] = all[hex]
			link, ok := tracer.LinkThrough(drawn, hex)
			if ok {
				links = append(links, link)
				slices.SortFunc(links, byCanonicalOrder)
			}
			got := tracer.AppendLinks(nil, drawn)
			if diff := cmp.Diff(links, got); diff != "" {
				t.Fatalf("after %v %v: mismatch (-want +got)\n%s", board.Cell(hex), drawn[hex], diff)
			}
		}
		for hex := range drawn {
			link, ok := tracer.LinkThrough(drawn, hex)
			if on := slices.ContainsFunc(links, func(link track.Link) bool {
				return slices.Contains(slices.Collect(tracer.Walk(drawn, int(link.From), link.Exit)), hex)
			}); on != ok || ok && !slices.Contains(links, link) {
				t.Fatalf("the link through %v is %+v, %v", board.Cell(hex), link, ok)
			}
		}
	})
}

func indices(board *hexmap.Board) []int {
	indices := make([]int, board.Len())
	for i := range indices {
		indices[i] = i
	}
	return indices
}

func byCanonicalOrder(a, b track.Link) int {
	if a.From != b.From {
		return int(a.From) - int(b.From)
	}
	return int(a.Exit) - int(b.Exit)
}

func TestWALL2BlockedEdgesOnlyRemoveTheLinksThatCrossThem(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		board := boardgen.Board().Draw(t, "board")
		blocked, drawn := anyEdges(t, board), anyTrack(t, board)
		var want []track.Link
		for _, link := range track.NewTracer(board, nil).AppendLinks(nil, drawn) {
			isBlocked := func(edge hexmap.Edge) bool { return slices.Contains(blocked, edge) }
			if !slices.ContainsFunc(crossed(board, drawn, link), isBlocked) {
				want = append(want, link)
			}
		}
		got := track.NewTracer(board, blocked).AppendLinks(nil, drawn)
		if diff := cmp.Diff(want, got); diff != "" {
			t.Fatalf("mismatch (-want +got)\n%s", diff)
		}
	})
}

// crossed are the edges that a link crosses.
func crossed(board *hexmap.Board, drawn []track.Track, link track.Link) []hexmap.Edge {
	var edges []hexmap.Edge
	hex, exit := int(link.From), link.Exit
	for {
		edges = append(edges, hexmap.EdgeOf(board.Hex(hex), exit))
		if hex = board.Neighbour(hex, exit); hex == int(link.To) {
			return edges
		}
		exit, _ = drawn[hex].Other(exit.Opposite())
	}
}

func TestLinksTurnWithTheBoard(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		board := boardgen.Board().Draw(t, "board")
		blocked, drawn := anyEdges(t, board), anyTrack(t, board)
		turns, reflect := rapid.IntRange(-6, 6).Draw(t, "turns"), rapid.Bool().Draw(t, "reflect")
		moved, where, err := board.Transform(turns, reflect)
		if err != nil {
			t.Fatal(err)
		}
		movedTrack := make([]track.Track, board.Len())
		for i, each := range drawn {
			if each != 0 {
				a, b := each.Ends()
				j, movedA := where(i, a)
				_, movedB := where(i, b)
				movedTrack[j] = track.Between(movedA, movedB)
			}
		}
		var movedEdges []hexmap.Edge
		for i := range board.Len() {
			for d := range hexmap.Direction(hexmap.NumDirections) {
				if slices.Contains(blocked, hexmap.EdgeOf(board.Hex(i), d)) {
					j, e := where(i, d)
					movedEdges = append(movedEdges, hexmap.EdgeOf(moved.Hex(j), e))
				}
			}
		}
		var want []track.Link
		for _, link := range track.NewTracer(board, blocked).AppendLinks(nil, drawn) {
			from, exit := where(int(link.From), link.Exit)
			to, entry := where(int(link.To), link.Entry)
			if from > to {
				from, exit, to, entry = to, entry, from, exit
			}
			link.From, link.Exit, link.To, link.Entry = uint16(from), exit, uint16(to), entry
			want = append(want, link)
		}
		slices.SortFunc(want, byCanonicalOrder)
		got := track.NewTracer(moved, movedEdges).AppendLinks(nil, movedTrack)
		if diff := cmp.Diff(want, got); diff != "" {
			t.Fatalf("mismatch (-want +got)\n%s", diff)
		}
	})
}

func TestALinkIsTheSameWalkedBack(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		board := boardgen.Board().Draw(t, "board")
		blocked, drawn := anyEdges(t, board), anyTrack(t, board)
		tracer := track.NewTracer(board, blocked)
		for _, link := range tracer.AppendLinks(nil, drawn) {
			there := slices.Collect(tracer.Walk(drawn, int(link.From), link.Exit))
			back := slices.Collect(tracer.Walk(drawn, int(link.To), link.Entry))
			slices.Reverse(back)
			if diff := cmp.Diff(there, back); diff != "" || len(there) != int(link.Hexes) {
				t.Fatalf("%+v: mismatch (-there +back)\n%s", link, diff)
			}
			for range tracer.Walk(drawn, int(link.From), link.Exit) {
				break
			}
		}
	})
}

// Whatever a slice of tracks holds, following it comes to an end, and track in
// the hex of a city changes nothing.
func TestBUILD3TrackInCitiesIsIgnored(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		board := boardgen.Board().Draw(t, "board")
		drawn := rapid.SliceOfN(aTrack, board.Len(), board.Len()).Draw(t, "drawn")
		legal := slices.Clone(drawn)
		for region := 1; region <= hexmap.NumRegions; region++ {
			legal[board.City(region)] = 0
		}
		tracer := track.NewTracer(board, nil)
		if diff := cmp.Diff(tracer.AppendLinks(nil, legal), tracer.AppendLinks(nil, drawn)); diff != "" {
			t.Fatalf("mismatch (-legal +drawn)\n%s", diff)
		}
		for hex := range drawn {
			want, wantOK := tracer.LinkThrough(legal, hex)
			if got, ok := tracer.LinkThrough(drawn, hex); got != want || ok != wantOK {
				t.Fatalf("through %v: %+v, %v, not %+v, %v", board.Cell(hex), got, ok, want, wantOK)
			}
		}
	})
}

// A circle is followed around once.
func TestNoLinkGoesThroughACircle(t *testing.T) {
	board := hexmap.Standard()
	drawn := draw(board, "c4 E-SE", "c5 SW-W", "d4 NE-NW")
	if link, ok := track.NewTracer(board, nil).LinkThrough(drawn, at(board, "c4")); ok {
		t.Errorf("found %+v", link)
	}
}

func TestLinksAreAppended(t *testing.T) {
	board, drawn := sevenLinks()
	tracer := track.NewTracer(board, nil)
	links := tracer.AppendLinks(nil, drawn)
	twice := tracer.AppendLinks(slices.Clone(links), drawn)
	if diff := cmp.Diff(slices.Repeat(links, 2), twice); diff != "" {
		t.Errorf("mismatch (-want +got)\n%s", diff)
	}
}

func TestFollowingTrackAllocatesNothing(t *testing.T) {
	board, drawn := sevenLinks()
	tracer := track.NewTracer(board, nil)
	links := tracer.AppendLinks(nil, drawn)
	if allocs := testing.AllocsPerRun(100, func() { links = tracer.AppendLinks(links[:0], drawn) }); allocs != 0 {
		t.Errorf("AppendLinks allocates %v times", allocs)
	}
	if allocs := testing.AllocsPerRun(100, func() { tracer.LinkThrough(drawn, board.Town(1)) }); allocs != 0 {
		t.Errorf("LinkThrough allocates %v times", allocs)
	}
	hexes := 0
	if allocs := testing.AllocsPerRun(100, func() {
		for range tracer.Walk(drawn, int(links[0].From), links[0].Exit) {
			hexes++
		}
	}); allocs != 0 {
		t.Errorf("Walk allocates %v times", allocs)
	}
}

func TestProgrammersErrorsPanic(t *testing.T) {
	board := hexmap.Standard()
	tracer := track.NewTracer(board, nil)
	fits, short, long := make([]track.Track, board.Len()), make([]track.Track, board.Len()-1), make([]track.Track, 64)
	for want, call := range map[string]func(){
		"track: 53 hexes of track for a board of 54 hexes": func() { tracer.AppendLinks(nil, short) },
		"track: 64 hexes of track for a board of 54 hexes": func() { tracer.LinkThrough(long, 0) },
		"track: 0 hexes of track for a board of 54 hexes":  func() { tracer.Walk(nil, board.City(1), hexmap.East) },
		"track: hex 0 is not a city":                       func() { tracer.Walk(fits, 0, hexmap.East) },
	} {
		func() {
			defer func() {
				if got := recover(); got != want {
					t.Errorf("panicked with %v, not %q", got, want)
				}
			}()
			call()
		}()
	}
}
