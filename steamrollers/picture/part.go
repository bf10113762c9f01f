package picture

import (
	"slices"
	"strconv"
	"strings"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/track"
	"github.com/railhex/railhex/variants"
	"github.com/railhex/railhex/variants/family/drawing"
)

// A Part is a part of a picture that somebody may click, as its data-part names
// it: "P2/hex-c5" on the sheet of player 2, "supply/die-4" on the supply board. A
// front end hands it back to learn what a click there means. A Part may be any
// text: what names nothing chooses nothing.
type Part string

// Seat returns the seat whose sheet the part is on, [steamrollers.Nobody] for the supply
// board.
func (part Part) Seat() steamrollers.Seat {
	seat, _, _ := part.read()
	return seat
}

// chooses reports whether the part belongs to a legal move of a position. Such parts are
// the hex of a build, the good or one of the cities of a delivery, the die of a draft,
// boxes, tiles, orders, powers. On the sheets of others one can only take tiles. Moves to
// pass, to end a turn and to decline are made with no part.
func (part Part) chooses(s *steamrollers.State, m steamrollers.Move) bool {
	seat, name, ok := part.read()
	return ok && reaches(s, m, seat) && slices.Contains(partsOf(s, m), name)
}

// AppendMoves appends the legal moves that the part chooses. Where it appends
// none, [Part.Explain] says why.
func (part Part) AppendMoves(dst []steamrollers.Move, s *steamrollers.State) []steamrollers.Move {
	if s.Turn() == steamrollers.Nobody {
		return dst
	}
	for _, m := range s.AppendMoves(nil) {
		if part.chooses(s, m) {
			dst = append(dst, m)
		}
	}
	return dst
}

// The names of parts begin with where they are.
const supplyParts = "supply/"

func sheetParts(seat steamrollers.Seat) string { return "P" + strconv.Itoa(int(seat)) + "/" }

// read takes a Part apart into the sheet it is on and its name there.
func (part Part) read() (seat steamrollers.Seat, name string, ok bool) {
	if name, ok := strings.CutPrefix(string(part), supplyParts); ok {
		return steamrollers.Nobody, name, true
	}
	for seat := steamrollers.Seat(1); seat <= steamrollers.MaxSeats; seat++ {
		if name, ok := strings.CutPrefix(string(part), sheetParts(seat)); ok {
			return seat, name, true
		}
	}
	return steamrollers.Nobody, "", false
}

// reaches reports whether a move can be made with parts of the sheet of a seat,
// or of the supply board.
func reaches(s *steamrollers.State, m steamrollers.Move, on steamrollers.Seat) bool {
	return on == steamrollers.Nobody || on == s.Turn() || m.Kind() == steamrollers.KindTake // TAKE-2
}

// ownName is the name of a player's personal good.
const ownName = "own"

func hexName(hex hexmap.Cell) string        { return "hex-" + hex.String() }
func boxName(box int) string                { return "box-" + strconv.Itoa(box) }
func dieName(die int) string                { return "die-" + strconv.Itoa(die) }
func tileName(number int) string            { return "tile-" + strconv.Itoa(number) }
func orderName(number int) string           { return "order-" + strconv.Itoa(number) }
func powerName(power variants.Power) string { return "power-" + power.String() }

func trackName(t track.Track) string { return "track-" + t.String() }

func cityName(s *steamrollers.State, city int) string {
	board := s.Setup().Board
	return hexName(board.Cell(board.City(city)))
}

// goodName is the name of a good on the supply board: by its place where places
// count, as in solo (SOLO-4), and by its kind where equal goods are alike.
func goodName(city int, g variants.Good, place int) string {
	name := "good-" + strconv.Itoa(city) + "-"
	if place != 0 {
		return name + strconv.Itoa(place)
	}
	return name + g.String()
}

// Marks are what a picture shows besides the position: what might be done. The
// zero Marks are none.
type Marks struct {
	// Moves are moves to choose from: what [steamrollers.State.AppendMoves] lists, or
	// some of that. The parts that make up a move are marked wherever they are drawn.
	// They are the hex of a build, the good and both cities of a delivery, the die of a
	// draft, boxes, tiles, orders, powers. Where the moves leave a hex a single track,
	// that is drawn lightly. They must be moves of the position.
	Moves []steamrollers.Move
	// Route is a way that a good may go, drawn on a sheet over the track, with
	// the distance at each stop.
	Route steamrollers.Route
	// Last is what the last move did, as [steamrollers.State.AppendEvents] says of
	// the position before it. What it touched has the class last and a dashed mark:
	// the hex of new track, a box, a tile, the die, the cities of a delivery,
	// Olive's crosses.
	Last []steamrollers.Event
}

// choose says which parts of the sheet of a seat, or of the supply board, choose
// which moves of a position.
func choose(s *steamrollers.State, moves []steamrollers.Move, on steamrollers.Seat) drawing.Choices {
	c := drawing.Choices{}
	for _, m := range moves {
		if reaches(s, m, on) {
			c.Add(m, partsOf(s, m)...)
		}
	}
	return c
}

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
