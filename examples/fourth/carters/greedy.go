package carters

import (
	"fmt"
	"math/rand/v2"

	"github.com/railhex/railhex/variants/family/search"
)

// Bot returns a new player of a name: "greedy".
func Bot(name string) (search.Player[State, Move], error) {
	if name != "greedy" {
		return nil, fmt.Errorf("there is no player %q", name)
	}
	return search.ByPolicy[*State](new(Greedy)), nil
}

// A Greedy is a player that goes where most can be earned for the way, and lays no track.
type Greedy struct{ moves []Move }

// Choose returns the best move of this turn.
func (g *Greedy) Choose(s *State, random *rand.Rand) Move {
	g.moves = s.AppendMoves(g.moves[:0])
	seat := s.Turn()
	return search.Best(g.moves, random, func(m Move) int {
		if m.kind == KindLay {
			return -1
		}
		next, _ := s.Apply(m)
		return 100*s.Gain(m) + next.outlook(seat)
	})
}

// outlook is what a cart can hope for: the price of the best city, or a load, less by what
// the way takes.
func (s *State) outlook(seat Seat) (best int) {
	own := &s.carts[seat-1]
	for points, hexes := range s.spread(seat, 3*MaxHexes) {
		for hex := range hexes.all() {
			switch {
			case own.load > 0 && s.game.cities.has(hex):
				best = max(best, 80+8*int(s.values[hex])-4*points)
			case own.load == 0 && s.game.farms.has(hex) && s.values[hex] > 0:
				best = max(best, 40-2*points)
			}
		}
	}
	return best
}
