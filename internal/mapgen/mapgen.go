package mapgen

import (
	"cmp"
	"fmt"
	"math/rand/v2"

	"pgregory.net/rapid"

	"github.com/railhex/railhex/hexmap"
)

// A Kind is the maps of a game.
type Kind struct {
	Format   hexmap.MapFormat
	MaxHexes int // 0: as many as the format allows, and 160 at most

	// City draws the words of the game's own in the line of a city, and Lines
	// the lines of its own. Both may be nil for games that have none.
	City  func(r *rand.Rand) []string
	Lines func(r *rand.Rand) []string
	// Name draws the name of a city or town; nil for a few short ones and none.
	Name func(r *rand.Rand) string
}

// Steam is maps of that game within a format: its own, or bounds alone, to which the lines and
// words that the game knows are added.
func Steam(format hexmap.MapFormat) Kind {
	if format.CityWords == nil {
		anything := hexmap.MapWord{Accepts: func(string) bool { return true }}
		format.CityWords = []hexmap.MapWord{anything, anything}
		format.Lines = []hexmap.MapLine{
			{Keyword: "supply", Words: []hexmap.MapWord{anything}, Required: true}, {Keyword: "sparse"},
		}
	}
	return Kind{
		Format: format,
		City: func(r *rand.Rand) []string {
			return []string{[]string{"red", "blue", "yellow", "purple"}[r.IntN(4)], fmt.Sprint(1 + r.IntN(3))}
		},
		Lines: func(r *rand.Rand) []string {
			lines := []string{fmt.Sprintf("supply %d", r.IntN(7))}
			if r.IntN(2) == 0 {
				lines = append(lines, "sparse")
			}
			return lines
		},
	}
}

// LongName draws a name of up to 16 letters.
func LongName(r *rand.Rand) string {
	letters := []rune("Maximilianstadt-am")
	if r.IntN(3) == 0 {
		letters = []rune("MMMMMMMMMMMMMMMM")
	}
	return string(letters[:1+r.IntN(16)])
}

// Generator draws maps for property tests.
func (k Kind) Generator() *rapid.Generator[*hexmap.Map] {
	return rapid.Custom(func(t *rapid.T) *hexmap.Map {
		return k.draw(func(name string, most int) int { return rapid.IntRange(0, most).Draw(t, name) })
	})
}

// Random draws a map. The same state of r gives the same map.
func (k Kind) Random(r *rand.Rand) *hexmap.Map {
	return k.draw(func(_ string, most int) int { return r.IntN(most + 1) })
}

// Least returns what the maps of a kind shrink to.
func (k Kind) Least() *hexmap.Map { return k.draw(func(string, int) int { return 0 }) }

// draw draws a map from a few numbers that say what it is like, each from 0, the
// plainest, to most, and a seed that decides the rest.
func (k Kind) draw(number func(name string, most int) int) *hexmap.Map {
	offset := hexmap.Offset(number("offset", 1))
	shape := number("shape", 3)
	most := cmp.Or(k.MaxHexes, k.Format.MaxHexes, 160)
	least := max(1, k.Format.MinCities)
	hexes := least + number("hexes", most-least)
	roundness := []int{60, 8, 0}[number("roundness", 2)]
	islands := min([]int{0, 0, 1, 4}[number("islands", 3)], hexes-1)
	b := builder{kind: k, share: func(name string) int { return number(name, 8) }}
	b.random = rand.New(rand.NewPCG(uint64(number("seed", 1<<20)), 0))

	window := windowOf(shape, hexes, cmp.Or(k.Format.MaxColumns, hexmap.MaxColumns))
	order := window.cells()
	b.random.Shuffle(len(order), func(i, j int) { order[i], order[j] = order[j], order[i] })
	b.layOut(offset, window, window.grow(offset, order, roundness, hexes, islands))
	b.drawTerrain()
	b.drawRivers()
	b.drawCities()
	b.drawTowns()
	b.drawClosed()
	return hexmap.MustParseMap(b.text(), k.Format)
}

// windowOf is a window of some shape with room for some hexes: about square, with
// much room, as long or as tall as it can be.
func windowOf(shape, hexes, maxColumns int) Window {
	side := 1
	for side*side < hexes {
		side++
	}
	columns := []int{side, side + 4, hexes, (hexes + hexmap.MaxRows - 1) / hexmap.MaxRows}[shape]
	columns = min(columns, maxColumns)
	rows := (hexes + columns - 1) / columns
	if shape == 1 {
		rows = min(rows+4, hexmap.MaxRows)
	}
	return Window{rows, columns}
}
