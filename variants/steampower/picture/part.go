package picture

import (
	"strconv"
	"strings"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/track"
	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/drawing"
	"github.com/railhex/railhex/variants/steampower"
)

// A Part is a part of a picture that somebody may click, as its data-part names
// it: "map/hex-c5", "stock/bag", "P2/contract-17". A front end hands it back to
// learn what a click there means. A Part may be any text: what names nothing
// chooses nothing.
type Part string

// The names of parts begin with where they are.
const (
	mapParts   = "map/"
	stockParts = "stock/"
)

func cornerParts(seat steampower.Seat) string { return "P" + strconv.Itoa(int(seat)) + "/" }

// The names of single parts.
const (
	bagName     = "bag"
	bankName    = "bank"
	doneName    = "done"
	declineName = "decline"
)

func hexName(hex hexmap.Cell) string   { return "hex-" + hex.String() }
func contractName(contract int) string { return "contract-" + strconv.Itoa(contract) }
func trackName(t track.Track) string   { return "track-" + t.String() }

// Seat returns the seat whose corner the part is in, [steampower.Nobody] for what is on the
// map or in the stock.
func (part Part) Seat() steampower.Seat {
	for seat := steampower.Seat(1); seat <= steampower.MaxSeats; seat++ {
		if strings.HasPrefix(string(part), cornerParts(seat)) {
			return seat
		}
	}
	return steampower.Nobody
}

// chooses reports whether a legal move of a position is made with the part.
func (part Part) chooses(s *steampower.State, m steampower.Move) bool {
	return part != "" && part == PartOf(s, m)
}

// AppendMoves appends the legal moves that the part chooses for a viewer: none, unless the
// viewer is the seat that is asked or [family.Everyone]. Where it appends none,
// [Part.Explain] says why.
func (part Part) AppendMoves(dst []steampower.Move, s *steampower.State, viewer steampower.Seat) []steampower.Move {
	if viewer != s.Turn() && viewer != family.Everyone {
		return dst
	}
	for _, m := range s.AppendMoves(nil) {
		if part.chooses(s, m) {
			dst = append(dst, m)
		}
	}
	return dst
}

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
