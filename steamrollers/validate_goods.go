package steamrollers

import (
	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/variants"
	"github.com/railhex/railhex/variants/family"
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
		if in.Strictness = relaxed; n > mostOfGood {
			in.Strictness = family.Bounds // it could come together in one place
		}
		if all := variants.AllGoods.Count(g); n != all {
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

// coloured is the number of goods of a city that are not coal.
func (in *inspection) coloured(city int) int {
	line := in.supply[city-1]
	return line.Len() - line.Count(variants.Coal)
}

// citiesHoldDraws asks whether the cities hold no more than was drawn for them
// and is not out of the game. Goods out of the game had the colour of their
// city (SETUP-4), but those that Olive removed.
func (in *inspection) citiesHoldDraws() {
	if in.phase <= PhaseGoods {
		return // bagIsFullAtFirst says what is wrong
	}
	for i := range in.supply {
		city := i + 1
		if n := in.coloured(city); n > in.game.perCity {
			in.fault(supplyField(city), SetupGoods, why("city-goods", "city", city, "number", n, "drawn", in.game.perCity))
		}
	}
	for colour := variants.Yellow; colour < variants.Coal; colour++ {
		drawn, left := 0, 0
		for _, city := range in.game.citiesOf[colour] {
			drawn += in.game.perCity
			left += in.coloured(city)
		}
		if removed := in.removed.Count(colour); left+removed > drawn && !in.game.solo() {
			in.fault("removed", SetupOwnColour, why("removed-of-colour", "good", colour, "number", removed, "left", left, "drawn", drawn))
		}
	}
	if drawn := in.drawnGoods(); in.deliveredGoods() < 0 {
		in.fault("removed", SetupGoods, why("removed", "number", drawn-in.deliveredGoods(), "drawn", drawn))
	}
}

// drawnGoods is the number of goods drawn for the cities.
func (in *inspection) drawnGoods() int { return 6 * in.game.perCity }

// deliveredGoods is the number of goods, besides coal and the personal good,
// that were delivered: those drawn for the cities that are neither there nor
// out of the game.
func (in *inspection) deliveredGoods() int {
	if in.phase <= PhaseGoods {
		return 0
	}
	n := in.drawnGoods() - in.removed.Len()
	for i := range in.supply {
		city := i + 1
		n -= in.coloured(city)
	}
	return n
}

// deliveries returns how many goods were delivered, at least and at most. Coal in the bag
// does not show whether it was ever on a city, nor a personal good that is gone whether
// there was one.
func (in *inspection) deliveries() (least, most int) {
	delivered := max(in.deliveredGoods(), 0)
	fewestCoal, mostCoal := in.deliveredCoal()
	least, most = delivered+fewestCoal, delivered+mostCoal
	if in.powers.holder(variants.GoodsPower) != Nobody && in.own == 0 && in.actionsDone() > 0 {
		most++
	}
	return least, most
}

// deliveredCoal is how many black goods were delivered, at least and at most:
// the cities that have received one (COAL-1) and have it no more. One or
// both of the two grey cities may have.
func (in *inspection) deliveredCoal() (least, most int) {
	if !in.game.receivesCoal {
		return 0, 0
	}
	for colour := variants.Yellow; colour < variants.Coal; colour++ {
		removed, have, had := in.removed.Count(colour), 0, 0
		for _, city := range in.game.citiesOf[colour] {
			switch {
			case in.supply[city-1].Count(variants.Coal) > 0:
				have++
			case in.coloured(city) < in.game.perCity: // a good was removed, or delivered
				had++
			}
		}
		least += max(min(removed, 1)-have, 0)
		most += min(max(removed-have, 0), had)
	}
	return least, most
}

func (in *inspection) coalIsPlaced() {
	for colour := variants.Yellow; colour < variants.Coal; colour++ {
		received, removed := 0, in.removed.Count(colour)
		for _, city := range in.game.citiesOf[colour] {
			n := in.supply[city-1].Count(variants.Coal)
			received += min(n, 1)
			switch {
			case n == 0:
			case !in.game.receivesCoal:
				in.fault(supplyField(city), CoalPlaced, why("coal-not-played", "city", city))
			case n > 1:
				in.fault(supplyField(city), CoalPlaced, why("coal-twice", "city", city, "number", n))
			case received > removed || in.coloured(city) == in.game.perCity:
				in.fault(supplyField(city), CoalPlaced, why("coal-for-nothing", "city", city))
			}
		}
	}
	in.must("coal-removed", in.removed.Count(variants.Coal) == 0, "removed", CoalPlaced)
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

func (in *inspection) goodsStayWithTheirModules() {
	for i, hand := range in.kept {
		seat, kept := Seat(i+1), hand.goods()
		in.mustOf(seat, "kept-without-orders", kept == 0 || in.game.keepsDelivered, "kept", OrderKeepsGoods)
		in.mustOf(seat, "kept-coal", kept.Count(variants.Coal) == 0 || in.game.receivesCoal, "kept", CoalPlaced)
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
		in.Strictness = relaxed
		in.mustOf(owner, "own-lacking", in.own != 0 || !drawable || in.actionsDone() > 0, "own", PowerOfGoods)
	}
}
