package variants

import (
	"iter"
	"math/bits"

	"github.com/railhex/railhex/hexmap/parse"
)

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
