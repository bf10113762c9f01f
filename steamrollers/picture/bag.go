package picture

import (
	"strconv"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/variants"
)

// sack draws the bag from the origin, 36 by 42 at scale 1.
func (p *pen) sack(scale float64) {
	at := func(x, y float64) hexmap.Point { return hexmap.Point{X: scale * x, Y: scale * y} }
	belly := path(nil).move(at(13, 10)).arc(20*scale, false, at(4, 38)).line(at(32, 38)).arc(20*scale, false, at(23, 10)).closed()
	p.path(belly, "fill", p.Theme.Bed, "stroke", p.Theme.Ink, "stroke-width", number(1.8*scale), "stroke-linejoin", "round")
	p.path(polygon(at(13, 10), at(8, 2), at(14, 4), at(18, 1), at(22, 4), at(28, 2), at(23, 10)),
		"fill", p.Theme.Bed, "stroke", p.Theme.Ink, "stroke-width", number(1.8*scale), "stroke-linejoin", "round")
}

const bagWidth = supplyRoom - rowWidth - gap

// bag draws how many goods are in the bag and out of the game.
func (p *pen) bag(s *steamrollers.State) {
	p.at(bagWidth-48-6*goodsEvery-96, 5, func() {
		p.sack(1.25)
		p.label(22.5, 33, 17, strconv.Itoa(s.Bag().Len()), "fill", p.Theme.Pip, "font-weight", "bold")
	})
	p.counts("bag", 8, s.Bag())
	p.counts("removed", 38, s.Removed())
}

// goodsEvery is how far apart goods are that are counted.
const goodsEvery = 52.0

// counts draws how many of each good there are.
func (p *pen) counts(key string, y float64, goods variants.Goods) {
	p.group(func() {
		x := bagWidth - 6*goodsEvery
		p.label(x-10, y+9, 14, p.say(key), "text-anchor", "end")
		for g := variants.Yellow; g <= variants.Coal; g++ {
			p.at(x, y, func() { p.cube(18, g) })
			p.label(x+21, y+9, 15, strconv.Itoa(goods.Count(g)), "text-anchor", "start")
			x += goodsEvery
		}
	}, "class", key, "data-goods", goods.String())
}
