package frontend

import (
	"github.com/railhex/railhex/variants/steampower"
)

// powerMoves are the things that moves of Steam Power say.
var powerMoves = columns[steampower.Move, steampower.Kind]{
	says("hex", "where it is", func(m steampower.Move) string { return m.Hex().String() },
		steampower.KindCity, steampower.KindBuild, steampower.KindRemove, steampower.KindReplace, steampower.KindFactory, steampower.KindShip),
	says("colour", "of the city tile, as a letter", func(m steampower.Move) string { return m.Colour().String() }, steampower.KindCity),
	says("track", "the track, by its edges", func(m steampower.Move) string { return m.Track().String() },
		steampower.KindBuild, steampower.KindReplace),
	says("goods", "how many are put on the city", steampower.Move.Goods, steampower.KindFactory),
	says("contract", "its number", steampower.Move.Contract, steampower.KindDeal, steampower.KindFulfil),
	says("good", "its colour, as a letter", func(m steampower.Move) string { return m.Colour().String() }, steampower.KindShip, steampower.KindBuy),
	says("owners", "the seats that are paid for links, one for each", func(m steampower.Move) []int { return numbersOf(m.Owners()) }, steampower.KindShip),
}

// powerEvents are the things that events of Steam Power say.
var powerEvents = columns[steampower.Event, steampower.EventKind]{
	says("hex", "where it is", func(e steampower.Event) string { return e.Hex.String() },
		steampower.CityLaid, steampower.TrackPlaced, steampower.TrackTaken, steampower.LinkBegun, steampower.LinkGivenUp, steampower.LinkCompleted,
		steampower.FactoryBuilt, steampower.GoodShipped, steampower.CityTurned),
	says("end", "the city where the link ends", func(e steampower.Event) string { return e.End.String() }, steampower.LinkCompleted),
	says("track", "the track, by its edges", func(e steampower.Event) string { return e.Track.String() },
		steampower.TrackPlaced, steampower.TrackTaken),
	says("colour", "of a city or a good, as a letter", func(e steampower.Event) string { return e.Colour.String() },
		steampower.CityLaid, steampower.FactoryBuilt, steampower.GoodShipped, steampower.GoodBought, steampower.CityTurned),
	says("contract", "its number; 0 where it is hidden", func(e steampower.Event) int { return e.Contract },
		steampower.ContractDrawn, steampower.ContractBegun, steampower.GoodShipped, steampower.GoodBought, steampower.ContractFulfilled,
		steampower.BonusOffered, steampower.BonusDeclined),
	says("from", "the seat out of whose hand it is drawn, 0 for the bag", func(e steampower.Event) int { return int(e.From) }, steampower.ContractDrawn),
	says("to", "the seat that is paid", func(e steampower.Event) int { return int(e.To) }, steampower.MoneyPaid),
	says("money", "in dollars", func(e steampower.Event) int { return e.Money },
		steampower.TrackPlaced, steampower.GoodBought, steampower.MoneyPaid, steampower.ContractFulfilled, steampower.MoneyTaken),
	says("number", "of goods, or of the round", func(e steampower.Event) int { return e.Number },
		steampower.FactoryBuilt, steampower.RoundEnded, steampower.GameEnded),
}

func powerKinds() (moves, events []Kind) {
	for k := range steampower.Kinds() {
		moves = append(moves, Kind{k.String(), powerMoves.members(k)})
	}
	for k := range steampower.EventKinds() {
		events = append(events, Kind{k.String(), powerEvents.members(k)})
	}
	return moves, events
}
