package track

import (
	"fmt"
	"iter"
	"slices"

	"github.com/railhex/railhex/hexmap"
)

// A Tracer follows track on one board, one track a hex. It holds what track
// meets there – neighbours, cities, towns, the rim and blocked borders – so that
// each step is a look-up in a table. It never changes: any number of goroutines
// may share it.
//
// Its methods take what is drawn as a slice with the track in each hex of the
// board, the zero Track for none. They panic if the slice is not as long as the
// board has hexes. Track in the hex of a city is ignored: none can be drawn
// there. BUILD-3
type Tracer struct {
	hops   [][hexmap.Directions + 1]hop // by hex and the edge it is left by; by noEdge, the zero hop
	cities []int                        // in the order of the board
}

// A hop is what lies beyond an edge of a hex. The zero hop leads nowhere.
type hop struct {
	hex    uint16           // the neighbour
	entry  hexmap.Direction // the edge between, as seen from the neighbour
	ground Ground
}

// NewTracer prepares to follow track on a board where it does not connect
// across the blocked edges. WALL-2. Edges that the board does not have are
// ignored.
func NewTracer(b *hexmap.Board, blocked []hexmap.Edge) *Tracer {
	isBlocked := make(map[hexmap.Edge]bool, len(blocked))
	for _, edge := range blocked {
		isBlocked[edge] = true
	}
	t := &Tracer{hops: make([][hexmap.Directions + 1]hop, b.Len())}
	for i := range t.hops {
		if b.IsCity(i) {
			t.cities = append(t.cities, i)
		}
		for d := range hexmap.Direction(hexmap.Directions) {
			neighbor := b.Neighbor(i, d)
			if neighbor >= 0 && !isBlocked[hexmap.EdgeOf(b.Hex(i), d)] {
				t.hops[i][d] = hop{uint16(neighbor), d.Opposite(), groundOf(b, neighbor)}
			}
		}
	}
	return t
}

// passes reports whether track can go on where h leads. There need not be any.
func (h hop) passes() bool { return h.ground >= Plain }

// next is where the track in the hex of h leads on; nowhere if there is none
// that ends on the edge that h crosses. BUILD-7
func (t *Tracer) next(drawn []Track, h hop) hop {
	return t.hops[h.hex][across[drawn[h.hex]][h.entry]]
}

// AppendLinks appends the links that the drawn track forms, in the order of the
// city they come from and the edge they leave it by. It allocates nothing if
// dst has room.
func (t *Tracer) AppendLinks(dst []Link, drawn []Track) []Link {
	t.mustFit(drawn)
	for _, from := range t.cities {
		for exit, h := range t.hops[from] {
			var hexes uint16
			var towns uint8
			for h.passes() {
				hexes++
				if h.ground == Town {
					towns++
				}
				h = t.next(drawn, h)
			}
			switch {
			case h.ground != City: // it ends nowhere, or at a blocked border
			case hexes == 0: // no track lies between the two cities. BUILD-9
			case int(h.hex) <= from: // it came back, or it was met from its other city. SCORE-2
			default:
				dst = append(dst, Link{uint16(from), h.hex, hexes, towns, hexmap.Direction(exit), h.entry})
			}
		}
	}
	return dst
}

// Walk walks the hexes of the stretch that leaves a city by an edge, in order,
// cities excluded, up to where it ends: at a city, at a blocked border, or where
// no track goes on. It panics if hex from is not a city.
func (t *Tracer) Walk(drawn []Track, from int, exit hexmap.Direction) iter.Seq[int] {
	t.mustFit(drawn)
	if !slices.Contains(t.cities, from) {
		panic(fmt.Sprintf("track: hex %d is not a city", from))
	}
	return func(yield func(int) bool) {
		h := t.hops[from][exit]
		for h.passes() && drawn[h.hex].Has(h.entry) && yield(int(h.hex)) {
			h = t.next(drawn, h)
		}
	}
}

func (t *Tracer) mustFit(drawn []Track) {
	if len(drawn) != len(t.hops) {
		panic(fmt.Sprintf("track: %d tracks for a board of %d hexes", len(drawn), len(t.hops)))
	}
}
