package steamrollers

import (
	"testing"

	"pgregory.net/rapid"

	"github.com/railhex/railhex/variants"
)

// Goods moves are read a city at a time; here they are read sign by sign.
func TestLinesOfGoodsMovesAreThoseOfTheirSigns(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		packer := newGoodsPacker()
		for range rapid.IntRange(1, 9).Draw(t, "cities") {
			packer.city()
			for range rapid.IntRange(0, 12).Draw(t, "goods") {
				packer.good(variants.Good(rapid.IntRange(1, variants.NumGoodKinds).Draw(t, "good")))
			}
		}
		var want [6]variants.Line
		city := 0
		for place := 0; packer.move.sign(place) != 0; place++ {
			switch sign := packer.move.sign(place); {
			case sign == gap:
				city++
			case city < len(want) && want[city].Len() < variants.LineRoom:
				want[city] = want[city].Append(variants.Good(sign))
			}
		}
		if lines, cities := packer.move.lines(); lines != want || cities != city+1 {
			t.Fatalf("%v: %v of %d cities, not %v of %d", packer.move, lines, cities, want, city+1)
		}
	})
}
