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
	MaxPieces = 99  // goods of a colour, new cities of a colour, growth markers
	MaxTiles  = 999 // tiles of one line
)

// MaxFaces is the number of different faces that COMP-3 allows.
const MaxFaces = 21

//go:embed data/standard.components
var standardComponents string

var standard = sync.OnceValue(func() *Components {
	c, err := ParseComponents(standardComponents)
	if err != nil {
		panic("steam: standard.components: " + err.Error())
	}
	return c
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
		if n < 0 || n > MaxPieces {
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
		if tiles.Count < 0 || tiles.Count > MaxTiles {
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
		return parse.Say("one track, two that are not both sharp, or one to four exits"), ComponentFaces.String()
	}
	if i := slices.Index(others, tile.Face()); i >= 0 {
		return parse.Say("another face than {name}, which is the same turned", "name", c.Faces[i].Name), ComponentFaces.String()
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
