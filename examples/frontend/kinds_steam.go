package frontend

import (
	"github.com/railhex/railhex/variants/steam"
)

// steamMoves are the things that moves of Steam say.
var steamMoves = columns[steam.Move, steam.Kind]{
	says("goods", "those drawn, as letters", func(m steam.Move) string { return m.Goods().String() }, steam.KindGoods),
	says("action", "the word of an action tile", func(m steam.Move) string { return m.Action().String() }, steam.KindDeal, steam.KindAction),
	says("passing", "the tile is taken passing", steam.Move.Passing, steam.KindAction),
	says("sum", "in dollars", steam.Move.Number, steam.KindBid),
	says("loans", "how many", steam.Move.Number, steam.KindCapital),
	says("hex", "where it is; the city where the good lies", func(m steam.Move) string { return m.Hex().String() },
		steam.KindBuild, steam.KindUpgrade, steam.KindRedirect, steam.KindUrbanise, steam.KindGrow, steam.KindMove),
	says("tile", "what the hex holds then, by its edges", func(m steam.Move) string { return m.Tile().String() },
		steam.KindBuild, steam.KindUpgrade, steam.KindRedirect),
	says("colour", "of the new city, as a letter", func(m steam.Move) string { return m.Colour().String() }, steam.KindUrbanise),
	says("space", "of the supply that is emptied; 0 for none", steam.Move.Space, steam.KindUrbanise, steam.KindGrow),
	says("good", "its colour, as a letter", func(m steam.Move) string { return m.Colour().String() }, steam.KindMove),
	says("edges", "at which it leaves each stop", func(m steam.Move) []string {
		edges := []string{}
		for edge := range m.Edges() {
			edges = append(edges, edge.String())
		}
		return edges
	}, steam.KindMove),
}

// steamEvents are the things that events of Steam say.
var steamEvents = columns[steam.Event, steam.EventKind]{
	says("hex", "where it is", func(e steam.Event) string { return e.Hex.String() },
		steam.CityFilled, steam.TileLaid, steam.TileUpgraded, steam.TrackRedirected, steam.CityFounded, steam.CityGrown, steam.GoodDelivered),
	says("to", "the city where it goes", func(e steam.Event) string { return e.To.String() }, steam.GoodDelivered),
	says("tile", "what the hex holds then, by its edges", func(e steam.Event) string { return e.Tile.String() },
		steam.TileLaid, steam.TileUpgraded, steam.TrackRedirected),
	says("colour", "of a city or a good, as a letter", func(e steam.Event) string { return e.Colour.String() },
		steam.CityFounded, steam.GoodDelivered),
	says("goods", "as letters", func(e steam.Event) string { return e.Goods.String() },
		steam.CityFilled, steam.SpaceFilled, steam.CityFounded, steam.CityGrown),
	says("action", "the word of an action tile", func(e steam.Event) string { return e.Action.String() },
		steam.TileDealt, steam.ActionTaken),
	says("passed", "the tile was taken passing", func(e steam.Event) bool { return e.Passed }, steam.ActionTaken),
	says("number", "of what the kind says: a space, a place, a turn, loans, links, a level, steps or points", func(e steam.Event) int { return e.Number },
		steam.SpaceFilled, steam.PlaceWon, steam.TurnBegun, steam.LoanTaken, steam.LinksLost, steam.LocomotiveImproved, steam.GoodDelivered,
		steam.IncomeRaised, steam.PointsScored, steam.StepsBack),
	says("money", "in dollars; steps of income that go back", func(e steam.Event) int { return e.Money },
		steam.CashGiven, steam.PlaceWon, steam.LoanTaken, steam.ActionTaken, steam.TileLaid, steam.TileUpgraded, steam.TrackRedirected,
		steam.IncomeReceived, steam.IncomeDue, steam.StepsBack),
}

func steamKinds() (moves, events []Kind) {
	for k := steam.KindGoods; k.IsValid(); k++ {
		moves = append(moves, Kind{k.String(), steamMoves.members(k)})
	}
	for k := steam.CityFilled; k <= steam.GameEnded; k++ {
		events = append(events, Kind{k.String(), steamEvents.members(k)})
	}
	return moves, events
}
