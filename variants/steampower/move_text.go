package steampower

import (
	"fmt"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/hexmap/parse"
	"github.com/railhex/railhex/track"
	"github.com/railhex/railhex/variants/family"
)

func misread(text string, expected parse.Key, args ...any) error {
	return parse.Misread(text, expected, args...)
}

// String returns the move in the notation, as in "build c5 E-W". The zero Move is "no
// move", which cannot be read back.
func (m Move) String() string {
	text, err := m.AppendText(nil)
	if err != nil {
		return m.Kind().String()
	}
	return string(text)
}

// AppendText appends the move in the notation. Its error is that of the zero Move,
// [NoMove].
func (m Move) AppendText(dst []byte) ([]byte, error) {
	if !m.IsValid() {
		return dst, NoMove
	}
	dst = append(dst, m.Kind().String()...)
	if m.Kind() == KindShip || m.Kind() == KindBuy {
		dst = append(dst, ' ', m.Colour().Letter())
	}
	if hex := m.Hex(); hex.IsValid() {
		dst = append(append(dst, ' '), hex.String()...)
	}
	switch m.Kind() {
	case KindCity:
		dst = append(dst, ' ', m.Colour().Letter())
	case KindDeal, KindFulfil:
		dst = fmt.Append(append(dst, ' '), m.Contract())
	case KindBuild, KindReplace:
		dst = append(append(dst, ' '), m.Track().String()...)
	case KindFactory:
		dst = fmt.Append(append(dst, ' '), m.Number())
	case KindShip:
		for owner := range m.Owners() {
			dst = append(append(dst, ' '), owner.String()...)
		}
	}
	return dst, nil
}

// MarshalText returns the move in the notation; encoding/json writes moves with it.
func (m Move) MarshalText() ([]byte, error) { return m.AppendText(nil) }

// UnmarshalText reads what [ParseMove] reads. On an error m is unchanged.
func (m *Move) UnmarshalText(text []byte) error { return parse.Unmarshal(m, text, ParseMove) }

// MustParseMove is [ParseMove] for moves that stand in a program's text. It panics
// on an error.
func MustParseMove(text string) Move {
	return parse.Must(ParseMove(text))
}

// ParseMove reads one move in the notation. What it reads and what [Move.String] prints
// differ only as the notation allows. They can differ in the space between words, and in
// the order of the two edges of a track and of the seats of a shipment. The error is a
// [*hexmap.ParseError] with the column, and the line only if it is not the first.
func ParseMove(text string) (Move, error) { return family.ParseMove(text, parseMove) }

// A moveReader reads the words of one move.
type moveReader struct{ *parse.Line }

func parseMove(words []parse.Word) (Move, error) {
	r := moveReader{parse.NewLine(words)}
	m := r.move()
	if err := r.End("the end of the move"); err != nil {
		return Move{}, err
	}
	return m, nil
}

func (r moveReader) move() Move {
	word := r.Word("a move")
	switch kind := kindOf(word.Text); kind {
	case KindCity:
		return City(r.hex(), parse.Value(r.Line, expectedColour, parseColour))
	case KindDeal:
		return Deal(r.contract())
	case KindBuild:
		return Build(r.hex(), r.track())
	case KindRemove:
		return Remove(r.hex())
	case KindReplace:
		return Replace(r.hex(), r.track())
	case KindFactory:
		return Factory(r.hex(), r.Number("a number of goods, {low} to {high}", 1, maxFactoryGoods))
	case KindFulfil:
		return Fulfil(r.contract())
	case KindShip:
		good := r.good()
		return Ship(good, r.hex(), r.owners()...)
	case KindBuy:
		return Buy(r.good())
	case 0:
		r.Fail(word, "the first word of a move: {words}", "words", parse.List("{one} or {other}", family.FirstWords(Kinds())...))
		return Move{}
	default:
		return bare(kind) // all that such a move says
	}
}

func (r moveReader) hex() hexmap.Cell {
	return parse.Value(r.Line, expectedHex, parseHex)
}

const expectedHex = "a hex: a letter from a to z and a number from 1 to 99, such as c5"

// parseHex reads a hex of a map of this game.
func parseHex(text string) (hexmap.Cell, error) {
	cell, err := hexmap.ParseCell(text)
	if err == nil && cell.Column() > MaxColumn {
		return hexmap.Cell{}, misread(text, expectedHex)
	}
	return cell, err
}

func (r moveReader) track() track.Track {
	return parse.Value(r.Line, "a track, such as E-W", track.Parse)
}

func (r moveReader) contract() int {
	return r.Number("the number of a contract, {low} to {high}", 1, MaxContracts)
}

func (r moveReader) good() Colour {
	return parse.Value(r.Line, expectedGood, func(letter string) (Colour, error) {
		if c := colourOf(letter); c.IsGood() {
			return c, nil
		}
		return 0, misread(letter, expectedGood)
	})
}

func (r moveReader) owners() (owners []Seat) {
	for r.More() {
		word := r.Word(expectedSeat)
		owner, err := parseSeat(word.Text)
		switch {
		case err != nil:
			r.Fail(word, expectedSeat)
		case len(owners) == maxOwners:
			r.Fail(word, "no more than {n} seats", "n", maxOwners)
		}
		owners = append(owners, owner)
	}
	return owners
}
