package steampower

import (
	"io/fs"
	"math"
	"strings"

	"github.com/railhex/railhex/variants/family"

	"github.com/railhex/railhex/hexmap/parse"
)

// A headerReader reads the setup from the header of a record.
type headerReader struct {
	files fs.FS
	setup *Setup
}

// lines are the lines of a header that Steam Power has for itself.
func (h *headerReader) lines() []family.HeaderLine {
	return []family.HeaderLine{
		{Key: "players", Expected: parse.Say(expectedPlayers), Needed: true, Read: h.players},
		{Key: "map", Expected: expectedMap, Needed: true, Read: h.board},
		{Key: "components", Expected: expectedComponents, Needed: true, Read: h.components},
	}
}

const expectedPlayers = "the number of players"

var (
	expectedMap        = parse.Say("a map: one of {names}, or a file that ends in .map", "names", strings.Join(shippedMapNames, ", "))
	expectedComponents = parse.Say("components: one of {names}, or a file that ends in .components", "names", strings.Join(shippedComponentsNames, ", "))
)

func (h *headerReader) players(w *parse.Line) error {
	h.setup.Players = w.Number(expectedPlayers, 0, math.MaxInt32)
	return nil
}

func (h *headerReader) board(w *parse.Line) (err error) {
	h.setup.Map, err = family.ShippedOrFile(h.files, w, ".map", expectedMap, ShippedMap, ParseMap)
	return err
}

func (h *headerReader) components(w *parse.Line) (err error) {
	h.setup.Components, err = family.ShippedOrFile(h.files, w, ".components", expectedComponents, ShippedComponents, ParseComponents)
	return err
}
