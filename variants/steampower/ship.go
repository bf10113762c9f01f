package steampower

import (
	"fmt"
	"iter"
	"math/bits"
	"strings"

	"github.com/railhex/railhex/delivery"
	"github.com/railhex/railhex/hexmap"
)

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
		return verdict{rule: contractOrderOfGoods, reason: "other-good"}
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
		return verdict{rule: shipFromConnectedCity, reason: "no-such-good"}
	}
	pays := m.Payments()
	inside := s.networks[s.seat-1]&bit != 0
	var r reach
	r.from(s)
	switch {
	case !inside && r.of(bit) == 0:
		return verdict{rule: shipFromConnectedCity, reason: "not-connected"}
	case pays.To(s.seat) > 0:
		return verdict{rule: shipOwnLinksFree, reason: "own-link"}
	case inside && pays != 0:
		return verdict{rule: shipOwnLinksFree, reason: "needs-no-link"}
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
			return verdict{rule: shipPaysNoMoreThanNeeded, reason: "pays-too-much", pays: f.pays}
		default:
			return s.judgePrice(&r, pays.Total()+s.fee(city), r.distance(city)+s.fee(city))
		}
	}
	return verdict{rule: shipForeignLinks, reason: "no-such-route"}
}

// judgePrice judges whether a price for the next good leaves enough for the rest:
// CONTRACT-4. The cheapest good from the same city costs least.
func (s *State) judgePrice(r *reach, price, least int) verdict {
	left := s.remainder(r)
	if price += left.after(least); price > int(s.money[s.seat-1]) {
		return verdict{rule: contractPayable, reason: "route-too-dear", number: uint16(price)}
	}
	return verdict{}
}

func (s *State) judgeBuy(m Move) verdict {
	if v := s.judgeAsked(m); v.rule != 0 {
		return v
	}
	if sources := s.sources(m.Colour()); sources != 0 {
		return verdict{rule: shipBoughtFromBank, reason: "can-be-had", hex: s.game.cities[bits.TrailingZeros64(sources)]}
	}
	return verdict{} // there is no cheaper way, and the contract was payable before
}

// applyShip pays for a good and puts it into the supply: SHIP-8.
func (s *State) applyShip(m Move, log *chronicle) {
	city := int(s.game.cityOf[s.game.hexes[m.hexName()]])
	good := m.Colour()
	if log != nil {
		log.add(Event{Kind: GoodShipped, Rule: shipPaidAtOnce, Seat: s.seat, Hex: m.Hex(), Colour: good, Contract: int(s.contract)})
	}
	for owner, dollars := range m.Payments().All() {
		s.pay(owner, dollars, shipForeignLinks, log)
	}
	if fee := s.fee(city); fee > 0 {
		s.pay(s.factoryAt(city), fee, shipForeignFactory, log)
	}
	left := s.goodsAt(city) - 1
	s.putGoods(city, left)
	s.supply[good-1]++
	if left == 0 && log != nil {
		log.add(Event{Kind: CityTurned, Rule: factoryTileTurned, Hex: m.Hex(), Colour: good})
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
		log.add(Event{Kind: GoodBought, Rule: shipBoughtFromBank, Seat: s.seat, Colour: m.Colour(), Contract: int(s.contract), Money: priceFromBank})
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

// How far foreign links lead: SHIP-1, GROUP-3. What a good costs, where it can come
// from, and how far that is are all read off the same layers.

// A reach is the cities by how many foreign links they are away from the network of
// the player whose turn it is. It is worked out layer by layer, as far as somebody
// asks: layer 0 is the network, and the first empty layer is beyond the last.
type reach struct {
	layers [MaxCities + 1]uint64
	known  int    // layers
	all    uint64 // cities in the known layers
	beyond uint64 // cities that foreign links join, as far as they lead out of the network
	away   [MaxCities]uint64
}

// from begins a reach with the network. It looks up what one foreign link leads to
// from each city, with what the groups add at no cost, so that a layer asks its own
// cities only.
func (r *reach) from(s *State) {
	own := s.networks[s.seat-1]
	r.layers[0], r.known, r.all = own, 1, own
	groups := s.game.groups
	for seat := range s.game.seats {
		network := s.networks[seat]
		if seat == s.seat-1 || network&^own == 0 {
			continue // no link leaves the network of its owner
		}
		r.beyond |= network
		for _, link := range s.links[seat] {
			if link == 0 {
				break
			}
			a, b := link>>8, link&0xff
			r.away[a] |= groups[b]
			r.away[b] |= groups[a]
		}
	}
}

// layer is the cities that are n links away, none if that is beyond the last layer.
func (r *reach) layer(n int) uint64 {
	for n >= r.known {
		last := r.layers[r.known-1]
		if last == 0 || r.beyond&^r.all == 0 {
			return 0
		}
		next := uint64(0)
		for rest := last & r.beyond; rest != 0; rest &= rest - 1 {
			next |= r.away[bits.TrailingZeros64(rest)]
		}
		next &^= r.all
		r.layers[r.known] = next
		r.known++
		r.all |= next
	}
	return r.layers[n]
}

// of is those of some cities from which links lead to the network: SHIP-1.
func (r *reach) of(cities uint64) uint64 {
	for cities&^r.all != 0 && r.layer(r.known) != 0 {
	}
	return cities & r.all
}

// distance is how many links a city is away that is within reach.
func (r *reach) distance(city int) (n int) {
	for n < MaxCities && r.layer(n)>>city&1 == 0 {
		n++
	}
	return n
}

// connected is the cities from which links lead to the network of the player whose
// turn it is, those of the network included: SHIP-1.
func (s *State) connected() uint64 {
	var r reach
	r.from(s)
	return r.of(1<<s.game.numCities - 1)
}

// Payments are what a route pays for links: $1 to the owner of each foreign link, for at
// most 32 links (SHIP-3). The zero Payments are those of a route without foreign links.
// Payments are comparable.
type Payments uint64

const (
	ownerBits = 6
	ownerMask = 1<<ownerBits - 1
)

// onePayment is the payment for one link of an owner.
func onePayment(owner Seat) Payments { return 1 << (ownerBits * (owner - 1)) }

// To returns what an owner is paid, in dollars.
func (p Payments) To(owner Seat) int {
	if !plays(owner) {
		return 0
	}
	return int(p >> (ownerBits * (owner - 1)) & ownerMask)
}

// Total returns what all owners are paid together.
func (p Payments) Total() (sum int) {
	for ; p != 0; p >>= ownerBits {
		sum += int(p & ownerMask)
	}
	return sum
}

// All walks the owners who are paid, ascending, and what each is paid.
func (p Payments) All() iter.Seq2[Seat, int] {
	return func(yield func(Seat, int) bool) {
		for owner := Seat(1); owner <= MaxSeats; owner++ {
			if dollars := p.To(owner); dollars > 0 && !yield(owner, dollars) {
				return
			}
		}
	}
}

// String returns the payments in words of the notation, "P2 $2, P3 $1"; "nothing" if
// nobody is paid.
func (p Payments) String() string {
	var parts []string
	for owner, dollars := range p.All() {
		parts = append(parts, fmt.Sprintf("%s $%d", owner, dollars))
	}
	if len(parts) == 0 {
		return "nothing"
	}
	return strings.Join(parts, ", ")
}

// within reports whether p pays nobody more than q: whether no owner's part has to
// borrow from the next one's when p is taken from q.
func (p Payments) within(q Payments) bool {
	const borrowed = Payments(1<<ownerBits | 1<<(2*ownerBits) | 1<<(3*ownerBits) | 1<<(4*ownerBits) | 1<<(5*ownerBits))
	return (q-p^q^p)&borrowed == 0
}

// What goods cost at their cheapest: CONTRACT-4. Every good is reckoned by itself
// (SHIP-3), so the cheapest way to provide some of one colour is to take those
// that cost least, and the colours do not matter to each other.

// countMask is the bits of a number of goods that a contract can ask for.
const countMask = 7

// Prices are what the player whose turn it is pays at the least.
type prices struct {
	// of each colour: what the cheapest one, two and so on cost together, as many as
	// were asked for; those that cannot be had are bought (SHIP-6)
	together [NumGoods][countMask + 1]uint8
	number   [NumGoods]uint8 // how many of these can be had
}

// prices looks up what some goods of each colour cost, so many as are named.
func (s *State) prices(goods Goods) prices {
	var r reach
	r.from(s)
	return s.pricesWithin(&r, goods)
}

// pricesWithin is prices where it is known what is within reach. A good in layer n
// is n links away.
func (s *State) pricesWithin(r *reach, goods Goods) (p prices) {
	own, stocked := s.factories[s.seat-1], s.stocked()
	for c := range p.number {
		wanted := min(int(goods>>(4*c)&15), maxContractGoods)
		together, n := &p.together[c], 0
		before := uint64(0)
		for price, sources := 0, s.tiles[c]&stocked; n < wanted && sources != 0; price++ {
			layer := r.layer(price)
			if layer|before == 0 {
				break
			}
			// at this price: own goods of this layer, foreign ones of the layer before (SHIP-2)
			here := sources & (layer&own | before&^own)
			before = layer
			if here == 0 {
				continue
			}
			sources &^= here
			for had := min(n+s.goodsIn(here), wanted); n < had; n++ {
				together[n+1] = together[n] + uint8(price)
			}
		}
		p.number[c] = uint8(n)
		for ; n < wanted; n++ {
			together[n+1] = together[n] + priceFromBank
		}
	}
	return p
}

// of is the price of all goods of a contract, or of what is left of it.
func (p *prices) of(goods Goods) (sum int) {
	for c := range p.together {
		sum += int(p.together[c][goods>>(4*c)&countMask])
	}
	return sum
}

// A remainder is what the rest of a contract costs once its next good is shipped from
// somewhere. The zero remainder is of a last good.
type remainder struct {
	all     int // the price of the next good and the rest
	dearest int // the price of the good that is not needed then if the next one costs more
}

// remainder is what is left of the goods that are still to be provided after the next
// one, which can be had somewhere.
func (s *State) remainder(r *reach) remainder {
	next := s.asked.First()
	if s.asked.minus(next) == 0 {
		return remainder{}
	}
	p := s.pricesWithin(r, s.asked)
	together, last := &p.together[next-1], p.number[next-1]
	return remainder{p.of(s.asked), int(together[last]) - int(together[last-1])}
}

// after returns the price of the rest once the next good is taken from where the cheapest
// costs least. If that good is not among the cheapest, the cheapest remain.
func (left remainder) after(least int) int { return left.all - min(least, left.dearest) }

// most is the price that the next good may have where there is so much money.
func (left remainder) most(money int) int { return money - left.all + left.dearest }

// A RouteStep is one step of a route, from a city to the next.
type RouteStep struct {
	From, To hexmap.Cell
	Owner    Seat // of the link; Nobody where the cities are neighbours of a group (GROUP-2)
	Link     Link // the link; the zero Link where the cities are neighbours
}

// A Route is the way of a good, step by step, from the city where it lies to the
// first of the network. A good that lies in the network has a Route without steps.
type Route []RouteStep

// Routes walks the routes that a shipment may take: all that pay what m says, and
// pass no city group twice. They are to be drawn, for nothing about a route matters
// but whom it pays. Whether m is legal is not asked: a shipment that pays too much
// has routes too. Where m is no shipment, or nobody's turn, there are none.
func (s *State) Routes(m Move) iter.Seq[Route] {
	return func(yield func(Route) bool) {
		if s.game == nil || m.Kind() != KindShip || s.seat == Nobody || s.networks[s.seat-1] == 0 {
			return
		}
		from, ok := s.game.city(m.Hex())
		if !ok {
			return
		}
		if s.networks[s.seat-1]>>from&1 != 0 {
			if m.Payments() == 0 {
				yield(Route{})
			}
			return
		}
		s.routesFrom(from, m.Payments(), yield)
	}
}

// place is the number of a city's group among the places of a network of links: of
// the first of its cities.
func (g *game) place(city int) int { return bits.TrailingZeros64(g.groups[city]) }

// routesFrom walks the routes from a city outside the network that pay so much.
func (s *State) routesFrom(from int, pays Payments, yield func(Route) bool) {
	links, between := s.foreignLinks()
	ends := delivery.PlaceSet(0)
	for city := range citiesIn(s.networks[s.seat-1]) {
		ends |= delivery.PlaceSetOf(s.game.place(city))
	}
	if pays == 0 {
		return // every link outside the network is foreign
	}
	paid := func(route delivery.Route) (p Payments) {
		for i := range route.Links() {
			p += onePayment(links[i].Owner)
		}
		return p
	}
	query := delivery.Query{
		From: s.game.place(from), To: ends, MaxLinks: pays.Total(),
		Allow: func(route delivery.Route, _ int) bool { return paid(route).within(pays) },
	}
	for found := range delivery.Routes(between, query) {
		if paid(found) == pays && !yield(s.steps(from, found, links)) {
			return
		}
	}
}

// foreignLinks is the links of all others, and which places they are between.
// Links within a group lead nowhere.
func (s *State) foreignLinks() (links []Link, between []delivery.Link) {
	for seat := Seat(1); seat <= s.game.seats; seat++ {
		if seat == s.seat {
			continue
		}
		for link := range s.Links(seat) {
			a, _ := s.game.city(link.From)
			b, _ := s.game.city(link.To)
			if s.game.place(a) != s.game.place(b) {
				links = append(links, link)
				between = append(between, delivery.Link{A: uint8(s.game.place(a)), B: uint8(s.game.place(b)), Length: 1})
			}
		}
	}
	return links, between
}

// steps is a route from a city, with the steps between neighbours of a group that
// lead from one link to the next.
func (s *State) steps(from int, found delivery.Route, links []Link) (route Route) {
	at := from
	for i := range found.Links() {
		a, _ := s.game.city(links[i].From)
		b, _ := s.game.city(links[i].To)
		if s.game.place(a) != s.game.place(at) {
			a, b = b, a
		}
		route = s.appendNeighbours(route, at, a)
		route = append(route, RouteStep{s.name(a), s.name(b), links[i].Owner, links[i]})
		at = b
	}
	return route
}

// appendNeighbours appends the fewest steps from neighbour to neighbour between two
// cities of a group.
func (s *State) appendNeighbours(route Route, from, to int) Route {
	before := make([]int, s.game.numCities)
	reached := uint64(1) << to
	for layer := reached; layer != 0 && reached>>from&1 == 0; {
		var next uint64
		for city := range citiesIn(layer) {
			for other := range citiesIn(s.game.neighbours(city) &^ reached &^ next) {
				before[other] = city
				next |= 1 << other
			}
		}
		layer = next
		reached |= next
	}
	for at := from; at != to; at = before[at] {
		route = append(route, RouteStep{From: s.name(at), To: s.name(before[at])})
	}
	return route
}

// name is the hex of a city.
func (s *State) name(city int) hexmap.Cell { return s.game.names[s.game.cities[city]] }
