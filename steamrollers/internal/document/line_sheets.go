package document

import (
	"math"
	"slices"
	"strconv"
	"strings"

	"github.com/railhex/railhex/hexmap/parse"
	"github.com/railhex/railhex/track"
	"github.com/railhex/railhex/variants"
)

// The fields of tiles, orders and sheets in a position's line.

func appendNumber(dst []byte, n int) []byte { return strconv.AppendInt(dst, int64(n), 10) }

// spots are where six tiles lie, those of a kind.
type spots [6]spot

// A spot is where a tile lies.
type spot struct {
	side     byte // a or b, 0 if it is nowhere
	holder   int  // 0 for the centre
	sideways bool
}

func appendSpots(dst []byte, of *spots) []byte {
	if of[0].side == 0 {
		return append(dst, nothing...)
	}
	for _, at := range of {
		if at.sideways {
			at.side &^= 'a' - 'A'
		}
		dst = append(dst, at.side, '0'+byte(at.holder))
	}
	return dst
}

// readSpots reads what appendSpots appends.
func readSpots(word string, l *Layout) (of spots, ok bool) {
	if len(word) != 2*len(of) {
		return of, word == nothing
	}
	for i := range of {
		side := word[2*i]
		sideways := side < 'a'
		if sideways {
			side |= 'a' - 'A'
		}
		holder, ok := digit(word[2*i+1], l.Seats)
		if !ok || side != 'a' && side != 'b' {
			return of, false
		}
		of[i] = spot{side, holder, sideways}
	}
	return of, true
}

// place notes where the tile or order of a face lies.
func (of *spots) place(face string, holder int, sideways bool) {
	if face != "" && '1' <= face[0] && face[0] <= '6' && len(face) > 1 {
		of[face[0]-'1'] = spot{face[1], holder, sideways}
	}
}

func appendTiles(dst []byte, p *Position, _ *Layout) []byte {
	var of spots
	for _, face := range p.Centre {
		of.place(face, 0, false)
	}
	for i, player := range p.Players {
		for _, tile := range player.Tiles {
			of.place(tile.Face, i+1, tile.Sideways)
		}
	}
	return appendSpots(dst, &of)
}

func readTiles(word string, p *Position, l *Layout) bool {
	of, ok := readSpots(word, l)
	if !ok || word == nothing {
		return ok
	}
	for i, at := range of {
		face := l.Tiles[i][at.side-'a']
		if at.holder == 0 {
			p.Centre = append(p.Centre, face)
			continue
		}
		player := &p.Players[at.holder-1]
		player.Tiles = append(player.Tiles, Tile{face, at.sideways})
	}
	return true
}

func appendOrders(dst []byte, p *Position, _ *Layout) []byte {
	var of spots
	for _, face := range p.Orders {
		of.place(face, 0, false)
	}
	for i, player := range p.Players {
		for _, face := range player.Orders {
			of.place(face, i+1, false)
		}
	}
	return appendSpots(dst, &of)
}

func readOrders(word string, p *Position, l *Layout) bool {
	of, ok := readSpots(word, l)
	if !ok || word == nothing {
		return ok
	}
	for i, at := range of {
		open := &p.Orders
		if at.holder > 0 {
			open = &p.Players[at.holder-1].Orders
		}
		*open = append(*open, variants.OrderFaceOf(i+1, at.side == 'b').String())
	}
	return true
}

func appendOlive(dst []byte, p *Position, _ *Layout) []byte {
	if p.Olive == nil {
		return append(dst, nothing...)
	}
	for _, n := range p.Olive.Crossed {
		dst = append(appendNumber(dst, n), partEnd)
	}
	dst = append(appendNumber(dst, p.Olive.Delivery), partEnd)
	return appendWord(dst, hyphened(p.Olive.Step))
}

func readOlive(word string, p *Position, l *Layout) bool {
	if word == nothing || !l.Alone {
		return word == nothing && !l.Alone
	}
	var all [8]string
	if !parts(word, all[:]) {
		return false
	}
	p.Olive = new(Olive)
	for i := range p.Olive.Crossed {
		if !readNumber(all[i], math.MaxUint8, &p.Olive.Crossed[i]) {
			return false
		}
	}
	step := slices.IndexFunc(l.Steps, func(step string) bool { return hyphened(step) == all[7] })
	if step >= 0 {
		p.Olive.Step = l.Steps[step]
	}
	return readNumber(all[6], math.MaxUint16, &p.Olive.Delivery) && step >= 0
}

// hyphened is words joined by hyphens.
func hyphened(words string) string { return strings.ReplaceAll(words, " ", "-") }

func appendPlayer(dst []byte, player *Player, l *Layout) []byte {
	dst = append(appendFaces(dst, player.Boxes), partEnd)
	dst = append(appendNumber(dst, player.Delivery), partEnd)
	dst = append(appendWord(dst, player.Kept), partEnd)
	return appendTrack(dst, player.Track, l)
}

func readPlayer(word string, player *Player, l *Layout) bool {
	var all [4]string
	if !parts(word, all[:]) {
		return false
	}
	if all[0] == "" {
		all[0] = nothing
	}
	kept, err := variants.ParseGoods(all[2])
	player.Kept = kept.String()
	return err == nil && readSet(all[0], &player.Boxes) && readNumber(all[1], math.MaxUint16, &player.Delivery) && readTrack(all[3], player, l)
}

// appendTrack appends a sheet hex by hex: how many in a row are empty, and a
// letter for each that is not, from a on in the order of tracks. Track that is not in
// the order of the board is left off.
func appendTrack(dst []byte, drawn []string, l *Layout) []byte {
	next := 0
	for _, word := range drawn {
		site, t, ok := l.Drawing(word)
		if !ok || site < next {
			break
		}
		if site > next {
			dst = appendNumber(dst, site-next)
		}
		dst = append(dst, 'a'-1+byte(t))
		next = site + 1
	}
	if next < len(l.Sites) {
		dst = appendNumber(dst, len(l.Sites)-next)
	}
	return dst
}

// readTrack reads what appendTrack appends.
func readTrack(word string, player *Player, l *Layout) bool {
	site := 0
	player.Track = make([]string, 0, min(len(word), len(l.Sites)))
	for word != "" {
		if digits := parse.LeadingDigits(word); digits > 0 {
			empty, ok := parse.Natural(word[:digits], len(l.Sites))
			if !ok {
				return false
			}
			site, word = site+empty, word[digits:]
			continue
		}
		letter := word[0] - 'a'
		if letter >= track.NumTracks || site >= len(l.Sites) {
			return false
		}
		player.Track = append(player.Track, l.Sites[site][letter])
		site, word = site+1, word[1:]
	}
	return site == len(l.Sites)
}
