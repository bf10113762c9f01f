package steampower

import (
	"iter"
	"math/bits"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/track"
)

// Links and networks. Both follow from the track on the map. Which cities the
// complete links join, and which cities belong to whose network, is carried along
// in the State, where shipping looks them up; [State.Validate] and a test hold it
// against following the track anew.

// endpoints are the two cities that a complete link joins, the lower one in the
// upper byte. Nothing joins cities 0 and 0: the zero endpoints are of no link.
type endpoints uint16

func joining(a, b int) endpoints { return endpoints(min(a, b)<<8 | max(a, b)) }

// cities are the two ends as a set.
func (e endpoints) cities() uint64 { return 1<<(e>>8) | 1<<(e&0xff) }

// An openEnd is where a link under construction ends, and where it began. The
// zero openEnd is of no link.
type openEnd struct {
	hex  uint8
	edge uint8 // 1 more than the direction
	city uint8 // where the link began
}

func (o openEnd) isLink() bool                { return o.edge != 0 }
func (o openEnd) direction() hexmap.Direction { return hexmap.Direction(o.edge - 1) }

func openAt(hex int, d hexmap.Direction, city int) openEnd {
	return openEnd{uint8(hex), uint8(d) + 1, uint8(city)}
}

// complete adds a complete link between two cities to a seat's: LINK-1.
func (s *State) complete(seat Seat, a, b int) {
	link := joining(a, b)
	links := &s.links[seat-1]
	n := s.numLinks(seat)
	for n > 0 && links[n-1] > link {
		links[n] = links[n-1]
		n--
	}
	links[n] = link
	s.networks[seat-1] |= s.game.groups[a] | s.game.groups[b] // LINK-5, GROUP-2
}

// numLinks is the number of complete links of a seat.
func (s *State) numLinks(seat Seat) int {
	n := 0
	for n < maxLinks && s.links[seat-1][n] != 0 {
		n++
	}
	return n
}

// lastTrack is the track of the last tile of a link under construction.
func (s *State) lastTrack(end openEnd) track.Track {
	t, _ := s.rails[end.hex].on(end.direction())
	return t
}

// before is the open end that a link under construction has when its last tile is
// taken away; of no link if that was its only one.
func (s *State) before(end openEnd) openEnd {
	entry, _ := s.lastTrack(end).Other(end.direction())
	if s.game.beside[end.hex][entry] == end.city {
		return openEnd{}
	}
	return openAt(int(s.game.beyond[end.hex][entry]), entry.Opposite(), int(end.city))
}

// follow walks track from an edge of a hex on, hex by hex. It gives the hex and
// the edge through which the track leaves the last of them.
func (s *State) follow(hex int, entry hexmap.Direction, step func(hex int, t track.Track) bool) (last int, exit hexmap.Direction) {
	_, owner := s.rails[hex].on(entry)
	for range 2 * MaxHexes {
		t, _ := s.rails[hex].on(entry)
		exit, _ = t.Other(entry)
		if step != nil && !step(hex, t) {
			return hex, exit
		}
		next := s.game.beyond[hex][exit]
		if next == noHex {
			return hex, exit
		}
		if _, joined := s.rails[next].on(exit.Opposite()); joined != owner {
			return hex, exit
		}
		hex, entry = int(next), exit.Opposite()
	}
	return hex, exit
}

// A Link is track of one player from one city to another. It has no direction:
// From is the city that comes first by row, then column. For a link
// under construction From is where it began, and To the zero Cell.
//
// A Link belongs to the position that gave it.
type Link struct {
	Owner    Seat
	From, To hexmap.Cell
	hex      uint8            // where its track begins
	entry    hexmap.Direction // and on which edge
}

// IsComplete reports whether the link joins two cities.
func (l Link) IsComplete() bool { return l.To.IsValid() }

// Links walks the complete links of a seat, by the city they come from and then by
// the edge on which they leave it.
func (s *State) Links(seat Seat) iter.Seq[Link] {
	return func(yield func(Link) bool) {
		if !s.playing(seat) {
			return
		}
		for city := range s.game.numCities {
			for link, to := range s.linksFrom(city) {
				if link.Owner == seat && int(to) > city && !yield(link) {
					return
				}
			}
		}
	}
}

// linksFrom walks the complete links that leave a city, with the city each leads
// to.
func (s *State) linksFrom(city int) iter.Seq2[Link, uint8] {
	return func(yield func(Link, uint8) bool) {
		at := s.game.cities[city]
		for d := range hexmap.Direction(hexmap.NumDirections) {
			first := s.game.beyond[at][d]
			if first == noHex {
				continue
			}
			entry := d.Opposite()
			_, owner := s.rails[first].on(entry)
			if owner == Nobody {
				continue
			}
			last, exit := s.follow(int(first), entry, nil)
			to := s.game.beside[last][exit]
			if to == noCity || int(to) == city {
				continue // under construction
			}
			link := Link{owner, s.game.names[at], s.game.names[s.game.cities[to]], first, entry}
			if !yield(link, to) {
				return
			}
		}
	}
}

// Building returns the link that a seat has under construction, from the city where it
// began. It reports false if there is none.
func (s *State) Building(seat Seat) (Link, bool) {
	if !s.playing(seat) || !s.ends[seat-1].isLink() {
		return Link{}, false
	}
	end := s.ends[seat-1]
	for e := end; e.isLink(); e = s.before(e) {
		end = e
	}
	entry, _ := s.lastTrack(end).Other(end.direction())
	return Link{seat, s.game.names[s.game.cities[end.city]], hexmap.Cell{}, end.hex, entry}, true
}

// OpenEnd returns the hex and the edge at which the link that a seat has under
// construction ends. It reports false if there is none.
func (s *State) OpenEnd(seat Seat) (hex hexmap.Cell, edge hexmap.Direction, ok bool) {
	if !s.playing(seat) || !s.ends[seat-1].isLink() {
		return hexmap.Cell{}, 0, false
	}
	end := s.ends[seat-1]
	return s.game.names[end.hex], end.direction(), true
}

// Along walks the track of a link from its From on: the hexes and the track in
// each.
func (s *State) Along(l Link) iter.Seq2[hexmap.Cell, track.Track] {
	return func(yield func(hexmap.Cell, track.Track) bool) {
		if !s.playing(l.Owner) || int(l.hex) >= len(s.game.names) || l.entry >= hexmap.NumDirections {
			return
		}
		if _, owner := s.rails[l.hex].on(l.entry); owner == l.Owner {
			s.follow(int(l.hex), l.entry, func(hex int, t track.Track) bool { return yield(s.game.names[hex], t) })
		}
	}
}

// citiesIn walks a set of cities.
func citiesIn(set uint64) iter.Seq[int] {
	return func(yield func(int) bool) {
		for ; set != 0; set &= set - 1 {
			if !yield(bits.TrailingZeros64(set)) {
				return
			}
		}
	}
}
