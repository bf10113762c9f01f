// Package boardgen draws random boards for property tests.
//
//	rapid.Check(t, func(t *rapid.T) {
//		board := boardgen.Board().Draw(t, "board")
//		…
//	})
//
// The boards are valid, have 12 to 64 hexes and are weighted to what is easily
// forgotten: holes, islands, cities at the rim, cities side by side, regions in
// several pieces, borders closed by a single edge. They shrink towards small
// open boards. It is test support: no package of the library may import it.
package boardgen
