package gametest

import (
	"github.com/railhex/railhex/variants"
	"github.com/railhex/railhex/variants/family"
)

// goodsBroken asks whether all goods are somewhere (GOODS-1).
func goodsBroken(p position) error {
	goods := p.Bag().Plus(p.Removed())
	for city := 1; city <= 6; city++ {
		goods = goods.Plus(p.Supply(city).Goods())
	}
	for _, seat := range p.seats() {
		goods = goods.Plus(p.Kept(seat))
		if own, _ := p.Own(seat); own != 0 {
			goods = goods.Add(own)
		}
	}
	var wrong family.Faults
	if goods != variants.AllGoods {
		wrong.Add("there are %s, and should be %s", goods, variants.AllGoods)
	}
	return wrong.Err()
}
