package picture

import (
	"slices"
	"strconv"
	"strings"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/variants/family/drawing"
	"github.com/railhex/railhex/variants/steam"
)

// A Part is a part of a picture that somebody may click, as its data-part names
// it: "map/hex-c5" on the map, "table/space-4" on the table. A front end hands it
// back to learn what a click there means. A Part may be any text: what names
// nothing chooses nothing.
type Part string

// chooses reports whether a legal move of a position is made with the part. Each move of
// a player has at least one part. Track, a new city and growth have their hex; a delivery
// has the good and the cities where it begins and ends. A new city also has its tile and
// the space of the supply. Other parts are action tiles, the space of the locomotive
// track, and buttons for bids, loans, points, and to pass and to end.
func (part Part) chooses(s *steam.State, m steam.Move) bool {
	return slices.Contains(partsOf(s, m), part)
}

// AppendMoves appends the legal moves that the part chooses. Goods lie on the middle of their
// city, so one that cannot be moved stands for the city if other goods can go there. Where
// AppendMoves appends none, [Part.Explain] says why.
func (part Part) AppendMoves(dst []steam.Move, s *steam.State) []steam.Move {
	if s.Turn() == steam.Nobody {
		return dst
	}
	before := len(dst)
	for _, m := range s.AppendMoves(nil) {
		if part.chooses(s, m) {
			dst = append(dst, m)
		}
	}
	if hex, colour, ok := part.good(); ok && len(dst) == before && s.GoodsAt(hex).Count(colour) > 0 {
		city := (mapParts + hexPart(hex)).AppendMoves(nil, s)
		if slices.ContainsFunc(city, func(m steam.Move) bool { return m.Hex() != hex }) {
			dst = append(dst, city...)
		}
	}
	return dst
}

// good returns the city and the colour of the goods that a part names. It reports false for
// any other part.
func (part Part) good() (hex hexmap.Cell, colour steam.Colour, ok bool) {
	which, ok := strings.CutPrefix(string(part), mapParts+"good-")
	if !ok {
		return hex, colour, false
	}
	where, letter, _ := strings.Cut(which, "-")
	hex, err := hexmap.ParseCell(where)
	if err == nil {
		colour, err = steam.ParseGood(letter)
	}
	return hex, colour, err == nil
}

// The names of parts begin with the picture that they are in.
const (
	mapParts   = "map/"
	tableParts = "table/"
)

// choose says which parts of a picture choose which moves of a position.
func choose(s *steam.State, moves []steam.Move, in string) drawing.Choices {
	c := drawing.Choices{}
	for _, m := range moves {
		for _, part := range partsOf(s, m) {
			if name, ok := strings.CutPrefix(string(part), in); ok {
				c.Add(m, name)
			}
		}
	}
	return c
}

func hexPart(hex hexmap.Cell) Part { return Part("hex-" + hex.String()) }
func goodPart(hex hexmap.Cell, c steam.Colour) Part {
	return Part("good-" + hex.String() + "-" + string(c.Letter()))
}
func actionPart(t steam.ActionTile) Part { return Part("action-" + t.String()) }
func newCityPart(c steam.Colour) Part    { return Part("city-" + c.String()) }
func spacePart(space int) Part           { return Part("space-" + strconv.Itoa(space)) }
func bidPart(sum int) Part               { return Part("bid-" + strconv.Itoa(sum)) }
func capitalPart(loans int) Part         { return Part("capital-" + strconv.Itoa(loans)) }

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
