package steamrollers

import (
	"math/bits"

	"github.com/railhex/railhex/variants"
)

// Order tiles: delivered goods are kept, and given for orders.

var orderModule = module{
	inPlay: func(setup Setup) bool { return setup.Modules.Has(variants.OrderModule) },
	install: func(g *game) {
		g.setUp |= phases(PhaseOrders)
		g.keepsDelivered = true // ORDER-2
		for number := 1; number <= 6; number++ {
			for side := range 2 {
				order := g.parts.Order(variants.OrderFaceOf(number, side == 1))
				g.orders[number][side] = order
				for good := variants.Yellow; good <= variants.Coal; good++ {
					if good == variants.Coal || order.Goods.Count(good) > 0 { // ORDER-4: coal may stand for any
						g.asking[good][side] |= 1 << (number - 1)
					}
				}
				g.leastPayment = min(g.leastPayment, order.Goods.Len())
			}
		}
	},
}

// An orderBook says who has fulfilled each of the six orders, four bits each;
// 0 for an order that is open.
type orderBook uint32

func (o orderBook) holder(order int) Seat { return Seat(o >> (4 * (order - 1)) & 15) }

func (o orderBook) give(order int, to Seat) orderBook {
	return o | orderBook(to)<<(4*(order-1))
}

// orderFace is the face of an order that is up, zero before chance has spoken.
func (s *State) orderFace(order int) variants.OrderFace {
	if !s.orderSides.drawn() {
		return 0
	}
	return variants.OrderFaceOf(order, s.orderSides.b(order))
}

// isOpen reports whether an order can still be fulfilled.
func (s *State) isOpen(order int) bool {
	return s.orderSides.drawn() && s.orders.holder(order) == Nobody
}

// orderOf is what the side of an order asks for that is up, once chance has spoken.
func (s *State) orderOf(number int) *variants.Order {
	return &s.game.orders[number][s.orderSides.index(number)]
}

func (s *State) applyOrders(m Move, log *chronicle) {
	s.orderSides = sides(m.first()) | sidesDrawn // ORDER-1
	for number := 1; log != nil && number <= 6; number++ {
		order := s.orderOf(number)
		log.add(Event{Kind: OrderLaidOut, Rule: OrderSides, Order: s.orderFace(number), Goods: order.Goods, Points: int(order.Points)})
	}
	s.finishSetupStep(log)
}

func (s *State) judgeFulfil(m Move) verdict {
	switch { // ORDER-3: once a turn, and nobody else
	case !s.game.keepsDelivered:
		return refused(OrderFulfilled, reasonOrdersNotPlayed)
	case s.has(flagFulfilled):
		return refused(OrderFulfilled, reasonOrderOnce)
	case !s.isOpen(m.Order()):
		return verdict{rule: OrderFulfilled, reason: reasonOrderTaken, number: uint8(s.orders.holder(m.Order()))}
	}
	switch payment := s.orderOf(m.Order()).Payment(m.Given()); {
	case payment == variants.TooMuchCoal:
		return refused(OrderOneCoal, reasonOrderCoal) // ORDER-4
	case !payment.Pays():
		return refused(OrderFulfilled, reasonOrderGoods) // ORDER-3: exactly the goods of the order
	case !s.kept[s.turn-1].goods().Contains(m.Given()):
		return refused(OrderFulfilled, reasonOrderNotKept)
	}
	return verdict{}
}

func (s *State) applyFulfil(m Move, log *chronicle) {
	s.kept[s.turn-1] = s.handOf(s.kept[s.turn-1].goods().Minus(m.Given()))
	s.bag = s.bag.Plus(m.Given())
	s.orders = s.orders.give(m.Order(), s.turn)
	s.set(flagFulfilled)
	if log != nil {
		log.add(Event{
			Kind: OrderTaken, Rule: OrderFulfilled, Seat: s.turn, Order: s.orderFace(m.Order()),
			Goods: m.Given(), Points: int(s.orderOf(m.Order()).Points),
		})
	}
}

// maxPayments is how many sets of goods can pay one order: the exact one, and
// one for each colour that coal may stand for.
const maxPayments = 6

// appendFulfilments lists every order that can be fulfilled, with every set of
// goods that pays it.
func (s *State) appendFulfilments(dst []Move) []Move {
	if s.has(flagFulfilled) {
		return dst
	}
	kept := s.kept[s.turn-1]
	var payments [maxPayments]variants.Goods
	for paid := kept.paid(); paid != 0; paid &= paid - 1 {
		order := 1 + bits.TrailingZeros8(paid)
		if !s.isOpen(order) {
			continue
		}
		for _, given := range s.orderOf(order).AppendPayments(payments[:0], kept.goods()) {
			dst = append(dst, Fulfil(order, given))
		}
	}
	return dst
}

// orderOpen reports whether the player could fulfil an order now.
func (s *State) orderOpen() bool {
	if s.has(flagFulfilled) {
		return false
	}
	for paid := s.kept[s.turn-1].paid(); paid != 0; paid &= paid - 1 {
		if s.isOpen(1 + bits.TrailingZeros8(paid)) {
			return true
		}
	}
	return false
}

// A hand is the delivered goods that a player keeps (ORDER-2). Above them it carries a
// bit for each order that they pay, whether it is open or not: that changes with the
// goods alone, and every action needs it.
type hand uint32

const (
	handOrders      = 4 * variants.NumGoodKinds // where the bits of the orders begin
	handGoods  hand = 1<<handOrders - 1
	everyOrder      = 1<<6 - 1
)

// handOf is a player's hand who keeps some goods.
func (s *State) handOf(kept variants.Goods) hand { return s.handPaying(kept, 0, everyOrder) }

// handWith is a hand with one more good. It still pays the orders that it paid, and
// what else it pays now asks for that good.
func (s *State) handWith(h hand, g variants.Good) hand {
	asking, b := &s.game.asking[g], uint8(s.orderSides)
	return s.handPaying(h.goods().Add(g), h.paid(), asking[0]&^b|asking[1]&b)
}

// handPaying is the hand of some goods that are known to pay some orders, and may pay
// others, bit n-1 for order n.
func (s *State) handPaying(kept variants.Goods, paid, others uint8) hand {
	if kept.Len() >= s.game.leastPayment {
		for rest := others &^ paid; rest != 0; rest &= rest - 1 {
			if order := bits.TrailingZeros8(rest); s.orderOf(order + 1).Payable(kept) {
				paid |= 1 << order
			}
		}
	}
	return hand(kept)&handGoods | hand(paid)<<handOrders
}

func (h hand) goods() variants.Goods { return variants.Goods(h & handGoods) }

// paid is the orders that the hand pays, bit n-1 for order n.
func (h hand) paid() uint8 { return uint8(h >> handOrders) }
