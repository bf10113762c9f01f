package steamrollers

import (
	"math"
	"strings"

	"github.com/railhex/railhex/hexmap/parse"
	"github.com/railhex/railhex/solo"
	"github.com/railhex/railhex/track"
	"github.com/railhex/railhex/variants"
)

// The short way from a line to its State. It lets pass what AppendText writes and
// nothing else, and tells no fault: where it says no, package document reads the line
// again and tells all of them.

// readLine reads the fields of a line, those after the ID of the setup. It reports
// whether each is as it would be written and the position is one.
func (g *game) readLine(fields string) (State, bool) {
	s := State{game: g}
	r := lineReader{State: &s, rest: fields}
	r.moment()
	r.diceAndTiles()
	r.goodsAndPowers()
	r.turnGoingOn()
	r.oliveAlone()
	for seat := Seat(1); seat <= g.seats; seat++ {
		r.sheet(seat)
	}
	if r.wrong || !r.ended {
		return State{}, false
	}
	in := inspection{State: &s}
	in.carryAlong()
	in.inspect()
	if len(in.faults) > 0 {
		return State{}, false
	}
	return s, true
}

// A lineReader fills a State from the fields of a line.
type lineReader struct {
	*State
	rest  string // what is not read yet
	ended bool   // the last field is read
	wrong bool   // something is not as it would be written
}

// hold notes whether something is as it would be written.
func (r *lineReader) hold(so bool) { r.wrong = r.wrong || !so }

// field is the next field.
func (r *lineReader) field() (word string) {
	r.hold(!r.ended)
	var more bool
	word, r.rest, more = strings.Cut(r.rest, ".")
	r.ended = !more
	return word
}

// part cuts the next part off a field of several.
func (r *lineReader) part(field *string) (word string) {
	word, rest, more := strings.Cut(*field, "_")
	r.hold(more)
	*field = rest
	return word
}

// orNone is a word, "" for that which stands for nothing.
func (r *lineReader) orNone(word string) string {
	r.hold(word != "")
	if word == "-" {
		return ""
	}
	return word
}

// number is a number without a zero before it.
func (r *lineReader) number(word string, most int) int {
	if len(word) == 1 {
		return r.digit(word[0], min(most, 9))
	}
	n, ok := parse.Natural(word, most)
	r.hold(ok)
	return n
}

// digit is a number of one digit.
func (r *lineReader) digit(c byte, most int) int {
	n := int(c) - '0'
	if n < 0 || n > most {
		r.wrong = true
		return 0
	}
	return n
}

// set is the numbers from 1 to 6 of a field, in ascending order: bit n for n.
func (r *lineReader) set(word string) (set uint8) {
	for _, c := range []byte(r.orNone(word)) {
		n := r.digit(c, 6)
		r.hold(n > 0 && set>>n == 0)
		set |= 1 << n
	}
	return set
}

func (r *lineReader) moment() {
	var ok bool
	r.phase, ok = parsePhase(r.field())
	r.hold(ok)
	r.round = uint16(r.number(r.field(), math.MaxUint16))
	r.start = startOf(r.round, r.game.seats)
	r.turn = Seat(r.number(r.field(), MaxSeats))
	r.quiet = uint8(r.number(r.field(), math.MaxUint8))
}

func (r *lineReader) diceAndTiles() {
	r.die = uint8(r.number(r.field(), 6))
	last := 0
	for _, c := range []byte(r.orNone(r.field())) {
		face := r.digit(c, 6)
		if face == 0 || face < last || r.white.Count(face) == 15 {
			r.wrong = true
			return
		}
		r.white, last = r.white.add(face), face
	}
	if held := r.orNone(r.field()); len(held) == 2 {
		r.reserved, r.reservedBy = uint8(r.digit(held[0], 6)), Seat(r.digit(held[1], MaxSeats))
		r.hold(held != "00")
	} else {
		r.hold(held == "")
	}
	switch r.field() {
	case "-":
	case "sg":
		r.black = StraightGentle
	case "ss":
		r.black = StraightSharp
	case "gs":
		r.black = GentleSharp
	default:
		r.wrong = true
	}
	r.wall = uint8(r.number(r.field(), 6))
	r.tileSides = r.spots(func(tile int, holder Seat, sideways bool) {
		r.rack = r.rack.put(tile, holder, sideways)
		r.hold(holder != Nobody || !sideways)
	})
	r.orderSides = r.spots(func(order int, holder Seat, sideways bool) {
		r.orders = r.orders.give(order, holder)
		r.hold(!sideways)
	})
}

// spots reads where six tiles are, and gives their sides.
func (r *lineReader) spots(put func(number int, holder Seat, sideways bool)) sides {
	word := r.orNone(r.field())
	if len(word) != 12 {
		r.hold(word == "")
		return 0
	}
	up := sidesDrawn
	for number := 1; number <= 6; number++ {
		side, holder := word[2*number-2], r.digit(word[2*number-1], int(r.game.seats))
		switch side {
		case 'a', 'A':
		case 'b', 'B':
			up |= 1 << (number - 1)
		default:
			r.wrong = true
		}
		put(number, Seat(holder), side < 'a')
	}
	return up
}

func (r *lineReader) goodsAndPowers() {
	supply := r.field()
	for i := range r.supply {
		word := supply
		if i < len(r.supply)-1 {
			word = r.part(&supply)
		}
		line, err := variants.ParseLine(r.orNone(word))
		r.supply[i] = line
		r.hold(err == nil)
	}
	r.bag = r.counts()
	r.removed = r.counts()
	taken := Seats(0)
	if word := r.orNone(r.field()); len(word) == variants.NumPowers {
		for i := range variants.NumPowers {
			if seat := Seat(r.digit(word[i], int(r.game.seats))); seat != Nobody {
				r.hold(!taken.Has(seat))
				taken |= 1 << seat
				r.powers = r.powers.give(variants.Power(i+1), seat)
			}
		}
		r.hold(taken != 0)
	} else {
		r.hold(word == "")
	}
	if word := r.orNone(r.field()); word != "" {
		own, ok := parseOwn(word)
		r.own = own
		r.hold(ok && r.powers.holder(variants.GoodsPower) != Nobody)
	}
}

// counts reads goods by their letters, in canonical order, each with its number.
func (r *lineReader) counts() (goods variants.Goods) {
	last := variants.Good(0)
	for word := r.orNone(r.field()); word != ""; {
		good, ok := goodOf(word[:1])
		digits := parse.LeadingDigits(word[1:])
		n := r.number(word[1:1+digits], 15)
		if !ok || good <= last || n == 0 {
			r.wrong = true
			return 0
		}
		for range n {
			goods = goods.Add(good)
		}
		word, last = word[1+digits:], good
	}
	return goods
}

func (r *lineReader) turnGoingOn() {
	r.acted = uint8(r.number(r.field(), math.MaxUint8))
	r.used = tileSet(r.set(r.field()))
	r.usedBefore = tileSet(r.set(r.field()))
	for faces, face := r.set(r.field()), 1; face <= 6; face++ {
		if faces>>face&1 != 0 {
			r.facesUsed = r.facesUsed.With(face)
		}
	}
	marks := r.orNone(r.field())
	for _, mark := range [...]struct {
		letter string
		flag   flags
	}{{"p", flagProductive}, {"h", flagHeldTwo}, {"s", flagSettled}, {"f", flagFulfilled}} {
		rest, so := strings.CutPrefix(marks, mark.letter)
		r.mark(mark.flag, so)
		marks = rest
	}
	r.hold(marks == "")
}

func (r *lineReader) oliveAlone() {
	field := r.field()
	if !r.game.solo() {
		r.hold(field == "-")
		return
	}
	var crossed [6]int
	for i := range crossed {
		crossed[i] = r.number(r.part(&field), math.MaxInt32)
	}
	points := r.number(r.part(&field), math.MaxInt32)
	sheet, err := solo.NewSheet(crossed, points)
	r.olive = sheet
	r.hold(err == nil)
	next := r.orNone(field)
	for r.step = 0; r.step <= solo.Won; r.step++ {
		if strings.ReplaceAll(r.step.String(), " ", "-") == next {
			return
		}
	}
	r.wrong = true
}

func (r *lineReader) sheet(seat Seat) {
	field, sheet := r.field(), r.sheetOf(seat)
	sheet.boxes = r.set(r.part(&field)) >> 1
	sheet.delivered = uint16(r.number(r.part(&field), math.MaxUint16))
	letters := r.orNone(r.part(&field))
	kept, err := variants.ParseGoods(letters)
	r.kept[seat-1] = hand(kept)
	r.hold(err == nil && kept.String() == letters)
	site, sites := 0, len(r.game.sites)
	for field != "" {
		if digits := parse.LeadingDigits(field); digits > 0 {
			empty := r.number(field[:digits], sites-site)
			r.hold(empty > 0)
			site, field = site+empty, field[digits:]
			continue
		}
		letter := field[0] - 'a'
		if letter >= track.NumTracks || site >= sites {
			r.wrong = true
			return
		}
		sheet.draw(site, track.Track(letter+1))
		site, field = site+1, field[1:]
	}
	r.hold(site == sites)
}
