package mapgen

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"

	"github.com/railhex/railhex/hexmap"
)

// builder puts on land what a map has there.
type builder struct {
	kind   Kind
	share  func(name string) int // draws how much there is of something, 0 to 8
	random *rand.Rand

	land    *hexmap.Map // the bare hexes
	terrain []hexmap.Terrain
	river   []bool
	stop    []hexmap.Mark // Town, City or 0
	cities  []int
	closed  []hexmap.Edge
}

// layOut puts land into rows.
func (b *builder) layOut(offset hexmap.Offset, window Window, land []hexmap.Cell) {
	b.land = hexmap.MustParseMap(b.grid(offset, window, func(cell hexmap.Cell) string {
		if slices.Contains(land, cell) {
			return "p"
		}
		return "--"
	}), hexmap.MapFormat{})
	b.terrain = make([]hexmap.Terrain, b.land.Len())
	b.river = make([]bool, b.land.Len())
	b.stop = make([]hexmap.Mark, b.land.Len())
}

// grid is the text of a map as far as its grid.
func (b *builder) grid(offset hexmap.Offset, window Window, show func(cell hexmap.Cell) string) string {
	var text strings.Builder
	fmt.Fprintf(&text, "map random\nlayout pointy %s\ngrid", offset)
	for _, cell := range window.cells() {
		if cell.Column() == 1 {
			fmt.Fprintf(&text, "\n%c", 'a'+rune(cell.Row())-1)
		}
		text.WriteString(" " + show(cell))
	}
	text.WriteString("\nend\n")
	return text.String()
}

// some draws a hex.
func (b *builder) some() int { return b.random.IntN(b.land.Len()) }

// portion is about so many eighths of a whole.
func (b *builder) portion(name string, whole int) int { return (whole*b.share(name) + 7) / 8 }

// beside draws a neighbour of hex i, or i itself at the rim.
func (b *builder) beside(i int) int {
	if j := b.land.Neighbour(i, hexmap.Direction(b.random.IntN(hexmap.NumDirections))); j >= 0 {
		return j
	}
	return i
}

// drawTerrain draws patches of each terrain that the game knows.
func (b *builder) drawTerrain() {
	for _, terrain := range []hexmap.Terrain{hexmap.Hill, hexmap.Mountain, hexmap.Water} {
		hexes := b.portion(terrain.String(), b.land.Len()/2)
		if known := b.kind.Format.Terrains; known != nil && !slices.Contains(known, terrain) {
			continue
		}
		for i := b.some(); hexes > 0; hexes-- {
			b.terrain[i] = terrain
			if i = b.beside(i); b.random.IntN(4) == 0 {
				i = b.some()
			}
		}
	}
}

// drawRivers draws rivers, which end in water or at the rim.
func (b *builder) drawRivers() {
	for rivers := b.share("rivers"); rivers > 0 && b.knows(hexmap.River); rivers-- {
		way := hexmap.Direction(b.random.IntN(hexmap.NumDirections))
		for i := b.some(); i >= 0 && b.terrain[i] != hexmap.Water && !b.river[i]; i = b.land.Neighbour(i, way) {
			b.river[i] = true
			way = way.Rotate(b.random.IntN(3) - 1)
		}
	}
}

// drawCities draws as many cities as the game needs and perhaps more, some of
// them side by side.
func (b *builder) drawCities() {
	format := &b.kind.Format
	most := bound(b.land.Len()/3, format.MaxCities, format.MaxStops)
	count := max(format.MinCities, b.portion("cities", most))
	groups := b.share("groups of cities")
	if !b.knows(hexmap.City) {
		return
	}
	for _, i := range b.random.Perm(b.land.Len()) {
		for j := i; len(b.cities) < count && b.stop[j] == 0; j = b.beside(j) {
			if b.terrain[j] == hexmap.Water {
				if len(b.cities) >= format.MinCities {
					break
				}
				b.terrain[j] = hexmap.Plain
			}
			b.stop[j] = hexmap.City
			b.cities = append(b.cities, j)
			if b.random.IntN(8) >= groups {
				break
			}
		}
	}
}

// drawTowns draws towns where there is room for them.
func (b *builder) drawTowns() {
	count := b.portion("towns", b.land.Len()/3)
	if most := b.kind.Format.MaxStops; most > 0 {
		count = min(count, most-len(b.cities))
	}
	for _, i := range b.random.Perm(b.land.Len()) {
		if count > 0 && b.knows(hexmap.Town) && b.stop[i] == 0 && b.terrain[i] != hexmap.Water {
			b.stop[i] = hexmap.Town
			count--
		}
	}
}

// drawClosed draws closed edges, first between neighbouring cities.
func (b *builder) drawClosed() {
	edges := slices.Collect(b.land.Edges())
	b.random.Shuffle(len(edges), func(i, j int) { edges[i], edges[j] = edges[j], edges[i] })
	slices.SortStableFunc(edges, func(e, f hexmap.Edge) int { return b.citiesAt(f)/2 - b.citiesAt(e)/2 })
	b.closed = edges[:b.portion("closed edges", len(edges)/4)]
}

// citiesAt is how many of the two hexes at an edge are cities.
func (b *builder) citiesAt(edge hexmap.Edge) int {
	count := 0
	first, second := edge.Sides()
	for _, h := range []hexmap.Hex{first, second} {
		if i, _ := b.land.IndexOfHex(h); b.stop[i] == hexmap.City {
			count++
		}
	}
	return count
}

func (b *builder) knows(mark hexmap.Mark) bool {
	return b.kind.Format.Marks == nil || slices.Contains(b.kind.Format.Marks, mark)
}

// bound is the least of n and of the bounds that are not 0.
func bound(n int, bounds ...int) int {
	for _, most := range bounds {
		if most > 0 {
			n = min(n, most)
		}
	}
	return n
}

// text is the text of the map.
func (b *builder) text() string {
	window := Window{b.land.Rows(), b.land.Columns()}
	var text strings.Builder
	text.WriteString(b.grid(b.land.Offset(), window, func(cell hexmap.Cell) string {
		i, ok := b.land.Index(cell)
		if !ok {
			return "--"
		}
		show := []byte{b.terrain[i].Letter()}
		if b.river[i] {
			show = append(show, hexmap.River.Letter())
		}
		if b.stop[i] != 0 {
			show = append(show, b.stop[i].Letter())
		}
		return string(show)
	}))
	for _, stop := range []hexmap.Mark{hexmap.City, hexmap.Town} {
		for i := range b.stop {
			if b.stop[i] == stop {
				fmt.Fprintf(&text, "%v %v %s\n", stop, b.land.Cell(i), b.words(stop))
			}
		}
	}
	if len(b.closed) > 0 {
		text.WriteString("closed")
		for _, edge := range b.closed {
			text.WriteString(" " + b.land.Offset().EdgeName(edge))
		}
		text.WriteByte('\n')
	}
	if b.kind.Lines != nil {
		for _, line := range b.kind.Lines(b.random) {
			text.WriteString(line + "\n")
		}
	}
	return text.String()
}

// words draws what is said of a city or a town.
func (b *builder) words(stop hexmap.Mark) string {
	var words []string
	if stop == hexmap.City && b.kind.City != nil {
		words = b.kind.City(b.random)
	}
	if b.kind.Name != nil {
		return strings.Join(append(words, b.kind.Name(b.random)), " ")
	}
	return strings.Join(append(words, []string{"", "Ferry", "Upper Mill"}[b.random.IntN(3)]), " ")
}
