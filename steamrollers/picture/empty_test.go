package picture_test

import (
	"testing"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/steamrollers/picture"
)

func TestWhatIsNotThereIsEmpty(t *testing.T) {
	var (
		style picture.Style
		zero  steamrollers.State
		s     = begin(t, steamrollers.Setup{Players: 2})
		setup steamrollers.Setup
		marks = picture.Marks{Moves: []steamrollers.Move{{}, steamrollers.MustParseMove("deliver R 1-2 3")}}
		a1    = hexmap.MustParseCell("a1")
	)
	for name, svg := range map[string]string{
		"supply of no position":   style.Supply(&zero, marks),
		"sheet of no position":    style.Sheet(&zero, 1, marks),
		"sheet of nobody":         style.Sheet(&s, steamrollers.Nobody, marks),
		"sheet of a third of two": style.Sheet(&s, 3, marks),
		"Olive in no position":    style.Olive(&zero, picture.Marks{}),
		"Olive where two play":    style.Olive(&s, picture.Marks{}),
		"no board":                style.Board(nil, nil),
		"the zero board":          style.Board(new(hexmap.Board), nil),
		"tracks in no position":   style.Tracks(&zero, a1, []steamrollers.Move{steamrollers.MustParseMove("build a1 E-W")}),
		"tracks of no moves":      style.Tracks(&s, a1, nil),
		"tracks in no hex":        style.Tracks(&s, hexmap.Cell{}, marks.Moves),
		"tracks beyond the board": style.Tracks(&s, hexmap.MustParseCell("z9"), []steamrollers.Move{steamrollers.MustParseMove("build z9 E-W")}),
		"die 0":                   style.Die(0),
		"die 7":                   style.Die(7),
		"no tile":                 style.Tile(setup, 0),
		"a fifteenth face":        style.Tile(setup, 15),
		"no order":                style.Order(setup, 0),
		"a thirteenth order":      style.Order(setup, 13),
	} {
		if svg != "" {
			t.Errorf("%s: is drawn as %s", name, svg)
		}
	}
}

func TestEdgesOffTheBoardAreNoWalls(t *testing.T) {
	board, style := hexmap.Standard(), picture.Style{}
	off := []hexmap.Edge{{}, hexmap.EdgeOf(board.Hex(0), hexmap.West), hexmap.EdgeOf(hexmap.Hex{Q: 99}, hexmap.East)}
	if style.Board(board, off) != style.Board(board, nil) {
		t.Error("edges that the board does not have are drawn")
	}
}
