package described

import (
	"github.com/railhex/railhex/variants/family/describe"
	"github.com/railhex/railhex/variants/steam"
)

// moves take a move apart.
func moves() *describe.Sorts[steam.Move] {
	return describe.Sorted(steam.Move.Kind, steam.Kind(1), steam.Kind(steam.NumKinds), nil,
		describe.Says("goods", "those drawn, as letters", func(m steam.Move) string { return m.Goods().String() }, steam.KindGoods),
		describe.Says("action", "the word of an action tile", func(m steam.Move) string { return m.ActionTile().String() }, steam.KindDeal, steam.KindTake),
		describe.Says("passing", "the tile is taken passing", steam.Move.Passing, steam.KindTake),
		describe.Says("sum", "in dollars", steam.Move.Number, steam.KindBid),
		describe.Says("loans", "how many", steam.Move.Number, steam.KindCapital),
		describe.Says("hex", "where it is; the city where the good lies", func(m steam.Move) string { return m.Hex().String() },
			steam.KindBuild, steam.KindUpgrade, steam.KindRedirect, steam.KindUrbanise, steam.KindGrow, steam.KindDeliver),
		describe.Says("tile", "what the hex holds then, by its edges", func(m steam.Move) string { return m.Tile().String() },
			steam.KindBuild, steam.KindUpgrade, steam.KindRedirect),
		describe.Says("colour", "of the new city, as a letter", func(m steam.Move) string { return m.Colour().String() }, steam.KindUrbanise),
		describe.Says("space", "of the supply that is emptied; 0 for none", steam.Move.Space, steam.KindUrbanise, steam.KindGrow),
		describe.Says("good", "its colour, as a letter", func(m steam.Move) string { return m.Colour().String() }, steam.KindDeliver),
		describe.Says("edges", "at which it leaves each stop", func(m steam.Move) []string {
			edges := []string{}
			for edge := range m.Edges() {
				edges = append(edges, edge.String())
			}
			return edges
		}, steam.KindDeliver),
	)
}

// events take an event apart.
func events() *describe.Sorts[steam.Event] {
	return describe.Sorted(func(e steam.Event) steam.EventKind { return e.Kind }, steam.CityFilled, steam.GameEnded, nil,
		describe.Says("hex", "where it is", func(e steam.Event) string { return e.Hex.String() },
			steam.CityFilled, steam.TileLaid, steam.TileUpgraded, steam.TrackRedirected, steam.CityFounded, steam.CityGrown, steam.GoodDelivered),
		describe.Says("to", "the city where it goes", func(e steam.Event) string { return e.To.String() }, steam.GoodDelivered),
		describe.Says("tile", "what the hex holds then, by its edges", func(e steam.Event) string { return e.Tile.String() },
			steam.TileLaid, steam.TileUpgraded, steam.TrackRedirected),
		describe.Says("colour", "of a city or a good, as a letter", func(e steam.Event) string { return e.Colour.String() },
			steam.CityFounded, steam.GoodDelivered),
		describe.Says("goods", "as letters", func(e steam.Event) string { return e.Goods.String() },
			steam.CityFilled, steam.SpaceFilled, steam.CityFounded, steam.CityGrown),
		describe.Says("action", "the word of an action tile", func(e steam.Event) string { return e.ActionTile.String() },
			steam.TileDealt, steam.ActionTaken),
		describe.Says("passed", "the tile was taken passing", func(e steam.Event) bool { return e.Passed }, steam.ActionTaken),
		describe.Says("number", "of what the kind says: a space, a place, a turn, loans, links, a level, steps or points", func(e steam.Event) int { return e.Number },
			steam.SpaceFilled, steam.PlaceWon, steam.TurnBegun, steam.LoanTaken, steam.LinksLost, steam.LocomotiveImproved, steam.GoodDelivered,
			steam.IncomeRaised, steam.PointsScored, steam.StepsBack),
		describe.Says("money", "in dollars; steps of income that go back", func(e steam.Event) int { return e.Money },
			steam.CashGiven, steam.PlaceWon, steam.LoanTaken, steam.ActionTaken, steam.TileLaid, steam.TileUpgraded, steam.TrackRedirected,
			steam.IncomeReceived, steam.IncomeDue, steam.StepsBack),
	)
}
