package frontend

import (
	"slices"

	"github.com/railhex/railhex/steamrollers"
)

// rollersKind is the word for what a move is; unlike in the notation each of the five
// kinds of "use" has one of its own.
func rollersKind(m steamrollers.Move) string { return rollersKindWord(m.Kind()) }

func rollersKindWord(k steamrollers.Kind) string {
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

// rollersMoves are the things that moves of SteamRollers say.
var rollersMoves = columns[steamrollers.Move, steamrollers.Kind]{
	says("cities", "the goods drawn for each city, as letters", func(m steamrollers.Move) []string {
		cities := []string{}
		for city := 1; city <= 6 && m.Line(city).Len() > 0; city++ {
			cities = append(cities, m.Line(city).String())
		}
		return cities
	}, steamrollers.KindGoods),
	says("sides", "the side, a or b, of each tile or order", func(m steamrollers.Move) []string {
		sides := make([]string, 6)
		for i := range sides {
			sides[i] = "a"
			if m.SideB(i + 1) {
				sides[i] = "b"
			}
		}
		return sides
	}, steamrollers.KindSides, steamrollers.KindOrders),
	says("dice", "faces of white dice", func(m steamrollers.Move) []int {
		if m.Kind() == steamrollers.KindRoll {
			return slices.AppendSeq([]int{}, m.White().All())
		}
		dice := []int{}
		for i := range m.InfluenceDice() {
			dice = append(dice, m.InfluenceDie(i))
		}
		return dice
	}, steamrollers.KindInfluence, steamrollers.KindRoll),
	says("black", "the black die, as in straight/gentle", func(m steamrollers.Move) string { return m.Black().String() }, steamrollers.KindRoll),
	says("die", "a face or value of a die", steamrollers.Move.Die,
		steamrollers.KindWall, steamrollers.KindDraft, steamrollers.KindReroll, steamrollers.KindUseValue),
	says("step", "1 up or -1 down", steamrollers.Move.Step, steamrollers.KindUseStep),
	says("box", "an engine box", steamrollers.Move.Box, steamrollers.KindEnginePower),
	says("tile", "the number of an action tile", steamrollers.Move.Tile,
		steamrollers.KindTilePower, steamrollers.KindUseValue, steamrollers.KindUseStep, steamrollers.KindUseFlip, steamrollers.KindUseReroll, steamrollers.KindUseTwo),
	says("hex", "where track is drawn", func(m steamrollers.Move) string { return m.Hex().String() }, steamrollers.KindBuild, steamrollers.KindRailPower),
	says("track", "the track, by its edges", func(m steamrollers.Move) string { return m.Track().String() }, steamrollers.KindBuild, steamrollers.KindRailPower),
	says("good", "the letter of a good", func(m steamrollers.Move) string { return m.Good().String() }, steamrollers.KindDraw, steamrollers.KindDeliver),
	says("city", "the number of a city", steamrollers.Move.City, steamrollers.KindPlace),
	says("from", "the number of the city that the good leaves", steamrollers.Move.From, steamrollers.KindDeliver),
	says("to", "the number of the city where it goes", steamrollers.Move.To, steamrollers.KindDeliver),
	says("distance", "of its route, without what tile 3b adds", steamrollers.Move.Distance, steamrollers.KindDeliver),
	says("own", "it is the personal good", steamrollers.Move.IsOwn, steamrollers.KindDeliver),
	says("namesDestination", "the die names where it goes: tile 3a", steamrollers.Move.NamesDestination, steamrollers.KindDeliver),
	says("unlimited", "no matter how strong the engine is: tile 4a", steamrollers.Move.IsUnlimited, steamrollers.KindDeliver),
	says("bonus", "what tile 3b adds to the distance", steamrollers.Move.Bonus, steamrollers.KindDeliver),
	says("place", "in the line of its city, from 1; 0 where it need not be said", steamrollers.Move.LinePlace, steamrollers.KindDeliver),
	says("order", "the number of the order", steamrollers.Move.Order, steamrollers.KindFulfil),
	says("goods", "the goods given for it, as letters", func(m steamrollers.Move) string { return m.Given().String() }, steamrollers.KindFulfil),
}

// rollersEvents are the things that events of SteamRollers say.
var rollersEvents = columns[steamrollers.Event, steamrollers.EventKind]{
	says("city", "the number of a city or region", func(e steamrollers.Event) int { return e.City },
		steamrollers.CityFilled, steamrollers.OwnGoodPlaced, steamrollers.LinkCompleted, steamrollers.GoodDelivered,
		steamrollers.OliveCrossed, steamrollers.OliveFoundFull, steamrollers.GoodRemoved),
	says("to", "the number of the city where it ends", func(e steamrollers.Event) int { return e.To },
		steamrollers.LinkCompleted, steamrollers.GoodDelivered),
	says("distance", "of a link: one, and one more for each town on it; of a delivery as it counts", func(e steamrollers.Event) int { return e.Distance },
		steamrollers.LinkCompleted, steamrollers.GoodDelivered),
	says("good", "the letter of a good", func(e steamrollers.Event) string { return e.Good.String() },
		steamrollers.OwnGoodDrawn, steamrollers.OwnGoodPlaced, steamrollers.GoodDelivered, steamrollers.GoodRemoved),
	says("own", "it is the personal good", func(e steamrollers.Event) bool { return e.Own }, steamrollers.GoodDelivered),
	says("goods", "goods as letters", func(e steamrollers.Event) string { return e.Goods.String() },
		steamrollers.CityFilled, steamrollers.OrderLaidOut, steamrollers.OrderTaken),
	says("points", "that are scored, or that it is worth", func(e steamrollers.Event) int { return e.Points },
		steamrollers.OrderLaidOut, steamrollers.GoodDelivered, steamrollers.OrderTaken, steamrollers.GoodRemoved),
	says("tile", "the face of an action tile, as in 2b", func(e steamrollers.Event) string { return e.Tile.String() },
		steamrollers.TileLaidOut, steamrollers.TileDeclined, steamrollers.TileUsed, steamrollers.TileReturned, steamrollers.TileTaken),
	says("order", "the face of an order, as in 3a", func(e steamrollers.Event) string { return e.Order.String() },
		steamrollers.OrderLaidOut, steamrollers.OrderTaken),
	says("power", "the starting power", func(e steamrollers.Event) string { return e.Power.String() }, steamrollers.PowerTaken),
	says("dice", "faces of white dice", func(e steamrollers.Event) []int { return slices.AppendSeq([]int{}, e.White.All()) }, steamrollers.DiceRolled),
	says("black", "the black die, as in straight/gentle", func(e steamrollers.Event) string { return e.Black.String() }, steamrollers.DiceRolled),
	says("die", "a face or value of a die, or an engine box", func(e steamrollers.Event) int { return e.Die },
		steamrollers.BordersBlocked, steamrollers.DieDrafted, steamrollers.DieStolen, steamrollers.DieChanged, steamrollers.DieRerolled,
		steamrollers.BoxTicked, steamrollers.ActionPassed, steamrollers.OliveBegun),
	says("from", "what the die showed before", func(e steamrollers.Event) int { return e.From },
		steamrollers.DieChanged, steamrollers.DieRerolled),
	says("loser", "the seat that had it, 0 for nobody", func(e steamrollers.Event) int { return int(e.Loser) },
		steamrollers.DieStolen, steamrollers.TileTaken),
	says("hex", "where track is drawn", func(e steamrollers.Event) string { return e.Hex.String() }, steamrollers.TrackDrawn),
	says("track", "the track, by its edges", func(e steamrollers.Event) string { return e.Track.String() }, steamrollers.TrackDrawn),
}

func rollersKinds() (moves, events []Kind) {
	for k := steamrollers.KindGoods; k <= steamrollers.KindEnd; k++ {
		moves = append(moves, Kind{rollersKindWord(k), rollersMoves.members(k)})
	}
	for k := steamrollers.CityFilled; k <= steamrollers.GameEnded; k++ {
		events = append(events, Kind{k.String(), rollersEvents.members(k)})
	}
	return moves, events
}
