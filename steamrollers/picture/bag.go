package picture

import (
	"strconv"

	"github.com/railhex/railhex/internal/drawing"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/variants"
)

const bagWidth = supplyRoom - rowWidth - drawing.Gap

// bag draws how many goods are in the bag and out of the game.
func (p *pen) bag(s *steamrollers.State) {
	p.At(bagWidth-48-6*goodsEvery-96, 5, func() {
		p.Titled(p.say("bag-holds", "goods", p.sayGoods(s.Bag())), func() {
			p.Sack(1.25)
			p.Label(22.5, 33, 17, strconv.Itoa(s.Bag().Len()), "fill", p.Theme.Pip, "font-weight", "bold")
		})
	})
	p.counts("bag", "bag-holds", 8, s.Bag())
	p.counts("removed", "removed-are", 38, s.Removed())
}

// goodsEvery is how far apart goods are that are counted.
const goodsEvery = 52.0

// counts draws how many of each good there are.
func (p *pen) counts(key, title string, y float64, goods variants.Goods) {
	p.Titled(p.say(title, "goods", p.sayGoods(goods)), func() {
		x := bagWidth - 6*goodsEvery
		p.Label(x-10, y+9, 14, p.say(key), "text-anchor", "end")
		for g := variants.Yellow; g <= variants.Coal; g++ {
			p.At(x, y, func() { p.cube(18, g) })
			p.Label(x+21, y+9, 15, strconv.Itoa(goods.Count(g)), "text-anchor", "start")
			x += goodsEvery
		}
	}, "class", key, "data-goods", goods.String())
}
