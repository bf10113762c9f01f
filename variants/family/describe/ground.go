package describe

import "github.com/railhex/railhex/hexmap"

// groundKinds counts what a hex can be or have: four terrains, a river, a town, a city.
const groundKinds = hexmap.NumTerrains + 3

// GroundSections returns the sections for the ground of a map with at most this many
// hexes. [Writer.Ground] fills them.
func GroundSections(hexes int) []Section {
	return []Section{
		{Name: "ground", Shape: []int{hexes, groundKinds}, Scale: 1, Fixed: true, Says: "each hex: plain, hill, mountain, water, one-hot; a river, a town, a city; zeros beyond the map"},
		{Name: "place", Shape: []int{hexes, 2}, Scale: 1.0 / 16, Fixed: true, Says: "each hex: its axial coordinates q and r"},
		{Name: "closed", Shape: []int{hexes, hexmap.NumDirections}, Scale: 1, Fixed: true, Says: "each edge E NE NW W SW SE of each hex: closed, or on the rim"},
	}
}

// Ground fills the GroundSections with a map. The first of them is section number first.
func (w Writer) Ground(first int, m *hexmap.Map) {
	for i := range m.Len() {
		at := i * groundKinds
		w.Mark(first, at+int(m.Terrain(i)))
		w.MarkIf(m.HasRiver(i), first, at+hexmap.NumTerrains)
		w.MarkIf(m.IsTown(i), first, at+hexmap.NumTerrains+1)
		w.MarkIf(m.IsCity(i), first, at+hexmap.NumTerrains+2)
		w.Put(first+1, 2*i, m.Hex(i).Q)
		w.Put(first+1, 2*i+1, m.Hex(i).R)
		for d := range hexmap.Direction(hexmap.NumDirections) {
			w.MarkIf(m.Closed(i, d) || m.Neighbour(i, d) < 0, first+2, i*hexmap.NumDirections+int(d))
		}
	}
}

// Ground returns the GroundSections of the map on which a position is played, Filled.
func Ground[State any](hexes int, of func(s *State) *hexmap.Map) (all []Filled[State]) {
	for _, section := range GroundSections(hexes) {
		all = append(all, Filled[State]{section: section})
	}
	all[0].write = func(w Writer, s *State) { w.Ground(0, of(s)) }
	return all
}
