package ageofsteam

import (
	"fmt"
	"slices"
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

// kinds are how the moves of each kind are written: its word, its terms, and a number or the word
// for it, from 1.
var kinds = [kindEnd]struct {
	name        string
	terms       []term
	least, most int
	words       []string
}{
	0:              {name: "no move"},
	KindDraw:       {name: "draw", terms: []term{colourTerm}},
	KindNext:       {name: "next", least: 1, most: MaxSeats},
	KindRoll:       {name: "roll", least: 1, most: 6},
	KindShares:     {name: "shares", most: MaxShares},
	KindBid:        {name: "bid", least: 1, most: maxBid},
	KindStay:       {name: "stay"},
	KindPass:       {name: "pass"},
	KindRole:       {name: "role", least: 1, most: NumRoles, words: roleWords[1:]},
	KindBuild:      {name: "build", terms: []term{hexTerm, layTerm}},
	KindCity:       {name: "city", terms: []term{hexTerm}, least: 1, most: newCities, words: letters},
	KindDone:       {name: "done"},
	KindMove:       {name: "move", terms: []term{colourTerm, hexTerm, routeTerm}},
	KindLocomotive: {name: "locomotive"},
	KindPlace:      {name: "place", terms: []term{colourTerm, hexTerm}, least: 1, most: 3},
}

// maxBid bounds what a bid can be written as. No cash comes near it.
const maxBid = 9999

// letters are the new cities.
var letters = strings.Split("ABCDEFGH", "")

// kindWords are the first words of all moves.
var kindWords = describe.Names(KindDraw, KindPlace)

// String returns the first word of the moves of a kind.
func (k Kind) String() string { return kinds[min(k, kindEnd)%kindEnd].name }

// A Stop is where a link of a route ends, and whose it is: 0 is nobody.
type Stop struct {
	Hex   hexmap.Cell
	Owner Seat
}

// String returns the stop as a route has it, "c4:2".
func (p Stop) String() string { return p.Hex.String() + ":" + strconv.Itoa(int(p.Owner)) }

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

func numbered(k Kind, n int) Move { return Move{kind: k, number: uint16(n)} }

// Kind returns the kind of the move.
func (m Move) Kind() Kind { return m.kind }

// Number returns the shares, the bid, what a die shows, the row of a column, the seat, or the
// role or the new city by its place.
func (m Move) Number() int { return int(m.number) }

// Route returns the links that a cube goes over.
func (m Move) Route() []Stop { return m.route[:m.links:m.links] }

// String returns the move in the notation, such as "build j2 22 5"; "no move" for the zero
// Move.
func (m Move) String() string {
	kind := &kinds[m.kind]
	text := kind.name
	for _, t := range kind.terms {
		text += " " + t.write(m)
	}
	switch {
	case kind.words != nil:
		text += " " + kind.words[m.number-1]
	case kind.most > 0:
		text += " " + strconv.Itoa(m.Number())
	}
	return text
}

// ParseMove reads a move. Its error is a [*parse.Error].
func ParseMove(text string) (Move, error) {
	return family.ParseMove(text, func(words []parse.Word) (Move, error) { return family.ReadMove(words, readMove) })
}

func readMove(line *parse.Line) Move {
	m := Move{kind: 1 + Kind(line.Choice(kindWords...))}
	kind := &kinds[m.kind]
	for _, t := range kind.terms {
		t.read(&m, line)
	}
	switch {
	case kind.words != nil:
		m.number = uint16(1 + line.Choice(kind.words...))
	case kind.most > 0:
		m.number = uint16(line.Number("a number from {low} to {high}", kind.least, kind.most))
	}
	return m
}

// A term is what moves say behind the word of their kind: in the notation, and as numbers.
type term struct {
	factors []describe.Factor
	write   func(m Move) string
	read    func(m *Move, line *parse.Line)
	digits  func(dst []int, s *State, m Move) []int
}

var colourTerm = term{
	[]describe.Factor{describe.WordFactor("good", colours[1:]...)},
	func(m Move) string { return m.colour.String() },
	func(m *Move, line *parse.Line) {
		m.colour = Colour(1 + line.Choice(colours[1:]...))
	},
	func(dst []int, _ *State, m Move) []int { return append(dst, int(m.colour)-1) },
}

var hexTerm = term{
	[]describe.Factor{{Name: "hex", Count: MaxHexes}},
	func(m Move) string { return m.hex.String() },
	func(m *Move, line *parse.Line) { m.hex = parse.Value(line, "a hex, such as c5", hexmap.ParseCell) },
	func(dst []int, s *State, m Move) []int { return append(dst, int(s.game.index(m.hex))) },
}

var layTerm = term{
	[]describe.Factor{{Name: "tile", Count: firstCity}},
	func(m Move) string { return lays[m.lay].tile.String() + " " + strconv.Itoa(int(lays[m.lay].turn)) },
	func(m *Move, line *parse.Line) {
		tile := Tile(1 + line.Choice(tileWords...))
		m.lay = parse.Value(line, "the least number of turns, from 0 to 5, with which the tile looks so (TILE-4)", func(text string) (uint8, error) {
			turn, ok := parse.Natural(text, 5)
			if lay := layOf(tile, uint8(turn)); ok && lay != 0 {
				return lay, nil
			}
			return 0, parse.Misread(text, "turns")
		})
	},
	func(dst []int, _ *State, m Move) []int { return append(dst, int(m.lay)) },
}

var routeTerm = term{
	slices.Repeat([]describe.Factor{{Name: "to", Count: MaxHexes + 1}, {Name: "owner", Count: MaxSeats + 1}}, MaxEngine),
	func(m Move) string { return strings.Trim(fmt.Sprint(m.Route()), "[]") },
	func(m *Move, line *parse.Line) {
		for m.links < MaxEngine && (m.links == 0 || line.More()) {
			m.route[m.links] = parse.Value(line, expectedStop, readStop)
			m.links++
		}
	},
	func(dst []int, s *State, m Move) []int {
		for i, stop := range m.route {
			dst = append(dst, 0, int(stop.Owner))
			if i < int(m.links) {
				dst[len(dst)-2] = 1 + int(s.game.index(stop.Hex))
			}
		}
		return dst
	},
}

const expectedStop = "a stop and the owner of the link, such as c4:2, or c4:0 for nobody's"

// readStop reads where a link ends and whose it is, as in "c4:2".
func readStop(text string) (Stop, error) {
	hex, owner, _ := strings.Cut(text, ":")
	cell, err := hexmap.ParseCell(hex)
	seat, ok := parse.Natural(owner, MaxSeats)
	if err != nil || !ok {
		return Stop{}, parse.Misread(text, expectedStop)
	}
	return Stop{cell, Seat(seat)}, nil
}
