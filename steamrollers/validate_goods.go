package steamrollers

import (
	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/variants"
)

// Invariants of where the goods are.

func (in *inspection) goodsAddUp() {
	for g := variants.Yellow; g <= variants.Coal; g++ {
		n := in.bag.Count(g) + in.removed.Count(g)
		for _, line := range in.supply {
			n += line.Count(g)
		}
		for _, kept := range in.kept {
			n += kept.goods().Count(g)
		}
		if in.own.good() == g {
			n++
		}
		all := variants.AllGoods.Count(g)
		if in.Note = n < all; n != all {
			in.fault("bag", GoodsConserved, why("goods", "good", g, "number", n, "due", all))
		}
	}
}

// supplyField is where JSON says what a city holds.
func supplyField(city int) string { return "supply." + string(rune('0'+city)) }

func (in *inspection) citiesLackOwnGood() {
	for i := range in.supply {
		city := i + 1
		if own := variants.Good(in.game.colours[city]); in.supply[city-1].Count(own) > 0 {
			in.fault(supplyField(city), SetupOwnColour, why("city-own-colour", "city", city, "good", own))
		}
	}
}

// linesAreInOrder asks for the canonical order where a line has none of its
// own: equal positions must be equal.
func (in *inspection) linesAreInOrder() {
	for i := range in.supply {
		city := i + 1
		if line := in.supply[city-1]; !in.game.solo() && line != line.Sorted() {
			in.fault(supplyField(city), SoloSetup, why("line-order", "goods", line, "due", line.Sorted()))
		}
	}
}

// paymentsAreKnown asks whether what is carried along is what the goods kept pay.
func (in *inspection) paymentsAreKnown() {
	for i, hand := range in.kept {
		in.mustOf(Seat(i+1), "payments", in.carried || hand == in.handOf(hand.goods()), "kept", OrderFulfilled)
	}
}

func (in *inspection) ownGoodHasOwner() {
	if in.own == 0 {
		return
	}
	owner := in.powers.holder(variants.GoodsPower)
	if owner == Nobody {
		in.tell("own-of-nobody", "players", PowerOfGoods)
		return
	}
	g, city := in.own.good(), in.own.city()
	in.mustOf(owner, "own-colour", g >= variants.Yellow && g <= variants.Blue, "own", PowerOfGoods)
	in.mustOf(owner, "own-city", city == 0 || isFace(city) && in.game.colours[city] == hexmap.Grey, "own", PowerOfGoods)
}

func (in *inspection) bagIsFullAtFirst() {
	in.must("bag-not-full", in.phase != PhaseGoods || in.bag == variants.AllGoods, "bag", SetupBag)
}

func (in *inspection) ownGoodIsPlaced() {
	owner := in.powers.holder(variants.GoodsPower)
	if owner == Nobody {
		return
	}
	drawable := variants.DrawableGoods(in.bag) != 0
	placed := in.own.city() != 0
	switch in.phase {
	case PhaseDraw:
		in.mustOf(owner, "own-drawn", in.own == 0 && drawable, "own", PowerOfGoods)
	case PhasePlace:
		in.mustOf(owner, "own-to-place", in.own != 0 && !placed, "own", PowerOfGoods)
	default:
		in.mustOf(owner, "own-not-placed", in.own == 0 || placed, "own", PowerOfGoods)
	}
}
