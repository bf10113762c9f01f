package steamrollers

import (
	"math/bits"
	"strconv"
	"strings"

	"github.com/railhex/railhex/hexmap/parse"
	"github.com/railhex/railhex/track"
	"github.com/railhex/railhex/variants"
	"github.com/railhex/railhex/variants/family/archive"
)

// How goods, tiles, powers and track are written as text.

// forms are those that the setup decides.
type forms struct {
	tiles, orders archive.Form[spots]
	face          archive.Form[faceField]
	powers        archive.Form[powerBook]
	tracks        archive.Form[tracks]
}

// A drawing is track in a site.
type drawing struct {
	site  int
	track track.Track
}

// drawings are the words for track in a hex, such as "c5 E-W".
type drawings struct {
	words [][track.NumTracks]string // by site and track
	of    map[string]drawing
}

// layForms makes the forms.
func (g *game) layForms() {
	g.forms = forms{
		tiles:  spotsForm(g.seats, true, "the side of each, a capital if it lies sideways, and its holder, as in a0b0B2a0b0a0, or -"),
		orders: spotsForm(g.seats, false, "the side of each and its holder, as in a0b0b2a0b0a0, or -"),
		face: archive.Form[faceField]{
			Append: func(dst []byte, f faceField) []byte { return append(dst, g.faceOf(f.number, f.b).String()...) },
			Parse: func(text string) (faceField, bool) {
				face, err := variants.ParseFace(text)
				f := faceField{face.Number(), face.Side() == variants.SideB}
				return f, err == nil && face == g.faceOf(f.number, f.b)
			},
			Expected: parse.Say("the face of an action tile of this game, such as 4b"),
		},
		powers: powersForm(g.seats),
		tracks: tracksForm(len(g.sites)),
	}
}

// wordDrawings makes the words for track.
func (g *game) wordDrawings() *drawings {
	d := &drawings{make([][track.NumTracks]string, len(g.sites)), make(map[string]drawing)}
	for site, name := range g.names {
		for t := range track.Tracks() {
			text := name.String() + " " + t.String()
			d.words[site][t-1] = text
			d.of[text] = drawing{site, t}
		}
	}
	return d
}

// diceForm is dice by their faces, ascending, on the line.
var diceForm = archive.Form[Dice]{
	Append: func(dst []byte, dice Dice) []byte {
		for face := 1; dice != 0; face, dice = face+1, dice>>4 {
			for range dice & 15 {
				dst = append(dst, '0'+byte(face))
			}
		}
		return dst
	},
	Parse: func(text string) (dice Dice, ok bool) {
		last := 1
		for i := range len(text) {
			face := int(text[i]) - '0'
			if face < last || face > 6 || dice.Count(face) == mostOfFace {
				return 0, false
			}
			dice, last = dice.add(face), face
		}
		return dice, true
	},
	Expected: parse.Say("faces in ascending order, or -"),
}

// setForm is numbers from 1 to 6, each once and ascending, on the line: bit n for n.
var setForm = archive.Form[uint8]{
	Append: func(dst []byte, set uint8) []byte {
		for ; set != 0; set &= set - 1 {
			dst = append(dst, '0'+byte(bits.TrailingZeros8(set)))
		}
		return dst
	},
	Parse: func(text string) (set uint8, ok bool) {
		for i := range len(text) {
			n := text[i] - '0'
			if n < 1 || n > 6 || set>>n != 0 {
				return 0, false
			}
			set |= 1 << n
		}
		return set, true
	},
	Expected: parse.Say("numbers from 1 to 6, ascending, or -"),
}

// reservedForm is the die that tile 2b holds, and its seat; nothing if there is none.
var reservedForm = archive.Form[[2]uint8]{
	Append: func(dst []byte, held [2]uint8) []byte {
		if held == [2]uint8{} {
			return dst
		}
		return append(dst, '0'+held[0], '0'+held[1])
	},
	Parse: func(text string) (held [2]uint8, ok bool) {
		if text == "" {
			return held, true
		}
		if len(text) != 2 {
			return held, false
		}
		held = [2]uint8{text[0] - '0', text[1] - '0'}
		return held, held[0] <= 6 && held[1] <= MaxSeats && held != [2]uint8{}
	},
	Expected: parse.Say("a face and the seat it is reserved for, as in 43, or -"),
}

// lineForm is the goods of a city.
var lineForm = archive.Form[variants.Line]{
	Append: func(dst []byte, line variants.Line) []byte {
		dst, _ = line.AppendText(dst)
		return dst
	},
	Parse: func(text string) (variants.Line, bool) {
		line, err := variants.ParseLine(text)
		return line, err == nil
	},
	Expected: parse.Say("at most eight of the letters Y R G B E K"),
}

// goodsForm is goods by their letters, in canonical order.
var goodsForm = archive.Form[variants.Goods]{
	Append: func(dst []byte, goods variants.Goods) []byte {
		dst, _ = goods.AppendText(dst)
		return dst
	},
	Parse: func(text string) (variants.Goods, bool) {
		goods, err := variants.ParseGoods(text)
		var room [variants.NumGoodKinds * mostOfGood]byte
		written, _ := goods.AppendText(room[:0])
		return goods, err == nil && string(written) == text
	},
	Expected: parse.Say("goods by their letters, in the order Y R G B E K"),
}

// countsForm is goods by their letters with how many there are, on the line.
var countsForm = archive.Form[variants.Goods]{
	Append: func(dst []byte, goods variants.Goods) []byte {
		for good := variants.Yellow; good <= variants.Coal; good++ {
			if n := goods.Count(good); n > 0 {
				dst = strconv.AppendInt(append(dst, goodLetters[good-1]), int64(n), 10)
			}
		}
		return dst
	},
	Parse: func(text string) (goods variants.Goods, ok bool) {
		last := variants.Good(0)
		for text != "" {
			good, isGood := goodOf(text[:1])
			end := 1 + parse.LeadingDigits(text[1:])
			n, isNumber := parse.Natural(text[1:end], mostOfGood)
			if !isGood || !isNumber || n == 0 || good <= last {
				return 0, false
			}
			for range n {
				goods = goods.Add(good)
			}
			text, last = text[end:], good
		}
		return goods, true
	},
	Expected: parse.Say("goods by their letters with how many there are, as in Y7R6G10, or -"),
}

// spots are where six tiles are, and their sides.
type spots struct {
	sides    sides
	holder   [6]Seat // Nobody for the centre
	sideways [6]bool
}

// spotsForm is two characters for each of six tiles, or nothing before their sides are
// drawn.
func spotsForm(seats Seat, turn bool, expected parse.Key) archive.Form[spots] {
	return archive.Form[spots]{
		Append: func(dst []byte, at spots) []byte {
			for i := 0; i < 6 && at.sides.drawn(); i++ {
				side := "aAbB"[2*at.sides.index(i+1):]
				if at.sideways[i] {
					side = side[1:]
				}
				dst = append(dst, side[0], '0'+byte(at.holder[i]))
			}
			return dst
		},
		Parse: func(text string) (at spots, ok bool) {
			if len(text) != 12 {
				return at, text == ""
			}
			at.sides = sidesDrawn
			for i := range 6 {
				side := strings.IndexByte("aAbB", text[2*i])
				at.holder[i] = Seat(text[2*i+1] - '0')
				at.sideways[i] = side&1 != 0
				if side < 0 || at.holder[i] > seats || at.sideways[i] && (!turn || at.holder[i] == Nobody) {
					return at, false
				}
				at.sides |= sides(side>>1) << i
			}
			return at, true
		},
		Expected: parse.Say(expected),
	}
}

// orderForm is the face of an order.
var orderForm = archive.Form[faceField]{
	Append: func(dst []byte, f faceField) []byte {
		return append(dst, variants.OrderFaceOf(f.number, f.b).String()...)
	},
	Parse: func(text string) (faceField, bool) {
		face, err := variants.ParseOrderFace(text)
		return faceField{face.Number(), face.Side() == variants.SideB}, err == nil
	},
	Expected: parse.Say("the face of an order, such as 4b"),
}

// powersForm is a digit for the holder of each starting power, or nothing where nobody
// took any.
func powersForm(seats Seat) archive.Form[powerBook] {
	return archive.Form[powerBook]{
		Append: func(dst []byte, p powerBook) []byte {
			for power := variants.EnginePower; power <= variants.GoodsPower && p != 0; power++ {
				dst = append(dst, '0'+byte(p.holder(power)))
			}
			return dst
		},
		Parse: func(text string) (p powerBook, ok bool) {
			if len(text) != variants.NumPowers {
				return 0, text == ""
			}
			taken := Seats(0)
			for i := range text {
				seat := Seat(text[i] - '0')
				if seat > seats || seat != Nobody && taken.Has(seat) {
					return 0, false
				}
				taken |= 1 << seat
				p = p.give(variants.Power(i+1), seat)
			}
			return p, p != 0
		},
		Expected: parse.Say("the seats that took engine, rail, points, tile and goods, as in 20100, or -"),
	}
}

// ownForm is a personal good, and its city if it is placed, as in "R3"; nothing for
// none.
var ownForm = archive.Form[personalGood]{
	Append: func(dst []byte, own personalGood) []byte {
		if own == 0 {
			return dst
		}
		dst = append(dst, goodLetters[own.good()-1])
		if own.city() != 0 {
			dst = append(dst, '0'+byte(own.city()))
		}
		return dst
	},
	Parse: func(text string) (own personalGood, ok bool) {
		if text == "" {
			return 0, true
		}
		if len(text) > 2 {
			return 0, false
		}
		good, ok := goodOf(text[:1])
		own = personalGood(good)
		if len(text) == 2 {
			city := int(text[1]) - '0'
			own |= personalGood(city) << 3
			ok = ok && isFace(city)
		}
		return own, ok
	},
	Expected: parse.Say("a good, and the city it lies on if it is placed, as in R3"),
}

// marksForm is the yes-or-no facts by their letters, on the line.
var marksForm = archive.Form[flags]{
	Append: func(dst []byte, set flags) []byte {
		for i := range len(markLetters) {
			if set>>i&1 != 0 {
				dst = append(dst, markLetters[i])
			}
		}
		return dst
	},
	Parse: func(text string) (set flags, ok bool) {
		for i := range len(markLetters) {
			if rest, so := strings.CutPrefix(text, markLetters[i:i+1]); so {
				text, set = rest, set|1<<i
			}
		}
		return set, text == ""
	},
	Expected: parse.Say("some of the letters phsf, in this order, or -"),
}

// markLetters are the letters of productive, held2a, settled and fulfilled, in the
// order of the flags.
const markLetters = "phsf"

// tracksForm is track hex by hex, on the line. A number counts empty sites in a row, and
// each other site has a letter, from a on in the order of tracks.
func tracksForm(sites int) archive.Form[tracks] {
	return archive.Form[tracks]{
		Append: func(dst []byte, all tracks) []byte {
			next := 0
			for i, pair := range all {
				if pair == 0 {
					continue
				}
				for site := 2 * i; pair != 0; site, pair = site+1, pair>>4 {
					if t := pair & 15; t != 0 {
						if site > next {
							dst = strconv.AppendInt(dst, int64(site-next), 10)
						}
						dst, next = append(dst, 'a'-1+t), site+1
					}
				}
			}
			if next < sites {
				dst = strconv.AppendInt(dst, int64(sites-next), 10)
			}
			return dst
		},
		Parse: func(text string) (all tracks, ok bool) {
			site := 0
			for i := 0; i < len(text); {
				if letter := text[i] - 'a'; letter < track.NumTracks && site < sites {
					all[site>>1] |= (letter + 1) << (4 * (site & 1))
					site, i = site+1, i+1
					continue
				}
				empty, first := 0, i
				for ; i < len(text) && text[i]-'0' <= 9 && empty <= sites; i++ {
					empty = 10*empty + int(text[i]-'0')
				}
				if empty == 0 || text[first] == '0' || empty > sites-site {
					return all, false
				}
				site += empty
			}
			return all, site == sites
		},
		Expected: parse.Say("track, as in 3a12g31: empty hexes, and a letter from a to o for track"),
	}
}

// moduleForm is a module by its word.
var moduleForm = archive.Form[variants.Modules]{
	Append: func(dst []byte, one variants.Modules) []byte {
		dst, _ = one.AppendText(dst)
		return dst
	},
	Parse: func(text string) (variants.Modules, bool) {
		one, err := variants.ParseModule(text)
		return one, err == nil
	},
	Expected: parse.Say("one of coal, order, power and yucata, each once"),
}
