package rollervectors

import (
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/variants"
)

// near is deliveries from and to the city of the die with every tile, and goods for orders
// in which black ones stand for two others.
func near(p *position) (all []steamrollers.Move) {
	for number := 1; number <= 6; number++ {
		all = append(all, p.payments(number)...)
	}
	if !p.in(steamrollers.PhaseAct) {
		return all
	}
	for other := 1; other <= 6; other++ {
		for good := variants.Yellow; good <= variants.Coal; good++ {
			all = append(all, p.parcels(good, p.Die(), other)...)
			all = append(all, p.parcels(good, other, p.Die())...)
		}
	}
	return all
}

// farthest is a distance that few routes have.
const farthest = 8

// parcels is a delivery over all distances, with every tile.
func (p *position) parcels(good variants.Good, from, to int) (all []steamrollers.Move) {
	place := p.Supply(from).Find(good)
	if place < 0 || from == to && good != variants.Coal {
		return nil // or the destination has another colour
	}
	for distance := 1; distance <= farthest; distance++ {
		m := steamrollers.Deliver(good, from, to, distance)
		if p.setup.Olive != 0 {
			m = m.FromLine(1 + place)
		}
		all = append(all, m, m.NamingDestination(), m.Longer(1), m.Longer(2), m.Unlimited())
	}
	return all
}

// payments is goods for an order with two black ones among them.
func (p *position) payments(number int) (all []steamrollers.Move) {
	coal := variants.GoodsOf(variants.Coal, variants.Coal)
	face, _ := p.Order(number)
	order := p.setup.Components.Order(face)
	for first := variants.Yellow; first < variants.Coal; first++ {
		for second := first; second < variants.Coal; second++ {
			if two := variants.GoodsOf(first, second); order.Goods.Contains(two) {
				all = append(all, steamrollers.Fulfil(number, order.Goods.Minus(two).Plus(coal)))
			}
		}
	}
	return all
}
