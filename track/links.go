package track

import (
	"iter"

	"github.com/railhex/railhex/hexmap"
)

// AppendLinks appends the links of some kinds, each once: those with a stop in
// the order of their From, and then those without one in the order of theirs. It
// allocates nothing if dst has room and the grid has at most 192 hexes, but for a
// search for links without a stop it takes longer than for the others.
func (t *Tracer) AppendLinks(dst []Link, tiles []Tile, kinds Kind) []Link {
	t.mustFit(tiles)
	var room [192]uint8
	met := room[:]
	if len(tiles) > len(room) {
		met = make([]uint8, len(tiles))
	}
	for hex, tile := range tiles {
		if (tile ^ City).edges() != ones {
			dst = t.appendFrom(dst, tiles, uint16(hex), kinds, met)
		}
	}
	if kinds&(Loose|Circle) != 0 {
		dst = t.appendWithoutStop(dst, tiles, kinds)
	}
	return dst
}

// Links walks the links that [Tracer.AppendLinks] appends.
func (t *Tracer) Links(tiles []Tile, kinds Kind) iter.Seq[Link] {
	return func(yield func(Link) bool) {
		var room [64]Link
		for _, link := range t.AppendLinks(room[:0], tiles, kinds) {
			if !yield(link) {
				return
			}
		}
	}
}

// appendFrom appends the links that leave one stop. Met are, by hex and in bits
// by edge, the ends where links from earlier stops arrived.
func (t *Tracer) appendFrom(dst []Link, tiles []Tile, hex uint16, kinds Kind, met []uint8) []Link {
	exits := tiles[hex]
	hops := &t.hops[hex]
	for edge := uint8(1); edge <= hexmap.NumDirections; edge++ {
		isExit := uint8(exits&digitMask) == edge
		exits >>= digitBits
		if !isExit {
			continue
		}
		if tiles[hex] == City && (hops[edge].entry == 0 || hops[edge].joins(tiles) == 0) {
			continue // most edges of cities have no track, and there are many of them
		}
		if met[hex]>>edge&1 != 0 {
			continue
		}
		from := End{hex, hexmap.Direction(edge - 1)}
		r := t.run(tiles, from)
		if isBare(tiles, from, r) {
			continue
		}
		kind := Incomplete
		if r.stops {
			met[r.end.Hex] |= 2 << r.end.Edge
			kind = Complete
			if r.end.Hex == hex {
				kind = Return
			}
		}
		if kind&kinds != 0 {
			dst = append(dst, Link{from, r.end, r.tracks, r.towns, kind})
		}
	}
	return dst
}

// appendWithoutStop appends the links that have no stop.
func (t *Tracer) appendWithoutStop(dst []Link, tiles []Tile, kinds Kind) []Link {
	for hex, tile := range tiles {
		for d := range hexmap.Direction(hexmap.NumDirections) {
			if _, ok := tile.Other(d); !ok {
				continue
			}
			at := End{uint16(hex), d}
			link, _ := t.LinkThrough(tiles, at)
			if link.From == at && link.Kind&kinds&(Loose|Circle) != 0 {
				dst = append(dst, link)
			}
		}
	}
	return dst
}

// Walk walks the tracks of a link from From to To. A circle is walked from its
// first end once round. Complete links and those that return are walked the other
// way if From and To have changed places.
func (t *Tracer) Walk(tiles []Tile, l Link) iter.Seq[Step] {
	return func(yield func(Step) bool) {
		t.mustFit(tiles)
		at, ok := l.From, true
		if l.Kind != Loose {
			at, ok = t.Beyond(at)
		}
		for ok {
			exit, joined := tiles[at.Hex].Other(at.Edge)
			if !joined || !yield(Step{at.Hex, at.Edge, exit}) || l.Kind == Circle && l.From == (End{at.Hex, exit}) {
				return
			}
			at, ok = t.Beyond(End{at.Hex, exit})
		}
	}
}
