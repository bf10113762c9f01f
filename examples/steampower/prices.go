package steampower

// What goods cost at their cheapest: CONTRACT-4. Every good is reckoned by itself
// (SHIP-3), so the cheapest way to provide some of one colour is to take those
// that cost least, and the colours do not matter to each other.

// Prices are what the player whose turn it is pays at the least.
type prices struct {
	// of each colour: the price of the cheapest good that can be had, of the next,
	// and so on, as many as were asked for
	each   [NumGoods][MaxContractGoods]uint8
	number [NumGoods]uint8 // how many of these there are
}

// prices looks up what some goods of each colour cost, so many as are named. It
// spreads from the network over foreign links, layer by layer; a city in layer n is n
// links away.
func (s *State) prices(goods Goods) (p prices) {
	own := s.factories[s.seat-1]
	stocked := s.stocked()
	var sources [NumGoods]uint64 // that are not looked at yet
	for c := range sources {
		sources[c] = s.tiles[c] & stocked
	}
	reached := s.networks[s.seat-1]
	layer, before := reached, uint64(0)
	for price := uint8(0); layer|before != 0; price++ {
		// at this price: own goods of this layer, foreign ones of the layer before (SHIP-2)
		at, missing := layer&own|before&^own, false
		for c := range sources {
			wanted := uint8(min(goods>>(4*c)&15, MaxContractGoods))
			if p.number[c] >= wanted || sources[c] == 0 {
				continue
			}
			if here := sources[c] & at; here != 0 {
				sources[c] &^= here
				for n := s.goodsIn(here); n > 0 && p.number[c] < wanted; n-- {
					p.each[c][p.number[c]] = price
					p.number[c]++
				}
			}
			missing = missing || sources[c] != 0
		}
		if !missing {
			break
		}
		before, layer = layer, s.nextLayer(reached, layer)
		reached |= layer
	}
	return p
}

// nextLayer is the cities one foreign link away from a layer, with what their
// groups add at no cost (GROUP-3), that are not reached yet.
func (s *State) nextLayer(reached, layer uint64) (next uint64) {
	if layer == 0 || s.everyNetwork()&^reached == 0 {
		return 0 // links lead nowhere else
	}
	for seat := range s.game.seats {
		network := s.networks[seat]
		if seat == s.seat-1 || network&layer == 0 || network&^reached == 0 {
			continue // own links lie within the network, and no link leaves that of its owner
		}
		for _, link := range s.links[seat] {
			if link == 0 {
				break
			}
			a, b := link>>8, link&0xff
			if layer>>a&1 != 0 {
				next |= s.game.groups[b]
			}
			if layer>>b&1 != 0 {
				next |= s.game.groups[a]
			}
		}
	}
	return next &^ reached
}

// of is the price of all goods of a contract, or of what is left of it. Where
// fewer can be had than it asks for, the rest is bought: SHIP-6.
func (p *prices) of(goods Goods) (sum int) {
	for c := 0; goods != 0; c, goods = c+1, goods>>4 {
		for i := range int(goods & 15) {
			if i < int(p.number[c]) {
				sum += int(p.each[c][i])
			} else {
				sum += priceFromBank
			}
		}
	}
	return sum
}

// rest is the price of what is left of goods once the first of a colour is taken
// from where the cheapest costs least, or is bought where none can be had.
func (p *prices) rest(goods Goods, c Colour, least int) int {
	sum, n := p.of(goods), goods.Count(c)
	switch had := int(p.number[c-1]); {
	case had == 0:
		return sum - priceFromBank
	case n <= had && int(p.each[c-1][n-1]) < least:
		return sum - int(p.each[c-1][n-1]) // it is none of the cheapest n
	}
	return sum - least
}
