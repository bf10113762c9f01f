package steamrollers

import (
	"github.com/railhex/railhex/hexmap/parse"
	"github.com/railhex/railhex/track"
	"github.com/railhex/railhex/variants"
	"github.com/railhex/railhex/variants/family/archive"
)

// How goods, tiles, powers and track are written as text.

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

// newFaceForm is the face of an action tile of the game.
func (g *game) newFaceForm() archive.Form[faceField] {
	return archive.Form[faceField]{
		Append: func(dst []byte, f faceField) []byte { return append(dst, g.faceOf(f.number, f.b).String()...) },
		Parse: func(text string) (faceField, bool) {
			face, err := variants.ParseFace(text)
			f := faceField{face.Number(), face.Side() == variants.SideB}
			return f, err == nil && face == g.faceOf(f.number, f.b)
		},
		Expected: parse.Say("the face of an action tile of this game, such as 4b"),
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
		return goods, err == nil
	},
	Expected: parse.Say("goods by their letters, in the order Y R G B E K"),
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
