// Package track knows the track that lies in hexes: the fifteen tracks of a hex,
// what a hex can hold of them, and where track leads over a map.
//
// A [Track] joins two edges of its hex; its [Type] says how far apart they are. A
// [Tile] is all that a hex holds: several tracks that cross or lie side by side,
// exits that end in a town, or a [City]. A [Tracer] follows track from hex to hex
// and finds the links, each a [Link]: which two stops they join, or where they
// end open.
//
//	tracer := track.NewTracer(grid, closedEdges, nil)
//	tiles := make([]track.Tile, grid.Len())
//	tiles[0], tiles[3] = track.City, track.City
//	tiles[1] = track.MustParseTile("E-W")         // a straight track
//	tiles[2] = track.MustParseTile("E+NW+W")      // a town with three exits
//	for _, link := range tracer.AppendLinks(nil, tiles, track.Complete|track.Incomplete) {
//		fmt.Println(link.Kind, link.From, link.To)
//	}
//
// It knows no game. The game decides which tiles there are, what may be laid where, and
// whose a link is. This package has what a game needs for that: whether a new tile
// [Tile.Contains] the old one, and what [Tile.Minus] is added.
//
// # Promises
//
// Tracks, Tiles and Links are comparable values. What the links are is a function of the
// tiles and of nothing else: neither of the order in which they were laid nor of what was
// asked before. All orders are fixed, and written down where they matter. No method of a
// Track, a Tile or a Tracer allocates memory on maps of up to 192 hexes, as long as a
// slice that is appended to has room. A Tracer never changes and may be shared by
// goroutines.
//
// The zero Track, Type and Link are none, the zero Tile holds nothing, and the zero Tracer
// has a grid without hexes. Only reading and writing texts return errors; those of reading
// are [*hexmap.ParseError].
package track
