package check

import (
	"slices"
	"strconv"
	"strings"

	"github.com/railhex/railhex/examples/railhex/internal/say"
	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/variants/family/describe"
)

// size is how many hexes a grid has, and how they stand.
func size(g *hexmap.Grid, v say.Voice) describe.Fact {
	return describe.Fact{Label: v.Own("hexes-of"), Value: v.Own("in-rows", "n", g.Len(), "rows", g.Rows(), "columns", g.Columns())}
}

// factsOf is what should be compared with the print.
func factsOf(read describe.Transcript, v say.Voice) (facts []describe.Fact) {
	if read.Name != "" {
		facts = append(facts, describe.Fact{Label: v.Own("name-of"), Value: read.Name})
	}
	if read.Grid != nil {
		facts = append(facts, size(read.Grid, v))
	}
	if read.Map != nil {
		facts = append(facts, ofMap(read.Map, v)...)
	}
	if read.Facts != nil {
		facts = append(facts, read.Facts(v.Manner())...)
	}
	return facts
}

// ofMap is what can be compared of a map of any game.
func ofMap(m *hexmap.Map, v say.Voice) (facts []describe.Fact) {
	terrains := []string{"plain", "hill", "mountain", "water"}
	for t := range hexmap.Terrain(hexmap.NumTerrains) {
		count := 0
		for i := range m.Len() {
			if m.TerrainName(i) == t.String() {
				count++
			}
		}
		facts = append(facts, describe.Fact{Label: v.Own(terrains[t]), Value: strconv.Itoa(count)})
	}
	for _, own := range ownOf(m) {
		facts = append(facts, hexesWith(m, own, func(i int) bool {
			return m.TerrainName(i) == own || slices.Contains(m.OwnMarks(i), own)
		}))
	}
	return append(facts,
		hexesWith(m, v.Own("rivers"), m.HasRiver),
		hexesWith(m, v.Own("towns"), m.IsTown),
		hexesWith(m, v.Own("cities"), m.IsCity),
		describe.FactOfEdges(v.Own("closed-edges"), m.Grid(), slices.Collect(m.ClosedEdges())))
}

// ownOf is the terrains and marks of a map that are of the game's own, by name.
func ownOf(m *hexmap.Map) (names []string) {
	for i := range m.Len() {
		names = append(names, m.OwnMarks(i)...)
		if name := m.TerrainName(i); name != m.Terrain(i).String() {
			names = append(names, name)
		}
	}
	slices.Sort(names)
	return slices.Compact(names)
}

// hexesWith counts hexes, and names them with the names that the map has for them.
func hexesWith(m *hexmap.Map, label string, has func(i int) bool) describe.Fact {
	var named []string
	for i := range m.Len() {
		if has(i) {
			named = append(named, strings.TrimSpace(m.Cell(i).String()+" "+m.NameOf(i)))
		}
	}
	return describe.FactOf(label, named)
}
