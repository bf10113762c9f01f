package steam

import (
	"io/fs"
	"math"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/variants/family"

	"github.com/railhex/railhex/hexmap/parse"
)

// A headerReader reads the setup from the header of a record.
type headerReader struct {
	files fs.FS
	setup *Setup
	rules bool // whether the line "rules" was read
	order bool // whether there is a line "order"
}

// lines are the lines of a header that Steam has for itself.
func (h *headerReader) lines() []family.HeaderLine {
	return []family.HeaderLine{
		{Key: "players", Expected: parse.Say(expectedPlayers), Needed: true, Read: h.players},
		{Key: "map", Expected: parse.Say(expectedMap), Needed: true, Read: h.board},
		{Key: "components", Expected: parse.Say(expectedParts), Needed: true, Read: h.components},
		{Key: "rules", Expected: parse.Say(expectedVariant), Needed: true, Read: h.readVariant},
		{Key: "order", Read: h.readOrder},
	}
}

const (
	expectedPlayers    = "the number of players"
	expectedVariant    = "base or standard"
	expectedFirstOrder = "auction or random"
	expectedMap        = "a map: northeast, rhine, rhine-2, or a file that ends in .map"
	expectedParts      = "components: standard, or a file that ends in .components"
)

func (h *headerReader) players(w *parse.Line) error {
	h.setup.Players = w.Number(expectedPlayers, 0, math.MaxInt32)
	return nil
}

func (h *headerReader) board(w *parse.Line) (err error) {
	h.setup.Map, err = family.ShippedOrFile(h.files, w, ".map", parse.Say(expectedMap), ShippedMap, ParseMap)
	return err
}

func (h *headerReader) components(w *parse.Line) (err error) {
	h.setup.Components, err = family.ShippedOrFile(h.files, w, ".components", parse.Say(expectedParts), ShippedComponents, ParseComponents)
	return err
}

func (h *headerReader) readVariant(w *parse.Line) error {
	h.setup.Variant = parse.Value(w, expectedVariant, parseVariant)
	h.rules = w.Err() == nil
	return nil
}

func (h *headerReader) readOrder(w *parse.Line) error {
	h.setup.Order = parse.Value(w, expectedFirstOrder, parseFirstOrder)
	h.order = true
	return nil
}

// checkOrder says what is wrong with there being a line "order", or none: it
// belongs to the base game, and to that alone (STD-2).
func (h *headerReader) checkOrder() error {
	switch {
	case !h.rules || (h.setup.Variant == Base) == h.order:
		return nil
	case h.order:
		return &family.SetupError{Field: "order", Rule: StandardFirstOrder, Reason: family.NewPhrase(reasonSetupNoOrder)}
	}
	return &hexmap.ParseError{Column: 1, Found: parse.Say("the end of the header"), Expected: parse.Say("a line {line} with {words}", "line", "order", "words", parse.Say(expectedFirstOrder))}
}
