package gamegen

import (
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/variants"
)

// GoodsOf counts all goods of a position, wherever they are: at every moment
// these are variants.AllGoods (GOODS-1).
func GoodsOf(s *steamrollers.State) variants.Goods {
	goods := s.Bag().Plus(s.Removed())
	for city := 1; city <= 6; city++ {
		goods = goods.Plus(s.Supply(city).Goods())
	}
	for seat := steamrollers.Seat(1); int(seat) <= s.Seats(); seat++ {
		goods = goods.Plus(s.Kept(seat))
		if own, _ := s.Own(seat); own != 0 {
			goods = goods.Add(own)
		}
	}
	return goods
}
