package gametest

import "github.com/railhex/railhex/steamrollers"

// trials are moves to try that are seldom legal: some of any kind, and some
// that were legal earlier in the game and may just have ceased to be.
func (g *game) trials(n int) (moves []steamrollers.Move) {
	for range n {
		if len(g.earlier) > 0 && g.strays.IntN(2) == 0 {
			moves = append(moves, g.earlier[g.strays.IntN(len(g.earlier))])
		} else {
			moves = append(moves, stray(g.record.Setup, g.strays))
		}
	}
	return moves
}

// remember keeps some of the legal moves of the position for later trials.
func (g *game) remember() {
	legal := g.state.AppendMoves(nil)
	for range min(len(legal), movesRemembered) {
		m := legal[g.strays.IntN(len(legal))]
		if len(g.earlier) < mostRemembered {
			g.earlier = append(g.earlier, m)
		} else {
			g.earlier[g.strays.IntN(mostRemembered)] = m
		}
	}
}

const (
	movesRemembered = 4 // of each position
	mostRemembered  = 128
)
