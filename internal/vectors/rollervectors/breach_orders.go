package rollervectors

import (
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/variants"
)

var breachesOfOrders = []breach{
	breaks(steamrollers.OrderFulfilled, "she does not keep these goods", orders(func(p *position, order variants.Order, kept variants.Goods) []variants.Goods {
		if kept.Contains(order.Goods) || p.unseen().Fulfilled {
			return nil
		}
		return []variants.Goods{order.Goods}
	})),
	breaks(steamrollers.OrderFulfilled, "the goods are not those that the order shows", orders(func(p *position, order variants.Order, kept variants.Goods) []variants.Goods {
		if p.unseen().Fulfilled || kept == 0 || order.Payment(kept).Pays() || kept.Count(variants.Coal) > 1 {
			return nil
		}
		return []variants.Goods{kept}
	})),
	breaks(steamrollers.OrderFulfilled, "an order was fulfilled in this turn already", orders(func(p *position, order variants.Order, kept variants.Goods) []variants.Goods {
		if !p.unseen().Fulfilled {
			return nil
		}
		return order.AppendPayments(nil, kept)
	})),
	breaks(steamrollers.OrderFulfilled, "another player has fulfilled the order", func(p *position) (moves []steamrollers.Move) {
		if !p.ownTurn() || p.unseen().Fulfilled {
			return nil
		}
		for number := 1; number <= 6; number++ {
			face, holder := p.Order(number)
			if holder == steamrollers.Nobody {
				continue
			}
			for _, goods := range p.setup.Components.Order(face).AppendPayments(nil, p.Kept(p.seat)) {
				moves = append(moves, steamrollers.Fulfil(number, goods))
			}
		}
		return moves
	}),
	breaks(steamrollers.OrderOneCoal, "two black goods stand for others", orders(func(p *position, order variants.Order, kept variants.Goods) (all []variants.Goods) {
		if p.unseen().Fulfilled {
			return nil
		}
		return twoCoal(order, kept)
	})),
}

// ownTurn reports whether a player is asked in a moment in which they may fulfil
// an order.
func (p *position) ownTurn() bool {
	if !p.setup.Modules.Has(variants.OrderModule) {
		return false
	}
	switch p.Phase() {
	case steamrollers.PhaseDraft, steamrollers.PhaseAct, steamrollers.PhaseEnd:
		return true
	}
	return false
}

// orders are payments for open orders.
func orders(payments func(*position, variants.Order, variants.Goods) []variants.Goods) func(*position) []steamrollers.Move {
	return func(p *position) (moves []steamrollers.Move) {
		if !p.ownTurn() {
			return nil
		}
		for number := 1; number <= 6; number++ {
			face, holder := p.Order(number)
			if holder != steamrollers.Nobody {
				continue
			}
			for _, goods := range payments(p, p.setup.Components.Order(face), p.Kept(p.seat)) {
				moves = append(moves, steamrollers.Fulfil(number, goods))
			}
		}
		return moves
	}
}

// twoCoal is goods of theirs that would pay an order if two of them could be
// black.
func twoCoal(order variants.Order, kept variants.Goods) (all []variants.Goods) {
	for first := variants.Yellow; first < variants.Coal; first++ {
		for second := first; second < variants.Coal; second++ {
			if !order.Goods.Contains(variants.GoodsOf(first, second)) {
				continue
			}
			given := order.Goods.Minus(variants.GoodsOf(first, second)).Plus(variants.GoodsOf(variants.Coal, variants.Coal))
			if kept.Contains(given) {
				all = append(all, given)
			}
		}
	}
	return all
}
