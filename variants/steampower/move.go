package steampower

import (
	"cmp"
	"fmt"
	"iter"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/hexmap/parse"
	"github.com/railhex/railhex/track"
	"github.com/railhex/railhex/variants/family"
)

// A Move is one decision of a player, or one outcome of a bag. It is a small
// comparable value of one word: moves can be compared with ==, used as map keys
// and kept by the million. The zero Move is invalid, and every State refuses it.
//
// Moves are made by the constructors below, one for each line of the notation, an example
// of which stands in quotes beside it, or by [ParseMove]. A constructor that is given an
// invalid argument (a hex without a name, contract 65) returns the zero Move. A move that
// can be written need not be legal: that is for a State to say. Asked for what moves of its
// kind do not have, a Move returns the zero value.
type Move struct {
	// From the lowest bits up these are the kind, the row and the column of a hex, and an
	// argument (a track, a colour, a number). For each seat follows how many of its links
	// a shipment pays.
	word uint64
}

const (
	rowAt      = 8
	columnAt   = 13
	argumentAt = 20
	ownersAt   = 28

	rowMask      = 1<<(columnAt-rowAt) - 1
	columnMask   = 1<<(argumentAt-columnAt) - 1
	argumentMask = 1<<(ownersAt-argumentAt) - 1

	hexBits = argumentAt - rowAt
)

// What a move can name.
const (
	// MaxColumn is the highest column of a hex: 99.
	MaxColumn = 99
	// MaxFactoryGoods is how many goods a factory move can name: 60. No more than
	// six ever come.
	maxFactoryGoods = 60
	// MaxOwners is how many owners of links a shipment can name: 32.
	maxOwners = 32
)

func bare(k Kind) Move { return Move{uint64(k)} }

func withNumber(k Kind, n, most int) Move {
	if n < 1 || n > most {
		return Move{}
	}
	return Move{uint64(k) | uint64(n)<<argumentAt}
}

func withHex(k Kind, hex hexmap.Cell, argument uint8) Move {
	if !hex.IsValid() || hex.Column() > MaxColumn {
		return Move{}
	}
	return Move{uint64(k) | packedHex(hex) | uint64(argument)<<argumentAt}
}

// packedHex is the name of a hex where a move holds it.
func packedHex(hex hexmap.Cell) uint64 {
	return uint64(hex.Row())<<rowAt | uint64(hex.Column())<<columnAt
}

// City returns the chance move "city c5 K": the tile drawn for the next city space
// (SETUP-2).
func City(hex hexmap.Cell, tile Colour) Move {
	if !tile.IsValid() {
		return Move{}
	}
	return withHex(KindCity, hex, uint8(tile))
}

// Deal returns the chance move "deal 17": the contract drawn, 1 to 64.
func Deal(contract int) Move { return withNumber(KindDeal, contract, MaxContracts) }

// Build returns "build c5 E-W": placing a tile whose new track this is.
func Build(hex hexmap.Cell, t track.Track) Move { return withTrack(KindBuild, hex, t) }

// Remove returns "remove c5": taking away the last tile of the link under construction.
func Remove(hex hexmap.Cell) Move { return withHex(KindRemove, hex, 0) }

// Replace returns "replace c5 E-NW": changing the last tile for one whose new track this is.
func Replace(hex hexmap.Cell, t track.Track) Move { return withTrack(KindReplace, hex, t) }

func withTrack(k Kind, hex hexmap.Cell, t track.Track) Move {
	if !t.IsValid() {
		return Move{}
	}
	return withHex(k, hex, uint8(t))
}

// Done returns "done": no second step.
func Done() Move { return bare(KindDone) }

// Factory returns "factory c5 5": a factory, and how many goods come with it, 1 to 60.
func Factory(hex hexmap.Cell, goods int) Move {
	if goods < 1 || goods > maxFactoryGoods {
		return Move{}
	}
	return withHex(KindFactory, hex, uint8(goods))
}

// Fulfil returns "fulfil 17": beginning a contract, 1 to 64.
func Fulfil(contract int) Move { return withNumber(KindFulfil, contract, MaxContracts) }

// Ship returns "ship K c5 P2 P3": providing a good from a city, and for each foreign link that it
// uses the owner, in any order, at most 32.
func Ship(good Colour, hex hexmap.Cell, owners ...Seat) Move {
	if !good.IsGood() || len(owners) > maxOwners {
		return Move{}
	}
	m := withHex(KindShip, hex, uint8(good))
	for _, owner := range owners {
		if !plays(owner) || !m.IsValid() {
			return Move{}
		}
		m.word += uint64(onePayment(owner)) << ownersAt
	}
	return m
}

// shipment is a ship move with what its route pays.
func shipment(good Colour, hex hexmap.Cell, pays Payments) Move {
	return Move{withHex(KindShip, hex, uint8(good)).word | uint64(pays)<<ownersAt}
}

// Buy returns "buy K": buying a good from the bank.
func Buy(good Colour) Move {
	if !good.IsGood() {
		return Move{}
	}
	return withNumber(KindBuy, int(good), NumGoods)
}

// Draw returns "draw": drawing contracts.
func Draw() Move { return bare(KindDraw) }

// Money returns "money": taking $3 from the bank.
func Money() Move { return bare(KindMoney) }

// Decline returns "decline": not taking the bonus.
func Decline() Move { return bare(KindDecline) }

// Kind says what the move is; the zero Kind of the zero Move.
func (m Move) Kind() Kind { return Kind(m.word) }

// IsValid reports whether m is a move at all, legal or not.
func (m Move) IsValid() bool { return m.word != 0 }

// Chance reports whether the bags make moves like m.
func (m Move) Chance() bool { return m.Kind().Chance() }

// The accessors below give what moves of their kinds hold, and zero of all other
// kinds.

// Hex returns the hex that a city, build, remove, replace, factory or ship move names.
func (m Move) Hex() hexmap.Cell {
	return hexmap.CellAt(int(m.word>>rowAt&rowMask), int(m.word>>columnAt&columnMask))
}

// hexName is row and column as one number.
func (m Move) hexName() int { return int(m.word >> rowAt & (1<<hexBits - 1)) }

func (m Move) argument(of kindSet) int {
	if !of.has(m.Kind()) {
		return 0
	}
	return int(m.word >> argumentAt & argumentMask)
}

var (
	tracked  = kinds(KindBuild, KindReplace)
	coloured = kinds(KindCity, KindShip, KindBuy)
	numbered = kinds(KindDeal, KindFulfil)
	supplied = kinds(KindFactory)
)

// Track returns the new track of a build or replace move.
func (m Move) Track() track.Track { return track.Track(m.argument(tracked)) }

// Colour returns the tile of a city move, or the good of a ship or buy move.
func (m Move) Colour() Colour { return Colour(m.argument(coloured)) }

// Contract returns the number of the contract of a deal or fulfil move.
func (m Move) Contract() int { return m.argument(numbered) }

// Number returns how many goods come with the factory of a factory move.
func (m Move) Number() int { return m.argument(supplied) }

// Payments returns what a ship move pays for links.
func (m Move) Payments() Payments { return Payments(m.word >> ownersAt) }

// Owners walks the owners of the links that a ship move pays, ascending, each as
// often as it is paid.
func (m Move) Owners() iter.Seq[Seat] {
	return func(yield func(Seat) bool) {
		for owner, dollars := range m.Payments().All() {
			for range dollars {
				if !yield(owner) {
					return
				}
			}
		}
	}
}

func misread(text string, expected parse.Key, args ...any) error {
	return parse.Misread(text, expected, args...)
}

// String returns the move in the notation, as in "build c5 E-W". The zero Move is "no
// move", which cannot be read back.
func (m Move) String() string {
	return cmp.Or(parse.String(m.AppendText(nil)), m.Kind().String())
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
	return family.ReadMove(words, func(line *parse.Line) Move { return moveReader{line}.move() })
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
