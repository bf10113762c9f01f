package picture

import "github.com/railhex/railhex/examples/steam"

// Marks are what a picture shows besides the position: what might be done. The
// zero Marks are none.
type Marks struct {
	// Moves are moves to choose from: what [steam.State.AppendMoves] lists, or
	// some of that. What a move is made with is marked wherever it is drawn: hexes,
	// goods and cities on the map; action tiles, spaces of the supply, new cities,
	// the locomotive track and buttons on the table. Where the moves leave a hex a
	// single tile, that is drawn lightly. They must be moves of the position.
	Moves []steam.Move
	// Route is a way that a good may go, drawn on the map over the track, with the
	// number of links at each stop.
	Route steam.Route
}
