package ageofsteam

import (
	"strconv"
	"strings"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/hexmap/parse"
	"github.com/railhex/railhex/variants/family"
)

// A Kind is a kind of move.
type Kind uint8

// The kinds: first those of chance.
const (
	KindDraw Kind = iota + 1 // a cube of the setup, or for the producer
	KindNext                 // the next seat of the first turn order
	KindRoll                 // a die
	KindShares
	KindBid
	KindStay
	KindPass
	KindRole
	KindBuild
	KindCity
	KindDone
	KindMove
	KindLocomotive
	KindPlace
	kindEnd
)

var kindWords = [kindEnd]string{
	"no move", "draw", "next", "roll", "shares", "bid", "stay", "pass", "role", "build", "city", "done", "move", "locomotive", "place",
}

// String returns the first word of the moves of a kind.
func (k Kind) String() string { return kindWords[min(k, kindEnd)%kindEnd] }

// A Stop is where a link of a route ends, and whose it is: 0 is nobody.
type Stop struct {
	Hex   hexmap.Cell
	Owner Seat
}

// A Move is what a seat or chance decides. The zero Move is invalid.
type Move struct {
	kind   Kind
	colour Colour // of a cube
	hex    hexmap.Cell
	tile   Tile
	turn   uint8
	number uint16 // shares, a bid, a die, a seat, a role, a city from 1 for A, or a row
	links  uint8
	route  [MaxEngine]Stop
}

func simple(k Kind) Move          { return Move{kind: k} }
func numbered(k Kind, n int) Move { return Move{kind: k, number: uint16(n)} }
func draw(c Colour) Move          { return Move{kind: KindDraw, colour: c} }
func build(hex hexmap.Cell, l *lay) Move {
	return Move{kind: KindBuild, hex: hex, tile: l.tile, turn: l.turn}
}

// Kind returns the kind of the move.
func (m Move) Kind() Kind { return m.kind }

// Hex returns the hex that is built, the town of a new city, where a cube comes from, or
// the city of the column in which it is placed.
func (m Move) Hex() hexmap.Cell { return m.hex }

// Colour returns the colour of the cube.
func (m Move) Colour() Colour { return m.colour }

// Tile returns the tile that is laid, and how many steps clockwise it is turned.
func (m Move) Tile() (tile Tile, turn int) { return m.tile, int(m.turn) }

// Number returns the shares, the bid, what a die shows, the row of a column, or the new
// city from 1 for A.
func (m Move) Number() int { return int(m.number) }

// Role returns the role that is chosen; the zero Role for other moves.
func (m Move) Role() Role {
	if m.kind != KindRole {
		return 0
	}
	return Role(m.number)
}

// Route returns the links that a cube goes over.
func (m Move) Route() []Stop { return m.route[:m.links:m.links] }

// IsValid reports whether m is a move.
func (m Move) IsValid() bool {
	within := func(least, most uint16) bool { return m.number >= least && m.number <= most }
	switch m.kind {
	case KindDraw:
		return m.colour > 0 && m.colour < colourEnd
	case KindNext:
		return within(1, MaxSeats)
	case KindRoll:
		return within(1, 6)
	case KindShares:
		return within(0, MaxShares)
	case KindBid:
		return within(1, maxBid)
	case KindRole:
		return within(1, uint16(NumRoles))
	case KindBuild:
		return m.hex.IsValid() && layOf(m.tile, m.turn) != 0
	case KindCity:
		return m.hex.IsValid() && within(1, newCities)
	case KindMove:
		return m.hex.IsValid() && m.colour > 0 && m.links > 0
	case KindPlace:
		return m.hex.IsValid() && m.colour > 0 && within(1, 3)
	}
	return m.kind > 0 && m.kind < kindEnd
}

// maxBid bounds what a bid can be written as. No cash comes near it.
const maxBid = 9999

// String returns the move in the notation, such as "build j2 22 5"; "no move" for the zero
// Move.
func (m Move) String() string {
	dst := []byte(m.kind.String())
	word := func(text string) { dst = append(append(dst, ' '), text...) }
	if m.kind == KindMove || m.kind == KindPlace || m.kind == KindDraw {
		word(m.colour.String())
	}
	if m.hex.IsValid() {
		word(m.hex.String())
	}
	switch m.kind {
	case KindNext, KindRoll, KindShares, KindBid, KindPlace:
		word(strconv.Itoa(int(m.number)))
	case KindRole:
		word(Role(m.number).String())
	case KindBuild:
		word(m.tile.String())
		word(strconv.Itoa(int(m.turn)))
	case KindCity:
		word(string(rune('A' + m.number - 1)))
	case KindMove:
		for _, stop := range m.Route() {
			word(stop.Hex.String() + ":" + strconv.Itoa(int(stop.Owner)))
		}
	}
	return string(dst)
}

// AppendText appends what String returns.
func (m Move) AppendText(dst []byte) ([]byte, error) { return append(dst, m.String()...), nil }

// MarshalText returns what String returns, and UnmarshalText reads it.
func (m Move) MarshalText() ([]byte, error)     { return []byte(m.String()), nil }
func (m *Move) UnmarshalText(text []byte) error { return parse.Unmarshal(m, text, ParseMove) }

// ParseMove reads a move. Its error is a [*parse.Error].
func ParseMove(text string) (Move, error) { return family.ParseMove(text, readMove) }

func readMove(words []parse.Word) (Move, error) {
	line := parse.NewLine(words)
	m := Move{kind: 1 + Kind(line.Choice(kindWords[1:]...))}
	number := func(expected parse.Key, least, most int) { m.number = uint16(line.Number(expected, least, most)) }
	hex := func() { m.hex = parse.Value(line, "a hex, such as c5", hexmap.ParseCell) }
	colour := func() { m.colour = Colour(1 + line.Choice("K", "R", "B", "P", "Y")) }
	switch m.kind {
	case KindDraw:
		colour()
	case KindNext:
		number("a seat from {low} to {high}", 1, MaxSeats)
	case KindRoll:
		number("a number from {low} to {high}", 1, 6)
	case KindShares:
		number("a number of shares from {low} to {high}", 0, MaxShares)
	case KindBid:
		number("a bid from {low} to {high}", 1, maxBid)
	case KindRole:
		m.number = uint16(1 + line.Choice(roleWords[1:]...))
	case KindBuild:
		hex()
		m.tile = Tile(1 + line.Choice(tileWords...))
		turn := parse.Value(line, "turns from 0 to 5 (TILE-4)", func(text string) (uint8, error) {
			n, ok := parse.Natural(text, 5)
			if !ok || layOf(m.tile, uint8(n)) == 0 {
				return 0, parse.Misread(text, "the least number of turns, from 0 to 5, with which the tile looks so (TILE-4)")
			}
			return uint8(n), nil
		})
		m.turn = turn
	case KindCity:
		hex()
		m.number = uint16(1 + line.Choice("A", "B", "C", "D", "E", "F", "G", "H"))
	case KindMove:
		colour()
		hex()
		for line.More() && m.links < MaxEngine {
			m.route[m.links] = parse.Value(line, "a stop and an owner, such as c4:2", readStop)
			m.links++
		}
		if m.links == 0 {
			parse.Value(line, "a stop and an owner, such as c4:2", readStop)
		}
	case KindPlace:
		colour()
		hex()
		number("a row from {low} to {high}", 1, 3)
	}
	if err := line.End("the end of the move"); err != nil {
		return Move{}, err
	}
	return m, nil
}

// tileWords are the names of the tiles.
var tileWords = func() (words []string) {
	for _, t := range tiles[1:] {
		words = append(words, t.name)
	}
	return words
}()

// readStop reads where a link ends and whose it is, as in "c4:2".
func readStop(text string) (Stop, error) {
	hex, owner, _ := strings.Cut(text, ":")
	cell, err := hexmap.ParseCell(hex)
	seat, ok := parse.Natural(owner, MaxSeats)
	if err != nil || !ok {
		return Stop{}, parse.Misread(text, "a stop and the owner of the link, such as c4:2, or c4:0 for nobody's")
	}
	return Stop{cell, Seat(seat)}, nil
}
