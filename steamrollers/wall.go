package steamrollers

import (
	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/variants"
)

// Medium and Hard: a die says which borders of the chart are blocked, for all
// players alike. What that means for links is in the tracer and the land
// chosen by the die (WALL-2); drawing is not touched (WALL-3).

var wallModule = module{
	inPlay: func(setup Setup) bool { return setup.Wall != hexmap.Open },
	install: func(g *game) {
		g.setUp |= phases(PhaseWall)
		g.tracers = variants.WallTracers(g.board, g.setup.Wall)
		for die := 1; die <= 6; die++ {
			g.land[die] = g.blocked(g.board.Blocked(g.setup.Wall, die))
		}
	},
}

func (s *State) applyWall(m Move, log *chronicle) {
	s.wall = m.first() // WALL-1
	if log != nil {
		log.add(Event{Kind: BordersBlocked, Rule: WallChart, Die: int(s.wall)})
	}
	s.finishSetupStep(log)
}
