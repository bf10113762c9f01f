package picture

import (
	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/variants"
)

// Marks are what a picture shows besides the position: what might be done. The
// zero Marks are none.
type Marks struct {
	// Moves are moves to choose from: what [steamrollers.State.AppendMoves]
	// lists, or some of that. What a move is made with is marked wherever it is
	// drawn: the hex of a build, the good and both cities of a delivery, the die
	// of a draft, boxes, tiles, orders, powers. Where the moves leave a hex a
	// single track, that is drawn lightly. They must be moves of the position.
	Moves []steamrollers.Move
	// Route is a way that a good may go, drawn on a sheet over the track, with
	// the distance at each stop.
	Route steamrollers.Route
}

// choices are the moves that each part of a picture chooses, by the part's name.
type choices map[string][]steamrollers.Move

// choose says which parts choose which moves of a position.
func choose(s *steamrollers.State, moves []steamrollers.Move) choices {
	c := choices{}
	board := s.Setup().Board
	for _, m := range moves {
		switch m.Kind() {
		case steamrollers.KindBuild:
			c.add(m, hexName(m.Hex()))
		case steamrollers.KindImprove:
			c.add(m, boxName(s.Die()))
		case steamrollers.KindDeliver:
			good := goodName(m.From(), m.Good(), m.Place())
			if m.IsOwn() {
				good = ownName
			}
			c.add(m, good, hexName(cityCell(board, m.From())), hexName(cityCell(board, m.To())))
		case steamrollers.KindTake:
			c.add(m, tileName(s.Die()))
		case steamrollers.KindUseValue, steamrollers.KindUseStep, steamrollers.KindUseFlip, steamrollers.KindUseReroll, steamrollers.KindUseTwo:
			c.add(m, tileName(m.Tile()))
		case steamrollers.KindSteal:
			c.add(m, tileName(variants.Tile2b.Number()))
		case steamrollers.KindDraft:
			c.add(m, dieName(m.Die()))
		case steamrollers.KindFulfil:
			c.add(m, orderName(m.Order()))
		case steamrollers.KindPlace:
			c.add(m, hexName(cityCell(board, m.City())))
		case steamrollers.KindEnginePower:
			c.add(m, powerName(variants.EnginePower), boxName(m.Box()))
		case steamrollers.KindRailPower:
			c.add(m, powerName(variants.RailPower), hexName(m.Hex()))
		case steamrollers.KindPointsPower:
			c.add(m, powerName(variants.PointsPower))
		case steamrollers.KindTilePower:
			c.add(m, powerName(variants.TilePower), tileName(m.Tile()))
		case steamrollers.KindGoodsPower:
			c.add(m, powerName(variants.GoodsPower))
		}
	}
	return c
}

func (c choices) add(m steamrollers.Move, parts ...string) {
	for _, part := range parts {
		c[part] = append(c[part], m)
	}
}

func cityCell(board *hexmap.Board, city int) hexmap.Cell { return board.Cell(board.City(city)) }
