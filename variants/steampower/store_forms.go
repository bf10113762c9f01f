package steampower

import (
	"strconv"
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

// skippedForm is how many hexes without track stand before one with track, on the
// line; nothing for none.
var skippedForm = archive.Form[int]{
	Append: func(dst []byte, n int) []byte {
		if n == 0 {
			return dst
		}
		return strconv.AppendInt(dst, int64(n), 10)
	},
	Parse: func(digits string) (int, bool) {
		if digits == "" {
			return 0, true
		}
		n, ok := parse.Natural(digits, MaxHexes)
		return n, ok && n > 0
	},
	Length:   parse.LeadingDigits,
	Expected: parse.Say("a number of hexes without track"),
}

// tracksForm is what lies in a hex, on the line: a letter and the owner of each track,
// the first of two as a capital.
var tracksForm = archive.Form[[2]OwnedTrack]{
	Append: func(dst []byte, tracks [2]OwnedTrack) []byte {
		first := byte('a')
		if tracks[1].Track != 0 {
			first = 'A'
		}
		dst = append(dst, first+byte(tracks[0].Track)-1, '0'+byte(tracks[0].Owner))
		if tracks[1].Track != 0 {
			dst = append(dst, 'a'+byte(tracks[1].Track)-1, '0'+byte(tracks[1].Owner))
		}
		return dst
	},
	Parse: func(text string) (tracks [2]OwnedTrack, ok bool) {
		first := byte('a')
		if len(text) == 4 {
			first = 'A'
		}
		for i := range len(text) / 2 {
			t, owner := text[2*i]-first+1, text[2*i+1]-'0'
			if t < 1 || t > track.NumTracks || owner < 1 || owner > MaxSeats {
				return tracks, false
			}
			tracks[i] = OwnedTrack{track.Track(t), Seat(owner)}
			first = 'a'
		}
		return tracks, text != "" && len(text)%2 == 0
	},
	Length: func(text string) int {
		if text != "" && 'A' <= text[0] && text[0] <= 'Z' {
			return min(len(text), 4)
		}
		return min(len(text), 2)
	},
	Expected: parse.Say("track and owner of a hex, such as c2 or A1c2"),
}
