package mapgen

import (
	"fmt"
	"slices"
	"strings"

	"pgregory.net/rapid"

	"github.com/railhex/railhex/hexmap"
)

// drawCharts draws the lines of both charts for a board that has none.
func drawCharts(t *rapid.T, board *hexmap.Board) string {
	borders, edges := bordersOf(board), slices.Collect(board.Edges())
	var b strings.Builder
	for _, difficulty := range []hexmap.Difficulty{hexmap.Medium, hexmap.Hard} {
		for face := 1; face <= hexmap.NumRegions; face++ {
			closed := drawSome(t, borders, 2, "borders")
			single := slices.DeleteFunc(drawSome(t, edges, 3, "edges"), func(edge hexmap.Edge) bool {
				return slices.Contains(closed, borderOf(board, edge))
			})
			if len(closed)+len(single) == 0 {
				continue
			}
			fmt.Fprintf(&b, "%s %d", difficulty, face)
			for _, c := range closed {
				fmt.Fprintf(&b, " %d|%d", c.low, c.high)
			}
			for _, edge := range single {
				b.WriteString(" " + board.Offset().EdgeName(edge))
			}
			b.WriteByte('\n')
		}
	}
	return b.String()
}

// drawSome draws none, one or more of some things, no thing twice.
func drawSome[T comparable](t *rapid.T, from []T, most int, label string) []T {
	if len(from) == 0 {
		return nil
	}
	return rapid.SliceOfNDistinct(rapid.SampledFrom(from), 0, min(most, len(from)), rapid.ID).Draw(t, label)
}

// border is two regions; they are the same for an edge inside one.
type border struct{ low, high int }

func borderOf(board *hexmap.Board, edge hexmap.Edge) border {
	first, second := edge.Sides()
	i, _ := board.IndexOfHex(first)
	j, _ := board.IndexOfHex(second)
	a, b := board.Region(i), board.Region(j)
	return border{min(a, b), max(a, b)}
}

// bordersOf is every two regions that touch.
func bordersOf(board *hexmap.Board) []border {
	var all []border
	for low := 1; low <= hexmap.NumRegions; low++ {
		for high := low + 1; high <= hexmap.NumRegions; high++ {
			if len(board.Border(low, high)) > 0 {
				all = append(all, border{low, high})
			}
		}
	}
	return all
}
