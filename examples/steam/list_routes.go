package steam

import "github.com/railhex/railhex/hexmap"

// The routes of goods. From each city that has goods, and for all of its goods
// at once, links are followed stop by stop as MOVE-5 to MOVE-10 allow. Where each
// link leads is looked up once.

// A routeSearch lists the routes that a seat may take.
type routeSearch struct {
	*State
	moves   []Move
	seat    Seat
	level   int
	move    uint64 // what the moves from a city have in common
	visited uint64 // stops
	owners  ownersOf
	known   uint64 // the stops whose links have been looked up
	exits   [MaxStops][hexmap.NumDirections]exit
}

// An exit is a complete link as it leaves a stop.
type exit struct {
	to    uint8 // a stop, or noStop
	owner Seat
}

func (s *State) appendRoutes(dst []Move) []Move {
	seat := s.queue.first()
	if s.playerOf(seat).links == 0 {
		return dst // MOVE-9
	}
	search := routeSearch{State: s, moves: dst, seat: seat, level: s.playerOf(seat).level()}
	for i, city := range s.stops[:len(s.game.stopHex)] {
		goods := city.goods()
		if goods == 0 || s.hexes[s.game.stopHex[i]].claimed() == 0 {
			continue
		}
		search.move = uint64(KindMove) | s.game.packed[s.game.stopHex[i]]
		search.visited = 1 << i
		search.walk(uint8(i), 0, goods.colours())
	}
	return search.moves
}

// walk goes on from a stop. The goods of the colours have not come to a city of
// their own yet (MOVE-6).
func (r *routeSearch) walk(from uint8, so route, colours uint8) {
	if r.known>>from&1 == 0 {
		r.lookUp(from)
	}
	left := r.level - so.len() - 1 // links, after the next one
	for d, exit := range r.exits[from] {
		if exit.to == noStop || r.visited>>exit.to&1 != 0 { // MOVE-7
			continue
		}
		r.owners[exit.owner]++
		if own, others := r.balance(); own+left >= max(others, 1) {
			next := so.with(hexmap.Direction(d))
			onward := colours
			if colour := r.stops[exit.to].colour(); colour != 0 && colours>>(colour-1)&1 != 0 {
				onward &^= 1 << (colour - 1)
				if own >= max(others, 1) { // MOVE-9, MOVE-10
					r.moves = append(r.moves, Move{r.move | uint64(colour)<<colourAt | uint64(next)<<routeAt})
				}
			}
			if left > 0 && onward != 0 {
				r.visited |= 1 << exit.to
				r.walk(exit.to, next, onward)
				r.visited &^= 1 << exit.to
			}
		}
		r.owners[exit.owner]--
	}
}

// balance is how many links of the route so far are the seat's, and the most that
// another owns.
func (r *routeSearch) balance() (own, others int) {
	_, most := r.owners.most(r.seat)
	return int(r.owners[r.seat]), int(most)
}

// lookUp finds where the links of a stop lead.
func (r *routeSearch) lookUp(stop uint8) {
	r.known |= 1 << stop
	hex := r.game.stopHex[stop]
	for d := range r.exits[stop] {
		found := exit{to: noStop}
		if owner, to := r.completeLink(hex, hexmap.Direction(d)); to != noHex {
			found = exit{r.game.stopAt[to], owner}
		}
		r.exits[stop][d] = found
	}
}
