package steam

import (
	"cmp"
	"iter"
	"strconv"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/hexmap/parse"
	"github.com/railhex/railhex/track"
	"github.com/railhex/railhex/variants/family"
)

// A Move is one decision of a player, or one event of chance. It is a small
// comparable value: moves can be compared with ==, used as map keys and kept by
// the million. The zero Move is invalid, and every State refuses it.
//
// Moves are made by the constructors below, one for each line of the notation, an example
// of which stands in quotes beside it, or by [ParseMove]. A constructor that is given an
// invalid argument (a bid of -1, a hex beyond column 99) returns the zero Move. A move that
// can be written need not be legal: that is for a State to say.
type Move struct{ packed uint64 }

// Bounds of what a move can say.
const (
	maxNumber = 9999 // of a bid, or of loans
	maxSpace  = 99   // of the supply
	MaxDrawn  = 6    // goods drawn at once
	MaxLinks  = 6    // of a route
	MaxColumn = 99   // of a hex
)

// DrawGoods returns the chance move "goods BYP": the goods drawn for the next city or space,
// one to six.
func DrawGoods(goods Goods) Move {
	if n := goods.Len(); n < 1 || n > MaxDrawn {
		return Move{}
	}
	return packed(KindGoods, uint64(loadOf(goods))<<goodsAt)
}

// Deal returns the chance move "deal 3": the action tile dealt to the next seat.
func Deal(tile ActionTile) Move { return tileMove(KindDeal, tile, 0) }

// Bid returns the move "bid 3": a sum, 0 to 9999, for the place that is auctioned.
func Bid(sum int) Move { return numberMove(KindBid, sum) }

// Pass returns the move "pass", in an auction or in the goods phase.
func Pass() Move { return packed(KindPass, 0) }

// Capital returns the move "capital 2" of the standard game: taking that many loans, 0 to
// 9999.
func Capital(loans int) Move { return numberMove(KindCapital, loans) }

// Take returns the move "action engineer": taking an action tile.
func Take(tile ActionTile) Move { return tileMove(KindTake, tile, 0) }

// TakePassing returns the move "action growth pass": taking an action tile for its number
// only.
func TakePassing(tile ActionTile) Move { return tileMove(KindTake, tile, 1) }

// Build returns the move "build c5 E-W": a tile with these tracks or exits on an empty hex.
func Build(hex hexmap.Cell, tile track.Tile) Move { return layMove(KindBuild, hex, tile) }

// Upgrade returns the move "upgrade c5 E-W+NE-SW": all that the hex holds afterwards.
func Upgrade(hex hexmap.Cell, tile track.Tile) Move { return layMove(KindUpgrade, hex, tile) }

// Redirect returns the move "redirect c5 E-NW": all that the hex holds afterwards.
func Redirect(hex hexmap.Cell, tile track.Tile) Move { return layMove(KindRedirect, hex, tile) }

// Urbanise returns the move "urbanise c4 red 5": a new city on a town. It takes the set
// of a space of the supply, from 1, or no set if the space is 0.
func Urbanise(hex hexmap.Cell, colour Colour, space int) Move {
	if !canName(hex) || !colour.IsValid() || space < 0 || space > maxSpace {
		return Move{}
	}
	return packed(KindUrbanise, packHex(hex)|uint64(colour)<<colourAt|uint64(space)<<spaceAt)
}

// Grow returns the move "grow b2 3": the set of a space of the supply, from 1, for a city.
func Grow(hex hexmap.Cell, space int) Move {
	if !canName(hex) || space < 1 || space > maxSpace {
		return Move{}
	}
	return packed(KindGrow, packHex(hex)|uint64(space)<<spaceAt)
}

// Done returns the move "done", which ends a build turn.
func Done() Move { return packed(KindDone, 0) }

// Improve returns the move "locomotive": one level up in the goods phase.
func Improve() Move { return packed(KindImprove, 0) }

// Deliver returns the move "move R b3 E SW". It moves a good from a city, by the edges at
// which it leaves the city and then every stop on its way, one to six.
func Deliver(good Colour, from hexmap.Cell, edges ...hexmap.Direction) Move {
	if !good.IsValid() || !canName(from) || len(edges) < 1 || len(edges) > MaxLinks {
		return Move{}
	}
	r := route(0)
	for _, d := range edges {
		if d >= hexmap.NumDirections {
			return Move{}
		}
		r = r.with(d)
	}
	return packed(KindDeliver, packHex(from)|uint64(good)<<colourAt|uint64(r)<<routeAt)
}

// TakeIncome returns the move "income": the points of a delivery as steps of income.
func TakeIncome() Move { return packed(KindIncome, 0) }

// TakePoints returns the move "points": the points of a delivery as victory points.
func TakePoints() Move { return packed(KindPoints, 0) }

func tileMove(kind Kind, tile ActionTile, passing uint64) Move {
	if !tile.IsValid() {
		return Move{}
	}
	return packed(kind, uint64(tile)<<actionAt|passing<<passingAt)
}

func numberMove(kind Kind, n int) Move {
	if n < 0 || n > maxNumber {
		return Move{}
	}
	return packed(kind, uint64(n)<<numberAt)
}

func layMove(kind Kind, hex hexmap.Cell, tile track.Tile) Move {
	c, ok := contentOf[tile]
	if !canName(hex) || !ok {
		return Move{}
	}
	return packed(kind, packHex(hex)|uint64(c)<<contentAt)
}

// canName reports whether a move can name a hex.
func canName(hex hexmap.Cell) bool { return hex.IsValid() && hex.Column() <= MaxColumn }

// Kind returns the kind of the move, 0 for the zero Move.
func (m Move) Kind() Kind { return Kind(m.packed & 0xff) }

// IsValid reports whether m is a move: whether it is not the zero Move.
func (m Move) IsValid() bool { return m.Kind().isValid() }

// Chance reports whether chance makes moves like m.
func (m Move) Chance() bool { return m.Kind().Chance() }

// Goods returns what "goods" draws; none for other moves.
func (m Move) Goods() Goods {
	if m.Kind() != KindGoods {
		return 0
	}
	return m.load().goods()
}

// ActionTile returns the tile of "deal" and "action"; 0 for other moves.
func (m Move) ActionTile() ActionTile {
	if k := m.Kind(); k != KindDeal && k != KindTake {
		return 0
	}
	return m.action()
}

// Passing reports whether m takes an action tile passing.
func (m Move) Passing() bool { return m.Kind() == KindTake && m.passing() }

// Number returns the sum of "bid" or the loans of "capital"; 0 for other moves.
func (m Move) Number() int {
	if k := m.Kind(); k != KindBid && k != KindCapital {
		return 0
	}
	return m.number()
}

// Hex returns the hex that the move names, of "move" that of the city where the good
// lies; the zero Cell for moves that name none.
func (m Move) Hex() hexmap.Cell {
	if !hexKinds.has(m.Kind()) {
		return hexmap.Cell{}
	}
	return hexmap.CellAt(m.row(), m.column())
}

var hexKinds = kinds(KindBuild, KindUpgrade, KindRedirect, KindUrbanise, KindGrow, KindDeliver)

// Tile returns what the hex of "build", "upgrade" or "redirect" holds afterwards; the
// zero Tile for other moves.
func (m Move) Tile() track.Tile {
	switch m.Kind() {
	case KindBuild, KindUpgrade, KindRedirect:
		return tileOf[m.content()]
	}
	return 0
}

// Colour returns that of the new city in "urbanise" and of the good in "move"; 0 for
// other moves.
func (m Move) Colour() Colour {
	if k := m.Kind(); k != KindUrbanise && k != KindDeliver {
		return 0
	}
	return m.colour()
}

// Space returns the space of the supply that "urbanise" and "grow" empty; 0 where
// there is none.
func (m Move) Space() int {
	if k := m.Kind(); k != KindUrbanise && k != KindGrow {
		return 0
	}
	return m.space()
}

// Edges walks the edges at which the good of "move" leaves each stop.
func (m Move) Edges() iter.Seq[hexmap.Direction] {
	return func(yield func(hexmap.Direction) bool) {
		for i := range m.Links() {
			if !yield(m.route().at(i)) {
				return
			}
		}
	}
}

// Links returns the number of links of the route of "move"; 0 for other moves.
func (m Move) Links() int {
	if m.Kind() != KindDeliver {
		return 0
	}
	return m.route().len()
}

// How a Move is packed into one word. Its lowest byte is the kind; what else it
// says begins at these bits.
const (
	goodsAt   = 8 // a load
	numberAt  = 8
	actionAt  = 8
	passingAt = 11
	rowAt     = 8
	columnAt  = 13
	contentAt = 20
	colourAt  = 20
	spaceAt   = 24
	routeAt   = 32
)

func packed(kind Kind, rest uint64) Move { return Move{uint64(kind) | rest} }

func packHex(hex hexmap.Cell) uint64 {
	return uint64(hex.Row())<<rowAt | uint64(hex.Column())<<columnAt
}

// Each of the following reads a part of a move that has it.

func (m Move) load() load         { return load(m.packed >> goodsAt & loadAll) }
func (m Move) number() int        { return int(m.packed >> numberAt & (1<<14 - 1)) }
func (m Move) action() ActionTile { return ActionTile(m.packed >> actionAt & 7) }
func (m Move) passing() bool      { return m.packed>>passingAt&1 != 0 }
func (m Move) row() int           { return int(m.packed >> rowAt & (1<<5 - 1)) }
func (m Move) column() int        { return int(m.packed >> columnAt & (1<<7 - 1)) }
func (m Move) content() content   { return content(m.packed >> contentAt & 0xff) }
func (m Move) colour() Colour     { return Colour(m.packed >> colourAt & 7) }
func (m Move) space() int         { return int(m.packed >> spaceAt & (1<<7 - 1)) }
func (m Move) route() route       { return route(m.packed >> routeAt) }

// A route is the edges at which a good leaves the stops on its way, three bits
// each, and above them their number.
type route uint32

const (
	routeBits  = 3
	routeLenAt = MaxLinks * routeBits
)

func (r route) len() int { return int(r >> routeLenAt) }

func (r route) at(i int) hexmap.Direction {
	return hexmap.Direction(r >> (routeBits * uint(i) & 31) & (1<<routeBits - 1))
}

// with is the route with one edge more.
func (r route) with(d hexmap.Direction) route {
	return (r | route(d)<<(routeBits*uint(r.len())&31)) + 1<<routeLenAt
}

// String returns the move in the notation, as in "build c5 E-W". The zero Move is
// "no move", which cannot be read back.
func (m Move) String() string {
	return cmp.Or(parse.String(m.AppendText(nil)), m.Kind().String())
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
	return family.ReadMove(words, func(line *parse.Line) Move { return moveReader{line}.move() })
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
