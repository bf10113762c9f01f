package ageofsteam

import (
	"math/rand/v2"

	"github.com/railhex/railhex/variants/family/search"
)

// A Greedy is a player that lays each tile for what it can
// deliver next, takes the shares that it needs to stay in, and never bids.
type Greedy struct{ moves, goods []Move }

// What a Greedy thinks that things are worth.
const (
	worthIncome = 9
	worthTrack  = 2
)

// rolesWanted are how much a Greedy wants each role.
var rolesWanted = [roleEnd]int{Locomotive: 7, FirstMove: 4, Engineer: 5, Urbanization: 3, FirstBuild: 2, Production: 1}

// Choose returns the best move as far as the seat sees.
func (g *Greedy) Choose(s *State, random *rand.Rand) Move {
	own, before := s.mine(), g.worth(s, s.seat)
	g.moves = s.AppendMoves(g.moves[:0])
	return search.Best(g.moves, random, func(m Move) int {
		switch m.kind {
		case KindShares:
			left := int(own.cash) + (priceOfShare-1)*int(m.number) - 13 - int(own.shares+own.locomotive) + int(own.income)
			return min(left, 0) - int(m.number)
		case KindRole:
			return rolesWanted[m.number]
		case KindBuild, KindCity, KindLocomotive:
			after, _ := s.Apply(m)
			return g.worth(&after, s.seat) - before
		case KindMove:
			return worthIncome*s.gain(m, s.seat) - int(m.links)
		case KindPlace:
			return 1
		case KindBid:
			return -1
		}
		return 0
	})
}

// deliveries is the income that the best two cubes bring a seat.
func (g *Greedy) deliveries(s *State, seat Seat) int {
	goods, best, second := *s, 0, 0
	goods.phase, goods.seat = PhaseGoods, seat
	g.goods = goods.appendMovesOfGoods(g.goods[:0])
	for _, m := range g.goods {
		n := goods.gain(m, seat)
		best, second = max(best, n), max(second, min(best, n))
	}
	return best + second
}

// worth is what a seat can hope for: what it can deliver, track that counts, and the cash
// that is left.
func (g *Greedy) worth(s *State, seat Seat) int {
	p := &s.players[seat-1]
	left := int(p.cash) + int(p.income) - int(p.shares+p.locomotive)
	return worthIncome*g.deliveries(s, seat) + worthTrack*s.Tracks(seat) + left + 3*min(left+2, 0) + s.hope(seat)
}

// hope is how near to stops the open ends of a seat are.
func (s *State) hope(seat Seat) (all int) {
	for hex, edge := range s.owned(seat) {
		beyond := s.game.next[hex][edge]
		if beyond == none || s.meets(hex, edge) {
			continue
		}
		nearest := 9
		for _, stop := range s.game.stops {
			if stop != hex {
				nearest = min(nearest, s.game.board.Hex(int(beyond)).Distance(s.game.board.Hex(int(stop))))
			}
		}
		all += max(8-3*nearest, 1)
	}
	return all
}
