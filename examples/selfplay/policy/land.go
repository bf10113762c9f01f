package policy

import (
	"slices"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/steamrollers"
)

// A land is a board as a builder sees it, with the borders that are blocked in
// one game.
type land struct {
	board      *hexmap.Board
	difficulty hexmap.Difficulty
	wall       int
	beyond     [steamrollers.MaxHexes][hexmap.NumDirections]int8 // over each edge the next hex that can take track, or -1
}

// isOf reports whether a game is played on this land.
func (l *land) isOf(s *steamrollers.State) bool {
	setup := s.Setup()
	return l != nil && l.board == setup.Board && l.difficulty == setup.Wall && l.wall == s.Wall()
}

// survey is the land on which a game is played.
func survey(s *steamrollers.State) *land {
	l := &land{board: s.Setup().Board, difficulty: s.Setup().Wall, wall: s.Wall()}
	blocked := s.Blocked()
	for hex := range l.board.Len() {
		for edge := range hexmap.Direction(hexmap.NumDirections) {
			next := l.board.Neighbour(hex, edge)
			if next < 0 || l.board.IsCity(next) || slices.Contains(blocked, hexmap.EdgeOf(l.board.Hex(hex), edge)) {
				next = -1 // WALL-2: no link leads over a blocked border
			}
			l.beyond[hex][edge] = int8(next)
		}
	}
	return l
}

// opposite is each direction turned half round.
var opposite = func() (of [hexmap.NumDirections]hexmap.Direction) {
	for d := range of {
		of[d] = hexmap.Direction(d).Opposite()
	}
	return of
}()
