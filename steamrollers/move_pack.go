package steamrollers

import (
	"math/bits"

	"github.com/railhex/railhex/track"
	"github.com/railhex/railhex/variants"
)

// How a Move is packed. Three plain words, without arrays inside, are what the
// compiler keeps in registers from call to call; a struct of small fields it
// would copy through memory for each accessor.
//
// The head holds, from its lowest byte up, the kind and two arguments that depend on it
// (a die, box, tile, city, row, track, side bits). Then come the place of a good in its
// line, the marks of a delivery, and at the top a wide argument (a column, or a
// distance).
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
func (m Move) wide() uint16  { return uint16(m.head >> wideAt) }

// marks are those of a delivery. Other kinds may hold something else there.
func (m Move) marks() uint8 {
	if m.Kind() != KindDeliver {
		return 0
	}
	return uint8(m.head >> marksAt)
}

// drawn is the track of a move that is known to be of a kind that draws one.
func (m Move) drawn() track.Track { return track.Track(m.second()) }

// cities are those of a move that is known to be a delivery.
func (m Move) cities() (from, to int) { return int(m.second() >> 4), int(m.second() & 15) }

// withDistance is the delivery m over another distance.
func (m Move) withDistance(distance int) Move {
	m.head = m.head&^(0xffff<<wideAt) | uint64(distance)<<wideAt
	return m
}

// A goods move holds what was written, letter by letter and gap by gap, three bits each.
// Twenty-one are in the low word, as many in the high one, and the rest in the head
// behind the kind. The first bits that are 0 end it. That is room for more than any game
// can ask for (47, SETUP-3); what goes beyond is left off, and what is left is refused
// for its number still.
const (
	signBits  = 3
	signMask  = 1<<signBits - 1
	wordSigns = 64 / signBits
	mostSigns = 2*wordSigns + (64-firstAt)/signBits
	gap       = signMask // between two cities; other signs are goods
)

// sign is the letter or gap at a place of a goods move, from 0; 0 beyond its end.
func (m Move) sign(place int) uint8 {
	switch {
	case place < wordSigns:
		return uint8(m.low >> (signBits * place) & signMask)
	case place < 2*wordSigns:
		return uint8(m.high >> (signBits * (place - wordSigns)) & signMask)
	case place < mostSigns:
		return uint8(m.head >> (firstAt + signBits*(place-2*wordSigns)) & signMask)
	}
	return 0
}

// lines reads a goods move: the goods of its first six cities, and how many cities
// it has in all. What a line has no room for is left off.
//
// It reads all goods of a city at once: those up to the next gap, or to the end of a
// word.
func (m Move) lines() (lines [6]variants.Line, cities int) {
	city := 0
	for _, word := range [...]uint64{m.low, m.high, m.head >> firstAt} {
		for word != 0 {
			gaps := word & (word >> 1) & (word >> 2) & everySign
			end := bits.TrailingZeros64(gaps | 1<<63)
			if city < len(lines) {
				line := &lines[city]
				*line |= variants.Line(spread(word&(1<<(end&63)-1)) << (4 * line.Len() & 63))
			}
			if gaps == 0 {
				break
			}
			city++
			word >>= (end + signBits) & 63
		}
	}
	return lines, city + 1
}

// everySign has the lowest bit of each sign of a word.
const everySign = 0o111_111_111_111_111_111_111

// spread lays out the first eight goods of a word as a [variants.Line] has them, four
// bits each, by halves, quarters and single ones.
func spread(goods uint64) uint64 {
	goods = goods&0o7777 | goods&0o7777_0000<<4
	goods = goods&0x003f_003f | goods&0x0fc0_0fc0<<2
	return goods&0x0707_0707 | goods&0x3838_3838<<1
}

// A goodsPacker writes a goods move, good by good.
type goodsPacker struct {
	move  Move
	signs int  // written so far
	next  bool // the next good is another city's
}

func newGoodsPacker() goodsPacker { return goodsPacker{move: pack(KindGoods, 0, 0, 0)} }

// city goes on to the next city, and to the first to begin with.
func (p *goodsPacker) city() { p.next = p.signs > 0 }

// good writes one more good of the city. A gap is written together with the good
// behind it, so that none is ever last.
func (p *goodsPacker) good(g variants.Good) {
	if p.next && p.signs < mostSigns-1 {
		p.sign(gap)
		p.next = false
	}
	if !p.next {
		p.sign(uint8(g))
	}
}

func (p *goodsPacker) sign(sign uint8) {
	switch at := p.signs; {
	case at < wordSigns:
		p.move.low |= uint64(sign) << (signBits * at)
	case at < 2*wordSigns:
		p.move.high |= uint64(sign) << (signBits * (at - wordSigns))
	case at < mostSigns:
		p.move.head |= uint64(sign) << (firstAt + signBits*(at-2*wordSigns))
	default:
		return
	}
	p.signs++
}
