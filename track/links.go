package track

import (
	"iter"
	"math/bits"

	"github.com/railhex/railhex/hexmap"
)

// AppendLinks appends the links of some kinds, each once, in the order of their From.
// It allocates nothing if dst has room and the grid at most 192 hexes.
func (t *Tracer) AppendLinks(dst []Link, tiles []Tile, kinds Kind) []Link {
	t.mustFit(tiles)
	var room arrivals
	met := room.of(len(tiles))
	for hex, tile := range tiles {
		if tile != 0 && (tile^City).edges() != ones {
			dst = t.appendFrom(dst, tiles, uint16(hex), kinds, met)
		}
	}
	return dst
}

// AppendLinksFrom appends the links of some kinds that end at some stops, given by
// their hexes, none twice. Each link comes once, in the order of the stops and of the
// edges there. It is faster than AppendLinks where the caller knows the stops, and
// allocates as little.
func (t *Tracer) AppendLinksFrom(dst []Link, tiles []Tile, stops []uint16, kinds Kind) []Link {
	t.mustFit(tiles)
	var room arrivals
	met := room.of(len(tiles))
	for _, hex := range stops {
		dst = t.appendFrom(dst, tiles, hex, kinds, met)
	}
	return dst
}

// arrivals are, by hex and in bits by edge, the ends where links from earlier
// stops arrived.
type arrivals [192]uint8

// of is arrivals for so many hexes: in place if they are as few as maps have.
func (a *arrivals) of(hexes int) []uint8 {
	if hexes > len(a) {
		return make([]uint8, hexes)
	}
	return a[:hexes]
}

// appendFrom appends the links that leave one stop and have not been met.
func (t *Tracer) appendFrom(dst []Link, tiles []Tile, hex uint16, kinds Kind, met []uint8) []Link {
	for edges := t.leaving(tiles, hex) &^ met[hex]; edges != 0; edges &= edges - 1 {
		from := End{hex, hexmap.Direction(bits.TrailingZeros8(edges))}
		r := t.run(tiles, from)
		if isBare(tiles, from, r) {
			continue
		}
		kind := Incomplete
		if r.stops {
			met[r.end.Hex] |= 1 << r.end.Edge
			kind = Complete
			if r.end.Hex == hex {
				kind = Return
				edges &^= 1 << r.end.Edge
			}
		}
		if kind&kinds != 0 {
			dst = append(dst, Link{})
			link := &dst[len(dst)-1] // filled in place: this is a hot loop
			link.From, link.To, link.Tracks, link.Towns, link.Kind = from, r.end, r.tracks, r.towns, kind
			if kind == Complete && r.end.before(from) {
				link.From, link.To = r.end, from
			}
		}
	}
	return dst
}

// leaving is the edges by which links may leave a stop, in bits: exits all, and of
// a city those beyond which something joins. Most edges of cities have nothing.
func (t *Tracer) leaving(tiles []Tile, hex uint16) (edges uint8) {
	if tiles[hex] != City {
		for exit := range tiles[hex].Exits() {
			edges |= 1 << exit
		}
		return edges
	}
	hops := &t.hops[hex]
	for edge := hexmap.NumDirections; edge > 0; edge-- {
		edges <<= 1
		if hops[edge].joins(tiles) != 0 {
			edges |= 1
		}
	}
	return edges
}

// Walk walks the tracks of a link from From to To. Complete links and those that
// return are walked the other way if From and To have changed places.
func (t *Tracer) Walk(tiles []Tile, l Link) iter.Seq[Step] {
	return func(yield func(Step) bool) {
		t.mustFit(tiles)
		for at, ok := t.beyond(l.From); ok; {
			exit, joined := tiles[at.Hex].Other(at.Edge)
			if !joined || !yield(Step{at.Hex, at.Edge, exit}) {
				return
			}
			at, ok = t.beyond(End{at.Hex, exit})
		}
	}
}
