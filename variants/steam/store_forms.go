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
	hex              archive.Form[uint8]
	set              archive.Form[load] // of the supply
	tile, tileOnLine archive.Form[tileField]
	end, endOnLine   archive.Form[end]
}

const expectedEnd = "a stop and an edge, as in c5/E"

// layForms makes the forms. It is long, since it lists the form of each field.
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
		hex: archive.Form[uint8]{Append: appendHex, Parse: hex, Length: hexLength, Expected: parse.Say("a hex of the map")},
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
		tileOnLine: archive.Form[tileField]{
			Append: func(dst []byte, t tileField) []byte { return appendContent(appendHex(dst, t.hex), t.content) },
			Parse: func(word string) (tileField, bool) {
				n := hexLength(word)
				i, ok := hex(word[:n])
				c := parseContent(word[n:])
				return tileField{i, c}, ok && c != 0
			},
			Expected: parse.Say("a hex of the map, and letters from a to o, or x and two octal digits"),
		},
	}
	endForm := func(between string, length func(string) int) archive.Form[end] {
		return archive.Form[end]{
			Append: func(dst []byte, e end) []byte {
				return append(append(appendHex(dst, e.hex), between...), e.edge.String()...)
			},
			Parse: func(text string) (end, bool) {
				n := hexLength(text)
				i, ok := hex(text[:n])
				edge, apart := strings.CutPrefix(text[n:], between)
				d, err := hexmap.ParseDirection(edge)
				return end{hex: i, edge: d}, ok && apart && err == nil
			},
			Length:   length,
			Expected: parse.Say(expectedEnd),
		}
	}
	g.forms.end = endForm("/", nil)
	g.forms.endOnLine = endForm("", func(text string) int {
		n := hexLength(text)
		return n + leading(text[n:], "NESW")
	})
}

// leading is how much of a text is letters of some.
func leading(text, letters string) (n int) {
	for n < len(text) && strings.IndexByte(letters, text[n]) >= 0 {
		n++
	}
	return n
}

// hexLength is how much of a text is the name of a hex: a letter and digits.
func hexLength(text string) int {
	if text == "" {
		return 0
	}
	return 1 + parse.LeadingDigits(text[1:])
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
		Length:   func(text string) int { return leading(text, colourLetters[1:]) },
		Expected: parse.Say("goods by their letters R B Y P E, {n} at the most", "n", most),
	}
}

// appendContent appends what a tile shows, as the line does: a letter for each track,
// or x and the exits as an octal number.
func appendContent(dst []byte, c content) []byte {
	if c.isExits() {
		return append(dst, 'x', '0'+byte(c>>3), '0'+byte(c&7))
	}
	for set := tracksOf[c]; set != 0; set &= set - 1 {
		dst = append(dst, 'a'-1+byte(set.first()))
	}
	return dst
}

// parseContent reads what appendContent appends; 0 if it is nothing of the kind.
func parseContent(text string) content {
	if exits, isTown := strings.CutPrefix(text, "x"); isTown {
		if len(exits) != 2 || exits[0]-'0' > 7 || exits[1]-'0' > 7 {
			return 0
		}
		if c := content(exits[0]-'0')<<3 | content(exits[1]-'0'); c.isExits() {
			return c
		}
		return 0
	}
	var tile track.Tile
	for i := range len(text) {
		t := track.Track(text[i]-'a') + 1
		if text[i] < 'a' || !t.IsValid() {
			return 0
		}
		var fits bool
		if tile, fits = tile.Plus(t.Tile()); !fits {
			return 0
		}
	}
	return contentOf[tile]
}
