package variants

import (
	_ "embed"
	"strconv"
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/hexmap/parse"
	"github.com/railhex/railhex/track"
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

// ParseComponents reads a set of components from its text, which the package
// documentation describes. The error joins all faults of the text in its order,
// each a *hexmap.ParseError; of more than a hundred, the first hundred and the
// number of the others.
func ParseComponents(text string) (Components, error) {
	var r componentsReader
	for number, words := range r.faults.Lines(text) {
		r.line(number, words)
	}
	r.finish()
	if err := r.faults.Err(); err != nil {
		return Components{}, err
	}
	return r.read, nil
}

// componentsReader takes in a text line by line. What is wrong with a line keeps
// none of the following from being read, so that all faults are found at once.
type componentsReader struct {
	read   Components
	faults parse.Faults

	last      int // number of the last line with words
	named     int // number of the line with the name, 0 if none so far
	tileLine  [NumFaces + 1]int
	orderLine [numOrderFaces + 1]int

	number int          // of the line being read
	words  []parse.Word // of the line being read
}

// fault reports word i of the line, or that the line ends before it.
func (r *componentsReader) fault(i int, expected parse.Key, rule string, args ...any) {
	r.faults.WrongAt(r.number, r.words, i, expected, rule, args...)
}

// word is word i of the line. If the line has fewer, it reports that the
// expected is missing, once for the line.
func (r *componentsReader) word(i int, expected parse.Key) (string, bool) {
	if i < len(r.words) {
		return r.words[i].Text, true
	}
	if i == len(r.words) {
		r.fault(i, expected, "")
	}
	return "", false
}

func (r *componentsReader) line(number int, words []parse.Word) {
	r.number, r.words = number, words
	first := r.last == 0
	r.last = number
	keyword := words[0].Text
	if first && keyword != "components" {
		r.fault(0, "components and a name in the first line", "")
	}
	switch keyword {
	case "components":
		r.name(first)
	case "tile":
		r.tile()
	case "order":
		r.order()
	default:
		if !first {
			r.fault(0, "tile or order", "")
		}
	}
}

func (r *componentsReader) name(first bool) {
	if !first {
		expected := parse.Key("tile or order, for components stands in the first line")
		if r.named > 0 {
			expected = "tile or order, for components stands in line {n}"
		}
		r.fault(0, expected, "", "n", r.named)
		return
	}
	r.named = r.number
	name, ok := r.word(1, expectedName)
	if !ok {
		return
	}
	if !validName(name) {
		r.fault(1, expectedName, "")
	}
	r.read.Name = name
	r.nothingAfter(2)
}

func (r *componentsReader) tile() {
	var tile Tile
	face, known := readFace(r, ParseFace, expectedFace, r.tileLine[:])
	if use, ok := r.word(2, "spent or kept"); ok {
		switch {
		case use == "kept":
			tile.Kept = true
		case use != "spent":
			r.fault(2, "spent or kept", "")
		case known && mustBeKept(face):
			r.fault(2, expectedKept, ruleOfPictures)
		}
	}
	tile.Points = r.points()
	if known {
		r.read.Tiles[face] = tile
	}
}

func (r *componentsReader) order() {
	var order Order
	face, known := readFace(r, ParseOrderFace, expectedOrderFace, r.orderLine[:])
	if letters, ok := r.word(2, expectedGoods); ok {
		var err error
		if order.Goods, err = ParseGoods(letters); err != nil {
			r.fault(2, expectedGoods, "")
		}
	}
	order.Points = r.points()
	if known {
		r.read.Orders[face] = order
	}
}

// readFace reads the face in word 1 and notes its line in seen. It is not ok if
// the word is no face, or a face that an earlier line has given.
func readFace[F ~uint8](r *componentsReader, parse func(string) (F, error), expected parse.Key, seen []int) (face F, ok bool) {
	name, ok := r.word(1, expected)
	if !ok {
		return 0, false
	}
	face, err := parse(name)
	if err != nil {
		r.fault(1, expected, "")
		return 0, false
	}
	if seen[face] > 0 {
		r.fault(1, "each face once, and {face} stands in line {n}", "", "face", r.words[0].Text+" "+name, "n", seen[face])
		return 0, false
	}
	seen[face] = r.number
	return face, true
}

// points reads the points in word 3, the last of the line: 0 if there are none.
func (r *componentsReader) points() int8 {
	word, ok := r.word(3, expectedPoints)
	if !ok {
		return 0
	}
	points, ok := parsePoints(word)
	if !ok {
		r.fault(3, expectedPoints, "")
	}
	r.nothingAfter(4)
	return points
}

// parsePoints reads 0, or a number without leading zeros which may bear a sign.
func parsePoints(word string) (int8, bool) {
	digits := word
	if word[0] == '+' || word[0] == '-' {
		digits = word[1:]
	}
	if digits == "" || digits[0] < '1' || digits[0] > '9' {
		return 0, word == "0"
	}
	points, err := strconv.ParseInt(word, 10, 8)
	return int8(points), err == nil && validPoints(int8(points))
}

func (r *componentsReader) nothingAfter(i int) {
	if i < len(r.words) {
		r.fault(i, parse.EndOfLine, "")
	}
}

// finish reports what no line gave, where the next line would stand.
func (r *componentsReader) finish() {
	missing := func(expected parse.Key, args ...any) {
		r.faults.Lack(r.last+1, 1, parse.EndOfText, expected, "", args...)
	}
	if r.last == 0 {
		missing("components and a name in the first line")
	}
	for f := range Faces() {
		if r.tileLine[f] == 0 {
			missing("a line tile {face}", "face", f)
		}
	}
	for f := range OrderFaces() {
		if r.orderLine[f] == 0 {
			missing("a line order {face}", "face", f)
		}
	}
}

// NewTracer returns the tracer that finds the links on a sheet of board b. Only
// those that are [track.Complete] are links of this game (SCORE-2). No link crosses a
// blocked border (WALL-2), and its towns are those that track passes through (BUILD-8).
func NewTracer(b *hexmap.Board, blocked []hexmap.Edge) *track.Tracer {
	var towns []int
	for region := 1; region <= hexmap.NumRegions; region++ {
		towns = append(towns, b.Town(region))
	}
	return track.NewTracer(b, blocked, towns)
}

// BlankSheet returns what lies on the hexes of board b before track is drawn: the
// cities, which end it on whatever edge it comes (BUILD-7), and nothing else.
func BlankSheet(b *hexmap.Board) []track.Tile {
	tiles := make([]track.Tile, b.Len())
	for region := 1; region <= hexmap.NumRegions; region++ {
		tiles[b.City(region)] = track.City
	}
	return tiles
}
