package track

import (
	"fmt"
	"iter"

	"github.com/railhex/railhex/hexmap"
)

// A Tracer follows track on one board, one track a hex. It holds what track
// meets there (neighbours, cities, towns, the rim, blocked borders) in such a
// way that each step is a look-up in a table. It never changes: any number of
// goroutines may share it. The zero Tracer is one of a board without hexes.
//
// Its methods take what is drawn as a slice with the track in each hex of the
// board, the zero Track for none. They panic if the slice is not as long as the
// board has hexes, or where they come upon an invalid Track. Whatever is drawn,
// they come to an end. Track in the hex of a city is ignored: none can be drawn
// there. BUILD-3
type Tracer struct {
	grounds    []Ground                        // by hex
	hops       [][hexmap.NumDirections + 1]hop // by hex and the edge it is left by; by noEdge, the zero hop
	departures []departure                     // in canonical order
}

// A hop is what lies beyond an edge of a hex. The zero hop leads nowhere.
type hop struct {
	hex       uint16           // the neighbour
	entry     hexmap.Direction // the edge between, as seen from the neighbour
	ground    Ground           // of the neighbour
	departure uint8            // if the neighbour is a city, its departure that leads back
}

// A departure is a way out of a city to a hex that can hold track.
type departure struct {
	city  uint16
	exit  hexmap.Direction
	first hop
}

// A set of departures fits in 64 bits: a board has six cities.
const _ = uint(64 - hexmap.NumRegions*hexmap.NumDirections)

// NewTracer prepares to follow track on a board where it does not connect
// across the blocked edges. WALL-2. Edges that the board does not have are
// ignored.
func NewTracer(b *hexmap.Board, blocked []hexmap.Edge) *Tracer {
	isBlocked := make(map[hexmap.Edge]bool, len(blocked))
	for _, edge := range blocked {
		isBlocked[edge] = true
	}
	t := &Tracer{
		grounds: make([]Ground, b.Len()),
		hops:    make([][hexmap.NumDirections + 1]hop, b.Len()),
	}
	for i := range b.Len() {
		t.grounds[i] = groundOf(b, i)
		for d := range hexmap.Direction(hexmap.NumDirections) {
			neighbour := b.Neighbour(i, d)
			if neighbour < 0 || isBlocked[hexmap.EdgeOf(b.Hex(i), d)] {
				continue
			}
			h := hop{hex: uint16(neighbour), entry: d.Opposite(), ground: groundOf(b, neighbour)}
			t.hops[i][d] = h
			// Two cities side by side are not joined by that. BUILD-9
			if t.grounds[i] == GroundCity && h.passes() {
				t.departures = append(t.departures, departure{uint16(i), d, h})
			}
		}
	}
	for i, d := range t.departures {
		t.hops[d.first.hex][d.first.entry].departure = uint8(i)
	}
	return t
}

// passes reports whether h leads to a hex that can hold track.
func (h hop) passes() bool { return h.ground >= Plain }

// next is where the track in the hex of h leads on; nowhere if there is none
// that ends on the edge that h crosses. BUILD-7
func (t *Tracer) next(drawn []Track, h hop) hop {
	return t.hops[h.hex][across[drawn[h.hex]][h.entry]]
}

// A run is how far track goes on from a hex, one way.
type run struct {
	end   hop // a city, nowhere, or the hex that the run began in
	hexes uint16
	towns uint8
}

// run follows track from a hex over h to where it ends or comes back to the hex.
// There is no other way to go round for ever: every track that is entered is
// left by its other end, so no hex on the way can be entered a second time
// before the first one is.
func (t *Tracer) run(drawn []Track, from uint16, h hop) run {
	var r run
	for h.passes() && h.hex != from {
		r.hexes++
		r.towns += h.ground.towns()
		h = t.next(drawn, h)
	}
	r.end = h
	return r
}

// AppendLinks appends the links that the drawn track forms, in the order of the
// city they come from and the edge they leave it by. It allocates nothing if
// dst has room.
func (t *Tracer) AppendLinks(dst []Link, drawn []Track) []Link {
	t.mustFit(drawn)
	var met uint64 // the departures where stretches from earlier ones arrived
	for i := range t.departures {
		d := &t.departures[i]
		if !drawn[d.first.hex].Has(d.first.entry) || met>>i&1 != 0 {
			continue
		}
		r := t.run(drawn, d.city, d.first)
		if r.end.ground != GroundCity {
			continue // it ends at no city, or at a blocked border
		}
		met |= 1 << r.end.departure
		if r.end.hex == d.city {
			continue // it returns to its city. SCORE-2
		}
		dst = append(dst, Link{
			From: d.city, Exit: d.exit, To: r.end.hex, Entry: r.end.entry,
			Hexes: r.hexes, Towns: r.towns,
		})
	}
	return dst
}

// LinkThrough is the link that the track in a hex is part of. It reports false
// if it is part of none. As each hex holds one track, drawing track in an empty
// hex adds this link, if any, to those that were there, and changes no other:
// who keeps the links need not ask for all of them again.
func (t *Tracer) LinkThrough(drawn []Track, hex int) (Link, bool) {
	t.mustFit(drawn)
	a, b := drawn[hex].Ends()
	if drawn[hex] == 0 || t.grounds[hex] == GroundCity {
		return Link{}, false
	}
	from := t.run(drawn, uint16(hex), t.hops[hex][a])
	to := t.run(drawn, uint16(hex), t.hops[hex][b])
	if from.end.hex > to.end.hex {
		from, to = to, from
	}
	if from.end.ground != GroundCity || to.end.ground != GroundCity || from.end.hex == to.end.hex {
		return Link{}, false
	}
	return Link{
		From: from.end.hex, Exit: from.end.entry, To: to.end.hex, Entry: to.end.entry,
		Hexes: from.hexes + 1 + to.hexes,
		Towns: from.towns + t.grounds[hex].towns() + to.towns,
	}, true
}

// Walk walks the hexes of the stretch that leaves a city by an edge, in order,
// cities excluded, up to where it ends: at a city, at a blocked border, or where
// no track goes on. It panics if hex from is not a city.
func (t *Tracer) Walk(drawn []Track, from int, exit hexmap.Direction) iter.Seq[int] {
	t.mustLeaveCity(drawn, from)
	return func(yield func(int) bool) {
		h := t.hops[from][exit]
		for h.passes() && drawn[h.hex].Has(h.entry) && yield(int(h.hex)) {
			h = t.next(drawn, h)
		}
	}
}

func (t *Tracer) mustFit(drawn []Track) {
	if len(drawn) != len(t.grounds) {
		panic(fmt.Sprintf("track: %d hexes of track for a board of %d hexes", len(drawn), len(t.grounds)))
	}
}

func (t *Tracer) mustLeaveCity(drawn []Track, from int) {
	t.mustFit(drawn)
	if t.grounds[from] != GroundCity {
		panic(fmt.Sprintf("track: hex %d is not a city", from))
	}
}
