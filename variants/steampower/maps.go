package steampower

import (
	"embed"
	"iter"
	"sync"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/hexmap/parse"
)

// mapFormat is what the maps of this game may hold: MAP.
var mapFormat = hexmap.MapFormat{
	Marks:      []hexmap.Mark{hexmap.River, hexmap.City},
	Ordered:    true,
	MaxColumns: MaxColumn,
	MaxHexes:   MaxHexes,
	MinCities:  minCities,
	MaxCities:  MaxCities,
	Rules: hexmap.MapRules{
		Cells:  mapHexes.String(),
		Marks:  [hexmap.NumMarks + 1]string{hexmap.River: mapHexes.String(), hexmap.Town: mapCitySpaces.String(), hexmap.City: mapHexes.String()},
		Size:   mapCitySpaces.String(),
		Stops:  mapCitySpaces.String(),
		Names:  mapCitySpaces.String(),
		Closed: mapClosedEdges.String(),
	},
}

// minCities is the number of city spaces that a map has at least: MAP-2.
const minCities = 2

// ParseMap reads a map of this game from its text. The package comment has the format, and
// says how to transcribe a printed map. The error joins all faults of the text, each a
// [*hexmap.ParseError] with line, column and rule.
func ParseMap(text string) (*hexmap.Map, error) { return hexmap.ParseMap(text, mapFormat) }

// MustParseMap is [ParseMap] for texts that are known to be right. It panics if
// they are not.
func MustParseMap(text string) *hexmap.Map { return hexmap.MustParseMap(text, mapFormat) }

//go:embed maps/*.map components/*.components
var shippedFiles embed.FS

var (
	shippedMapNames        = []string{"valley", "coast", "massif", "valley-2", "coast-2"}
	shippedComponentsNames = []string{"standard", "standard-2"}
)

// shipped is what ships, read once. Every later call gives the same maps.
var shipped = sync.OnceValue(func() (all struct {
	maps       map[string]*hexmap.Map
	components map[string]Components
},
) {
	all.maps, all.components = map[string]*hexmap.Map{}, map[string]Components{}
	for _, name := range shippedMapNames {
		all.maps[name] = MustParseMap(mustRead("maps/" + name + ".map"))
	}
	for _, name := range shippedComponentsNames {
		all.components[name] = mustParseComponents(mustRead("components/" + name + ".components"))
	}
	return all
})

func mustRead(file string) string {
	return string(parse.Must(shippedFiles.ReadFile(file)))
}

// Valley returns the map that is played on unless a [Setup] says otherwise, always the
// same pointer. Like all maps that ship it is the library's own (MAP-6).
func Valley() *hexmap.Map { return shipped().maps["valley"] }

// ShippedMap returns the map that ships under a name, always the same pointer. It
// reports false if none does.
func ShippedMap(name string) (*hexmap.Map, bool) {
	m, ok := shipped().maps[name]
	return m, ok
}

// ShippedMaps walks the maps that ship, valley first. Those whose names end in -2 are
// second editions of others, of which the package comment tells.
func ShippedMaps() iter.Seq[*hexmap.Map] {
	return func(yield func(*hexmap.Map) bool) {
		for _, name := range shippedMapNames {
			if !yield(shipped().maps[name]) {
				return
			}
		}
	}
}

// StandardComponents returns the numbers of the box with contracts of the library's
// own (COMP-8), named "standard".
func StandardComponents() Components { return shipped().components["standard"] }

// ShippedComponents returns the components that ship under a name: "standard", or
// "standard-2" with contracts of more equal worth. It reports false if none do.
func ShippedComponents(name string) (Components, bool) {
	c, ok := shipped().components[name]
	return c, ok
}
