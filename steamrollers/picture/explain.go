package picture

import (
	"strconv"
	"strings"

	"github.com/railhex/railhex/variants/family"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/track"
	"github.com/railhex/railhex/variants"
)

// partsOf are the names of the parts with which a move is made.
func partsOf(s *steamrollers.State, m steamrollers.Move) []string {
	switch m.Kind() {
	case steamrollers.KindImprove:
		return []string{boxName(s.Die())}
	case steamrollers.KindDeliver:
		good := goodName(m.From(), m.Good(), m.LinePlace())
		if m.IsOwn() {
			good = ownName
		}
		return []string{good, cityName(s, m.From()), cityName(s, m.To())}
	case steamrollers.KindTake:
		return []string{tileName(s.Die())}
	case steamrollers.KindUseValue, steamrollers.KindUseStep, steamrollers.KindUseFlip, steamrollers.KindUseReroll, steamrollers.KindUseTwo:
		return []string{tileName(m.ActionTile())}
	case steamrollers.KindSteal:
		return []string{tileName(variants.Tile2b.Number())}
	case steamrollers.KindDraft:
		return []string{dieName(m.Die())}
	case steamrollers.KindFulfil:
		return []string{orderName(m.Order())}
	case steamrollers.KindPlace:
		return []string{cityName(s, m.City())}
	case steamrollers.KindEnginePower:
		return []string{powerName(variants.EnginePower), boxName(m.Box())}
	case steamrollers.KindRailPower:
		return []string{powerName(variants.RailPower), hexName(m.Hex())}
	case steamrollers.KindPointsPower:
		return []string{powerName(variants.PointsPower)}
	case steamrollers.KindTilePower:
		return []string{powerName(variants.TilePower), tileName(m.ActionTile())}
	case steamrollers.KindGoodsPower:
		return []string{powerName(variants.GoodsPower)}
	}
	if hex := m.Hex(); hex.IsValid() {
		return []string{hexName(hex)}
	}
	return nil
}

// Explain says why the part chooses no legal move: what the position says of the
// move that a click there means, a [*family.MoveError]. That has no Move if no move says
// what was clicked, such as an engine box that the die does not name. If a click on a good
// or a city may mean many deliveries, it is about the one that is closest to being legal.
//
// It is nil if the part chooses a move, and if a click there means none: on the
// sheets of others, tiles aside, and where the part names nothing.
func (part Part) Explain(s *steamrollers.State) error {
	seat, name, ok := part.read()
	kind, which, _ := strings.Cut(name, "-")
	if !ok || s.Seats() == 0 || int(seat) > s.Seats() {
		return nil
	}
	if seat != steamrollers.Nobody && seat != s.Turn() && kind != "tile" {
		return nil
	}
	if part.AppendMoves(nil, s) != nil {
		return nil
	}
	switch kind {
	case "hex":
		return explainHex(s, which)
	case "good":
		return explainGood(s, which)
	case ownName:
		if good, city := s.Own(seat); good != 0 {
			return closest(s, good, city, func(m steamrollers.Move) steamrollers.Move { return m.Own() })
		}
	case "power":
		return explainPower(s, which)
	}
	return explainNumbered(s, kind, which)
}

// explainNumbered explains what is there six times at the most, by its number.
func explainNumbered(s *steamrollers.State, kind, which string) error {
	number, err := strconv.Atoi(which)
	if err != nil || number < 1 || number > variants.NumTiles {
		return nil
	}
	switch kind {
	case "die":
		return s.Explain(steamrollers.Draft(number))
	case "box":
		return explainBox(s, number)
	case "tile":
		return explainTile(s, number)
	case "order":
		if face, _ := s.Order(number); face != 0 {
			return s.Explain(steamrollers.Fulfil(number, s.Setup().Components.Order(face).Goods))
		}
	}
	return nil
}

// explainHex explains why no track can be drawn in a hex. Its place is at fault,
// or the moment, and so any track tells. To place a personal good is asked for
// cities only.
func explainHex(s *steamrollers.State, name string) error {
	hex, err := hexmap.ParseCell(name)
	if err != nil {
		return nil
	}
	board := s.Setup().Board
	straight := track.Between(hexmap.East, hexmap.West)
	switch s.Phase() {
	case steamrollers.PhasePower:
		return s.Explain(steamrollers.RailPower(hex, straight))
	case steamrollers.PhasePlace:
		if i, ok := board.Index(hex); ok && board.IsCity(i) {
			return s.Explain(steamrollers.Place(board.Region(i)))
		}
	}
	return s.Explain(steamrollers.Build(hex, straight))
}

// explainGood explains why a good of the supply board cannot be delivered.
func explainGood(s *steamrollers.State, name string) error {
	from, which, _ := strings.Cut(name, "-")
	city, err := strconv.Atoi(from)
	if err != nil || city < 1 || city > hexmap.NumRegions {
		return nil
	}
	if place, err := strconv.Atoi(which); err == nil { // SOLO-4
		line := s.Supply(city)
		if place < 1 || place > line.Len() {
			return nil
		}
		return closest(s, line.At(place-1), city, func(m steamrollers.Move) steamrollers.Move { return m.FromLine(place) })
	}
	good, err := variants.ParseGood(which)
	if err != nil {
		return nil
	}
	return closest(s, good, city, func(m steamrollers.Move) steamrollers.Move { return m })
}

// notTheDie explains why something is not for a die of another number.
func notTheDie(rule steamrollers.Rule, reason string, thing string, number, die int) error {
	return &family.MoveError{Move: steamrollers.Move{}, Rule: rule, Reason: steamrollers.Refusal(reason, "die", die, thing, number)}
}

func explainBox(s *steamrollers.State, box int) error {
	switch {
	case s.Phase() == steamrollers.PhasePower:
		return s.Explain(steamrollers.EnginePower(box))
	case s.Phase() == steamrollers.PhaseAct && box != s.Die():
		return notTheDie(steamrollers.MustParseRule("ENGINE-1"), "box-not-die", "box", box, s.Die())
	}
	return s.Explain(steamrollers.Improve())
}

func explainTile(s *steamrollers.State, tile int) error {
	switch {
	case s.Phase() == steamrollers.PhasePower:
		return s.Explain(steamrollers.TilePower(tile))
	case s.Phase() == steamrollers.PhaseAct && tile != s.Die():
		return notTheDie(steamrollers.MustParseRule("TAKE-1"), "tile-not-die", "tile", tile, s.Die())
	}
	return s.Explain(steamrollers.Take())
}

// explainPower explains why a starting power cannot be taken. What one would do
// with it is not at fault.
func explainPower(s *steamrollers.State, name string) error {
	power, err := variants.ParsePower(name)
	if err != nil {
		return nil
	}
	board := s.Setup().Board
	return s.Explain(map[variants.Power]steamrollers.Move{
		variants.EnginePower: steamrollers.EnginePower(1),
		variants.RailPower:   steamrollers.RailPower(board.Cell(board.Town(1)), track.Between(hexmap.East, hexmap.West)),
		variants.PointsPower: steamrollers.PointsPower(),
		variants.TilePower:   steamrollers.TilePower(1),
		variants.GoodsPower:  steamrollers.GoodsPower(),
	}[power])
}

// closest explains why a good cannot be delivered from a city by the delivery
// that comes closest to being legal; of several, by one to a city of its colour.
func closest(s *steamrollers.State, good variants.Good, from int, of func(steamrollers.Move) steamrollers.Move) error {
	from = max(from, 1) // a personal good that was not placed yet
	board := s.Setup().Board
	var moves []steamrollers.Move
	for _, ofColour := range []bool{true, false} {
		for to := 1; to <= hexmap.NumRegions; to++ {
			if to == from || variants.MayGoTo(good, board.Colour(to)) != ofColour {
				continue
			}
			for distance := 1; distance <= farthest; distance++ {
				moves = append(moves, of(steamrollers.Deliver(good, from, to, distance)))
			}
		}
	}
	return family.Closest(moves, s.Explain,
		steamrollers.MustParseRule("DELIVER-2"), steamrollers.MustParseRule("DELIVER-1"), steamrollers.MustParseRule("DELIVER-4"),
		steamrollers.MustParseRule("DELIVER-3"), steamrollers.MustParseRule("DELIVER-9"), steamrollers.MustParseRule("DELIVER-6"))
}

// farthest is the longest distance there is: over all six cities, with a town on
// each link.
const farthest = 2*hexmap.NumRegions - 1
