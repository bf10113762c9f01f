package steampower

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
		wanted := min(int(goods>>(4*c)&15), MaxContractGoods)
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
