package variants_test

import (
	"pgregory.net/rapid"

	"github.com/railhex/railhex/variants"
)

// aGood draws any kind of good.
var aGood = rapid.Custom(func(t *rapid.T) variants.Good {
	return variants.Good(rapid.IntRange(1, variants.NumGoodKinds).Draw(t, "good"))
})

// someGoods draws a multiset of goods, by the counts of a slow one.
var someGoods = rapid.Custom(func(t *rapid.T) variants.Goods { return aMultiset.Draw(t, "goods").fast() })

// anOrder draws an order of up to six goods.
var anOrder = rapid.Custom(func(t *rapid.T) variants.Order {
	goods := rapid.SliceOfN(aGood, 1, 6).Draw(t, "asked")
	points := rapid.Int8Range(-variants.MostPoints, variants.MostPoints).Draw(t, "points")
	return variants.Order{Goods: variants.GoodsOf(goods...), Points: points}
})

// aSet draws a valid set of components.
var aSet = rapid.Custom(func(t *rapid.T) variants.Components {
	c := variants.Components{Name: rapid.StringMatching(`[a-zé.-]{1,9}`).Draw(t, "name")}
	for f := range variants.Faces() {
		c.Tiles[f] = variants.Tile{
			Kept:   f == variants.Tile4b || rapid.Bool().Draw(t, "kept"),
			Points: rapid.Int8Range(-variants.MostPoints, variants.MostPoints).Draw(t, "points"),
		}
	}
	for f := range variants.OrderFaces() {
		c.Orders[f] = anOrder.Draw(t, "order")
	}
	return c
})
