package variants

import (
	"strconv"

	"github.com/railhex/railhex/hexmap/parse"
)

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
	if i >= len(r.words) {
		r.faults.Missing(r.number, r.words, expected, rule, args...)
		return
	}
	r.faults.Wrong(r.number, r.words[i], expected, rule, args...)
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
