package steampower

// What goods cost at their cheapest: CONTRACT-4. Every good is reckoned by itself
// (SHIP-3), so the cheapest way to provide some of one colour is to take those
// that cost least, and the colours do not matter to each other.

// Prices are what the player whose turn it is pays at the least.
type prices struct {
	// of each colour: what the cheapest one, two and so on cost together, as many as
	// were asked for; those that cannot be had are bought (SHIP-6)
	together [NumGoods][MaxContractGoods + 1]uint8
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
		sum += int(p.together[c][goods>>(4*c)&15%(MaxContractGoods+1)])
	}
	return sum
}

// nth is the price of the n-th cheapest good of a colour.
func (p *prices) nth(c Colour, n int) int {
	return int(p.together[c-1][n]) - int(p.together[c-1][n-1])
}

// rest is the price of what is left of goods once the first of a colour is taken
// from where the cheapest costs least, or is bought where none can be had.
func (p *prices) rest(goods Goods, c Colour, least int) int {
	n, had := goods.Count(c), int(p.number[c-1])
	switch sum := p.of(goods); {
	case had == 0:
		return sum - priceFromBank
	case n <= had && p.nth(c, n) < least:
		return sum - p.nth(c, n) // it is none of the cheapest n
	default:
		return sum - least
	}
}
