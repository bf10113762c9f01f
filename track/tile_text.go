package track

import (
	"fmt"
	"strings"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/hexmap/parse"
)

// String returns the tracks and exits of t joined by +, each in canonical order and
// all in canonical order, such as "E-W+NE-SW" or "E+NW+SW"; "nothing" for the
// zero Tile.
func (t Tile) String() string {
	switch {
	case t == 0:
		return "nothing"
	case !t.IsValid():
		return fmt.Sprintf("Tile(%#o)", uint32(t))
	}
	return string(t.append(make([]byte, 0, 24)))
}

// append appends the text of a valid tile.
func (t Tile) append(dst []byte) []byte {
	for d := range hexmap.Direction(hexmap.NumDirections) {
		other, joined := t.Other(d)
		if joined && other < d || !t.Has(d) {
			continue
		}
		if d > 0 && t.edges()&(1<<(digitBits*d)-1) != 0 {
			dst = append(dst, '+')
		}
		dst = append(dst, d.String()...)
		if joined {
			dst = append(append(dst, '-'), other.String()...)
		}
	}
	return dst
}

// ParseTile reads what [Tile.String] prints, and the tracks and exits also in any
// other order, and the two edges of a track the other way round: SW-NE+W-E is
// E-W+NE-SW. Nothing at all is no tile. Its error is a [*hexmap.ParseError].
func ParseTile(text string) (Tile, error) {
	var tile Tile
	for start, more := 0, true; more; {
		var word string
		word, _, more = strings.Cut(text[start:], "+")
		part, err := parsePart(word)
		if fault, ok := err.(*hexmap.ParseError); ok {
			fault.Input, fault.Column = parse.Clip(text), start+fault.Column
			return 0, fault
		}
		sum, ok := tile.Plus(part)
		if !ok {
			return 0, parseError(text, start+1, parse.Say("{word} beside {tile}", "word", parse.Quote(word), "tile", tile), "tracks and exits that end on different edges")
		}
		tile = sum
		start += len(word) + 1 // a word that is read has one byte a character
	}
	return tile, nil
}

// parsePart reads one track or exit.
func parsePart(word string) (Tile, error) {
	if strings.Contains(word, "-") {
		track, err := Parse(word)
		return track.Tile(), err
	}
	exit, err := hexmap.ParseDirection(word)
	if err != nil {
		return 0, parseError(word, 1, parse.Quote(word), "a track, such as E-NE, or an exit: E, NE, NW, W, SW or SE")
	}
	return Exit(exit), nil
}

// MustParseTile is [ParseTile] for tiles that stand in a program's text. It
// panics on an error.
func MustParseTile(text string) Tile {
	return parse.Must(ParseTile(text))
}

// AppendText appends t as [Tile.String] prints it, and nothing for the zero Tile.
// It fails if t is invalid.
func (t Tile) AppendText(dst []byte) ([]byte, error) {
	if !t.IsValid() {
		return dst, fmt.Errorf("track: no text for %v", t)
	}
	return t.append(dst), nil
}
