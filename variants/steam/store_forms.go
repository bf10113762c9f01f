package steam

import (
	"strings"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/hexmap/parse"
	"github.com/railhex/railhex/track"
	"github.com/railhex/railhex/variants/family/archive"
)

// How hexes, goods, tiles and ends of links are written as text.

// forms are those that the setup decides.
type forms struct {
	hex  archive.Form[uint8]
	set  archive.Form[load] // of the supply
	tile archive.Form[tileField]
	end  archive.Form[end]
}

const expectedEnd = "a stop and an edge, as in c5/E"

// layForms makes the forms.
func (g *game) layForms() {
	hex := func(name string) (uint8, bool) {
		cell, err := hexmap.ParseCell(name)
		if err != nil {
			return noHex, false
		}
		i := g.hexOf(cell)
		return i, i != noHex
	}
	appendHex := func(dst []byte, i uint8) []byte {
		dst, _ = g.cells[i].AppendText(dst)
		return dst
	}
	g.forms = forms{
		hex: archive.Form[uint8]{Append: appendHex, Parse: hex, Expected: parse.Say("a hex of the map")},
		set: goodsForm(g.setSize),
		tile: archive.Form[tileField]{
			Append: func(dst []byte, t tileField) []byte {
				dst, _ = tileOf[t.content].AppendText(append(appendHex(dst, t.hex), ' '))
				return dst
			},
			Parse: func(text string) (tileField, bool) {
				name, words, _ := strings.Cut(text, " ")
				i, ok := hex(name)
				tile, err := track.ParseTile(words)
				c := contentOf[tile]
				return tileField{i, c}, ok && err == nil && c != 0
			},
			Expected: parse.Say("a hex of the map and the tracks or exits of a tile, as in c5 E-W+NE-SW"),
		},
		end: archive.Form[end]{
			Append: func(dst []byte, e end) []byte {
				return append(append(appendHex(dst, e.hex), '/'), e.edge.String()...)
			},
			Parse: func(text string) (end, bool) {
				name, edge, apart := strings.Cut(text, "/")
				i, ok := hex(name)
				d, err := hexmap.ParseDirection(edge)
				return end{hex: i, edge: d}, ok && apart && err == nil
			},
			Expected: parse.Say(expectedEnd),
		},
	}
}

var cityGoods = goodsForm(mostGoods)

// goodsForm is goods by their letters, in canonical order, of which a city or a space
// has room for so many.
func goodsForm(most int) archive.Form[load] {
	return archive.Form[load]{
		Append: func(dst []byte, l load) []byte {
			for c := Red; l != 0; c++ {
				for range l & loadMask {
					dst = append(dst, colourLetters[c])
				}
				l >>= loadBits
			}
			return dst
		},
		Parse: func(letters string) (load, bool) {
			if len(letters) > most {
				return 0, false
			}
			goods := load(0)
			for i := range len(letters) {
				c := strings.IndexByte(colourLetters, letters[i])
				if c < int(Red) {
					return 0, false
				}
				goods += oneLoad(Colour(c))
			}
			return goods, true
		},
		Expected: parse.Say("goods by their letters R B Y P E, {n} at the most", "n", most),
	}
}
