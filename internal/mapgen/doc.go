// Package mapgen draws random maps of hex railway games for property tests.
//
//	var maps = mapgen.Kind{Format: mapFormat, City: func(r *rand.Rand) []string { … }}
//
//	rapid.Check(t, func(t *rapid.T) {
//		m := maps.Generator().Draw(t, "map")
//		…
//	})
//
// and, where many maps from a seed are wanted, maps.Random(rand.New(rand.NewPCG(1, 2))).
//
// The maps are valid in the game's format, have up to 160 hexes in both layouts
// and are weighted to what is easily forgotten: one hex, one row, long and tall
// maps, holes, islands, lakes that part the land, rivers through towns, cities
// side by side and closed edges between them, cities at the rim and cut off. Whether
// a map can be played is for the game to say. They shrink towards small plain maps
// with as few cities as the format allows.
//
// [Board] draws the boards of SteamRollers: of 12 to 64 hexes, weighted to regions in
// several pieces, borders closed by a single edge, cities at the rim and side by side.
// They shrink towards small open boards.
//
// It is test support: no package of the library may import it.
package mapgen
