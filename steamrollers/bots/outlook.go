package bots

import (
	"math/bits"
	"slices"

	"github.com/railhex/railhex/delivery"
	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/track"
)

// An outlook is what a player sees on a sheet. It holds how far goods can go over the
// links that are there, and how many tracks are missing for links that are not.
type outlook struct {
	land  *land
	drawn [steamrollers.MaxHexes]track.Track

	found, links []track.Link
	reach        reach // over the links
	with         [pairs]reach
	withKnown    pairSet // pairs of cities for which with is known

	wants      wants
	gains      [pairs]float64 // by which a new link makes the prospects better, with these wants
	gainsKnown pairSet

	beyond  [steamrollers.MaxHexes][hexmap.NumDirections]int8 // as on the land, but track that is drawn is followed to its end
	steps   [cities + 1][steamrollers.MaxHexes]uint8          // tracks missing from a city up to and in an empty hex, or never
	missing [pairs]int                                        // tracks missing for the shortest new link between a pair of cities, or never
	ways    [pairs]hexes                                      // the empty hexes through which it may lead

	takes      [pairs][steamrollers.MaxHexes]tracks // the tracks in an empty hex that are part of it
	takesKnown [pairs]hexes                         // where that is known
}

const never = 0xff

// look looks over the sheet of a seat. What it sees does not depend on what it
// has seen before, but it looks again only if something else is drawn there.
func (o *outlook) look(s *steamrollers.State, seat steamrollers.Seat, land *land) {
	drawn := land.drawn(s, seat)
	if o.land == land && o.drawn == drawn {
		return
	}
	elsewhere := o.land != land
	o.land, o.drawn = land, drawn
	o.found = s.AppendLinks(o.found[:0], seat)
	if elsewhere || !slices.Equal(o.found, o.links) {
		o.links, o.found = o.found, o.links
		o.reach, o.withKnown, o.gainsKnown = land.reach(o.links), 0, 0
	}
	o.follow()
	o.measure()
}

// reachWith is the reach that a new link between a pair of cities would give.
func (o *outlook) reachWith(pair int) *reach {
	if o.withKnown>>pair&1 == 0 {
		o.withKnown |= 1 << pair
		o.with[pair] = o.land.reach(o.links, delivery.Link{
			A:      uint8(ends[pair][0] - 1),
			B:      uint8(ends[pair][1] - 1),
			Length: 1,
		})
	}
	return &o.with[pair]
}

// follow finds what lies beyond each edge of empty hexes and cities.
func (o *outlook) follow() {
	o.beyond = o.land.beyond
	for hex := range o.land.open.all() {
		if o.drawn[hex] == 0 {
			continue
		}
		for edge := range hexmap.Direction(hexmap.NumDirections) {
			if outside := o.land.beyond[hex][edge]; outside != nowhere && o.drawn[outside] == 0 {
				o.beyond[outside][opposite[edge]] = o.otherEnd(int8(hex), edge)
			}
		}
	}
}

// otherEnd follows track from an edge of a hex, and returns the empty hex or the
// city to which it leads, or nowhere.
func (o *outlook) otherEnd(hex int8, entry hexmap.Direction) int8 {
	for hex != nowhere && o.drawn[hex] != 0 {
		exit, ok := o.drawn[hex].Other(entry)
		if !ok {
			return nowhere
		}
		hex, entry = o.land.beyond[hex][exit], opposite[exit]
	}
	return hex
}

// measure walks away from each city, over all empty hexes at once that one more track
// reaches. So it finds how many tracks are missing, and where they would lie.
func (o *outlook) measure() {
	var next [steamrollers.MaxHexes]hexes // to each hex, those to which track in it leads on
	empty := hexes(0)
	for hex := range o.land.board.Len() {
		if o.drawn[hex] != 0 {
			continue
		}
		if o.land.open.has(hex) {
			empty |= 1 << hex
		}
		for _, beyond := range o.beyond[hex] {
			if beyond != nowhere && int(beyond) != hex {
				next[hex] |= 1 << beyond
			}
		}
	}

	var waves [cities + 1][steamrollers.MaxHexes + 2]hexes // the hexes at so many steps from a city
	for city := 1; city <= cities; city++ {
		o.steps[city] = outOfReach
		rest := empty
		wave := next[o.land.city[city]] & rest
		for far := 1; wave != 0; far++ {
			waves[city][far] = wave
			rest &^= wave
			beyond := hexes(0)
			for hex := range wave.all() {
				o.steps[city][hex] = uint8(far)
				beyond |= next[hex]
			}
			wave = beyond & rest
		}
	}

	for pair, end := range ends {
		from, to := &waves[end[0]], &waves[end[1]]
		o.missing[pair], o.ways[pair], o.takesKnown[pair] = never, 0, 0
		around := next[o.land.city[end[1]]]
		for far := 1; from[far] != 0; far++ {
			if from[far]&around != 0 {
				o.missing[pair] = far
				break
			}
		}
		if o.missing[pair] == never {
			continue
		}
		for far := 1; far <= o.missing[pair]; far++ {
			o.ways[pair] |= from[far] & to[o.missing[pair]+1-far] // the hex itself counts from both sides
		}
	}
}

var outOfReach = func() (steps [steamrollers.MaxHexes]uint8) {
	for hex := range steps {
		steps[hex] = never
	}
	return steps
}()

// tracks is a set of tracks.
type tracks uint16

func (set tracks) has(t track.Track) bool { return set>>t&1 != 0 }

// first is the first track in the set, which must not be empty.
func (set tracks) first() track.Track { return track.Track(bits.TrailingZeros16(uint16(set))) }

// leading returns the tracks in an empty hex that are part of a shortest new link between
// a pair of cities.
func (o *outlook) leading(pair, hex int) tracks {
	if o.takesKnown[pair].has(hex) {
		return o.takes[pair][hex]
	}
	o.takesKnown[pair] |= 1 << hex
	var from, to [hexmap.NumDirections]int // tracks missing beyond each edge to the one city and to the other
	for edge := range hexmap.Direction(hexmap.NumDirections) {
		from[edge] = o.missingBeyond(ends[pair][0], hex, edge)
		to[edge] = o.missingBeyond(ends[pair][1], hex, edge)
	}
	others := o.missing[pair] - 1
	var set tracks
	for a := range from {
		if from[a] > others {
			continue
		}
		for b := range to {
			if from[a]+to[b] == others && a != b {
				set |= 1 << track.Between(hexmap.Direction(a), hexmap.Direction(b))
			}
		}
	}
	o.takes[pair][hex] = set
	return set
}

// missingBeyond is how many tracks are missing from a city up to an edge of an
// empty hex, the hex not included.
func (o *outlook) missingBeyond(city, hex int, edge hexmap.Direction) int {
	outside := o.beyond[hex][edge]
	switch {
	case outside == nowhere:
		return never
	case o.land.open.has(int(outside)):
		return int(o.steps[city][outside])
	case int(outside) == o.land.city[city]:
		return 0
	}
	return never // it leads to another city and ends there
}
