package steamrollers

import (
	"errors"
	"fmt"
	"strings"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/hexmap/parse"
	"github.com/railhex/railhex/steamrollers/internal/document"
	"github.com/railhex/railhex/variants"
)

// Between a Setup and that of a document.

// document lays out what is played.
func (setup Setup) document() document.Setup {
	doc := document.Setup{
		Players: setup.Players, Board: setup.Board.Name(), Components: setup.Components.Name,
		Modules: strings.Fields(setup.Modules.String()), Olive: setup.Olive.String(),
	}
	if shipped, ok := hexmap.Shipped(doc.Board); !ok || !shipped.Equal(setup.Board) {
		doc.Board = setup.Board.String()
	}
	if shipped, ok := variants.ShippedComponents(doc.Components); !ok || shipped != setup.Components {
		doc.Components = setup.Components.String()
	}
	if setup.Wall != hexmap.Open {
		doc.Wall = setup.Wall.String()
	}
	return doc
}

// packSetup reads what is played. A text of more than one line is a board or
// components in full, one of a single line a name.
func packSetup(doc *document.Setup) (Setup, error) {
	setup := Setup{Players: doc.Players}
	var faults []error
	fault := func(field string, err error) {
		if err != nil {
			faults = append(faults, fmt.Errorf("setup.%s: %w", field, err))
		}
	}
	var err error
	if strings.Contains(doc.Board, "\n") {
		setup.Board, err = hexmap.ParseBoard(doc.Board)
	} else {
		setup.Board, err = named(doc.Board, hexmap.Shipped)
	}
	fault("board", err)
	if strings.Contains(doc.Components, "\n") {
		setup.Components, err = variants.ParseComponents(doc.Components)
	} else {
		setup.Components, err = named(doc.Components, variants.ShippedComponents)
	}
	fault("components", err)
	for i, word := range doc.Modules {
		module, err := variants.ParseModule(word)
		if err != nil || setup.Modules.Has(module) {
			fault(fmt.Sprintf("modules[%d]", i), parse.Misread(word, "one of coal, order, power and yucata, each once"))
		}
		setup.Modules |= module
	}
	if doc.Wall != "" {
		setup.Wall, err = hexmap.ParseDifficulty(doc.Wall)
		fault("wall", err)
	}
	fault("olive", setup.Olive.UnmarshalText([]byte(doc.Olive)))
	return setup, errors.Join(faults...)
}

// named finds a board or components that ship.
func named[T any](name string, shipped func(string) (T, bool)) (T, error) {
	found, ok := shipped(name)
	if !ok {
		return found, parse.Misread(name, "a name that ships, or a whole text")
	}
	return found, nil
}
