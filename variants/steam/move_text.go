package steam

import (
	"strconv"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/hexmap/parse"
	"github.com/railhex/railhex/track"
	"github.com/railhex/railhex/variants/family"
)

// String returns the move in the notation, as in "build c5 E-W". The zero Move is
// "no move", which cannot be read back.
func (m Move) String() string {
	text, err := m.AppendText(nil)
	if err != nil {
		return m.Kind().String()
	}
	return string(text)
}

// AppendText appends the move in the notation. Its error is that of the zero
// Move, [NoMove].
func (m Move) AppendText(dst []byte) ([]byte, error) {
	if !m.IsValid() {
		return dst, NoMove
	}
	dst = append(dst, m.Kind().String()...)
	switch m.Kind() {
	case KindGoods:
		dst = m.Goods().appendText(append(dst, ' '))
	case KindDeal:
		dst = appendNumber(dst, int(m.ActionTile()))
	case KindBid, KindCapital:
		dst = appendNumber(dst, m.Number())
	case KindTake:
		dst = append(append(dst, ' '), m.ActionTile().String()...)
		if m.Passing() {
			dst = append(dst, " pass"...)
		}
	case KindBuild, KindUpgrade, KindRedirect:
		return m.Tile().AppendText(append(m.appendHex(dst), ' '))
	case KindUrbanise:
		dst = append(append(m.appendHex(dst), ' '), m.Colour().String()...)
		if m.Space() != 0 {
			dst = appendNumber(dst, m.Space())
		}
	case KindGrow:
		dst = appendNumber(m.appendHex(dst), m.Space())
	case KindDeliver:
		dst = m.appendHex(append(dst, ' ', m.Colour().Letter()))
		for d := range m.Edges() {
			dst = append(append(dst, ' '), d.String()...)
		}
	}
	return dst, nil
}

func (m Move) appendHex(dst []byte) []byte { return append(append(dst, ' '), m.Hex().String()...) }

func appendNumber(dst []byte, n int) []byte { return strconv.AppendInt(append(dst, ' '), int64(n), 10) }

// MarshalText writes as [Move.AppendText] does, into a fresh slice. JSON holds a move as the
// string of its text.
func (m Move) MarshalText() ([]byte, error) { return m.AppendText(nil) }

// UnmarshalText reads what [ParseMove] reads. On an error m is left as it was.
func (m *Move) UnmarshalText(text []byte) error { return parse.Unmarshal(m, text, ParseMove) }

// MustParseMove is [ParseMove] for moves that stand in a program's text. It panics
// on an error.
func MustParseMove(text string) Move {
	return parse.Must(ParseMove(text))
}

// ParseMove reads one move in the notation. What it reads and what [Move.String] prints
// differ only as the notation allows. They can differ in the space between words, and in
// the order of goods, of the sections of a tile and of the edges of a track. The error is
// a [*hexmap.ParseError] with the column, and the line only if it is not the first.
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
	switch word.Text {
	case "goods":
		return r.goods()
	case "deal":
		return r.deal()
	case "bid":
		return Bid(r.Number("a sum of money, 0 to 9999", 0, maxNumber))
	case "capital":
		return Capital(r.Number("a number of loans, 0 to 9999", 0, maxNumber))
	case "action":
		return r.action()
	case "build":
		return Build(r.hex(), r.tile())
	case "upgrade":
		return Upgrade(r.hex(), r.tile())
	case "redirect":
		return Redirect(r.hex(), r.tile())
	case "urbanise":
		return r.urbanise()
	case "grow":
		return Grow(r.hex(), r.space())
	case "move":
		return r.route()
	}
	for k := range Kinds() {
		if k.String() == word.Text { // all that such a move says
			return packed(k, 0)
		}
	}
	r.Fail(word, "the first word of a move: {words}", "words", parse.List("{one} or {other}", family.FirstWords(Kinds())...))
	return Move{}
}

func (r moveReader) goods() Move {
	const expected = "one to six goods by their letters R B Y P E"
	word := r.Word(expected)
	goods, err := ParseGoods(word.Text)
	m := DrawGoods(goods)
	if err != nil || !m.IsValid() {
		r.Fail(word, expected)
	}
	return m
}

func (r moveReader) deal() Move {
	return Deal(ActionTile(r.Number("the number of an action tile, 1 to 7", 1, NumActionTiles)))
}

func (r moveReader) action() Move {
	tile := parse.Value(r.Line, expectedActionTile, ParseActionTile)
	if !r.More() {
		return Take(tile)
	}
	if word := r.Word("pass"); word.Text != "pass" {
		r.Fail(word, "pass, or the end of the move")
	}
	return TakePassing(tile)
}

func (r moveReader) urbanise() Move {
	hex, colour := r.hex(), parse.Value(r.Line, expectedColour, ParseColour)
	if !r.More() {
		return Urbanise(hex, colour, 0)
	}
	return Urbanise(hex, colour, r.space())
}

func (r moveReader) route() Move {
	good, hex := parse.Value(r.Line, expectedOneLetter, ParseGood), r.hex()
	var edges []hexmap.Direction
	for len(edges) == 0 || r.More() {
		const expected = "an edge of E NE NW W SW SE"
		if len(edges) == MaxLinks {
			break // the end of the move is missed
		}
		edges = append(edges, parse.Value(r.Line, expected, hexmap.ParseDirection))
	}
	return Deliver(good, hex, edges...)
}

func (r moveReader) hex() hexmap.Cell {
	const expected = "a hex, as in c5"
	word := r.Word(expected)
	cell, err := hexmap.ParseCell(word.Text)
	if err != nil || !canName(cell) {
		r.Fail(word, expected)
	}
	return cell
}

func (r moveReader) tile() track.Tile {
	const expected = "the tracks of a tile, as in E-W+NE-SW, or the exits of a town, as in E+NW+SW"
	word := r.Word(expected)
	tile, err := track.ParseTile(word.Text)
	if _, ok := contentOf[tile]; err != nil || !ok {
		r.Fail(word, expected)
	}
	return tile
}

func (r moveReader) space() int { return r.Number("a space of the supply, 1 to 99", 1, maxSpace) }
