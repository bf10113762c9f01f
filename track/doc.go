// Package track knows the track that is drawn in hexes: the fifteen tracks of a
// hex, how they join across the edges, and which stretches of them link two
// cities.
//
// A [Track] joins two edges of its hex; its [Type] says how far apart they are.
// There are two ways to follow track over many hexes. A [Tracer] serves a game
// of one track a hex on a [hexmap.Board]: it finds the links between cities, as
// often and as fast as bots want them. A [Sheet] serves any map and any number
// of tracks in a hex, and tells what every stretch comes to: links, dead ends,
// circles, and what blocked borders interrupt.
//
//	board := hexmap.Standard()
//	tracer := track.NewTracer(board, board.Blocked(hexmap.Hard, 3))
//	drawn := make([]track.Track, board.Len())
//	drawn[board.Town(1)] = track.Between(hexmap.West, hexmap.East)
//	for _, link := range tracer.AppendLinks(nil, drawn) {
//		fmt.Println(board.Cell(int(link.From)), board.Cell(int(link.To)), link.Towns)
//	}
//
// What the links are is a function of the track that is drawn and of nothing
// else: neither of the order in which it was drawn nor of what was asked before.
// All orders are fixed, and written down where they matter. Tracks and Links are
// comparable values; a Tracer never changes and may be shared by goroutines.
package track
