package picture

import (
	"strings"

	"github.com/railhex/railhex/variants/family/drawing"
	"github.com/railhex/railhex/variants/steampower"
)

// Marks are what a picture shows besides the position: what might be done. The
// zero Marks are none.
type Marks struct {
	// Moves are moves to choose from: what [steampower.State.AppendMoves] lists,
	// or some of that. What a move is made with is marked. Where the moves leave a
	// hex a single track, that is drawn lightly. They must be moves of the position.
	Moves []steampower.Move
	// Route is the way of a good, drawn on the map over the track, with what is paid
	// on the links of others.
	Route steampower.Route
	// Last is what the last move did, as [steampower.State.AppendEvents] says of
	// the position before it. What it touched has the class last and a dashed mark:
	// hexes of track, factories and shipped goods, contracts that lie open, the bag
	// and the bank.
	Last []steampower.Event
}

// choose says which parts of a picture, whose names all begin alike, choose which
// moves of a position.
func (m Marks) choose(s *steampower.State, parts string) drawing.Choices {
	c := drawing.Choices{}
	for _, move := range m.Moves {
		if name, ok := strings.CutPrefix(string(PartOf(s, move)), parts); ok {
			c.Add(move, name)
		}
	}
	return c
}

// touchedOnMap are the hexes that the last move touched.
func (m Marks) touchedOnMap() drawing.Touched {
	touched := drawing.Touched{}
	for _, e := range m.Last {
		switch e.Kind {
		case steampower.CityLaid, steampower.TrackPlaced, steampower.TrackTaken, steampower.LinkGivenUp, steampower.FactoryBuilt,
			steampower.GoodShipped, steampower.CityTurned:
			touched.Add(hexName(e.Hex))
		}
	}
	return touched
}

// touchedInStock are the parts of the stock that the last move touched.
func (m Marks) touchedInStock() drawing.Touched {
	touched := drawing.Touched{}
	for _, e := range m.Last {
		switch e.Kind {
		case steampower.ContractDrawn:
			if e.From == steampower.Nobody {
				touched.Add(bagName)
			}
		case steampower.MoneyTaken, steampower.GoodBought:
			touched.Add(bankName)
		}
	}
	return touched
}

// touchedInCorner are the parts of the corner of a seat that the last move touched.
// A hidden hand is drawn as backs only, which have no name.
func (m Marks) touchedInCorner(seat steampower.Seat) drawing.Touched {
	touched := drawing.Touched{}
	for _, e := range m.Last {
		if e.Seat == seat {
			switch e.Kind {
			case steampower.ContractDrawn, steampower.ContractBegun, steampower.ContractFulfilled:
				touched.Add(contractName(e.Contract))
			case steampower.MoneyTaken:
				touched.Add(moneyName)
			}
		}
		if e.Kind == steampower.MoneyPaid && (e.Seat == seat || e.To == seat) {
			touched.Add(moneyName)
		}
	}
	return touched
}

// moneyName is the name of the money of a player, which nobody clicks.
const moneyName = "money"
