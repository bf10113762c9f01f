package picture

import (
	"strconv"

	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/variants"
	"github.com/railhex/railhex/variants/family/drawing"
)

// bagPanel draws how many goods are in the bag and out of the game. It stands beside a
// row of places, or is as wide as a row where there is room for no more.
func (p *pen) bagPanel(s *steamrollers.State, grid supplyGrid) panel {
	width, every := rowWidth, 44.0
	if beside := grid.room() - rowWidth - drawing.PanelGap; beside > rowWidth {
		width, every = beside, 52
	}
	return panel{Width: width, Height: slot, Draw: func() { p.bag(s, width, every) }}
}

// bag draws the bag at the right end of a room, with goods so far apart that are
// counted.
func (p *pen) bag(s *steamrollers.State, width, every float64) {
	const sack, words = 48.0, 84.0
	left := width - variants.NumGoodKinds*every
	p.At(left-words-sack, 5, func() {
		p.Titled(p.Say("bag-holds", "goods", p.sayGoods(s.Bag())), func() {
			p.Sack(1.25)
			p.Label(22.5, 33, 17, strconv.Itoa(s.Bag().Len()), "fill", p.Colours["ink"], "font-weight", "bold")
		})
	})
	p.counts("bag", "bag-holds", left, 8, every, s.Bag())
	p.counts("removed", "removed-are", left, 38, every, s.Removed())
}

// counts draws how many of each good there are.
func (p *pen) counts(key, title string, x, y, every float64, goods variants.Goods) {
	p.Titled(p.Say(title, "goods", p.sayGoods(goods)), func() {
		word, size := drawing.Fit(p.Say(key), 74, 14, 9)
		p.Label(x-10, y+9, size, word, "text-anchor", "end")
		for g := variants.Yellow; g <= variants.Coal; g++ {
			p.At(x, y, func() { p.cube(18, g) })
			p.Label(x+21, y+9, 15, strconv.Itoa(goods.Count(g)), "text-anchor", "start")
			x += every
		}
	}, "class", key, "data-goods", goods.String())
}
