package plainrules

import "testing"

func TestCOAL1ABlackGoodWhereGoodsWereRemoved(t *testing.T) {
	g := newGame(t, coal)
	play(t, g, "goods YYRG YGBE EYRB YRGB YRGE YRBE")
	r := g.Report()
	equal(t, "city 1", r.Supply["1"], "RGK") // one, though two were removed
	equal(t, "city 2", r.Supply["2"], "YGBE")
	equal(t, "city 3", r.Supply["3"], "YRBK")
	equal(t, "coal aside", r.Bag.K, 4)
}

func TestCOAL2ToAnyCityButItsSource(t *testing.T) {
	g := delivering(t, coal)
	g.supply[1] = "K"
	allowed(t, g, "deliver K 1-3 2", "deliver K 1-2 3")
	forbidden(t, g, "DELIVER-4 DELIVER-3", "deliver K 1-1 2")
}
