package picture

import (
	"strconv"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/variants/family/drawing"
)

// touchedOnTable are the parts of the supply board that events have touched.
func touchedOnTable(events []steamrollers.Event) drawing.Touched {
	touched := drawing.Touched{}
	for _, e := range events {
		switch e.Kind {
		case steamrollers.BordersBlocked:
			touched.Add(wallDieName)
		case steamrollers.PowerTaken:
			touched.Add(powerName(e.Power))
		case steamrollers.DiceRolled:
			touched.Add(blackDieName)
			for die := 1; die <= 6; die++ {
				touched.Add(dieName(die))
			}
		case steamrollers.DieDrafted, steamrollers.DieChanged, steamrollers.DieRerolled:
			touched.Add(inUseName)
		case steamrollers.DieStolen:
			touched.Add(reservedName)
		case steamrollers.TileReturned, steamrollers.TileTaken:
			touched.Add(tileName(e.ActionTile.Number()))
		case steamrollers.OrderTaken:
			touched.Add(orderName(e.Order.Number()))
		case steamrollers.GoodDelivered:
			if !e.Own {
				touched.Add(supplyCityName(e.City))
			}
		case steamrollers.GoodRemoved:
			touched.Add(supplyCityName(e.City))
		}
	}
	return touched
}

// touchedOnSheet are the parts of the sheet of a seat that events have touched.
func touchedOnSheet(s *steamrollers.State, events []steamrollers.Event, seat steamrollers.Seat) drawing.Touched {
	touched := drawing.Touched{}
	for _, e := range events {
		if e.Kind == steamrollers.TileTaken && e.Loser == seat {
			touched.Add(tileName(e.ActionTile.Number()))
		}
		if e.Seat != seat {
			continue
		}
		switch e.Kind {
		case steamrollers.OwnGoodDrawn, steamrollers.OwnGoodPlaced:
			touched.Add(ownName)
		case steamrollers.DieDrafted, steamrollers.DieStolen, steamrollers.DieChanged, steamrollers.DieRerolled:
			touched.Add(inUseName)
		case steamrollers.TileUsed, steamrollers.TileReturned, steamrollers.TileTaken:
			touched.Add(tileName(e.ActionTile.Number()))
		case steamrollers.TrackDrawn:
			touched.Add(hexName(e.Hex))
		case steamrollers.BoxTicked:
			touched.Add(boxName(e.Die))
		case steamrollers.GoodDelivered:
			touched.Add(cityName(s, e.City), cityName(s, e.To))
		case steamrollers.OrderTaken:
			touched.Add(orderName(e.Order.Number()))
		}
	}
	return touched
}

// touchedOfOlive are the hexes that Olive has crossed off by events, given all
// that she has crossed off, in order.
func touchedOfOlive(s *steamrollers.State, events []steamrollers.Event, crosses []int) drawing.Touched {
	board := s.Setup().Board
	var many [hexmap.NumRegions + 1]int
	for _, e := range events {
		if e.Kind == steamrollers.OliveCrossed {
			many[e.City]++
		}
	}
	touched := drawing.Touched{}
	for n := len(crosses) - 1; n >= 0; n-- {
		if region := board.Region(crosses[n]); many[region] > 0 {
			many[region]--
			touched.Add(hexName(board.Cell(crosses[n])), regionName(region))
		}
	}
	return touched
}

// The names of what nobody clicks, and a move may touch.
const (
	wallDieName  = "wall-die"
	blackDieName = "black-die"
	inUseName    = "in-use"
	reservedName = "reserved"
)

func supplyCityName(city int) string { return "city-" + strconv.Itoa(city) }
func regionName(region int) string   { return "region-" + strconv.Itoa(region) }
