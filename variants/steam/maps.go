package steam

import (
	_ "embed"
	"fmt"
	"iter"
	"slices"
	"strconv"
	"sync"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/hexmap/parse"
)

// mapFormat is what the maps of Steam may hold (MAP-1 to MAP-5).
var mapFormat = hexmap.MapFormat{
	CityWords: []hexmap.MapWord{
		{Expected: "red, blue, yellow or purple", Accepts: isPrintedColour, RuleID: mapCities.String()},
		{Expected: "a number of goods from 1 to 6", Accepts: isGoodsNumber, RuleID: mapCities.String()},
	},
	Lines: []hexmap.MapLine{
		{
			Keyword:  "supply",
			Words:    []hexmap.MapWord{{Expected: "a number of spaces from 0 to 20", Accepts: isSpaces, RuleID: mapIsData.String()}},
			Required: true,
			RuleID:   mapIsData.String(),
		},
		{Keyword: "sparse", RuleID: mapIsData.String()},
	},
	MaxColumns: MaxColumn,
	MaxHexes:   MaxHexes,
	MaxStops:   MaxStops,
	Rules: hexmap.MapRules{
		Cells: mapMarks.String(),
		Marks: [hexmap.NumMarks + 1]string{
			hexmap.River: mapMarks.String(), hexmap.Town: mapMarks.String(), hexmap.City: mapMarks.String(),
		},
		Size:   mapTerrain.String(),
		Stops:  mapCities.String(),
		Names:  mapCities.String(),
		Closed: mapClosedEdges.String(),
	},
}

// Bounds of a map.
const (
	MaxStops  = 64 // cities and towns together (MAP-3)
	MaxSpaces = 20 // of the supply (MAP-5)

	mostPrinted = 6 // goods printed on a city (MAP-3)
)

func isPrintedColour(word string) bool {
	c, err := ParseColour(word)
	return err == nil && c != Grey
}

func isGoodsNumber(word string) bool {
	n, ok := parse.Natural(word, mostPrinted)
	return ok && n > 0
}

func isSpaces(word string) bool {
	_, ok := parse.Natural(word, MaxSpaces)
	return ok
}

// ParseMap reads the text of a map. If anything is wrong with it, all its faults
// are reported together, joined, each a [*hexmap.ParseError].
func ParseMap(text string) (*hexmap.Map, error) { return hexmap.ParseMap(text, mapFormat) }

//go:embed data/northeast.map
var northeastText string

//go:embed data/rhine.map
var rhineText string

//go:embed data/rhine-2.map
var rhine2Text string

var shippedMaps = sync.OnceValue(func() []*hexmap.Map {
	return []*hexmap.Map{
		hexmap.MustParseMap(northeastText, mapFormat),
		hexmap.MustParseMap(rhineText, mapFormat),
		hexmap.MustParseMap(rhine2Text, mapFormat),
	}
})

// ShippedMaps walks the maps that ship. They are northeast, for three or four players,
// rhine, for four to six, and rhine-2, which is rhine with three towns moved to where
// links pass (MAP-5).
func ShippedMaps() iter.Seq[*hexmap.Map] {
	return func(yield func(*hexmap.Map) bool) {
		for _, m := range shippedMaps() {
			if !yield(m) {
				return
			}
		}
	}
}

// ShippedMap returns the map of that name which comes with the library; nil and false
// if there is none.
func ShippedMap(name string) (m *hexmap.Map, ok bool) {
	for m := range ShippedMaps() {
		if m.Name() == name {
			return m, true
		}
	}
	return nil, false
}

// isShipped reports whether a map is the very one that comes with the library.
func isShipped(m *hexmap.Map) bool {
	return slices.Contains(shippedMaps(), m)
}

// DefaultMap returns the map that is played on where nothing else is said: northeast
// with three players, rhine with more.
func DefaultMap(players int) *hexmap.Map {
	if players <= MinSeats {
		return shippedMaps()[0]
	}
	return shippedMaps()[1]
}

// What a map says in words of this game's own.

// PrintedCity returns the colour of a city that a map prints, and the number of goods
// with which it starts (MAP-3).
func PrintedCity(m *hexmap.Map, hex int) (colour Colour, goods int) {
	words := m.CityWords(hex)
	if len(words) < 2 {
		return 0, 0
	}
	colour, _ = ParseColour(words[0])
	goods, _ = strconv.Atoi(words[1])
	return colour, goods
}

// supplySpaces is the number of spaces of the goods supply of a map (MAP-5).
func supplySpaces(m *hexmap.Map) int {
	words, _ := m.Line("supply")
	if len(words) == 0 {
		return 0
	}
	n, _ := strconv.Atoi(words[0])
	return n
}

// isSparse reports whether a map is sparse (SETUP-2).
func isSparse(m *hexmap.Map) bool {
	_, sparse := m.Line("sparse")
	return sparse
}

// mapFaults is what is wrong with a map, nil if it could have been read by
// ParseMap.
func mapFaults(m *hexmap.Map) error {
	if m.ReadIn(mapFormat) {
		return nil
	}
	if _, err := ParseMap(m.String()); err != nil {
		return fmt.Errorf("map %s: %w", m.Name(), err)
	}
	return nil
}
