package variants

import (
	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/track"
)

// WallTracers returns the tracers of links on a sheet of board b, for each die that may
// be rolled for the chart of difficulty d. WallTracers(b, d)[3] is for a die of 3, and
// [0] is for as long as no border is blocked. The borders that the chart blocks let no
// link cross them (WALL-1, WALL-2); drawing is not its concern, for a blocked border
// forbids none (WALL-3).
func WallTracers(b *hexmap.Board, d hexmap.Difficulty) [NumTiles + 1]*track.Tracer {
	open := NewTracer(b, nil)
	tracers := [NumTiles + 1]*track.Tracer{open, open, open, open, open, open, open}
	for die := 1; die <= NumTiles; die++ {
		if blocked := b.Blocked(d, die); len(blocked) > 0 {
			tracers[die] = NewTracer(b, blocked)
		}
	}
	return tracers
}
