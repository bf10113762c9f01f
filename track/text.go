package track

import (
	"fmt"
	"strings"
	"unicode/utf8"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/hexmap/parse"
)

// String returns the two edges of t in canonical order, such as "E-NE"; "no track"
// for the zero Track.
func (t Track) String() string {
	switch {
	case t == 0:
		return "no track"
	case !t.IsValid():
		return fmt.Sprintf("Track(%d)", uint8(t))
	}
	a, b := t.Ends()
	return a.String() + "-" + b.String()
}

// Parse reads what [Track.String] prints, and the two edges also the other way
// round: NE-E is E-NE. Its error is a [*hexmap.ParseError].
func Parse(text string) (Track, error) {
	first, second, _ := strings.Cut(text, "-")
	a, err := hexmap.ParseDirection(first)
	if err != nil {
		return 0, trackError(text, 1, first)
	}
	b, err := hexmap.ParseDirection(second)
	if err != nil || a == b {
		return 0, trackError(text, utf8.RuneCountInString(first)+2, second)
	}
	return Between(a, b), nil
}

func trackError(text string, column int, found string) error {
	return parseError(text, column, parse.Quote(found),
		"two different edges out of E, NE, NW, W, SW and SE, joined by a hyphen, such as E-NE")
}

// String returns "straight", "gentle" or "sharp"; "no type" for the zero Type.
func (t Type) String() string {
	switch t {
	case 0:
		return "no type"
	case Straight:
		return "straight"
	case Gentle:
		return "gentle"
	case Sharp:
		return "sharp"
	}
	return fmt.Sprintf("Type(%d)", uint8(t))
}

// ParseType reads straight, gentle or sharp. Its error is a
// [*hexmap.ParseError].
func ParseType(text string) (Type, error) {
	for t := range Types() {
		if text == t.String() {
			return t, nil
		}
	}
	return 0, parseError(text, 1, parse.Quote(text), "straight, gentle or sharp")
}

// parseError is the fault of a part of a text that begins at a column.
func parseError(text string, column int, found parse.Phrase, expected parse.Key) error {
	return &hexmap.ParseError{Input: parse.Clip(text), Column: column, Found: found, Expected: parse.Say(expected)}
}
