package variants

import (
	_ "embed"
	"strconv"
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"

	"github.com/railhex/railhex/hexmap/parse"
)

// A Tile is what a face of an action tile shows beside its effect.
type Tile struct {
	Kept   bool // kept until somebody takes it; otherwise spent by its use (TAKE-6)
	Points int8 // to the player who holds it at the end (SCORE-4)
}

// Components holds what a set of printed tiles shows only as pictures (BOARD-4). For
// every face of the action tiles it says whether it is kept and what it is worth. For
// every face of the orders it says what it asks and what it is worth. It is a comparable
// value; the zero Components is invalid, and Validate says what one lacks.
type Components struct {
	Name   string
	Tiles  [NumFaces + 1]Tile       // by Face; the first, of no face, is zero
	Orders [numOrderFaces + 1]Order // by OrderFace; likewise
}

// MostPoints is the most that a tile or an order may be worth, and -MostPoints
// the least.
const MostPoints = 99

//go:embed components/standard.components
var standardText string

var standard = sync.OnceValue(func() Components {
	return parse.Must(ParseComponents(standardText))
})

// StandardComponents returns the library's own complete set, named "standard".
func StandardComponents() Components { return standard() }

// ShippedComponents returns the set of that name which comes with the library.
// There is one, "standard".
func ShippedComponents(name string) (c Components, ok bool) {
	if c = standard(); c.Name != name {
		return Components{}, false
	}
	return c, true
}

// Tile returns what face f shows; the zero Tile for the zero Face. It panics if
// f is beyond the last face.
func (c Components) Tile(f Face) Tile { return c.Tiles[f] }

// Order returns what face f asks for; the zero Order for the zero OrderFace. It
// panics if f is beyond the last face.
func (c Components) Order(f OrderFace) Order { return c.Orders[f] }

// Validate returns nil if c is a complete set, one that ParseComponents could
// have read; otherwise all that is wrong with it, joined, each a
// *hexmap.ParseError without line and column.
func (c Components) Validate() error {
	var faults parse.Faults
	fault := func(found, expected parse.Key, rule string, args ...any) {
		faults.Lack(0, 0, found, expected, rule, args...)
	}
	if !validName(c.Name) {
		fault("the name {name}", expectedName, "", "name", strconv.Quote(c.Name))
	}
	for f := range Faces() {
		tile := c.Tiles[f]
		if mustBeKept(f) && !tile.Kept {
			fault("tile {face} spent", expectedKept, ruleOfPictures, "face", f)
		}
		if !validPoints(tile.Points) {
			fault("tile {face} worth {n}", expectedPoints, "", "face", f, "n", tile.Points)
		}
	}
	for f := range OrderFaces() {
		order := c.Orders[f]
		if order.Goods.Len() == 0 || order.Goods&^everyGood != 0 {
			fault("order {face} of goods {goods}", expectedGoods, "", "face", f, "goods", strconv.Quote(order.Goods.String()))
		}
		if !validPoints(order.Points) {
			fault("order {face} worth {n}", expectedPoints, "", "face", f, "n", order.Points)
		}
	}
	if c.Tiles[0] != (Tile{}) || c.Orders[0] != (Order{}) {
		fault("a tile or an order of no face", "its entry left zero", "")
	}
	return faults.Err()
}

const (
	expectedName   = "one word of printable characters as the name"
	expectedKept   = "kept, for 4b works as long as it is held"
	expectedPoints = "points, a whole number from -99 to 99"
	expectedGoods  = "one or more letters of goods, Y R G B E K, at most 15 of each"
	ruleOfPictures = "BOARD-4"
)

func validName(name string) bool {
	return name != "" && utf8.ValidString(name) && !strings.ContainsFunc(name, func(r rune) bool {
		return r == '#' || r == ' ' || !unicode.IsPrint(r)
	})
}

// mustBeKept reports whether the rules say of a face that it is kept.
func mustBeKept(f Face) bool { return f == Tile4b } // BOARD-4

func validPoints(points int8) bool { return -MostPoints <= points && points <= MostPoints }

// String returns the canonical text of c, whether or not c is valid. For a valid
// one it is the text that ParseComponents reads.
func (c Components) String() string { return string(c.appendText(nil)) }

// AppendText appends the canonical text of c, or returns dst and the error of
// Validate.
func (c Components) AppendText(dst []byte) ([]byte, error) {
	if err := c.Validate(); err != nil {
		return dst, err
	}
	return c.appendText(dst), nil
}

func (c Components) appendText(dst []byte) []byte {
	dst = append(dst, "components "+c.Name+"\n"...)
	for f := range Faces() {
		tile := c.Tiles[f]
		dst = append(dst, "tile "+f.String()...)
		if tile.Kept {
			dst = append(dst, " kept "...)
		} else {
			dst = append(dst, " spent "...)
		}
		if tile.Points > 0 {
			dst = append(dst, '+')
		}
		dst = append(strconv.AppendInt(dst, int64(tile.Points), 10), '\n')
	}
	for f := range OrderFaces() {
		order := c.Orders[f]
		dst = append(dst, "order "+f.String()+" "+order.Goods.String()+" "...)
		dst = append(strconv.AppendInt(dst, int64(order.Points), 10), '\n')
	}
	return dst
}
