package picture

import (
	"strings"

	"github.com/railhex/railhex/examples/steampower"
)

// Marks are what a picture shows besides the position: what might be done. The
// zero Marks are none.
type Marks struct {
	// Moves are moves to choose from: what [steampower.State.AppendMoves] lists,
	// or some of that. What a move is made with is marked. Where the moves leave a
	// hex a single track, that is drawn lightly. They must be moves of the position.
	Moves []steampower.Move
	// Route is the way of a good, drawn on the map over the track, with the number
	// of links paid for at each stop.
	Route steampower.Route
}

// choose says which parts of a picture, whose names all begin alike, choose which
// moves of a position.
func (m Marks) choose(s *steampower.State, parts string) choices {
	c := choices{}
	for _, move := range m.Moves {
		if name, ok := strings.CutPrefix(string(PartOf(s, move)), parts); ok {
			c.Add(move, name)
		}
	}
	return c
}
