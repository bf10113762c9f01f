package ageofsteam

import (
	"strconv"
	"strings"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/hexmap/parse"
	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/describe"
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

// A form is how the moves of a kind are written: the word of the kind, and then what the
// kind has of a colour, a hex, a tile with its turns, a number or the word for it, and a
// route.
type form struct {
	name               string
	colour, hex, tiled bool
	least, most        uint16   // of the number, if it has one
	words              []string // for the number, from 1
	route              bool
}

// forms are those of all kinds.
var forms = [kindEnd]form{
	{name: "no move"},
	{name: "draw", colour: true},
	{name: "next", least: 1, most: MaxSeats},
	{name: "roll", least: 1, most: 6},
	{name: "shares", most: MaxShares},
	{name: "bid", least: 1, most: maxBid},
	{name: "stay"},
	{name: "pass"},
	{name: "role", least: 1, most: uint16(NumRoles), words: roleWords[1:]},
	{name: "build", hex: true, tiled: true},
	{name: "city", hex: true, least: 1, most: newCities, words: []string{"A", "B", "C", "D", "E", "F", "G", "H"}},
	{name: "done"},
	{name: "move", colour: true, hex: true, route: true},
	{name: "locomotive"},
	{name: "place", colour: true, hex: true, least: 1, most: 3},
}

// maxBid bounds what a bid can be written as. No cash comes near it.
const maxBid = 9999

// kindWords are the first words of all moves.
var kindWords = describe.Names(KindDraw, KindPlace)

// String returns the first word of the moves of a kind.
func (k Kind) String() string { return forms[min(k, kindEnd)%kindEnd].name }

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
	lay    uint8  // number of the tile as it lies
	links  uint8  // of the route
	number uint16 // shares, a bid, a die, a seat, a role, a city from 1 for A, or a row
	route  [MaxEngine]Stop
}

func simple(k Kind) Move          { return Move{kind: k} }
func numbered(k Kind, n int) Move { return Move{kind: k, number: uint16(n)} }

// Kind returns the kind of the move.
func (m Move) Kind() Kind { return m.kind }

// Number returns the shares, the bid, what a die shows, the row of a column, or the new
// city from 1 for A.
func (m Move) Number() int { return int(m.number) }

// city returns the letter of a new city.
func (m Move) city() string { return forms[KindCity].words[m.number-1] }

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
	f := &forms[min(m.kind, kindEnd)%kindEnd]
	return m.kind > 0 && m.kind < kindEnd && f.colour == (m.colour > 0 && m.colour < colourEnd) && f.hex == m.hex.IsValid() &&
		f.tiled == (m.lay > 0 && m.lay < firstCity) && f.least <= m.number && m.number <= f.most && f.route == (m.links > 0)
}

// String returns the move in the notation, such as "build j2 22 5"; "no move" for the zero
// Move.
func (m Move) String() string {
	text, _ := m.AppendText(nil)
	return string(text)
}

// AppendText appends what String returns.
func (m Move) AppendText(dst []byte) ([]byte, error) {
	f := &forms[min(m.kind, kindEnd)%kindEnd]
	dst = append(dst, f.name...)
	word := func(text string) { dst = append(append(dst, ' '), text...) }
	if f.colour {
		word(m.colour.String())
	}
	if f.hex {
		word(m.hex.String())
	}
	switch {
	case f.tiled:
		word(lays[m.lay].tile.String())
		word(strconv.Itoa(int(lays[m.lay].turn)))
	case f.words != nil:
		word(f.words[m.number-1])
	case f.most > 0:
		word(strconv.Itoa(int(m.number)))
	}
	for _, stop := range m.Route() {
		word(stop.Hex.String() + ":" + strconv.Itoa(int(stop.Owner)))
	}
	return dst, nil
}

// MarshalText returns what String returns, and UnmarshalText reads it.
func (m Move) MarshalText() ([]byte, error)     { return []byte(m.String()), nil }
func (m *Move) UnmarshalText(text []byte) error { return parse.Unmarshal(m, text, ParseMove) }

// ParseMove reads a move. Its error is a [*parse.Error].
func ParseMove(text string) (Move, error) { return family.ParseMove(text, readMove) }

func readMove(words []parse.Word) (Move, error) {
	line := parse.NewLine(words)
	m := Move{kind: 1 + Kind(line.Choice(kindWords...))}
	f := &forms[m.kind]
	if f.colour {
		m.colour = Colour(1 + line.Choice(strings.Split(colourLetters, "")...))
	}
	if f.hex {
		m.hex = parse.Value(line, "a hex, such as c5", hexmap.ParseCell)
	}
	switch {
	case f.tiled:
		tile := Tile(1 + line.Choice(tileWords...))
		m.lay = parse.Value(line, "the least number of turns, from 0 to 5, with which the tile looks so (TILE-4)", func(text string) (uint8, error) {
			turn, ok := parse.Natural(text, 5)
			if lay := layOf(tile, uint8(turn)); ok && lay != 0 {
				return lay, nil
			}
			return 0, parse.Misread(text, "turns")
		})
	case f.words != nil:
		m.number = uint16(1 + line.Choice(f.words...))
	case f.most > 0:
		m.number = uint16(line.Number("a number from {low} to {high}", int(f.least), int(f.most)))
	}
	for f.route && m.links < MaxEngine && (m.links == 0 || line.More()) && line.Err() == nil {
		m.route[m.links] = parse.Value(line, "a stop and the owner of the link, such as c4:2, or c4:0 for nobody's", readStop)
		m.links++
	}
	if err := line.End("the end of the move"); err != nil {
		return Move{}, err
	}
	return m, nil
}

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
