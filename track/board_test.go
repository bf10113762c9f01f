package track_test

import (
	"strings"

	"pgregory.net/rapid"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/track"
)

// must is for what the test itself writes.
func must[T any](value T, err error) T {
	if err != nil {
		panic(err)
	}
	return value
}

// at is the number of a hex by its name.
func at(board *hexmap.Board, cell string) int {
	i, ok := board.Index(must(hexmap.ParseCell(cell)))
	if !ok {
		panic("the board has no hex " + cell)
	}
	return i
}

// draw is a board's track, hex by hex as in "b3 E-W".
func draw(board *hexmap.Board, builds ...string) []track.Track {
	drawn := make([]track.Track, board.Len())
	for _, build := range builds {
		cell, edges, _ := strings.Cut(build, " ")
		drawn[at(board, cell)] = must(track.Parse(edges))
	}
	return drawn
}

// edges are edges of a board by name, as in "c5/E".
func edges(board *hexmap.Board, names ...string) []hexmap.Edge {
	var edges []hexmap.Edge
	for _, name := range names {
		cell, direction, _ := strings.Cut(name, "/")
		edges = append(edges, hexmap.EdgeOf(board.Hex(at(board, cell)), must(hexmap.ParseDirection(direction))))
	}
	return edges
}

// sheetOf is a sheet with the track of a board.
func sheetOf(board *hexmap.Board, blocked []hexmap.Edge, drawn []track.Track) *track.Sheet {
	sheet := track.NewSheet(board, blocked)
	for i, each := range drawn {
		if each != 0 && !board.IsCity(i) {
			if err := sheet.Draw(board.Hex(i), each); err != nil {
				panic(err)
			}
		}
	}
	return sheet
}

// sevenLinks is a well-built sheet on the standard board.
func sevenLinks() (*hexmap.Board, []track.Track) {
	board := hexmap.Standard()
	return board, draw(board,
		"a3 E-SW", "a4 E-W", "a5 W-SE", // 1-3
		"b3 W-SE", "c4 NW-SE", "d4 NW-SE", // 1-4 through two towns
		"c2 NE-SE", "d2 NW-SW", // 1-5 through a town
		"c5 NE-SE", "d5 NW-SW", // 3-4
		"e3 E-W", "e4 E-W", // 5-4
		"e6 W-NE", "d6 E-SW", "d7 W-NE", "c8 NE-SW", // 4-2
		"d8 NE-SW", "c9 NW-SW", // 6-2 through a town
	)
}

// anyTrack draws track on a board: lines that set out from cities and turn to
// others as soon as they can, so that many become links, and odd tracks between.
func anyTrack(t *rapid.T, board *hexmap.Board) []track.Track {
	drawn := make([]track.Track, board.Len())
	for line := range hexmap.NumRegions * hexmap.NumDirections {
		if !rapid.Bool().Draw(t, "line") {
			continue
		}
		city, exit := board.City(1+line/hexmap.NumDirections), hexmap.Direction(line%hexmap.NumDirections)
		hex := city
		for {
			entry := exit.Opposite()
			hex = board.Neighbour(hex, exit)
			if hex < 0 || board.IsCity(hex) || drawn[hex] != 0 {
				break
			}
			exit = entry.Rotate(rapid.SampledFrom([]int{3, 2, 4, 1, 5}).Draw(t, "turn"))
			for turn := range hexmap.NumDirections {
				next := board.Neighbour(hex, entry.Rotate(turn))
				if next >= 0 && next != city && board.IsCity(next) {
					exit = entry.Rotate(turn)
				}
			}
			drawn[hex] = track.Between(entry, exit)
		}
	}
	for range rapid.IntRange(0, board.Len()).Draw(t, "odd tracks") {
		if i := rapid.IntRange(0, board.Len()-1).Draw(t, "hex"); drawn[i] == 0 && !board.IsCity(i) {
			drawn[i] = aTrack.Draw(t, "track")
		}
	}
	return drawn
}

// anyEdges draws some edges of a board, those of its rim among them.
func anyEdges(t *rapid.T, board *hexmap.Board) []hexmap.Edge {
	var edges []hexmap.Edge
	for range rapid.IntRange(0, 12).Draw(t, "edges") {
		i := rapid.IntRange(0, board.Len()-1).Draw(t, "hex")
		edges = append(edges, hexmap.EdgeOf(board.Hex(i), anyDirection.Draw(t, "edge")))
	}
	return edges
}

var (
	anyDirection = rapid.Map(rapid.IntRange(0, hexmap.NumDirections-1), func(d int) hexmap.Direction { return hexmap.Direction(d) })
	aTrack       = rapid.Map(rapid.IntRange(1, track.NumTracks), func(n int) track.Track { return track.Track(n) })
)
