package steamrollers

import (
	"errors"
	"fmt"
	"io/fs"
	"math"
	"slices"
	"strings"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/internal/lines"
	"github.com/railhex/railhex/internal/reading"
	"github.com/railhex/railhex/solo"
	"github.com/railhex/railhex/variants"
)

// A headerReader reads the header of a record, line by line.
type headerReader struct {
	files  fs.FS
	setup  Setup
	seen   map[string]headerLine
	faults []error
	last   int // number of the last line
}

// A headerLine is where a line of the header stood.
type headerLine struct {
	number int
	text   string
}

// line reads a line of the header. It reports false, and reads nothing, if the
// line is not of the header: the moves have begun.
func (h *headerReader) line(number int, words []lines.Word) bool {
	word := words[0].Text
	switch word {
	case "game", "players", "board", "components", "module", "olive":
	case "wall": // a line of the header, or the move with a die
		if len(words) == 2 && len(words[1].Text) == 1 && isFace(int(words[1].Text[0])-'0') {
			return false
		}
	default:
		return false
	}
	if h.seen == nil {
		h.seen = make(map[string]headerLine)
	}
	here := headerLine{number, lines.Join(words)}
	fail := func(err error) {
		if e, ok := err.(*ParseError); ok && e.Line == 0 {
			e.Line = number
		}
		h.faults = append(h.faults, &RecordError{number, here.text, err})
	}
	earlier, twice := h.seen[word]
	switch {
	case twice:
		fail(reading.Unexpected(words[0], fmt.Sprintf("each line of the header once: line %d is of %s already", earlier.number, word)))
		return true
	case len(h.seen) == 0 && word != "game":
		fail(reading.Unexpected(words[0], "game steamrollers as the first line"))
	}
	h.seen[word], h.last = here, number
	if err := h.value(word, words); err != nil {
		fail(err)
	}
	return true
}

// value reads what follows the first word.
func (h *headerReader) value(first string, words []lines.Word) error {
	expected := headerValues[first]
	if len(words) == 1 {
		return &ParseError{Column: lines.End(words), Found: "the end of the line", Expected: expected}
	}
	if len(words) > 2 && first != "module" {
		return reading.Unexpected(words[2], "the end of the line")
	}
	value, ok := words[1], true
	switch first {
	case "game":
		ok = value.Text == "steamrollers"
	case "players":
		h.setup.Players, ok = reading.Natural(value.Text, math.MaxInt32)
	case "board":
		return h.board(value)
	case "components":
		return h.components(value)
	case "module":
		return h.modules(words[1:])
	case "wall":
		wall, err := hexmap.ParseDifficulty(value.Text)
		h.setup.Wall, ok = wall, err == nil
	case "olive":
		level, err := solo.ParseLevel(value.Text)
		h.setup.Olive, ok = level, err == nil
	}
	if !ok {
		return reading.Unexpected(value, expected)
	}
	return nil
}

// headerValues says what each line of the header holds.
var headerValues = map[string]string{
	"game":       "steamrollers",
	"players":    "the number of players",
	"board":      "a board: one of " + strings.Join(slices.Collect(hexmap.ShippedNames()), ", ") + ", or a file that ends in .board",
	"components": "components: standard, or a file that ends in .components",
	"module":     "modules: coal, order, power, yucata",
	"wall":       "medium or hard",
	"olive":      "Olive's level: clerk, conductor, machinist, engineer, investor or baron",
}

func (h *headerReader) board(name lines.Word) error {
	if !strings.HasSuffix(name.Text, ".board") {
		board, ok := hexmap.Shipped(name.Text)
		if !ok {
			return reading.Unexpected(name, headerValues["board"])
		}
		h.setup.Board = board
		return nil
	}
	text, err := h.read(name.Text)
	if err != nil {
		return err
	}
	h.setup.Board, err = hexmap.ParseBoard(text)
	return inFile(name.Text, err)
}

func (h *headerReader) components(name lines.Word) error {
	if !strings.HasSuffix(name.Text, ".components") {
		components, ok := variants.ShippedComponents(name.Text)
		if !ok {
			return reading.Unexpected(name, headerValues["components"])
		}
		h.setup.Components = components
		return nil
	}
	text, err := h.read(name.Text)
	if err != nil {
		return err
	}
	h.setup.Components, err = variants.ParseComponents(text)
	return inFile(name.Text, err)
}

func (h *headerReader) read(name string) (string, error) {
	if h.files == nil {
		return "", &fs.PathError{Op: "open", Path: name, Err: fs.ErrNotExist}
	}
	text, err := fs.ReadFile(h.files, name)
	return string(text), err
}

// inFile says of an error in which file it is.
func inFile(name string, err error) error {
	if err == nil {
		return nil
	}
	return fmt.Errorf("%s: %w", name, err)
}

func (h *headerReader) modules(words []lines.Word) error {
	for _, word := range words {
		module, err := variants.ParseModule(word.Text)
		switch {
		case err != nil:
			return reading.Unexpected(word, headerValues["module"])
		case h.setup.Modules.Has(module):
			return reading.Unexpected(word, "each module once")
		}
		h.setup.Modules |= module
	}
	return nil
}

// finish is the setup of the whole header, or all its faults.
func (h *headerReader) finish(at *lines.Scanner) (Setup, error) {
	for _, word := range []string{"game", "players", "board", "components"} {
		if _, ok := h.seen[word]; ok {
			continue
		}
		missing := &ParseError{Line: max(at.Number(), 1), Column: 1, Found: "the end of the header", Expected: "a line " + word + " with " + headerValues[word]}
		if words := at.Words(); word == "game" && len(h.seen) == 0 && len(words) > 0 { // not a record at all, or with something before it
			missing.Input, missing.Found = lines.Clip(words[0].Text), lines.Quote(words[0].Text)
		}
		h.faults = append(h.faults, &RecordError{missing.Line, lines.Join(at.Words()), missing})
	}
	return h.setup, errors.Join(h.faults...)
}

// locate gives the faults of a setup their lines in the header.
func (h *headerReader) locate(err error) error {
	joined, ok := err.(interface{ Unwrap() []error })
	if !ok {
		return err
	}
	var faults []error
	for _, fault := range joined.Unwrap() {
		at := h.seen["game"]
		var wrong *SetupError
		if errors.As(fault, &wrong) {
			at = h.seen[wrong.Field]
		}
		faults = append(faults, &RecordError{at.number, at.text, fault})
	}
	return errors.Join(faults...)
}
