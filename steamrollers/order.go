package steamrollers

import "github.com/railhex/railhex/variants"

// Order tiles: delivered goods are kept, and given for orders.

var orderModule = module{
	inPlay: func(setup Setup) bool { return setup.Modules.Has(variants.OrderModule) },
	install: func(g *game) {
		g.setUp |= phases(PhaseOrders)
		g.keepsDelivered = true // ORDER-2
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

func (s *State) orderOf(number int) variants.Order { return s.game.parts.Orders[s.orderFace(number)] }

func (s *State) applyOrders(m Move, log *chronicle) {
	s.orderSides = sides(m.first()) | sidesDrawn // ORDER-1
	for number := 1; log != nil && number <= 6; number++ {
		order := s.orderOf(number)
		log.add(Event{Kind: OrderLaidOut, Rule: OrderSides, Order: s.orderFace(number), Goods: order.Goods, Points: int(order.Points)})
	}
	s.finishSetupStep(log)
}

func (s *State) checkFulfil(m Move) verdict {
	switch { // ORDER-3: once a turn, and nobody else
	case !s.game.keepsDelivered:
		return forbids(OrderFulfilled, ReasonOrdersNotPlayed)
	case s.has(flagFulfilled):
		return forbids(OrderFulfilled, ReasonOrderOnce)
	case !s.isOpen(m.Order()):
		return verdict{rule: OrderFulfilled, reason: ReasonOrderTaken, number: uint8(s.orders.holder(m.Order()))}
	}
	switch payment := s.orderOf(m.Order()).Payment(m.Given()); {
	case payment == variants.TooMuchCoal:
		return forbids(OrderOneCoal, ReasonOrderCoal) // ORDER-4
	case !payment.Pays():
		return forbids(OrderFulfilled, ReasonOrderGoods) // ORDER-3: exactly the goods of the order
	case !s.kept[s.turn-1].Contains(m.Given()):
		return forbids(OrderFulfilled, ReasonOrderNotKept)
	}
	return verdict{}
}

func (s *State) applyFulfil(m Move, log *chronicle) {
	s.kept[s.turn-1] = s.kept[s.turn-1].Minus(m.Given())
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
	if s.kept[s.turn-1] == 0 || s.has(flagFulfilled) {
		return dst
	}
	var payments [maxPayments]variants.Goods
	for order := 1; order <= 6; order++ {
		if !s.isOpen(order) {
			continue
		}
		for _, given := range s.orderOf(order).AppendPayments(payments[:0], s.kept[s.turn-1]) {
			dst = append(dst, Fulfil(order, given))
		}
	}
	return dst
}

// orderOpen reports whether the player could fulfil an order now.
func (s *State) orderOpen() bool {
	if s.kept[s.turn-1] == 0 || s.has(flagFulfilled) {
		return false
	}
	var payments [maxPayments]variants.Goods
	for order := 1; order <= 6; order++ {
		if s.isOpen(order) && len(s.orderOf(order).AppendPayments(payments[:0], s.kept[s.turn-1])) > 0 {
			return true
		}
	}
	return false
}
