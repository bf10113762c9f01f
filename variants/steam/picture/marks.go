package picture

import (
	"github.com/railhex/railhex/variants/family/drawing"
	"github.com/railhex/railhex/variants/steam"
)

// Marks are what a picture shows besides the position: what might be done. The
// zero Marks are none.
type Marks struct {
	// Moves are moves to choose from: what [steam.State.AppendMoves] lists, or some of
	// that. The parts that make up a move are marked wherever they are drawn. On the map
	// these are hexes, goods and cities; on the table action tiles, spaces of the supply,
	// new cities, the locomotive track and buttons. Where the moves leave a hex a single
	// tile, that is drawn lightly. They must be moves of the position.
	Moves []steam.Move
	// Route is a way that a good may go, drawn on the map over the track, with the
	// number of links at each stop.
	Route steam.Route
	// Last is what the last move did, as [steam.State.AppendEvents] says of the position
	// before it. What it touched has the class last and a dashed mark. These are the
	// hexes of tiles, new cities, growth and deliveries, action tiles, and the lines of
	// players who paid or gained.
	Last []steam.Event
}

// touchedOnMap are the hexes that the last move touched.
func (m Marks) touchedOnMap() drawing.Touched {
	touched := drawing.Touched{}
	for _, e := range m.Last {
		switch e.Kind {
		case steam.TileLaid, steam.TileUpgraded, steam.TrackRedirected, steam.CityFounded, steam.CityGrown:
			touched.Add(string(hexPart(e.Hex)))
		case steam.GoodDelivered:
			touched.Add(string(hexPart(e.Hex)), string(hexPart(e.To)))
		}
	}
	return touched
}

// touchedOnTable is what the last move touched beside the map.
func (m Marks) touchedOnTable() drawing.Touched {
	touched := drawing.Touched{}
	for _, e := range m.Last {
		switch e.Kind {
		case steam.ActionTaken, steam.TileDealt:
			touched.Add(string(actionPart(e.ActionTile)))
		case steam.CityFounded:
			touched.Add(string(newCityPart(e.Colour)))
		case steam.CityGrown:
			touched.Add(growthName)
		case steam.PlaceWon, steam.LoanTaken, steam.LocomotiveImproved, steam.IncomeRaised, steam.PointsScored, steam.IncomeReceived,
			steam.IncomeDue, steam.StepsBack, steam.PlayerEliminated:
			touched.Add(playerName(e.Seat))
		}
	}
	return touched
}

// The names of what nobody clicks, and a move may touch.
const growthName = "growth"

func playerName(seat steam.Seat) string { return "player-" + numbered(seat) }
