package steamrollers

import (
	"math"
	"strconv"
	"strings"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/hexmap/parse"
	"github.com/railhex/railhex/track"
	"github.com/railhex/railhex/variants"
	"github.com/railhex/railhex/variants/family"
)

// String returns the move in the notation, as in "build c5 E-W". The zero Move is
// "no move", which cannot be read back.
func (m Move) String() string {
	text, err := m.AppendText(nil)
	if err != nil {
		return m.Kind().String()
	}
	return string(text)
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
	r := moveReader{parse.NewLine(words)}
	m := r.move()
	if err := r.End("the end of the move"); err != nil {
		return Move{}, err
	}
	return m, nil
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
