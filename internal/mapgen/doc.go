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
// The maps are valid in the game's format and have up to 160 hexes in both layouts.
// They are weighted to what is easily forgotten: one hex, one row, long and tall maps,
// holes, islands, and lakes that part the land. Rivers run through towns, and cities
// lie side by side with closed edges between them, at the rim, or cut off. Whether a
// map can be played is for the game to say. They shrink towards small plain maps with
// as few cities as the format allows.
//
// [Board] draws the boards of SteamRollers, of 12 to 64 hexes. They are weighted to
// regions in several pieces, borders closed by a single edge, and cities at the rim and
// side by side. They shrink towards small open boards. [Turned] turns and reflects them.
//
// It is test support: no package of the library may import it.
package mapgen
