package variants_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/track"
	"github.com/railhex/railhex/variants"
)

// hexAt is the number of a hex by its name.
func hexAt(board *hexmap.Board, cell string) int {
	i, ok := board.Index(hexmap.MustParseCell(cell))
	if !ok {
		panic("the board has no hex " + cell)
	}
	return i
}

// drawn is a sheet with some track, hex by hex as in "b3 E-W".
func drawn(board *hexmap.Board, builds ...string) []track.Tile {
	tiles := variants.BlankSheet(board)
	for _, build := range builds {
		cell, text, _ := strings.Cut(build, " ")
		tiles[hexAt(board, cell)] = track.MustParseTile(text)
	}
	return tiles
}

// edges are edges of a board by name, as in "c5/E".
func edges(board *hexmap.Board, names ...string) []hexmap.Edge {
	var edges []hexmap.Edge
	for _, name := range names {
		cell, text, _ := strings.Cut(name, "/")
		direction, err := hexmap.ParseDirection(text)
		if err != nil {
			panic(err)
		}
		edges = append(edges, hexmap.EdgeOf(board.Hex(hexAt(board, cell)), direction))
	}
	return edges
}

// told is links as people write them down: the cities by their regions, then the
// numbers of towns and hexes between.
func told(board *hexmap.Board, links []track.Link) []string {
	var told []string
	for _, link := range links {
		told = append(told, fmt.Sprintf("%d-%d towns %d hexes %d",
			board.Region(int(link.From.Hex)), board.Region(int(link.To.Hex)), link.Towns, link.Tracks))
	}
	return told
}

// pairBoard has its six cities side by side, and below each two of them a town.
var pairBoard = hexmap.MustParseBoard(`board pairs
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
`)

// wellBuilt is the track of seven links on the standard board.
var wellBuilt = []string{
	"a3 E-SW", "a4 E-W", "a5 W-SE", "b3 W-SE", "c4 NW-SE", "d4 NW-SE", "c2 NE-SE", "d2 NW-SW", "c5 NE-SE",
	"d5 NW-SW", "e3 E-W", "e4 E-W", "e6 W-NE", "d6 E-SW", "d7 W-NE", "c8 NE-SW", "d8 NE-SW", "c9 NW-SW",
}

func TestLinksByRule(t *testing.T) {
	standard := hexmap.Standard()
	for _, test := range []struct {
		rule    string
		board   *hexmap.Board
		blocked []string
		drawn   []string
		want    []string
	}{
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
			"BOARD-5: the rulebook's example, with track that does not join", standard, nil,
			[]string{"b3 E-W", "b4 E-W", "c2 NE-SE", "d2 E-SW", "e3 W-NE"},
			[]string{"1-3 towns 1 hexes 2"},
		},
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
		{
			"a well-built sheet", standard, nil, wellBuilt,
			[]string{
				"1-4 towns 2 hexes 3", "1-3 towns 0 hexes 3", "1-5 towns 1 hexes 2", "3-4 towns 0 hexes 2",
				"2-4 towns 0 hexes 4", "2-6 towns 1 hexes 2", "5-4 towns 0 hexes 2",
			},
		},
	} {
		tracer := variants.NewTracer(test.board, edges(test.board, test.blocked...))
		got := told(test.board, tracer.AppendLinks(nil, drawn(test.board, test.drawn...), track.Complete))
		if diff := cmp.Diff(test.want, got); diff != "" {
			t.Errorf("%s: mismatch (-want +got)\n%s", test.rule, diff)
		}
	}
}
