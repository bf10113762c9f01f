package steamrollers

import (
	"math/bits"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/variants"
)

// Starting powers: before the first roll, from the last seat to the first.

var powerModule = module{
	inPlay:  func(setup Setup) bool { return setup.Modules.Has(variants.PowerModule) },
	install: func(g *game) { g.setUp |= phases(PhasePower) },
}

// A powerBook says who took each starting power, three bits each; 0 for nobody.
type powerBook uint16

func (p powerBook) holder(power variants.Power) Seat { return Seat(p >> (3 * (power - 1)) & 7) }

func (p powerBook) give(power variants.Power, to Seat) powerBook {
	return p | powerBook(to)<<(3*(power-1))
}

// A personalGood is the good that only the player who took the power goods can deliver
// (POWER-6). It has its kind in three bits, and the city it lies on, 0 until it is
// placed. The zero personalGood is invalid.
type personalGood uint8

func (p personalGood) good() variants.Good { return variants.Good(p & 7) }
func (p personalGood) city() int           { return int(p >> 3) }

// ownGood is the personal good of a seat and the city it lies on; none, and 0,
// if they have none that is placed.
func (s *State) ownGood(seat Seat) (variants.Good, int) {
	if s.own == 0 || s.powers.holder(variants.GoodsPower) != seat {
		return 0, 0
	}
	return s.own.good(), s.own.city()
}

// powerOf is the starting power that a move takes.
func powerOf(k Kind) variants.Power {
	return variants.EnginePower + variants.Power(k-KindEnginePower)
}

func (s *State) judgePower(m Move) verdict {
	if holder := s.powers.holder(powerOf(m.Kind())); holder != Nobody {
		return verdict{rule: powerInTurn, reason: "power-taken", found: uint8(holder)} // POWER-1
	}
	if m.Kind() != KindRailPower {
		return verdict{} // in the setup every box is empty and every tile in the centre
	}
	site, none := s.game.siteAt(m.Hex())
	switch {
	case none != "":
		return refused(powerOfRail, none) // POWER-3
	case s.sheetOf(s.turn).trackAt(site) != 0:
		return refused(powerOfRail, "hex-drawn") // POWER-3
	}
	return allows(site)
}

func (s *State) applyPower(m Move, site int, log *chronicle) {
	s.powers = s.powers.give(powerOf(m.Kind()), s.turn)
	if log != nil {
		log.add(Event{Kind: PowerTaken, Rule: powerInTurn, Seat: s.turn, Power: powerOf(m.Kind())})
	}
	switch m.Kind() {
	case KindEnginePower:
		s.tick(s.turn, m.Box(), log) // POWER-2
	case KindRailPower:
		s.drawTrack(s.turn, site, m.Track(), log) // POWER-3
	case KindTilePower:
		s.takeTile(m.ActionTile(), log) // POWER-5
	case KindGoodsPower:
		if variants.DrawableGoods(s.bag) != 0 {
			s.phase = PhaseDraw
			return
		}
	}
	s.finishPower(log)
}

// finishPower goes on to the next seat, counter-clockwise (POWER-1).
func (s *State) finishPower(log *chronicle) {
	if s.turn > 1 {
		s.turn--
		s.phase = PhasePower
		return
	}
	s.phase = PhasePower
	s.finishSetupStep(log)
}

func (s *State) judgeDraw(m Move) verdict {
	if variants.DrawableGoods(s.bag).Count(m.Good()) == 0 {
		return refused(powerOfGoods, "draw-none") // POWER-6
	}
	return verdict{}
}

func (s *State) applyDraw(m Move, log *chronicle) {
	s.bag = s.bag.Remove(m.Good())
	s.own = personalGood(m.Good())
	s.phase = PhasePlace
	if log != nil {
		log.add(Event{Kind: OwnGoodDrawn, Rule: powerOfGoods, Seat: s.turn, Good: m.Good()})
	}
}

func (s *State) judgePlace(m Move) verdict {
	if s.game.colours[m.City()] != hexmap.Grey {
		return refused(powerOfGoods, "place-city") // POWER-6
	}
	return verdict{}
}

func (s *State) applyPlace(m Move, log *chronicle) {
	s.own |= personalGood(m.City() << 3)
	if log != nil {
		log.add(Event{Kind: OwnGoodPlaced, Rule: powerOfGoods, Seat: s.turn, Good: s.own.good(), City: m.City()})
	}
	s.finishPower(log)
}

// appendPowers lists what can be done with the starting powers still there.
func (s *State) appendPowers(dst []Move) []Move {
	free := func(power variants.Power) bool { return s.powers.holder(power) == Nobody }
	if free(variants.EnginePower) {
		for box := 1; box <= 6; box++ {
			dst = append(dst, EnginePower(box))
		}
	}
	if free(variants.RailPower) {
		for site := range s.game.sites {
			for _, t := range tracksByType {
				dst = append(dst, RailPower(s.game.names[site], t))
			}
		}
	}
	if free(variants.PointsPower) {
		dst = append(dst, PointsPower())
	}
	if free(variants.TilePower) {
		for tile := 1; tile <= 6; tile++ {
			dst = append(dst, TilePower(tile))
		}
	}
	if free(variants.GoodsPower) {
		dst = append(dst, GoodsPower())
	}
	return dst
}

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
		log.add(Event{Kind: OrderLaidOut, Rule: ruleOrderSides, Order: s.orderFace(number), Goods: order.Goods, Points: int(order.Points)})
	}
	s.finishSetupStep(log)
}

func (s *State) judgeFulfil(m Move) verdict {
	switch { // ORDER-3: once a turn, and nobody else
	case !s.game.keepsDelivered:
		return refused(orderFulfilled, "orders-not-played")
	case s.has(flagFulfilled):
		return refused(orderFulfilled, "order-once")
	case !s.isOpen(m.Order()):
		return verdict{rule: orderFulfilled, reason: "order-taken", found: uint8(s.orders.holder(m.Order()))}
	}
	switch payment := s.orderOf(m.Order()).Payment(m.Given()); {
	case payment == variants.TooMuchCoal:
		return refused(orderOneCoal, "order-coal") // ORDER-4
	case !payment.Pays():
		return refused(orderFulfilled, "order-goods") // ORDER-3: exactly the goods of the order
	case !s.kept[s.turn-1].goods().Contains(m.Given()):
		return refused(orderFulfilled, "order-not-kept")
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
			Kind: OrderTaken, Rule: orderFulfilled, Seat: s.turn, Order: s.orderFace(m.Order()),
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

// Coal: the setup puts it on cities (COAL-1, in applyGoods); that it may go
// anywhere is [variants.MayGoTo] (COAL-2).

var coalModule = module{
	inPlay:  func(setup Setup) bool { return setup.Modules.Has(variants.CoalModule) },
	install: func(g *game) { g.receivesCoal = true },
}

// Yucata's tile 2b: another effect on the same face (YUCATA-1).

var yucataModule = module{
	inPlay:  func(setup Setup) bool { return setup.Modules.Has(variants.YucataModule) },
	install: func(g *game) { g.effects[2][1] = usedValue },
}
