package steam

import (
	_ "embed"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"

	"github.com/railhex/railhex/hexmap/parse"
	"github.com/railhex/railhex/track"
)

// Components is what is in the box: goods, new city tiles, growth markers, the
// faces of the tile table and the double-sided tiles that show them (COMP-1 to
// COMP-6). It is data: anybody's own can be played with. [ParseComponents] reads
// it, and Validate says what one put together by a program lacks. A Setup takes
// a copy.
type Components struct {
	Name   string
	Goods  [NumColours + 1]int // by Colour; the first, of no colour, is 0
	Cities [NumColours + 1]int // new city tiles, likewise
	Growth int
	Faces  []Face
	Tiles  []TileCount
}

// A Face is what a side of a track tile shows, in one rotation, and its name.
type Face struct {
	Name string
	Tile track.Tile
}

// A TileCount says of how many tiles the two sides show which faces, by their
// index in the Faces.
type TileCount struct {
	Front int
	Back  int // NoFace for a blank back
	Count int
}

// NoFace is the index of a blank side.
const NoFace = -1

// The most that components may hold.
const (
	maxPieces = 99  // goods of a colour, new cities of a colour, growth markers
	maxTiles  = 999 // tiles of one line
)

// MaxFaces is the number of different faces that COMP-3 allows.
const MaxFaces = 21

//go:embed data/standard.components
var standardComponents string

var standard = sync.OnceValue(func() *Components {
	return parse.Must(ParseComponents(standardComponents))
})

// StandardComponents returns a copy of the set of the rulebook, named "standard".
func StandardComponents() *Components { return standard().clone() }

// ShippedComponents returns a copy of the set of that name which comes with the
// library; there is one, "standard". It is nil and false for another name.
func ShippedComponents(name string) (c *Components, ok bool) {
	if c = standard(); c.Name != name {
		return nil, false
	}
	return c.clone(), true
}

func (c *Components) clone() *Components {
	own := *c
	own.Faces = append([]Face(nil), c.Faces...)
	own.Tiles = append([]TileCount(nil), c.Tiles...)
	return &own
}

// Equal reports whether two sets of components are the same: whether they print
// the same text, or both are nil.
func (c *Components) Equal(o *Components) bool {
	return c == o || c != nil && o != nil && (c.same(o) || string(c.appendText(nil)) == string(o.appendText(nil)))
}

// same reports whether two sets have the same pieces in the same order.
func (c *Components) same(o *Components) bool {
	return c.Name == o.Name && c.Goods == o.Goods && c.Cities == o.Cities && c.Growth == o.Growth &&
		slices.Equal(c.Faces, o.Faces) && slices.Equal(c.Tiles, o.Tiles)
}

// Validate returns nil if c is a set that ParseComponents could have read; else
// all that is wrong with it, joined, each a [*hexmap.ParseError] without line and
// column.
func (c *Components) Validate() error {
	var faults parse.Faults
	fault := func(found, expected parse.Key, rule string, args ...any) {
		faults.Lack(0, 0, found, expected, rule, args...)
	}
	if !validName(c.Name) {
		fault("the name {name}", expectedName, "", "name", strconv.Quote(c.Name))
	}
	pieces := func(what string, n int) {
		if n < 0 || n > maxPieces {
			fault("{line}", expectedPieces, "", "line", what+" "+strconv.Itoa(n))
		}
	}
	for colour := range Colours() {
		pieces("goods "+colour.String(), c.Goods[colour])
		pieces("city "+colour.String(), c.Cities[colour])
	}
	if c.Goods[0] != 0 || c.Cities[0] != 0 {
		fault("goods or cities of no colour", "their number left 0", "")
	}
	pieces("growth", c.Growth)
	turned := turnedFaces(c.Faces)
	for i, face := range c.Faces {
		if !validFaceName(face.Name) || c.faceNamed(face.Name) != i {
			fault("the face {name}", expectedFaceName, "", "name", strconv.Quote(face.Name))
		}
		if expected, rule := c.checkFace(face.Tile, turned[:i]); expected.Key != "" {
			fault("{line}", "{expected}", rule, "line", "face "+face.Name+" "+face.Tile.String(), "expected", expected)
		}
	}
	for _, tiles := range c.Tiles {
		if tiles.Front < 0 || tiles.Front >= len(c.Faces) || tiles.Back < NoFace || tiles.Back >= len(c.Faces) {
			fault("tiles of the faces {front} and {back}", "faces by their index, and -1 for a blank back", "",
				"front", tiles.Front, "back", tiles.Back)
		}
		if tiles.Count < 0 || tiles.Count > maxTiles {
			fault("{n} tiles", expectedTiles, "", "n", tiles.Count)
		}
	}
	return faults.Err()
}

// turnedFaces are what faces show, the same whichever way it lies.
func turnedFaces(faces []Face) []track.Tile {
	turned := make([]track.Tile, len(faces))
	for i, face := range faces {
		turned[i] = face.Tile.Face()
	}
	return turned
}

// checkFace is what is expected of a face after others instead of what it shows, and the
// rule that says so; the zero Phrase if nothing is wrong.
func (c *Components) checkFace(tile track.Tile, others []track.Tile) (expected parse.Phrase, rule string) {
	if content, ok := contentOf[tile]; !ok {
		return parse.Say(expectedFace), ""
	} else if content >= sharpPairs || content.isExits() && edgesOf[content].len() > 4 {
		return parse.Say("one track, two that are not both sharp, or one to four exits"), componentFaces.String()
	}
	if i := slices.Index(others, tile.Face()); i >= 0 {
		return parse.Say("another face than {name}, which is the same turned", "name", c.Faces[i].Name), componentFaces.String()
	}
	return parse.Phrase{}, ""
}

// faceNamed is the index of the first face of a name, NoFace if there is none.
func (c *Components) faceNamed(name string) int {
	for i, face := range c.Faces {
		if face.Name == name {
			return i
		}
	}
	return NoFace
}

const (
	expectedName     = "one word of printable characters as the name"
	expectedPieces   = "a whole number from 0 to 99"
	expectedTiles    = "a whole number of tiles from 0 to 999"
	expectedFace     = "tracks such as E-W+NE-SW, or the exits of a town such as E+NW+SW"
	expectedFaceName = "the name of a face: digits, with or without a capital letter before them, and no two alike"
)

func validName(name string) bool {
	return name != "" && utf8.ValidString(name) && !strings.ContainsFunc(name, func(r rune) bool {
		return r == '#' || r == ' ' || !unicode.IsPrint(r)
	})
}

func validFaceName(name string) bool {
	if name != "" && 'A' <= name[0] && name[0] <= 'Z' {
		name = name[1:]
	}
	return name != "" && strings.Trim(name, "0123456789") == ""
}

// String returns the canonical text of c, whether or not c is valid. For a valid one
// it is the text that [ParseComponents] reads.
func (c *Components) String() string { return string(c.appendText(nil)) }

func (c *Components) appendText(dst []byte) []byte {
	dst = fmt.Appendf(dst, "components %s\n", c.Name)
	for colour := range Colours() {
		dst = fmt.Appendf(dst, "goods %s %d\n", colour, c.Goods[colour])
	}
	for colour := range Colours() {
		dst = fmt.Appendf(dst, "city %s %d\n", colour, c.Cities[colour])
	}
	dst = fmt.Appendf(dst, "growth %d\n", c.Growth)
	for _, face := range c.Faces {
		dst = fmt.Appendf(dst, "face %s %s\n", face.Name, face.Tile)
	}
	for _, tiles := range c.Tiles {
		dst = fmt.Appendf(dst, "tile %s %s %d\n", c.faceName(tiles.Front), c.faceName(tiles.Back), tiles.Count)
	}
	return dst
}

func (c *Components) faceName(i int) string {
	if i < 0 || i >= len(c.Faces) {
		return "-"
	}
	return c.Faces[i].Name
}

// ParseComponents reads components from their text:
//
//	components NAME
//	goods red 20          # of each colour
//	city red 1            # new city tiles, of each colour
//	growth 10
//	face T31 E+NW+SW      # one face in one of its rotations
//	tile T31 T34 4        # tiles with these two faces; - for a blank back
//
// Lines after the first may come in any order, but a face stands before the
// tiles that show it. The error joins all faults of the text in its order, each
// a [*hexmap.ParseError]; of more than a hundred, the first hundred and the number of
// the others.
func ParseComponents(text string) (*Components, error) {
	r := componentsReader{read: new(Components)}
	for number, words := range r.faults.Lines(text) {
		r.line(number, words)
	}
	r.finish()
	if err := r.faults.Err(); err != nil {
		return nil, err
	}
	return r.read, nil
}

// A componentsReader takes in a text line by line. What is wrong with a line
// keeps none of the following from being read, so that all faults are found at
// once.
type componentsReader struct {
	read   *Components
	faults parse.Faults

	last    int // number of the last line with words
	goodsAt [NumColours + 1]int
	cityAt  [NumColours + 1]int
	grownAt int

	number int          // of the line being read
	words  []parse.Word // of the line being read
}

// fault reports word i of the line, or that the line ends before it.
func (r *componentsReader) fault(i int, expected parse.Key, rule string, args ...any) {
	r.faults.WrongAt(r.number, r.words, i, expected, rule, args...)
}

func (r *componentsReader) line(number int, words []parse.Word) {
	r.number, r.words = number, words
	first := r.last == 0
	r.last = number
	keyword := words[0].Text
	if first && keyword != "components" {
		r.fault(0, "components and a name in the first line", "")
	}
	end := 0
	switch keyword {
	case "components":
		if !first {
			r.fault(0, "goods, city, growth, face or tile: components stands in the first line, once", "")
			return
		}
		end = r.name()
	case "goods":
		end = r.pieces(&r.read.Goods, &r.goodsAt)
	case "city":
		end = r.pieces(&r.read.Cities, &r.cityAt)
	case "growth":
		end = r.growth()
	case "face":
		end = r.face()
	case "tile":
		end = r.tile()
	default:
		if !first {
			r.fault(0, "goods, city, growth, face or tile", "")
		}
		return
	}
	if end < len(words) {
		r.fault(end, "the end of the line", "")
	}
}

// Each of the following reads the words after the keyword and gives the number
// of words that the line should have.

func (r *componentsReader) name() int {
	if len(r.words) < 2 || !validName(r.words[1].Text) {
		r.fault(1, expectedName, "")
	} else {
		r.read.Name = parse.Join(r.words[1:2])
	}
	return 2
}

func (r *componentsReader) pieces(counts, at *[NumColours + 1]int) int {
	if len(r.words) < 2 {
		r.fault(1, expectedColour, "")
		return 3
	}
	colour, err := ParseColour(r.words[1].Text)
	switch {
	case err != nil:
		r.fault(1, expectedColour, "")
	case at[colour] > 0:
		r.fault(1, "each colour once, and {colour} stands in line {n}", "", "colour", colour, "n", at[colour])
	default:
		at[colour] = r.number
	}
	counts[colour] = r.count(2, maxPieces, expectedPieces)
	return 3
}

// count reads a number in word i.
func (r *componentsReader) count(i, most int, expected parse.Key) int {
	if i < len(r.words) {
		if n, ok := parse.Natural(r.words[i].Text, most); ok {
			return n
		}
	}
	r.fault(i, expected, "")
	return 0
}

func (r *componentsReader) growth() int {
	if r.grownAt > 0 {
		r.fault(0, "growth once, and it stands in line {n}", "", "n", r.grownAt)
		return 2
	}
	r.grownAt = r.number
	r.read.Growth = r.count(1, maxPieces, expectedPieces)
	return 2
}

func (r *componentsReader) face() int {
	if len(r.words) < 2 || !validFaceName(r.words[1].Text) || r.read.faceNamed(r.words[1].Text) != NoFace {
		r.fault(1, expectedFaceName, "")
		return 3
	}
	if len(r.words) < 3 {
		r.fault(2, expectedFace, "")
		return 3
	}
	tile, err := track.ParseTile(r.words[2].Text)
	if err != nil {
		r.fault(2, expectedFace, "")
		return 3
	}
	if expected, rule := r.read.checkFace(tile, turnedFaces(r.read.Faces)); expected.Key != "" {
		r.fault(2, "{expected}", rule, "expected", expected)
	}
	if len(r.read.Faces) < 2*MaxFaces { // more cannot be right, and all of them are compared
		r.read.Faces = append(r.read.Faces, Face{parse.Join(r.words[1:2]), tile})
	}
	return 3
}

func (r *componentsReader) tile() int {
	tiles := TileCount{Front: r.faceIn(1, false), Back: NoFace}
	if len(r.words) > 1 {
		tiles.Back = r.faceIn(2, true)
	}
	if len(r.words) > 2 {
		tiles.Count = r.count(3, maxTiles, expectedTiles)
	}
	r.read.Tiles = append(r.read.Tiles, tiles)
	return 4
}

// faceIn reads the name of a face in word i.
func (r *componentsReader) faceIn(i int, blank bool) int {
	if i < len(r.words) {
		word := r.words[i].Text
		if face := r.read.faceNamed(word); face != NoFace || blank && word == "-" {
			return face
		}
	}
	r.fault(i, "a face that an earlier line names, or - for a blank back", "")
	return NoFace
}

// finish reports what no line gave, where the next line would stand.
func (r *componentsReader) finish() {
	missing := func(given int, expected parse.Key, args ...any) {
		if given == 0 {
			r.faults.Lack(r.last+1, 1, parse.EndOfText, expected, "", args...)
		}
	}
	missing(r.last, "components and a name in the first line")
	for colour := range Colours() {
		missing(r.goodsAt[colour], "goods {colour} and a number", "colour", colour)
	}
	for colour := range Colours() {
		missing(r.cityAt[colour], "city {colour} and a number", "colour", colour)
	}
	missing(r.grownAt, "growth and a number")
}
