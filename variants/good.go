package variants

import (
	"iter"
	"math/bits"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/hexmap/parse"
)

// A Good is the kind of one good. The zero Good is no good. The five coloured
// kinds have the numbers of hexmap's colours; the order of the numbers is the
// canonical order of the letters, Y R G B E K.
type Good uint8

// The kinds of goods.
const (
	Yellow Good = iota + 1
	Red
	Green
	Blue
	Grey
	Coal // the black good
)

// NumGoodKinds is the number of kinds: five colours and coal.
const NumGoodKinds = 6

const (
	goodLetters       = "YRGBEK"
	lettersOfAllGoods = "letters of goods, Y R G B E K"
)

// ParseGood reads what [Good.String] prints: Y, R, G, B, E or K. Its error is a
// [*hexmap.ParseError].
func ParseGood(letter string) (Good, error) {
	if len(letter) == 1 {
		if g := goodOf(letter[0]); g != 0 {
			return g, nil
		}
	}
	return 0, parse.Misread(letter, "one of the letters Y R G B E K")
}

// goodOf is the good of a letter; the zero Good for any other byte.
func goodOf(letter byte) Good {
	switch letter {
	case 'Y':
		return Yellow
	case 'R':
		return Red
	case 'G':
		return Green
	case 'B':
		return Blue
	case 'E':
		return Grey
	case 'K':
		return Coal
	}
	return 0
}

// IsValid reports whether g is one of the six kinds.
func (g Good) IsValid() bool { return g-1 < NumGoodKinds }

// GoodKinds walks the kinds in canonical order: Y R G B E K.
func GoodKinds() iter.Seq[Good] {
	return func(yield func(Good) bool) {
		for g := Yellow; g <= Coal && yield(g); g++ {
		}
	}
}

// Letter returns Y, R, G, B, E or K; 0 if g is no good.
func (g Good) Letter() byte {
	if g.IsValid() {
		return goodLetters[g-1]
	}
	return 0
}

// Colour returns the colour of the cities that g may go to; none, the zero
// Colour, for Coal, which may go anywhere (COAL-2), and if g is no good.
func (g Good) Colour() hexmap.Colour {
	if g < Coal {
		return hexmap.Colour(g)
	}
	return 0
}

// String returns the letter of g; "" if g is no good.
func (g Good) String() string {
	if g.IsValid() {
		return goodLetters[g-1 : g]
	}
	return ""
}

// Goods is a multiset of goods, up to 15 of each kind, packed four bits a kind;
// the zero Goods is empty. Two Goods hold the same if and only if they are ==.
//
// Add, Remove, Plus and Minus panic if there would be more than 15 or fewer than 0 of a
// kind. Goods are never lost (GOODS-1), so such a call is a mistake of the caller.
type Goods uint32

// AllGoods is every good in the box: ten of each colour and six of coal
// (SETUP-2). GOODS-1 counts them.
const AllGoods Goods = 0x6AAAAA

const (
	mostOfAKind = 15
	bitsOfAKind = 4
)

const (
	everyGood Goods = 0xffffff // 15 of each kind
	oneOfEach Goods = 0x111111
	topBits   Goods = 0x888888 // the highest bit of each kind's four
	lowHalf   Goods = 0x0f0f0f // the kinds in the lower half of each byte
)

// GoodsOf returns the multiset of the goods given.
func GoodsOf(goods ...Good) Goods {
	var s Goods
	for _, g := range goods {
		s = s.Add(g)
	}
	return s
}

// ParseGoods reads the letters of a multiset in any order, at most 15 of a kind.
// The empty text is the empty multiset. Its error is a [*hexmap.ParseError].
func ParseGoods(letters string) (Goods, error) {
	var s Goods
	for i := range len(letters) {
		g := goodOf(letters[i])
		if g == 0 || s.Count(g) == mostOfAKind {
			return 0, parse.Misread(letters, "letters of goods, Y R G B E K, at most 15 of each")
		}
		s = s.Add(g)
	}
	return s, nil
}

// one is the multiset of a single g, empty if g is no good: the shift is then
// out of range.
func one(g Good) Goods { return 1 << (bitsOfAKind * (uint(g) - 1)) & oneOfEach }

// Count returns how many goods of kind g there are; 0 if g is no good.
func (s Goods) Count(g Good) int {
	return int(s >> (bitsOfAKind * (uint(g) - 1)) & mostOfAKind)
}

// Add returns s with one more good of kind g.
func (s Goods) Add(g Good) Goods {
	if !g.IsValid() || s.Count(g) == mostOfAKind {
		panic("variants: Goods.Add of no good or of a sixteenth of its kind")
	}
	return s + one(g)
}

// Remove returns s with one good of kind g less.
func (s Goods) Remove(g Good) Goods {
	if s.Count(g) == 0 {
		panic("variants: Goods.Remove of a good that is not there")
	}
	return s - one(g)
}

// Plus returns the goods of both.
func (s Goods) Plus(o Goods) Goods {
	sum := s + o
	// What carries out of a kind's four bits, by the full adder's formula.
	if (s&o|(s|o)&^sum)&topBits != 0 {
		panic("variants: Goods.Plus of more than 15 of a kind")
	}
	return sum
}

// Minus returns the goods of s without those of o.
func (s Goods) Minus(o Goods) Goods {
	if !s.Contains(o) {
		panic("variants: Goods.Minus of goods that are not there")
	}
	return s - o
}

// Contains reports whether s holds at least as many of each kind as o.
func (s Goods) Contains(o Goods) bool {
	// What is borrowed from beyond a kind's four bits, by the full
	// subtractor's formula.
	return (^s&o|(^s|o)&(s-o))&topBits == 0
}

// beyond is the goods of s that o has not: of each kind as many as s has more.
func (s Goods) beyond(o Goods) Goods {
	return (s & lowHalf).less(o&lowHalf) | (s>>bitsOfAKind&lowHalf).less(o>>bitsOfAKind&lowHalf)<<bitsOfAKind
}

// less is beyond for goods of every other kind, each of which has a byte to itself:
// subtracting clears the highest bit of the byte where o has more.
func (s Goods) less(o Goods) Goods {
	const highest = 0x808080
	difference := (s | highest) - o
	enough := (difference & highest) >> 7
	return difference & (enough * mostOfAKind)
}

// isOne reports whether s is a single good.
func (s Goods) isOne() bool { return s&oneOfEach == s && bits.OnesCount32(uint32(s)) == 1 }

// without is s without its goods of kind g.
func (s Goods) without(g Good) Goods { return s &^ (mostOfAKind * one(g)) }

// Len returns the number of goods.
func (s Goods) Len() int {
	pairs := s&lowHalf + s>>bitsOfAKind&lowHalf
	return int(pairs * 0x010101 >> 16 & 0xff)
}

// All walks the goods in canonical order, each as often as it is there.
func (s Goods) All() iter.Seq[Good] {
	return func(yield func(Good) bool) {
		for g := Yellow; g <= Coal; g++ {
			for range s.Count(g) {
				if !yield(g) {
					return
				}
			}
		}
	}
}

// String returns the letters in canonical order, such as "YRRB"; "" if there is
// no good.
func (s Goods) String() string {
	var room [mostOfAKind]byte // more is rare
	text, _ := s.AppendText(room[:0])
	return string(text)
}

// AppendText appends what String prints. The error is always nil.
func (s Goods) AppendText(dst []byte) ([]byte, error) {
	for g := Yellow; g <= Coal; g++ {
		for range s.Count(g) {
			dst = append(dst, g.Letter())
		}
	}
	return dst, nil
}

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
