package steamrollers

import (
	"io/fs"
	"math"
	"slices"
	"strings"

	"github.com/railhex/railhex/variants/family"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/hexmap/parse"
	"github.com/railhex/railhex/solo"
	"github.com/railhex/railhex/variants"
)

// A headerReader reads the setup from the header of a record.
type headerReader struct {
	files fs.FS
	setup *Setup
}

// lines are the lines of a header that SteamRollers has for itself.
func (h *headerReader) lines() []family.HeaderLine {
	return []family.HeaderLine{
		{Key: "players", Expected: parse.Say("the number of players"), Needed: true, Read: h.players},
		{Key: "board", Expected: expectedBoard, Needed: true, Read: h.board},
		{Key: "components", Expected: expectedComponents, Needed: true, Read: h.components},
		{Key: "module", Read: h.modules},
		{Key: "wall", Read: h.wall, IsMove: isWallMove},
		{Key: "olive", Read: h.olive},
	}
}

var (
	expectedBoard      = parse.Say("a board: one of {names}, or a file that ends in .board", "names", strings.Join(slices.Collect(hexmap.ShippedNames()), ", "))
	expectedComponents = parse.Say("components: standard, or a file that ends in .components")
)

func (h *headerReader) players(w *parse.Line) error {
	h.setup.Players = w.Number("the number of players", 0, math.MaxInt32)
	return nil
}

func (h *headerReader) board(w *parse.Line) (err error) {
	h.setup.Board, err = family.ShippedOrFile(h.files, w, ".board", expectedBoard, hexmap.Shipped, hexmap.ParseBoard)
	return err
}

func (h *headerReader) components(w *parse.Line) (err error) {
	h.setup.Components, err = family.ShippedOrFile(h.files, w, ".components", expectedComponents, variants.ShippedComponents, variants.ParseComponents)
	return err
}

func (h *headerReader) modules(w *parse.Line) error {
	const expected = "modules: coal, order, power, yucata"
	for first := true; first || w.More(); first = false {
		word := w.Word(expected)
		module, err := variants.ParseModule(word.Text)
		switch {
		case err != nil:
			w.Fail(word, expected)
		case h.setup.Modules.Has(module):
			w.Fail(word, "each module once")
		}
		h.setup.Modules |= module
	}
	return nil
}

func (h *headerReader) wall(w *parse.Line) error {
	h.setup.Wall = parse.Value(w, "medium or hard", hexmap.ParseDifficulty)
	return nil
}

// isWallMove reports whether a line of the wall is the move, which has a die.
func isWallMove(words []parse.Word) bool {
	return len(words) == 2 && len(words[1].Text) == 1 && isFace(int(words[1].Text[0])-'0')
}

func (h *headerReader) olive(w *parse.Line) error {
	h.setup.Olive = parse.Value(w, "Olive's level: clerk, conductor, machinist, engineer, investor or baron", solo.ParseLevel)
	return nil
}
