package described

import (
	"github.com/railhex/railhex/variants/family/describe"
	"github.com/railhex/railhex/variants/steampower"
)

// moves take a move apart.
func moves() *describe.Sorts[steampower.Move] {
	return describe.Sorted(steampower.Move.Kind, steampower.Kind(1), steampower.Kind(steampower.NumKinds), nil,
		describe.Says("hex", "where it is", func(m steampower.Move) string { return m.Hex().String() },
			steampower.KindCity, steampower.KindBuild, steampower.KindRemove, steampower.KindReplace, steampower.KindFactory, steampower.KindShip),
		describe.Says("colour", "of the city tile, as a letter", func(m steampower.Move) string { return m.Colour().String() }, steampower.KindCity),
		describe.Says("track", "the track, by its edges", func(m steampower.Move) string { return m.Track().String() },
			steampower.KindBuild, steampower.KindReplace),
		describe.Says("goods", "how many are put on the city", steampower.Move.Number, steampower.KindFactory),
		describe.Says("contract", "its number", steampower.Move.Contract, steampower.KindDeal, steampower.KindFulfil),
		describe.Says("good", "its colour, as a letter", func(m steampower.Move) string { return m.Colour().String() }, steampower.KindShip, steampower.KindBuy),
		describe.Says("owners", "the seats that are paid for links, one for each", owners, steampower.KindShip),
	)
}

// events take an event apart.
func events() *describe.Sorts[steampower.Event] {
	return describe.Sorted(func(e steampower.Event) steampower.EventKind { return e.Kind }, steampower.CityLaid, steampower.GameEnded, nil,
		describe.Says("hex", "where it is", func(e steampower.Event) string { return e.Hex.String() },
			steampower.CityLaid, steampower.TrackPlaced, steampower.TrackTaken, steampower.LinkBegun, steampower.LinkGivenUp, steampower.LinkCompleted,
			steampower.FactoryBuilt, steampower.GoodShipped, steampower.CityTurned),
		describe.Says("end", "the city where the link ends", func(e steampower.Event) string { return e.End.String() }, steampower.LinkCompleted),
		describe.Says("track", "the track, by its edges", func(e steampower.Event) string { return e.Track.String() },
			steampower.TrackPlaced, steampower.TrackTaken),
		describe.Says("colour", "of a city or a good, as a letter", func(e steampower.Event) string { return e.Colour.String() },
			steampower.CityLaid, steampower.FactoryBuilt, steampower.GoodShipped, steampower.GoodBought, steampower.CityTurned),
		describe.Says("contract", "its number; 0 where it is hidden", func(e steampower.Event) int { return e.Contract },
			steampower.ContractDrawn, steampower.ContractBegun, steampower.GoodShipped, steampower.GoodBought, steampower.ContractFulfilled,
			steampower.BonusOffered, steampower.BonusDeclined),
		describe.Says("from", "the seat out of whose hand it is drawn, 0 for the bag", func(e steampower.Event) int { return int(e.From) }, steampower.ContractDrawn),
		describe.Says("to", "the seat that is paid", func(e steampower.Event) int { return int(e.To) }, steampower.MoneyPaid),
		describe.Says("money", "in dollars", func(e steampower.Event) int { return e.Money },
			steampower.TrackPlaced, steampower.GoodBought, steampower.MoneyPaid, steampower.ContractFulfilled, steampower.MoneyTaken),
		describe.Says("number", "of goods, or of the round", func(e steampower.Event) int { return e.Number },
			steampower.FactoryBuilt, steampower.RoundEnded, steampower.GameEnded),
	)
}

func owners(m steampower.Move) []int {
	seats := []int{}
	for seat := range m.Owners() {
		seats = append(seats, int(seat))
	}
	return seats
}
