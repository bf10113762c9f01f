package variants

import (
	"iter"
	"math/bits"

	"github.com/railhex/railhex/hexmap/parse"
)

// A Line is up to eight goods in a row, counted from the left, packed four bits
// a good; the zero Line is empty. Two Lines are == if and only if they hold the
// same goods in the same order.
type Line uint32

// LineRoom is how many goods a Line has room for.
const LineRoom = 8

const (
	bitsOfAPlace = 4
	placeMask    = 15
	everyPlace   = 0x11111111 // times a good: that good in every place
)

// ParseLine reads the letters of a line from left to right, at most eight. The
// empty text is the empty line. Its error is a [*hexmap.ParseError].
func ParseLine(letters string) (Line, error) {
	const expected = "letters of goods, Y R G B E K, at most eight"
	if len(letters) > LineRoom {
		return 0, parse.Misread(letters, expected)
	}
	var l Line
	for i := range len(letters) {
		g := goodOf(letters[i])
		if g == 0 {
			return 0, parse.Misread(letters, expected)
		}
		l = l.Append(g)
	}
	return l, nil
}

// Len returns the number of goods in the line.
func (l Line) Len() int { return (bits.Len32(uint32(l)) + bitsOfAPlace - 1) / bitsOfAPlace }

// At returns the good at place i, counted from 0 at the left; the zero Good
// beyond the right end. It panics if i is negative.
func (l Line) At(i int) Good { return Good(l >> (bitsOfAPlace * i) & placeMask) }

// Last returns the rightmost good, the zero Good if the line is empty.
func (l Line) Last() Good { return l.At(max(l.Len()-1, 0)) }

// Append returns the line with g added at the right. It panics if the line is
// full or g is no good.
func (l Line) Append(g Good) Line {
	if !g.IsValid() || l.Len() == LineRoom {
		panic("variants: Line.Append of no good, or to a full line")
	}
	return l | Line(g)<<(bitsOfAPlace*l.Len())
}

// RemoveAt returns the line without the good at place i; those to its right move
// up. It panics unless 0 <= i < Len.
func (l Line) RemoveAt(i int) Line {
	if i >= l.Len() {
		panic("variants: Line.RemoveAt beyond the end")
	}
	left := Line(1)<<(bitsOfAPlace*i) - 1
	return l&left | l>>bitsOfAPlace&^left
}

// holding marks every place that holds g by the highest of its four bits. Adding
// 7 to the lower three bits of a place that holds anything but g sets that bit,
// and carries nothing over to the next place.
func (l Line) holding(g Good) uint32 {
	const lower, highest = 7 * everyPlace, 8 * everyPlace
	other := uint32(l) ^ uint32(g)*everyPlace
	return ^(other&lower + lower | other) & highest
}

// Count returns how many goods of kind g stand in the line; g must be a good.
func (l Line) Count(g Good) int { return bits.OnesCount32(l.holding(g)) }

// Find returns the leftmost place of a good of kind g, counted from 0, or -1;
// g must be a good.
func (l Line) Find(g Good) int {
	if places := l.holding(g); places != 0 {
		return bits.TrailingZeros32(places) / bitsOfAPlace
	}
	return -1
}

// Sorted returns the goods of the line in canonical order, Y R G B E K.
func (l Line) Sorted() Line {
	sorted, at := uint64(0), 0
	for g := Yellow; g <= Coal; g++ {
		width := bitsOfAPlace * l.Count(g)
		sorted |= uint64(g) * everyPlace & (1<<(width&63) - 1) << (at & 63)
		at += width
	}
	return Line(sorted)
}

// Goods returns the goods of the line without their order.
func (l Line) Goods() Goods {
	var s Goods
	for ; l != 0; l >>= bitsOfAPlace {
		s += one(Good(l & placeMask))
	}
	return s
}

// All walks the goods from left to right.
func (l Line) All() iter.Seq[Good] {
	return func(yield func(Good) bool) {
		for ; l != 0; l >>= bitsOfAPlace {
			if !yield(Good(l & placeMask)) {
				return
			}
		}
	}
}

// String returns the letters from left to right; "" for the empty line.
func (l Line) String() string {
	var room [LineRoom]byte
	text, _ := l.AppendText(room[:0])
	return string(text)
}

// AppendText appends what String prints. The error is always nil.
func (l Line) AppendText(dst []byte) ([]byte, error) {
	for ; l != 0; l >>= bitsOfAPlace {
		dst = append(dst, Good(l&placeMask).Letter())
	}
	return dst, nil
}
