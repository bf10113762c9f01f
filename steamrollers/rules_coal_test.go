package steamrollers

import (
	"testing"

	"github.com/railhex/railhex/variants"
)

var withCoal = withModules(variants.CoalModule)

var coalRefusals = []refusal{
	{ // to any city but its source
		rule: DeliverNoCityTwice, scene: hauling.and(withCoal, city(1, "K")), move: "deliver K 1-1 2",
		says: "the route would visit city 1 twice",
	},
	{
		rule: DeliverOverOwnLinks, scene: hauling.and(withCoal, city(1, "K")), move: "deliver K 1-4 2",
		says: "your links lead from city 1 to city 2, 3, not to city 4",
	},
}

func TestCOAL1WhereGoodsWereRemoved(t *testing.T) {
	s := play(t, scene{withCoal, beforeGoods}.lay(t), "goods YRYB RGYB EYRE GEBY BBBB YRBE")
	for i, want := range []string{"RBK", "YGBK", "YRK", "YGBK", "K", "YRBE"} {
		same(t, "supply", s.Supply(i+1).String(), want)
	}
	same(t, "coal aside", s.Bag().Count(variants.Coal), 1)
}

func TestCOAL2ToAnyCity(t *testing.T) {
	s := scene{withCoal, acting(p1, 1), draws(p1, link13, link32, link34, link45), ticks(p1, 1, 2, 3, 4), city(1, "K")}.lay(t)
	allowed(t, s, "deliver K 1-3 2", "deliver K 1-4 3", "deliver K 1-5 4")
	s = play(t, s, "deliver K 1-2 3")
	same(t, "coal in the bag", s.Bag().Count(variants.Coal), 6)
}

func TestCOAL2WithTile3aFromAnyCity(t *testing.T) {
	s := hauling.and(withCoal, holds(p1, "3a"), city(2, "K")).lay(t)
	allowed(t, s, "deliver K 2-1 3 dest")
}
