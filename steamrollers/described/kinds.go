package described

import (
	"slices"

	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/variants/family/describe"
)

// kindWord is the word for what a move is; unlike in the notation each of the five kinds
// of "use" has one of its own.
func kindWord(k steamrollers.Kind) string {
	switch k {
	case steamrollers.KindUseValue:
		return "use value"
	case steamrollers.KindUseStep:
		return "use step"
	case steamrollers.KindUseFlip:
		return "use flip"
	case steamrollers.KindUseReroll:
		return "use reroll"
	case steamrollers.KindUseTwo:
		return "use two"
	}
	return k.String()
}

// moves take a move apart.
func moves() *describe.Sorts[steamrollers.Move] {
	return describe.Sorted(steamrollers.Move.Kind, steamrollers.Kind(1), steamrollers.Kind(steamrollers.NumKinds), kindWord,
		describe.Says("cities", "the goods drawn for each city, as letters", func(m steamrollers.Move) []string {
			cities := []string{}
			for city := 1; city <= 6 && m.Line(city).Len() > 0; city++ {
				cities = append(cities, m.Line(city).String())
			}
			return cities
		}, steamrollers.KindGoods),
		describe.Says("sides", "the side, a or b, of each tile or order", func(m steamrollers.Move) []string {
			sides := make([]string, 6)
			for i := range sides {
				sides[i] = "a"
				if m.SideB(i + 1) {
					sides[i] = "b"
				}
			}
			return sides
		}, steamrollers.KindSides, steamrollers.KindOrders),
		describe.Says("dice", "faces of white dice", func(m steamrollers.Move) []int {
			if m.Kind() == steamrollers.KindRoll {
				return slices.AppendSeq([]int{}, m.White().All())
			}
			dice := []int{}
			for i := range m.InfluenceDice() {
				dice = append(dice, m.InfluenceDie(i))
			}
			return dice
		}, steamrollers.KindInfluence, steamrollers.KindRoll),
		describe.Says("black", "the black die, as in straight/gentle", func(m steamrollers.Move) string { return m.Black().String() }, steamrollers.KindRoll),
		describe.Says("die", "a face or value of a die", steamrollers.Move.Die,
			steamrollers.KindWall, steamrollers.KindDraft, steamrollers.KindReroll, steamrollers.KindUseValue),
		describe.Says("step", "1 up or -1 down", steamrollers.Move.Step, steamrollers.KindUseStep),
		describe.Says("box", "an engine box", steamrollers.Move.Box, steamrollers.KindEnginePower),
		describe.Says("tile", "the number of an action tile", steamrollers.Move.ActionTile,
			steamrollers.KindTilePower, steamrollers.KindUseValue, steamrollers.KindUseStep, steamrollers.KindUseFlip, steamrollers.KindUseReroll, steamrollers.KindUseTwo),
		describe.Says("hex", "where track is drawn", func(m steamrollers.Move) string { return m.Hex().String() }, steamrollers.KindBuild, steamrollers.KindRailPower),
		describe.Says("track", "the track, by its edges", func(m steamrollers.Move) string { return m.Track().String() }, steamrollers.KindBuild, steamrollers.KindRailPower),
		describe.Says("good", "the letter of a good", func(m steamrollers.Move) string { return m.Good().String() }, steamrollers.KindDraw, steamrollers.KindDeliver),
		describe.Says("city", "the number of a city", steamrollers.Move.City, steamrollers.KindPlace),
		describe.Says("from", "the number of the city that the good leaves", steamrollers.Move.From, steamrollers.KindDeliver),
		describe.Says("to", "the number of the city where it goes", steamrollers.Move.To, steamrollers.KindDeliver),
		describe.Says("distance", "of its route, without what tile 3b adds", steamrollers.Move.Distance, steamrollers.KindDeliver),
		describe.Says("own", "it is the personal good", steamrollers.Move.IsOwn, steamrollers.KindDeliver),
		describe.Says("namesDestination", "the die names where it goes: tile 3a", steamrollers.Move.NamesDestination, steamrollers.KindDeliver),
		describe.Says("unlimited", "no matter how strong the engine is: tile 4a", steamrollers.Move.IsUnlimited, steamrollers.KindDeliver),
		describe.Says("bonus", "what tile 3b adds to the distance", steamrollers.Move.Bonus, steamrollers.KindDeliver),
		describe.Says("place", "in the line of its city, from 1; 0 where it need not be said", steamrollers.Move.LinePlace, steamrollers.KindDeliver),
		describe.Says("order", "the number of the order", steamrollers.Move.Order, steamrollers.KindFulfil),
		describe.Says("goods", "the goods given for it, as letters", func(m steamrollers.Move) string { return m.Given().String() }, steamrollers.KindFulfil),
	)
}

// events take an event apart.
func events() *describe.Sorts[steamrollers.Event] {
	return describe.Sorted(func(e steamrollers.Event) steamrollers.EventKind { return e.Kind }, steamrollers.CityFilled, steamrollers.GameEnded, nil,
		describe.Says("city", "the number of a city or region", func(e steamrollers.Event) int { return e.City },
			steamrollers.CityFilled, steamrollers.OwnGoodPlaced, steamrollers.LinkCompleted, steamrollers.GoodDelivered,
			steamrollers.OliveCrossed, steamrollers.OliveFoundFull, steamrollers.GoodRemoved),
		describe.Says("to", "the number of the city where it ends", func(e steamrollers.Event) int { return e.To },
			steamrollers.LinkCompleted, steamrollers.GoodDelivered),
		describe.Says("distance", "of a link: one, and one more for each town on it; of a delivery as it counts", func(e steamrollers.Event) int { return e.Distance },
			steamrollers.LinkCompleted, steamrollers.GoodDelivered),
		describe.Says("good", "the letter of a good", func(e steamrollers.Event) string { return e.Good.String() },
			steamrollers.OwnGoodDrawn, steamrollers.OwnGoodPlaced, steamrollers.GoodDelivered, steamrollers.GoodRemoved),
		describe.Says("own", "it is the personal good", func(e steamrollers.Event) bool { return e.Own }, steamrollers.GoodDelivered),
		describe.Says("goods", "goods as letters", func(e steamrollers.Event) string { return e.Goods.String() },
			steamrollers.CityFilled, steamrollers.OrderLaidOut, steamrollers.OrderTaken),
		describe.Says("points", "that are scored, or that it is worth", func(e steamrollers.Event) int { return e.Points },
			steamrollers.OrderLaidOut, steamrollers.GoodDelivered, steamrollers.OrderTaken, steamrollers.GoodRemoved),
		describe.Says("tile", "the face of an action tile, as in 2b", func(e steamrollers.Event) string { return e.ActionTile.String() },
			steamrollers.TileLaidOut, steamrollers.TileDeclined, steamrollers.TileUsed, steamrollers.TileReturned, steamrollers.TileTaken),
		describe.Says("order", "the face of an order, as in 3a", func(e steamrollers.Event) string { return e.Order.String() },
			steamrollers.OrderLaidOut, steamrollers.OrderTaken),
		describe.Says("power", "the starting power", func(e steamrollers.Event) string { return e.Power.String() }, steamrollers.PowerTaken),
		describe.Says("dice", "faces of white dice", func(e steamrollers.Event) []int { return slices.AppendSeq([]int{}, e.White.All()) }, steamrollers.DiceRolled),
		describe.Says("black", "the black die, as in straight/gentle", func(e steamrollers.Event) string { return e.Black.String() }, steamrollers.DiceRolled),
		describe.Says("die", "a face or value of a die, or an engine box", func(e steamrollers.Event) int { return e.Die },
			steamrollers.BordersBlocked, steamrollers.DieDrafted, steamrollers.DieStolen, steamrollers.DieChanged, steamrollers.DieRerolled,
			steamrollers.BoxTicked, steamrollers.ActionPassed, steamrollers.OliveBegun),
		describe.Says("from", "what the die showed before", func(e steamrollers.Event) int { return e.From },
			steamrollers.DieChanged, steamrollers.DieRerolled),
		describe.Says("loser", "the seat that had it, 0 for nobody", func(e steamrollers.Event) int { return int(e.Loser) },
			steamrollers.DieStolen, steamrollers.TileTaken),
		describe.Says("hex", "where track is drawn", func(e steamrollers.Event) string { return e.Hex.String() }, steamrollers.TrackDrawn),
		describe.Says("track", "the track, by its edges", func(e steamrollers.Event) string { return e.Track.String() }, steamrollers.TrackDrawn),
	)
}
