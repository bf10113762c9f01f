package picture

import (
	"slices"
	"strconv"
	"strings"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/track"
	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/steam"
)

// partsOf are the parts with which a move is made.
func partsOf(s *steam.State, m steam.Move) []Part {
	if !m.IsValid() || m.Chance() {
		return nil
	}
	switch m.Kind() {
	case steam.KindBid:
		return []Part{tableParts + bidPart(m.Number())}
	case steam.KindCapital:
		return []Part{tableParts + capitalPart(m.Number())}
	case steam.KindTake:
		return []Part{tableParts + actionPart(m.ActionTile())}
	case steam.KindUrbanise:
		return []Part{mapParts + hexPart(m.Hex()), tableParts + newCityPart(m.Colour()), tableParts + spacePart(m.Space())}
	case steam.KindGrow:
		return []Part{mapParts + hexPart(m.Hex()), tableParts + spacePart(m.Space())}
	case steam.KindDeliver:
		parts := []Part{mapParts + goodPart(m.Hex(), m.Colour()), mapParts + hexPart(m.Hex())}
		for route := range s.Routes(m) {
			parts = append(parts, mapParts+hexPart(route[len(route)-1].To))
		}
		return parts
	}
	if hex := m.Hex(); hex.IsValid() {
		return []Part{mapParts + hexPart(hex)}
	}
	return []Part{tableParts + Part(m.Kind().String())}
}

// The buttons of moves that are one word have its name.
const (
	donePart       Part = "done"
	passPart       Part = "pass"
	locomotivePart Part = "locomotive"
	incomePart     Part = "income"
	pointsPart     Part = "points"
)

// Explain says why the part chooses no legal move: what the position says of the move that
// a click there means, a *family.MoveError. Where a click may mean many moves, as on a hex,
// it speaks of the one that comes closest to being legal.
//
// It is nil if the part chooses a move, and where it names nothing of the position.
func (part Part) Explain(s *steam.State) error {
	if s.Seats() == 0 || part.AppendMoves(nil, s) != nil {
		return nil
	}
	if hex, colour, ok := part.good(); ok {
		if s.GoodsAt(hex).Count(colour) > 0 {
			return closest(s, deliveries(colour, hex))
		}
		return nil
	}
	if where, ok := strings.CutPrefix(string(part), mapParts+"hex-"); ok {
		if hex, err := hexmap.ParseCell(where); err == nil {
			return closest(s, meantByHex(s, hex))
		}
		return nil
	}
	if name, ok := strings.CutPrefix(string(part), tableParts); ok {
		return closest(s, meantOnTable(s, name))
	}
	return nil
}

// meantByHex are moves that a click on a hex may mean.
func meantByHex(s *steam.State, hex hexmap.Cell) (moves []steam.Move) {
	if _, ok := s.Map().Index(hex); !ok {
		return nil
	}
	if s.Phase() == steam.PhaseMove {
		for colour := range steam.Colours() {
			if s.GoodsAt(hex).Count(colour) > 0 {
				moves = append(moves, deliveries(colour, hex)...)
			}
		}
		if moves == nil {
			moves = deliveries(steam.Red, hex)
		}
		return moves
	}
	switch s.Pending(s.Turn()) {
	case steam.GrowthTile:
		if s.CityColour(hex).IsValid() {
			return growths(s, hex)
		}
	case steam.UrbaniseTile:
		if s.IsTown(hex) {
			moves = urbanisations(s, hex)
		}
	}
	return append(moves, tilesIn(s, hex)...)
}

// tilesIn are moves that lay a simple tile in a hex, upon what lies there.
func tilesIn(s *steam.State, hex hexmap.Cell) (moves []steam.Move) {
	there := s.Holds(hex)
	lay := steam.Build
	if there != 0 {
		lay = steam.Upgrade
	}
	for from := range hexmap.Direction(hexmap.NumDirections) {
		if s.IsTown(hex) {
			if tile, ok := there.Plus(track.Exit(from)); ok {
				moves = append(moves, lay(hex, tile))
			}
			continue
		}
		for to := from + 1; to < hexmap.NumDirections; to++ {
			if tile, ok := there.Plus(track.Between(from, to).Tile()); ok {
				moves = append(moves, lay(hex, tile))
			}
		}
	}
	if moves == nil { // there is no room for more
		moves = append(moves, lay(hex, there))
	}
	return moves
}

// deliveries are the moves of a good over one link.
func deliveries(colour steam.Colour, from hexmap.Cell) (moves []steam.Move) {
	for d := range hexmap.Direction(hexmap.NumDirections) {
		moves = append(moves, steam.Deliver(colour, from, d))
	}
	return moves
}

func growths(s *steam.State, hex hexmap.Cell) (moves []steam.Move) {
	for space := 1; space <= s.Spaces(); space++ {
		moves = append(moves, steam.Grow(hex, space))
	}
	return moves
}

func urbanisations(s *steam.State, hex hexmap.Cell) (moves []steam.Move) {
	for colour := range steam.Colours() {
		for space := 0; space <= s.Spaces(); space++ {
			moves = append(moves, steam.Urbanise(hex, colour, space))
		}
	}
	return moves
}

// meantOnTable are moves that a click on a part of the table may mean.
func meantOnTable(s *steam.State, name string) []steam.Move {
	if m, err := steam.ParseMove(name); err == nil {
		return []steam.Move{m}
	}
	kind, which, _ := strings.Cut(name, "-")
	number, err := strconv.Atoi(which)
	if err != nil || number < 0 || number > mostNumber || strconv.Itoa(number) != which {
		number = -1
	}
	switch {
	case kind == "action":
		if t, err := steam.ParseActionTile(which); err == nil {
			return []steam.Move{steam.Take(t)}
		}
	case kind == "city":
		if colour, err := steam.ParseColour(which); err == nil {
			return slices.DeleteFunc(everyUrbanisation(s), func(m steam.Move) bool { return m.Colour() != colour })
		}
	case kind == "space" && number > 0 && number <= s.Spaces():
		moves := everyUrbanisation(s)
		if s.Pending(s.Turn()) != steam.UrbaniseTile {
			moves = nil
			for hex := range s.Cities() {
				moves = append(moves, growths(s, hex)...)
			}
		}
		return slices.DeleteFunc(moves, func(m steam.Move) bool { return m.Space() != number })
	case kind == "bid" && number >= 0:
		return []steam.Move{steam.Bid(number)}
	case kind == "capital" && number >= 0:
		return []steam.Move{steam.Capital(number)}
	}
	return nil
}

// mostNumber is the highest number in the notation of moves.
const mostNumber = 9999

// everyUrbanisation returns the urbanisations of all towns. If all towns are cities, it
// returns those of another hex, so that there is a move to explain.
func everyUrbanisation(s *steam.State) (moves []steam.Move) {
	m := s.Map()
	for i := range m.Towns() {
		moves = append(moves, urbanisations(s, m.Cell(i))...)
	}
	if moves == nil {
		moves = urbanisations(s, m.Cell(0))
	}
	return moves
}

// closest explains why none of some moves is legal by that which comes closest to being so.
func closest(s *steam.State, moves []steam.Move) error {
	return family.Closest(moves, s.Explain, // of new cities and growth, of moving goods, of track
		steam.MustParseRule("CITY-1"), steam.MustParseRule("CITY-9"), steam.MustParseRule("CITY-6"), steam.MustParseRule("CITY-8"),
		steam.MustParseRule("CITY-10"), steam.MustParseRule("MOVE-5"), steam.MustParseRule("MOVE-7"), steam.MustParseRule("MOVE-6"),
		steam.MustParseRule("MOVE-9"), steam.MustParseRule("MOVE-10"), steam.MustParseRule("MOVE-8"), steam.MustParseRule("COMP-3"),
		steam.MustParseRule("BUILD-4"), steam.MustParseRule("BUILD-5"), steam.MustParseRule("LINK-6"), steam.MustParseRule("BUILD-6"),
		steam.MustParseRule("BUILD-7"), steam.MustParseRule("COMP-4"), steam.MustParseRule("MONEY-4"), steam.MustParseRule("STD-4"))
}
