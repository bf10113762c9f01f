package layers

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/railhex/railhex/internal/golden"
)

// TestThePictureOfTheLayers draws the packages of the library out of their imports: each
// stands above all that it imports. The three games are one in it, called GAME.
func TestThePictureOfTheLayers(t *testing.T) {
	imports := map[string][]string{}
	for _, f := range folders(t) {
		if isLibrary(f.name) {
			name := shortName(f.name)
			for _, imported := range f.imports {
				if one := shortName(imported); one != name && !slices.Contains(imports[name], one) {
					imports[name] = append(imports[name], one)
				}
			}
			imports[name] = append(imports[name], "")
		}
	}
	heights := map[string]int{"": -1}
	var height func(name string) int
	height = func(name string) int {
		if at, known := heights[name]; known {
			return at
		}
		for _, imported := range imports[name] {
			heights[name] = max(heights[name], height(imported)+1)
		}
		return heights[name]
	}
	var rows [][]string
	for name := range imports {
		for len(rows) <= height(name) {
			rows = append(rows, nil)
		}
		rows[height(name)] = append(rows[height(name)], name)
	}
	golden.Compare(t, "../../../examples/guide/layers.svg", draw(rows))
}

// shortName is a package's path from the module on, with GAME for a game.
func shortName(name string) string {
	for game := range ground {
		if within(name, game) {
			return "GAME" + strings.TrimPrefix(name, game)
		}
	}
	return strings.TrimPrefix(name, "variants/")
}

// draw draws rows of names as SVG, the first at the bottom.
func draw(rows [][]string) string {
	const width, step = 860, 46
	var b strings.Builder
	fmt.Fprintf(&b, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d" font-family="sans-serif" font-size="14" text-anchor="middle">`+"\n", width, len(rows)*step+10)
	for i, row := range rows {
		slices.Sort(row)
		y := (len(rows)-1-i)*step + 10
		each := width / len(row)
		for j, name := range row {
			fill := "#e8eef6"
			if strings.HasPrefix(name, "GAME") {
				fill = "#f8e8cc"
			}
			fmt.Fprintf(&b, `<rect x="%d" y="%d" width="%d" height="36" rx="6" fill="%s" stroke="#456"/><text x="%d" y="%d">%s</text>`+"\n", j*each+4, y, each-8, fill, j*each+each/2, y+23, name)
		}
	}
	return b.String() + "</svg>\n"
}
