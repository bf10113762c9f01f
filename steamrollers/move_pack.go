package steamrollers

import "github.com/railhex/railhex/variants"

// How a Move is packed. Three plain words, without arrays inside, are what the
// compiler keeps in registers from call to call; a struct of small fields it
// would copy through memory for each accessor.
//
// The head holds, from its lowest byte up, the kind, two arguments (a die, box,
// tile, city, row, track, side bits: what the kind needs), the place of a good
// in its line, the marks of a delivery, and at the top a wide argument (a
// column, or a distance).
const (
	firstAt  = 8
	secondAt = 16
	placeAt  = 24
	marksAt  = 32
	wideAt   = 48
)

// The marks of a delivery.
const (
	markOwn = 1 << iota
	markDest
	markUnlimited
	markLonger // by one, and twice this by two
)

func pack(k Kind, first, second uint8, wide uint16) Move {
	return Move{head: uint64(k) | uint64(first)<<firstAt | uint64(second)<<secondAt | uint64(wide)<<wideAt}
}

func (m Move) first() uint8  { return uint8(m.head >> firstAt) }
func (m Move) second() uint8 { return uint8(m.head >> secondAt) }
func (m Move) place() uint8  { return uint8(m.head >> placeAt) }
func (m Move) marks() uint8  { return uint8(m.head >> marksAt) }
func (m Move) wide() uint16  { return uint16(m.head >> wideAt) }

// withSecond is m with another bit in its second argument.
func (m Move) withSecond(bit uint8) Move {
	m.head |= uint64(bit) << secondAt
	return m
}

// withDistance is the delivery m over another distance.
func (m Move) withDistance(distance int) Move {
	m.head = m.head&^(0xffff<<wideAt) | uint64(distance)<<wideAt
	return m
}

// A goods move holds the goods of six cities, three in each word, seven goods of
// three bits for each; in the first argument the set of cities for which more
// were drawn than that, in the second whether there were more than six cities.
const (
	goodBits  = 3
	goodMask  = 1<<goodBits - 1
	lineGoods = 7
	lineBits  = lineGoods * goodBits
	lineMask  = 1<<lineBits - 1
	wordLines = 3
)

// packedLine is the goods of city i, from 0, the first in the lowest bits.
func (m Move) packedLine(i int) uint64 {
	word := m.low
	if i >= wordLines {
		word = m.high
	}
	return word >> (lineBits * (i % wordLines)) & lineMask
}

// withGood puts one more good into the line of city i, from 0.
func (m Move) withGood(i int, g variants.Good) Move {
	length := 0
	for line := m.packedLine(i); line != 0; line >>= goodBits {
		length++
	}
	if length == lineGoods {
		m.head |= 1 << (firstAt + i)
		return m
	}
	good := uint64(g) << (lineBits*(i%wordLines) + goodBits*length)
	if i < wordLines {
		m.low |= good
	} else {
		m.high |= good
	}
	return m
}
