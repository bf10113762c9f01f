package bots

import (
	"fmt"
	"math/rand/v2"

	"github.com/railhex/railhex/examples/fourth/carters"
	"github.com/railhex/railhex/variants/family/table"
	"github.com/railhex/railhex/variants/family/treesearch"
)

// A Player decides for the seat that is asked.
type Player = table.Player[carters.State, carters.Move]

// Random makes any move: first any kind that is legal, and then any move of it.
type Random = table.RandomOf[*carters.State, carters.State, carters.Move, carters.Kind]

// Named returns a new player: "random", "greedy", or one that searches, as in "search:500".
func Named(name string) (Player, error) {
	switch name {
	case "random":
		return table.ByPolicy[*carters.State](new(Random)), nil
	case "greedy":
		return table.ByPolicy[*carters.State](new(Greedy)), nil
	}
	if t, ok := treesearch.ParseThinking(name); ok {
		return Search(t), nil
	}
	return nil, fmt.Errorf("there is no player %q: they are random, greedy and search", name)
}

// A Greedy goes where it earns most for each turn that it takes, and lays no track.
type Greedy struct{ moves []carters.Move }

// Choose returns the best move of this turn.
func (g *Greedy) Choose(s *carters.State, random *rand.Rand) carters.Move {
	g.moves = s.AppendMoves(g.moves[:0])
	seat := s.Turn()
	return table.Best(g.moves, random, func(m carters.Move) int {
		if m.Kind() == carters.KindLay {
			return -1
		}
		next := *s
		if err := s.ApplyTo(&next, m); err != nil {
			return -1
		}
		return 100*(next.Total(seat)-s.Total(seat)) + outlook(&next, seat)
	})
}

// outlook is what a cart can hope for: the price of the best city, or a load, less by what
// the way takes.
func outlook(s *carters.State, seat carters.Seat) (best int) {
	_, loaded := s.Cart(seat)
	for points, hex := range s.Ways(seat) {
		worth := 0
		if price := s.Price(hex); loaded && price > 0 {
			if worth = 80 + 8*price - 4*points; hex == s.Order(seat) {
				worth += 8 * carters.Bonus
			}
		} else if !loaded && s.Loads(hex) > 0 {
			worth = 40 - 2*points
		}
		best = max(best, worth)
	}
	return best
}

// Search returns a player that searches.
func Search(t treesearch.Thinking) *treesearch.Search[*carters.State, carters.State, carters.Move] {
	return treesearch.NewHidden(treesearch.Unadvised[*carters.State](), t)
}
