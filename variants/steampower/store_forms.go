package steampower

import (
	"strings"

	"github.com/railhex/railhex/hexmap/parse"
	"github.com/railhex/railhex/track"
	"github.com/railhex/railhex/variants/family/archive"
)

// How hexes and what lies in them are written as text.

// forms are those that the map decides.
type forms struct {
	hex   archive.Form[uint8]
	rails archive.Form[railsField]
}

// layForms makes the forms.
func (g *game) layForms() {
	hex := func(name string) (uint8, bool) {
		cell, err := parseHex(name)
		if err != nil {
			return 0, false
		}
		i, ok := g.board.Index(cell)
		return uint8(i), ok
	}
	appendHex := func(dst []byte, i uint8) []byte {
		dst, _ = g.names[i].AppendText(dst)
		return dst
	}
	g.forms = forms{
		hex: archive.Form[uint8]{Append: appendHex, Parse: hex, Expected: parse.Say(expectedHexOfMap)},
		rails: archive.Form[railsField]{
			Append: func(dst []byte, here railsField) []byte {
				dst = append(appendHex(dst, here.hex), ' ')
				dst = here.tracks[0].append(dst)
				if here.tracks[1].Track != 0 {
					dst = here.tracks[1].append(append(dst, " + "...))
				}
				return dst
			},
			Parse: func(text string) (here railsField, ok bool) {
				name, rest, _ := strings.Cut(text, " ")
				here.hex, ok = hex(name)
				first, second, crossed := strings.Cut(rest, " + ")
				ok = ok && here.tracks[0].parse(first) && (!crossed || here.tracks[1].parse(second))
				return here, ok
			},
			Expected: parse.Say(`a hex of the map, track and owner, as in c5 E-W P1 or c5 E-W P1 + NE-SW P2`),
		},
	}
}

const expectedHexOfMap = "a hex of the map"

// append appends the track and its owner as reports have them.
func (t OwnedTrack) append(dst []byte) []byte {
	dst = append(append(dst, t.Track.String()...), ' ')
	return append(dst, t.Owner.String()...)
}

// parse reads a track and its owner, as in "E-W P1".
func (t *OwnedTrack) parse(text string) bool {
	words, owner, _ := strings.Cut(text, " ")
	one, onTrack := track.Parse(words)
	seat, onOwner := parseSeat(owner)
	*t = OwnedTrack{one, seat}
	return onTrack == nil && onOwner == nil
}
