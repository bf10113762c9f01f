package steamrollers

import (
	"cmp"
	"math"
	"math/bits"
	"slices"
	"strconv"
	"strings"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/hexmap/parse"
	"github.com/railhex/railhex/track"
	"github.com/railhex/railhex/variants"
	"github.com/railhex/railhex/variants/family"
)

// A Move is one decision of a player, or one outcome of dice and bag. It is a
// small comparable value: moves can be compared with ==, used as map keys and
// kept by the million. The zero Move is invalid, and every State refuses it.
//
// Moves are made by the constructors below, one for each line of the notation, an example
// of which stands in quotes beside it, or by [ParseMove]. A constructor that is given an
// invalid argument (a die of 7, a hex without a name) returns the zero Move. A move that
// can be written need not be legal: that is for a State to say. Asked for what moves of its
// kind do not have, a Move returns the zero value.
//
// A goods Move keeps sixty goods and gaps between cities, which is more than a game can
// ask for, and drops the rest. A Move counts at most fifteen dice of one face, or goods
// of one kind. A distance beyond 65535 and a place beyond 255 are read as those.
type Move struct {
	head      uint64 // the kind and its small arguments: see firstAt and the bits above it
	low, high uint64 // goods or dice
}

// DrawGoods returns the chance move "goods YRBE GGRB YYRB REGB YGBE RRYG": the goods
// drawn for city 1, 2, … in the order drawn, before SETUP-4 and COAL-1. Each city named has at least one.
func DrawGoods(cities ...variants.Line) Move {
	if len(cities) == 0 || slices.Contains(cities, 0) {
		return Move{}
	}
	p := newGoodsPacker()
	for _, line := range cities {
		p.city()
		for place := range line.Len() {
			good := line.At(place)
			if !good.IsValid() {
				return Move{}
			}
			p.good(good)
		}
	}
	return p.move
}

// Sides returns the chance move "sides a b a b b a": for each of the action tiles 1 to 6
// whether its side b is up.
func Sides(b [6]bool) Move { return pack(KindSides, sideBits(b), 0, 0) }

// Orders returns the chance move "orders a a b b a b": for each of the order tiles 1 to 6
// whether its side b is up.
func Orders(b [6]bool) Move { return pack(KindOrders, sideBits(b), 0, 0) }

func sideBits(b [6]bool) (bits uint8) {
	for i, up := range b {
		if up {
			bits |= 1 << i
		}
	}
	return bits
}

// Wall returns the chance move "wall 3": the die for the chart.
func Wall(die int) Move { return withFace(KindWall, die) }

// Influence returns the chance move "influence 2 5 3": the dice of Olive's level in the
// order rolled.
func Influence(dice ...int) Move {
	if len(dice) == 0 {
		return Move{}
	}
	m := pack(KindInfluence, 0, 0, 0)
	for i, die := range dice {
		if !isFace(die) {
			return Move{}
		}
		if i < maxInfluence {
			m.low |= uint64(die) << (4 * i)
		}
	}
	return m
}

// maxInfluence is one die more than any level has: enough to refuse it.
const maxInfluence = 7

func withFace(k Kind, face int) Move {
	if !isFace(face) {
		return Move{}
	}
	return pack(k, uint8(face), 0, 0)
}

// EnginePower returns "power engine 4": ticking a box, 1 to 6 (POWER-2).
func EnginePower(box int) Move { return withFace(KindEnginePower, box) }

// RailPower returns "power rail c5 E-W": drawing a track in a hex (POWER-3).
func RailPower(hex hexmap.Cell, t track.Track) Move { return withTrack(KindRailPower, hex, t) }

// PointsPower returns "power points": two points (POWER-4).
func PointsPower() Move { return pack(KindPointsPower, 0, 0, 0) }

// TilePower returns "power tile 3": taking action tile 1 to 6 (POWER-5).
func TilePower(tile int) Move { return withFace(KindTilePower, tile) }

// GoodsPower returns "power goods": a personal good, which [Draw] draws next (POWER-6).
func GoodsPower() Move { return pack(KindGoodsPower, 0, 0, 0) }

// Draw returns the chance move "draw R": the good drawn for POWER-6.
func Draw(g variants.Good) Move {
	if !g.IsValid() {
		return Move{}
	}
	return pack(KindDraw, uint8(g), 0, 0)
}

// Place returns "place 3": putting the personal good on a city, 3 or 4.
func Place(city int) Move { return withFace(KindPlace, city) }

// Roll returns the chance move "roll 1 3 5 straight/gentle": what the dice of a round show.
func Roll(white Dice, black BlackDie) Move {
	if black == 0 || black > blackFaces || !white.valid() {
		return Move{}
	}
	m := pack(KindRoll, uint8(black), 0, 0)
	m.low = uint64(white)
	return m
}

// Draft returns "draft 4": taking a die of that value.
func Draft(die int) Move { return withFace(KindDraft, die) }

// Steal returns "steal": using tile 2b on the die that was just drafted.
func Steal() Move { return pack(KindSteal, 0, 0, 0) }

// Decline returns "decline": not using tile 2 where that was asked.
func Decline() Move { return pack(KindDecline, 0, 0, 0) }

// UseValue returns "use 1 6": changing the die to a value with tile 1 (TILE-1), or
// with tile 2 where YUCATA-1 is in play.
func UseValue(tile, value int) Move {
	if tile != 1 && tile != 2 || !isFace(value) {
		return Move{}
	}
	return pack(KindUseValue, uint8(tile), uint8(value), 0)
}

// UseStep returns "use 5 +1" or "use 5 -1": tile 5a. Any other step gives the zero Move.
func UseStep(step int) Move {
	switch step {
	case +1:
		return pack(KindUseStep, 1, 0, 0)
	case -1:
		return pack(KindUseStep, 0, 0, 0)
	}
	return Move{}
}

// UseFlip returns "use 5 flip": tile 5b turns the die to its opposite face.
func UseFlip() Move { return pack(KindUseFlip, 0, 0, 0) }

// UseReroll returns "use 5 reroll": tile 5b rolls the die again.
func UseReroll() Move { return pack(KindUseReroll, 0, 0, 0) }

// UseTwo returns "use 2": tile 2a, or either face of the solitaire tile 2.
func UseTwo() Move { return pack(KindUseTwo, 0, 0, 0) }

// Reroll returns the chance move "reroll 3": the new face of a die.
func Reroll(face int) Move { return withFace(KindReroll, face) }

// Build returns "build c5 E-W": drawing a track in a hex.
func Build(hex hexmap.Cell, t track.Track) Move { return withTrack(KindBuild, hex, t) }

func withTrack(k Kind, hex hexmap.Cell, t track.Track) Move {
	if hex == (hexmap.Cell{}) || t == 0 || t > track.NumTracks {
		return Move{}
	}
	return pack(k, uint8(hex.Row()), uint8(t), uint16(hex.Column()))
}

// Improve returns "improve": ticking the engine box of the die.
func Improve() Move { return pack(KindImprove, 0, 0, 0) }

// Deliver returns "deliver R 1-2 4": bringing a good from a city to a city over a route of
// that distance (0 to 65535, though no route is that long). [Move.Own],
// [Move.FromLine], [Move.NamingDestination], [Move.Longer] and [Move.Unlimited] add what
// a delivery may have besides.
func Deliver(g variants.Good, from, to, distance int) Move {
	if !g.IsValid() || !isFace(from) || !isFace(to) || distance < 0 || distance > math.MaxUint16 {
		return Move{}
	}
	return pack(KindDeliver, uint8(g), uint8(from<<4|to), uint16(distance))
}

// mark adds a mark to a delivery; of another move nothing can be made.
func (m Move) mark(marks uint8) Move {
	if m.Kind() != KindDeliver {
		return Move{}
	}
	m.head |= uint64(marks) << marksAt
	return m
}

// Own returns the delivery m of the personal good (POWER-6): "deliver R 3-2 4 own".
func (m Move) Own() Move { return m.mark(markOwn) }

// NamingDestination returns the delivery m with tile 3a, as in "deliver R 1-2 4 dest": the
// die names the destination.
func (m Move) NamingDestination() Move { return m.mark(markDest) }

// Longer returns the delivery m with tile 3b, counted 1 or 2 longer: "deliver R 1-2 4 +1".
func (m Move) Longer(by int) Move {
	if by != 1 && by != 2 || m.Bonus() != 0 {
		return Move{}
	}
	return m.mark(uint8(by * markLonger))
}

// Unlimited returns the delivery m with tile 4a: "deliver R 1-2 4 unlimited".
func (m Move) Unlimited() Move { return m.mark(markUnlimited) }

// FromLine returns the delivery m of the good at a place, 1 to 255, of the city's line,
// counted from the left, as in "deliver R@2 1-2 4". In solo a delivery always names the
// place, and otherwise never.
func (m Move) FromLine(place int) Move {
	if m.Kind() != KindDeliver || place < 1 || place > math.MaxUint8 {
		return Move{}
	}
	m.head = m.head&^(0xff<<placeAt) | uint64(place)<<placeAt
	return m
}

// Take returns "take": taking the action tile of the die.
func Take() Move { return pack(KindTake, 0, 0, 0) }

// Pass returns "pass": no action, where none is legal (ROUND-5).
func Pass() Move { return pack(KindPass, 0, 0, 0) }

// Fulfil returns "fulfil 3 YRK": giving goods for an order, 1 to 6.
func Fulfil(order int, goods variants.Goods) Move {
	if !isFace(order) || goods == 0 || goods>>(4*variants.NumGoodKinds) != 0 {
		return Move{}
	}
	m := pack(KindFulfil, uint8(order), 0, 0)
	m.low = uint64(goods)
	return m
}

// End returns "end": ending the turn.
func End() Move { return pack(KindEnd, 0, 0, 0) }

// Kind says what the move is; the zero Kind of the zero Move.
func (m Move) Kind() Kind { return Kind(m.head) }

// IsValid reports whether m is a move at all, legal or not.
func (m Move) IsValid() bool { return m.head != 0 }

// Chance reports whether dice or bag make moves like m.
func (m Move) Chance() bool { return m.Kind().Chance() }

// The accessors below give what moves of their kinds hold, and zero of all
// other kinds.

// Line returns the goods drawn for a city, 1 to 6, of a goods move: the first eight of
// them, which is one more than any game draws.
func (m Move) Line(city int) variants.Line {
	if m.Kind() != KindGoods || !isFace(city) {
		return 0
	}
	lines, _ := m.lines()
	return lines[city-1]
}

// SideB reports of a sides or orders move whether side b of a tile, 1 to 6, is
// up.
func (m Move) SideB(tile int) bool {
	return (m.Kind() == KindSides || m.Kind() == KindOrders) && isFace(tile) && m.first()>>(tile-1)&1 != 0
}

// Die returns the die of a wall or draft move, the new face of a reroll, and the
// value that a tile gives the die in "use 1 6".
func (m Move) Die() int {
	switch m.Kind() {
	case KindWall, KindDraft, KindReroll:
		return int(m.first())
	case KindUseValue:
		return int(m.second())
	}
	return 0
}

// Step returns +1 or -1 of a move with tile 5a.
func (m Move) Step() int {
	if m.Kind() != KindUseStep {
		return 0
	}
	return 2*int(m.first()) - 1
}

// Box returns the engine box of the starting power engine.
func (m Move) Box() int { return m.number(KindEnginePower) }

// City returns the city on which the personal good is placed.
func (m Move) City() int { return m.number(KindPlace) }

// Order returns the number of the order that is fulfilled.
func (m Move) Order() int { return m.number(KindFulfil) }

func (m Move) number(k Kind) int {
	if m.Kind() != k {
		return 0
	}
	return int(m.first())
}

// ActionTile returns the number of the action tile that a use move names, or that the
// starting power takes.
func (m Move) ActionTile() int {
	switch m.Kind() {
	case KindTilePower, KindUseValue:
		return int(m.first())
	case KindUseTwo:
		return 2
	case KindUseStep, KindUseFlip, KindUseReroll:
		return 5
	}
	return 0
}

// White returns the white dice of a roll.
func (m Move) White() Dice {
	if m.Kind() != KindRoll {
		return 0
	}
	return Dice(m.low)
}

// Black returns the black die of a roll.
func (m Move) Black() BlackDie { return BlackDie(m.number(KindRoll)) }

// InfluenceDice returns the number of dice of an influence move, and InfluenceDie
// the face of each, counted from 0.
func (m Move) InfluenceDice() int {
	n := 0
	for m.InfluenceDie(n) != 0 {
		n++
	}
	return n
}

// InfluenceDie returns the face of die i of an influence move, or 0 without such a die.
func (m Move) InfluenceDie(i int) int {
	if m.Kind() != KindInfluence || i < 0 || i >= maxInfluence {
		return 0
	}
	return int(m.low >> (4 * i) & 15)
}

// Hex returns the hex in which a build or rail move draws.
func (m Move) Hex() hexmap.Cell {
	if m.Kind() != KindBuild && m.Kind() != KindRailPower {
		return hexmap.Cell{}
	}
	return hexmap.CellAt(int(m.first()), int(m.wide()))
}

// Track returns the track that a build or rail move draws.
func (m Move) Track() track.Track {
	if m.Kind() != KindBuild && m.Kind() != KindRailPower {
		return 0
	}
	return m.drawn()
}

// Good returns the good of a delivery or a draw.
func (m Move) Good() variants.Good {
	if m.Kind() != KindDeliver && m.Kind() != KindDraw {
		return 0
	}
	return variants.Good(m.first())
}

// From returns the source city of a delivery.
func (m Move) From() int {
	if m.Kind() != KindDeliver {
		return 0
	}
	from, _ := m.cities()
	return from
}

// To returns the destination city of a delivery.
func (m Move) To() int {
	if m.Kind() != KindDeliver {
		return 0
	}
	_, to := m.cities()
	return to
}

// Distance returns the distance of a delivery's route, without the bonus of tile
// 3b.
func (m Move) Distance() int {
	if m.Kind() != KindDeliver {
		return 0
	}
	return int(m.wide())
}

// LinePlace returns the place of a delivered good in its city's line, from 1; 0
// where the move does not say one.
func (m Move) LinePlace() int {
	if m.Kind() != KindDeliver {
		return 0
	}
	return int(m.place())
}

// IsOwn reports whether a delivery is of the personal good.
func (m Move) IsOwn() bool { return m.marks()&markOwn != 0 }

// NamesDestination reports whether a delivery uses tile 3a.
func (m Move) NamesDestination() bool { return m.marks()&markDest != 0 }

// IsUnlimited reports whether a delivery uses tile 4a.
func (m Move) IsUnlimited() bool { return m.marks()&markUnlimited != 0 }

// Bonus returns what a delivery adds to its distance with tile 3b: 0, 1 or 2.
func (m Move) Bonus() int { return int(m.marks() / markLonger) }

// Given returns the goods given for an order.
func (m Move) Given() variants.Goods {
	if m.Kind() != KindFulfil {
		return 0
	}
	return variants.Goods(m.low)
}

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

// String returns the move in the notation, as in "build c5 E-W". The zero Move is
// "no move", which cannot be read back.
func (m Move) String() string {
	return cmp.Or(parse.String(m.AppendText(nil)), m.Kind().String())
}

// AppendText appends the move in the notation. Its error is that of the zero
// Move, [NoMove].
func (m Move) AppendText(dst []byte) ([]byte, error) {
	if !m.IsValid() {
		return dst, NoMove
	}
	dst = append(dst, m.Kind().String()...)
	switch m.Kind() {
	case KindGoods:
		dst = m.appendGoods(dst)
	case KindSides, KindOrders:
		for tile := 1; tile <= 6; tile++ {
			if m.SideB(tile) {
				dst = append(dst, " b"...)
			} else {
				dst = append(dst, " a"...)
			}
		}
	case KindWall, KindEnginePower, KindTilePower, KindPlace, KindDraft, KindReroll:
		dst = appendNumber(dst, int(m.first()))
	case KindInfluence:
		for i := range m.InfluenceDice() {
			dst = appendNumber(dst, m.InfluenceDie(i))
		}
	case KindRailPower, KindBuild:
		dst = append(append(dst, ' '), m.Hex().String()...)
		dst = append(append(dst, ' '), m.Track().String()...)
	case KindDraw:
		dst = append(dst, ' ', m.Good().Letter())
	case KindRoll:
		for face := range m.White().All() {
			dst = appendNumber(dst, face)
		}
		dst = append(append(dst, ' '), m.Black().String()...)
	case KindUseValue:
		dst = appendNumber(appendNumber(dst, m.ActionTile()), m.Die())
	case KindUseStep:
		if m.Step() > 0 {
			dst = append(dst, " 5 +1"...)
		} else {
			dst = append(dst, " 5 -1"...)
		}
	case KindUseFlip:
		dst = append(dst, " 5 flip"...)
	case KindUseReroll:
		dst = append(dst, " 5 reroll"...)
	case KindUseTwo:
		dst = append(dst, " 2"...)
	case KindDeliver:
		dst = m.appendDelivery(dst)
	case KindFulfil:
		dst = append(append(appendNumber(dst, m.Order()), ' '), m.Given().String()...)
	}
	return dst, nil
}

func appendNumber(dst []byte, n int) []byte {
	return strconv.AppendInt(append(dst, ' '), int64(n), 10)
}

func (m Move) appendGoods(dst []byte) []byte {
	dst = append(dst, ' ')
	for place := 0; m.sign(place) != 0; place++ {
		if sign := m.sign(place); sign == gap {
			dst = append(dst, ' ')
		} else {
			dst = append(dst, variants.Good(sign).Letter())
		}
	}
	return dst
}

func (m Move) appendDelivery(dst []byte) []byte {
	dst = append(dst, ' ', m.Good().Letter())
	if m.LinePlace() != 0 {
		dst = strconv.AppendInt(append(dst, '@'), int64(m.LinePlace()), 10)
	}
	dst = append(dst, ' ', '0'+byte(m.From()), '-', '0'+byte(m.To()))
	dst = appendNumber(dst, m.Distance())
	if m.IsOwn() {
		dst = append(dst, " own"...)
	}
	if m.NamesDestination() {
		dst = append(dst, " dest"...)
	}
	if bonus := m.Bonus(); bonus != 0 {
		dst = append(dst, ' ', '+', '0'+byte(bonus))
	}
	if m.IsUnlimited() {
		dst = append(dst, " unlimited"...)
	}
	return dst
}

// MarshalText returns the move in the notation; encoding/json writes moves with it.
func (m Move) MarshalText() ([]byte, error) { return m.AppendText(nil) }

// UnmarshalText reads what [ParseMove] reads. On an error m is unchanged.
func (m *Move) UnmarshalText(text []byte) error { return parse.Unmarshal(m, text, ParseMove) }

// MustParseMove is [ParseMove] for moves that stand in a program's text. It
// panics on an error.
func MustParseMove(text string) Move {
	return parse.Must(ParseMove(text))
}

// goodOf reads one good by its letter.
func goodOf(text string) (variants.Good, bool) {
	g, err := variants.ParseGood(text)
	return g, err == nil
}

// ParseMove reads one move in the notation. What it reads and what [Move.String] prints
// differ only as the notation allows: in the space between words, and in an order. That
// is the order of dice, of the types of the black die, of the edges of a track, or of the
// letters given for an order. The error is a [*hexmap.ParseError] with the column, and
// the line only if it is not the first.
func ParseMove(text string) (Move, error) { return family.ParseMove(text, parseMove) }

// A moveReader reads the words of one move.
type moveReader struct{ *parse.Line }

func parseMove(words []parse.Word) (Move, error) {
	return family.ReadMove(words, func(line *parse.Line) Move { return moveReader{line}.move() })
}

// face reads a number from 1 to 6.
func (r moveReader) face(what parse.Key) int { return r.Number(what, 1, 6) }

func (r moveReader) move() Move {
	word := r.Word("a move")
	switch word.Text {
	case "goods":
		return r.goods()
	case "sides":
		return Sides(r.sides())
	case "orders":
		return Orders(r.sides())
	case "wall":
		return Wall(r.face("a die from {low} to {high}"))
	case "influence":
		return r.influence()
	case "power":
		return r.power()
	case "draw":
		return Draw(r.good())
	case "place":
		return Place(r.face("a city from {low} to {high}"))
	case "roll":
		return r.roll()
	case "draft":
		return Draft(r.face("a die from {low} to {high}"))
	case "use":
		return r.use()
	case "reroll":
		return Reroll(r.face("a die from {low} to {high}"))
	case "build":
		return Build(r.hex(), r.track())
	case "deliver":
		return r.deliver()
	case "fulfil":
		return Fulfil(r.face("an order from {low} to {high}"), r.given())
	}
	for k := range Kinds() {
		if k.String() == word.Text { // all that such a move says
			return pack(k, 0, 0, 0)
		}
	}
	r.Fail(word, "the first word of a move: {words}", "words", parse.List("{one} or {other}", family.FirstWords(Kinds())...))
	return Move{}
}

func (r moveReader) goods() Move {
	p := newGoodsPacker()
	for first := true; first || r.More(); first = false {
		word := r.Word("the goods of a city")
		p.city()
		for place := range len(word.Text) {
			g, ok := goodOf(word.Text[place : place+1])
			if !ok {
				r.Fail(word, "goods by their letters Y R G B E K")
				break
			}
			p.good(g)
		}
	}
	return p.move
}

func (r moveReader) sides() (b [6]bool) {
	const side parse.Key = "a or b, the side of tile {number} of 6"
	for i := range b {
		word := r.Word(side, "number", i+1)
		if word.Text != "a" && word.Text != "b" {
			r.Fail(word, side, "number", i+1)
		}
		b[i] = word.Text == "b"
	}
	return b
}

func (r moveReader) influence() Move {
	var dice []int
	for len(dice) == 0 || r.More() {
		dice = append(dice, r.face("a die from {low} to {high}"))
		if r.Err() != nil {
			break
		}
	}
	return Influence(dice...)
}

func (r moveReader) power() Move {
	switch r.Choice("engine", "rail", "points", "tile", "goods") {
	case 0:
		return EnginePower(r.face("a box from {low} to {high}"))
	case 1:
		return RailPower(r.hex(), r.track())
	case 2:
		return PointsPower()
	case 3:
		return TilePower(r.face("a tile from {low} to {high}"))
	}
	return GoodsPower()
}

func (r moveReader) good() variants.Good {
	const expected = "a good: Y, R, G, B, E or K"
	word := r.Word(expected)
	g, ok := goodOf(word.Text)
	if !ok {
		r.Fail(word, expected)
	}
	return g
}

func (r moveReader) roll() Move {
	var white Dice
	for r.Err() == nil {
		word := r.Word("a die from 1 to 6 or the black die, as in straight/gentle")
		if first, second, ok := strings.Cut(word.Text, "/"); ok {
			return Roll(white, r.black(word, first, second))
		}
		r.Back()
		if face := r.face("a die from {low} to {high}"); white.Count(face) < 15 {
			white = white.add(face)
		}
	}
	return Move{}
}

func (r moveReader) black(word parse.Word, first, second string) BlackDie {
	a, errA := track.ParseType(first)
	b, errB := track.ParseType(second)
	black := blackOf(a, b)
	if errA != nil || errB != nil || black == 0 {
		r.Fail(word, "two types of track, as in straight/gentle")
	}
	return black
}

func (r moveReader) use() Move {
	const tiles = "the tile: 1, 2 or 5"
	word := r.Word(tiles)
	switch word.Text {
	case "1":
		return UseValue(1, r.face("a value from {low} to {high}"))
	case "2":
		if !r.More() {
			return UseTwo()
		}
		return UseValue(2, r.face("a value from {low} to {high}"))
	case "5":
		return [...]Move{UseStep(+1), UseStep(-1), UseFlip(), UseReroll()}[r.Choice("+1", "-1", "flip", "reroll")]
	}
	r.Fail(word, tiles)
	return Move{}
}

func (r moveReader) hex() hexmap.Cell {
	return parse.Value(r.Line, "a hex, as in c5", hexmap.ParseCell)
}

func (r moveReader) track() track.Track {
	return parse.Value(r.Line, "two edges of E NE NW W SW SE, as in E-W", track.Parse)
}

func (r moveReader) deliver() Move {
	const ofGood = "a good and, in solo, its place in the line: R or R@2"
	word := r.Word(ofGood)
	letter, place, placed := strings.Cut(word.Text, "@")
	g, ok := goodOf(letter)
	at, whole := 0, true
	if placed {
		at, whole = parse.Clamped(place, math.MaxUint8)
	}
	if !ok || !whole || placed && at == 0 {
		r.Fail(word, ofGood)
	}

	const ofCities = "source and destination, as in 1-2"
	word = r.Word(ofCities)
	if t := word.Text; len(t) != 3 || !isFace(int(t[0])-'0') || t[1] != '-' || !isFace(int(t[2])-'0') {
		r.Fail(word, ofCities)
		return Move{}
	}
	from, to := int(word.Text[0]-'0'), int(word.Text[2]-'0')

	const ofDistance = "the distance of the route, a whole number"
	word = r.Word(ofDistance)
	distance, whole := parse.Clamped(word.Text, math.MaxUint16)
	if !whole {
		r.Fail(word, ofDistance)
	}
	m := Deliver(g, from, to, distance)
	if placed {
		m = m.FromLine(at)
	}
	return r.marks(m)
}

// marks reads what may follow a delivery, each word at most once and in this
// order.
func (r moveReader) marks(m Move) Move {
	const expected = "own, dest, +1 or +2, unlimited, in this order, or the end of the move"
	stage := 0
	for r.More() {
		word := r.Word(expected)
		at := 0
		switch word.Text {
		case "own":
			at, m = 1, m.Own()
		case "dest":
			at, m = 2, m.NamingDestination()
		case "+1":
			at, m = 3, m.Longer(1)
		case "+2":
			at, m = 3, m.Longer(2)
		case "unlimited":
			at, m = 4, m.Unlimited()
		}
		if at <= stage {
			r.Fail(word, expected)
		}
		stage = at
	}
	return m
}

func (r moveReader) given() variants.Goods {
	const expected = "the goods given, by their letters Y R G B E K"
	word := r.Word(expected)
	goods := variants.Goods(0)
	for i := range len(word.Text) {
		g, ok := goodOf(word.Text[i : i+1])
		if !ok {
			r.Fail(word, expected)
			return 0
		}
		if goods.Count(g) < 15 {
			goods = goods.Add(g)
		}
	}
	return goods
}
