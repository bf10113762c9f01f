package counting

import (
	"iter"
	"strings"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/variants/family/describe"
)

// A visited is what became of a city or town in a game.
type visited struct {
	Players  int  // that have it in their networks, or links there
	Sent     int  // goods that came from there
	Received int  // and that went there
	Founded  bool // whether a town became a city
}

// stopTable returns a [Table] about the cities and towns of maps: [stopRows] are its rows, and
// [stopsSeen] is what is seen of them.
func stopTable() Table {
	return Table{
		Name: "stops", Of: "stops", Heading: "map\thex\tname\tis\tgames with links there\tplayers with links\tgoods from there\tto there\tmade a city",
		Figures: []Figure{
			{Name: "used", What: "used", Kind: Share},
			{Name: "players", What: "players", Kind: Mean},
			{Name: "sent", What: "sent", Kind: Mean},
			{Name: "received", What: "received", Kind: Mean},
			{Name: "founded", What: "founded", Kind: Share},
		},
		Use: []string{"used"},
	}
}

// stopRows returns the cities and towns of a map.
func stopRows(m *hexmap.Map) (all []Row) {
	for cell := range stops(m) {
		hex, shows := m.Grid().Cell(cell).String(), "town"
		row := Row{Name: m.Name() + " " + hex}
		if m.IsCity(cell) {
			shows = strings.Join(append([]string{"city"}, m.CityWords(cell)...), " ")
			row.Hides = []string{"founded"}
		}
		row.Cells = []string{m.Name(), hex, m.NameOf(cell), shows}
		row.Says = []describe.Said{
			{Name: "map", Value: m.Name()}, {Name: "hex", Value: hex}, {Name: "name", Value: m.NameOf(cell)}, {Name: "shows", Value: shows},
		}
		all = append(all, row)
	}
	return all
}

// stopsSeen returns what is seen of all cities and towns of a map.
func stopsSeen(m *hexmap.Map, visited map[hexmap.Cell]visited) (all []Seen) {
	one := func(holds bool) int {
		if holds {
			return 1
		}
		return 0
	}
	for cell := range stops(m) {
		hex := m.Grid().Cell(cell)
		v := visited[hex]
		all = append(all, Seen{Of: "stops", Row: m.Name() + " " + hex.String(), Said: map[string]int{
			"used": one(v.Players > 0), "players": v.Players, "sent": v.Sent, "received": v.Received, "founded": one(v.Founded),
		}})
	}
	return all
}

// stops walks the cities and towns of a map, by row, then column.
func stops(m *hexmap.Map) iter.Seq[int] {
	return func(yield func(int) bool) {
		for cell := range m.Grid().Len() {
			if (m.IsCity(cell) || m.IsTown(cell)) && !yield(cell) {
				return
			}
		}
	}
}
