package picture

import (
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/variants/family/drawing"
)

// Marks are what a picture shows besides the position: what might be done. The
// zero Marks are none.
type Marks struct {
	// Moves are moves to choose from: what [steamrollers.State.AppendMoves] lists, or
	// some of that. The parts that make up a move are marked wherever they are drawn.
	// They are the hex of a build, the good and both cities of a delivery, the die of a
	// draft, boxes, tiles, orders, powers. Where the moves leave a hex a single track,
	// that is drawn lightly. They must be moves of the position.
	Moves []steamrollers.Move
	// Route is a way that a good may go, drawn on a sheet over the track, with
	// the distance at each stop.
	Route steamrollers.Route
	// Last is what the last move did, as [steamrollers.State.AppendEvents] says of
	// the position before it. What it touched has the class last and a dashed mark:
	// the hex of new track, a box, a tile, the die, the cities of a delivery,
	// Olive's crosses.
	Last []steamrollers.Event
}

// choose says which parts of the sheet of a seat, or of the supply board, choose
// which moves of a position.
func choose(s *steamrollers.State, moves []steamrollers.Move, on steamrollers.Seat) drawing.Choices {
	c := drawing.Choices{}
	for _, m := range moves {
		if reaches(s, m, on) {
			c.Add(m, partsOf(s, m)...)
		}
	}
	return c
}
