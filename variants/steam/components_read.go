package steam

import (
	"github.com/railhex/railhex/hexmap/parse"
	"github.com/railhex/railhex/track"
)

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
	for number, words := range parse.Lines(text) {
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
	if i >= len(r.words) {
		r.faults.Missing(r.number, r.words, expected, rule, args...)
		return
	}
	r.faults.Wrong(r.number, r.words[i], expected, rule, args...)
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
	counts[colour] = r.count(2, MaxPieces, expectedPieces)
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
	r.read.Growth = r.count(1, MaxPieces, expectedPieces)
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
		tiles.Count = r.count(3, MaxTiles, expectedTiles)
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
