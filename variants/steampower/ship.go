package steampower

import "math/bits"

// Where a good comes from, and what it costs: SHIP.
//
// A route begins at a source and ends where it first reaches the network, so it
// uses no own link: all links on it are foreign, and what it pays is a number for
// each owner. Only routes from one city that no other undercuts are
// allowed (SHIP-5): the Pareto-optimal ones. They are found from the network
// outward, by label-setting for several criteria as Martins has it ("On a
// multicriteria shortest path problem", 1984): all routes that pay $1 in total
// before those that pay $2, and of each payment all cities at once, as a set of
// bits. What a city is reached by later is allowed if nothing that reached it
// before pays nobody more.

// A fare is a payment, and the cities from which a route is allowed that pays it.
type fare struct {
	pays   Payments
	cities uint64
}

// usualFares is how many fares are looked for without allocation. Sparse networks
// have a dozen; only long chains of parallel links of several owners have more.
const usualFares = 160

// anyPayments bounds nothing.
const anyPayments = ^Payments(0)

// appendFares appends the fares of the player whose turn it is that pay nobody
// more than limit and no more than most in total, by their totals.
func (s *State) appendFares(dst []fare, limit Payments, most int) []fare {
	dst = append(dst, fare{0, s.networks[s.seat-1]})
	for first, total := 0, 1; first < len(dst) && total <= most; total++ {
		next := len(dst)
		for _, f := range dst[first:next] {
			for owner := Seat(1); owner <= s.game.seats; owner++ {
				pays := f.pays + onePayment(owner)
				if owner == s.seat || pays.To(owner) > limit.To(owner) {
					continue
				}
				if cities := s.oneLinkFrom(f.cities, owner); cities != 0 {
					dst = addFare(dst, next, fare{pays, cities})
				}
			}
		}
		dst = keepAllowed(dst, next)
		first = next
	}
	return dst
}

// oneLinkFrom is the cities that one link of an owner leads to from a set, with
// what their groups add at no cost (GROUP-3).
func (s *State) oneLinkFrom(cities uint64, owner Seat) (next uint64) {
	if network := s.networks[owner-1]; network&cities == 0 || network&^cities == 0 {
		return 0 // no link leaves the network of its owner
	}
	groups := s.game.groups
	for _, link := range s.links[owner-1] {
		if link == 0 {
			break
		}
		a, b := link>>8, link&0xff
		next |= groups[b]*(cities>>(a&63)&1) | groups[a]*(cities>>(b&63)&1) // without a branch
	}
	return next &^ cities
}

// addFare adds a fare to those from next on, which have the same total.
func addFare(fares []fare, next int, f fare) []fare {
	for i := next; i < len(fares); i++ {
		if fares[i].pays == f.pays {
			fares[i].cities |= f.cities
			return fares
		}
	}
	return append(fares, f)
}

// keepAllowed leaves of the fares from next on what no earlier one undercuts.
// Those of the same total do not undercut each other.
func keepAllowed(fares []fare, next int) []fare {
	kept := fares[:next]
	for _, f := range fares[next:] {
		for i := range next {
			if fares[i].cities&f.cities != 0 && fares[i].pays.within(f.pays) {
				f.cities &^= fares[i].cities
			}
		}
		if f.cities != 0 {
			kept = append(kept, f)
		}
	}
	return kept
}

// sources is the cities from which a good of a colour can be had.
func (s *State) sources(c Colour) uint64 {
	goods := s.tiles[c-1] & s.stocked()
	if goods == 0 {
		return 0
	}
	return s.connected() & goods
}

// fee is what a good from a city costs to the owner of its factory: SHIP-2.
func (s *State) fee(city int) int {
	if s.factories[s.seat-1]>>city&1 != 0 {
		return 0
	}
	return 1
}

// judgeAsked judges the good that a ship or buy move provides: CONTRACT-5.
func (s *State) judgeAsked(m Move) verdict {
	if m.Colour() != s.asked.First() {
		return verdict{rule: ContractOrderOfGoods, reason: ReasonOtherGood}
	}
	return verdict{}
}

func (s *State) judgeShip(m Move) verdict {
	if v := s.judgeAsked(m); v.rule != 0 {
		return v
	}
	hex, v := s.hexOf(m)
	if v.rule != 0 {
		return v
	}
	city := int(s.game.cityOf[hex])
	bit := uint64(1) << city // none for noCity
	if s.tiles[m.Colour()-1]&s.stocked()&bit == 0 {
		return verdict{rule: ShipFromConnectedCity, reason: reasonNoSuchGood}
	}
	pays := m.Payments()
	inside := s.networks[s.seat-1]&bit != 0
	var r reach
	r.from(s)
	switch {
	case !inside && r.of(bit) == 0:
		return verdict{rule: ShipFromConnectedCity, reason: reasonNotConnected}
	case pays.To(s.seat) > 0:
		return verdict{rule: ShipOwnLinksFree, reason: reasonOwnLink}
	case inside && pays != 0:
		return verdict{rule: ShipOwnLinksFree, reason: ReasonNeedsNoLink}
	case inside && s.fee(city) == 0:
		return verdict{} // it leaves what the rest was payable with before
	case inside:
		return s.judgePrice(&r, s.fee(city), s.fee(city))
	}
	var room [usualFares]fare
	for _, f := range s.appendFares(room[:0], pays, pays.Total()) {
		switch {
		case f.cities&bit == 0:
		case f.pays != pays:
			return verdict{rule: ShipPaysNoMoreThanNeeded, reason: ReasonPaysTooMuch, pays: f.pays}
		default:
			return s.judgePrice(&r, pays.Total()+s.fee(city), r.distance(city)+s.fee(city))
		}
	}
	return verdict{rule: ShipForeignLinks, reason: reasonNoSuchRoute}
}

// judgePrice judges whether a price for the next good leaves enough for the rest:
// CONTRACT-4. The cheapest good from the same city costs least.
func (s *State) judgePrice(r *reach, price, least int) verdict {
	left := s.remainder(r)
	if price += left.after(least); price > int(s.money[s.seat-1]) {
		return verdict{rule: ContractPayable, reason: ReasonRouteTooDear, number: uint16(price)}
	}
	return verdict{}
}

func (s *State) judgeBuy(m Move) verdict {
	if v := s.judgeAsked(m); v.rule != 0 {
		return v
	}
	if sources := s.sources(m.Colour()); sources != 0 {
		return verdict{rule: ShipBoughtFromBank, reason: ReasonCanBeHad, hex: s.game.cities[bits.TrailingZeros64(sources)]}
	}
	return verdict{} // there is no cheaper way, and the contract was payable before
}

// applyShip pays for a good and puts it into the supply: SHIP-8.
func (s *State) applyShip(m Move, log *chronicle) {
	city := int(s.game.cityOf[s.game.hexes[m.hexName()]])
	good := m.Colour()
	if log != nil {
		log.add(Event{Kind: GoodShipped, Rule: ShipPaidAtOnce, Seat: s.seat, Hex: m.Hex(), Colour: good, Contract: int(s.contract)})
	}
	for owner, dollars := range m.Payments().All() {
		s.pay(owner, dollars, ShipForeignLinks, log)
	}
	if fee := s.fee(city); fee > 0 {
		s.pay(s.factoryAt(city), fee, ShipForeignFactory, log)
	}
	left := s.goodsAt(city) - 1
	s.putGoods(city, left)
	s.supply[good-1]++
	if left == 0 && log != nil {
		log.add(Event{Kind: CityTurned, Rule: FactoryTileTurned, Hex: m.Hex(), Colour: good})
	}
	s.provided(good, log)
}

// pay lets the player whose turn it is pay another.
func (s *State) pay(to Seat, dollars int, rule Rule, log *chronicle) {
	s.money[s.seat-1] -= uint16(dollars)
	s.money[to-1] += uint16(dollars)
	if log != nil {
		log.add(Event{Kind: MoneyPaid, Rule: rule, Seat: s.seat, To: to, Money: dollars})
	}
}

func (s *State) applyBuy(m Move, log *chronicle) {
	s.money[s.seat-1] -= priceFromBank
	if log != nil {
		log.add(Event{Kind: GoodBought, Rule: ShipBoughtFromBank, Seat: s.seat, Colour: m.Colour(), Contract: int(s.contract), Money: priceFromBank})
	}
	s.provided(m.Colour(), log)
}

// appendShipments appends the ways to provide the next good.
func (s *State) appendShipments(dst []Move) []Move {
	good, network := s.asked.First(), s.networks[s.seat-1]
	goods := s.tiles[good-1] & s.stocked()
	inside := goods & network
	free := inside & s.factories[s.seat-1]
	if goods == free {
		return s.appendFree(dst, good, free)
	}
	var r reach
	r.from(s)
	outside := r.of(goods) &^ network // SHIP-1
	if inside|outside == free {
		return s.appendFree(dst, good, free)
	}
	money := int(s.money[s.seat-1])
	left := s.remainder(&r)
	fares := []fare{{0, network}}
	if outside != 0 {
		var room [usualFares]fare
		fares = s.appendFares(room[:0], anyPayments, left.most(money))
	}
	for rest := inside | outside; rest != 0; rest &= rest - 1 {
		city, least := bits.TrailingZeros64(rest), -1
		for _, f := range fares {
			if f.cities>>city&1 == 0 {
				continue
			}
			price := f.pays.Total() + s.fee(city)
			if least < 0 {
				least = price
			}
			if price+left.after(least) <= money {
				dst = append(dst, shipment(good, s.name(city), f.pays))
			}
		}
	}
	return dst
}

// appendFree appends shipments from cities that cost nothing; buying the good if
// there are none (SHIP-6).
func (s *State) appendFree(dst []Move, good Colour, cities uint64) []Move {
	if cities == 0 {
		return append(dst, Buy(good))
	}
	for ; cities != 0; cities &= cities - 1 {
		dst = append(dst, shipment(good, s.name(bits.TrailingZeros64(cities)), 0))
	}
	return dst
}
