package mapgen

import (
	"fmt"
	"slices"
	"strings"

	"pgregory.net/rapid"

	"github.com/railhex/railhex/hexmap"
)

// regions are hexes shared out among the regions, with a city and a town each.
type regions struct {
	offset   hexmap.Offset
	of       map[hexmap.Cell]int
	features map[hexmap.Cell]byte // '*' a city, 'o' a town
}

// drawRegions shares out land among the regions. Each hex joins a neighbour's
// region if it has a neighbour that is shared out already; strays join any.
func drawRegions(t *rapid.T, offset hexmap.Offset, land []hexmap.Cell) *regions {
	r := &regions{offset, map[hexmap.Cell]int{}, map[hexmap.Cell]byte{}}
	unclaimed := rapid.Permutation(land).Draw(t, "order of the hexes")
	claim := func(i, region int) {
		r.of[unclaimed[i]] = region
		unclaimed = slices.Delete(unclaimed, i, i+1)
	}
	for region := 1; region <= hexmap.NumRegions; region++ {
		r.features[unclaimed[0]] = '*'
		claim(0, region)
	}
	// A hex for each town, before any region grows large.
	for region := 1; region <= hexmap.NumRegions; region++ {
		i := slices.IndexFunc(unclaimed, func(cell hexmap.Cell) bool {
			return slices.Contains(r.around(cell), region)
		})
		claim(max(i, 0), region)
	}
	strays := rapid.SampledFrom([]int{0, 0, 1, 3}).Draw(t, "strays")
	for len(unclaimed) > 0 {
		i := slices.IndexFunc(unclaimed, func(cell hexmap.Cell) bool { return len(r.around(cell)) > 0 })
		if i < 0 || len(unclaimed) <= strays {
			claim(max(i, 0), rapid.IntRange(1, hexmap.NumRegions).Draw(t, "region"))
			continue
		}
		claim(i, rapid.SampledFrom(r.around(unclaimed[i])).Draw(t, "region"))
	}
	for region := 1; region <= hexmap.NumRegions; region++ {
		r.features[rapid.SampledFrom(r.sites(region)).Draw(t, "town")] = 'o'
	}
	return r
}

// around is the regions of the hexes next to a cell, once for each hex.
func (r *regions) around(cell hexmap.Cell) []int {
	var all []int
	for _, neighbour := range boardWindow.neighbours(r.offset, cell) {
		if region := r.of[neighbour]; region > 0 {
			all = append(all, region)
		}
	}
	return all
}

// sites is the hexes of a region where its town can be: all but its city.
func (r *regions) sites(region int) []hexmap.Cell {
	return slices.DeleteFunc(boardWindow.cells(), func(cell hexmap.Cell) bool {
		return r.of[cell] != region || r.features[cell] == '*'
	})
}

// text is the text of the board in a window, without charts.
func (r *regions) text(window Window) string {
	var b strings.Builder
	fmt.Fprintf(&b, "board random\nlayout pointy %s\n", r.offset)
	for i, colour := range []string{"yellow", "red", "grey", "grey", "blue", "green"} {
		fmt.Fprintf(&b, "region %d %s\n", i+1, colour)
	}
	b.WriteString("grid")
	for _, cell := range window.cells() {
		if cell.Column() == 1 {
			fmt.Fprintf(&b, "\n%c", 'a'+rune(cell.Row())-1)
		}
		region, feature := r.of[cell], r.features[cell]
		switch {
		case region == 0:
			b.WriteString(" --")
		case feature == 0:
			fmt.Fprintf(&b, " %d.", region)
		default:
			fmt.Fprintf(&b, " %d%c", region, feature)
		}
	}
	b.WriteString("\nend\n")
	return b.String()
}
