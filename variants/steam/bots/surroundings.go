package bots

import (
	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/track"
	"github.com/railhex/railhex/variants/steam"
)

// Surroundings are the stops to which new track could lead from each hex, over hexes
// without track or with one to cross.
type surroundings struct {
	land *land
	laid [steam.MaxHexes]track.Tile // of which these are the surroundings
	city [steam.MaxStops]bool

	near [steam.MaxHexes][mostNear]way
	ways [steam.MaxHexes]uint8 // how many

	around [steam.MaxStops]uint64 // the stops that are near each
}

// A way is what it takes to lead track through a hex and on to a stop.
type way struct {
	stop           uint8
	tiles, dollars uint8 // this hex included
}

const (
	farthest = 3  // tiles that a player looks ahead
	mostNear = 12 // stops that are seen from a hex
)

// look looks over the board, if something has changed since it looked before.
func (o *surroundings) look(s *steam.State, l *land) {
	var laid [steam.MaxHexes]track.Tile
	for cell, tile := range s.Laid() {
		laid[l.hex(cell)] = tile
	}
	var city [steam.MaxStops]bool
	for cell := range s.Cities() {
		city[l.at(cell)] = true
	}
	if o.land == l && o.laid == laid && o.city == city {
		return
	}
	o.land, o.laid, o.city = l, laid, city
	o.ways = [steam.MaxHexes]uint8{}
	for stop := range l.stops {
		o.walk(stop)
	}
	for stop, hex := range l.stops {
		o.around[stop] = 0
		for d := range hexmap.Direction(hexmap.NumDirections) {
			ways, next, ok := o.ahead(int(hex), d)
			if ok {
				o.around[stop] |= 1 << next.stop
			}
			for _, w := range ways {
				o.around[stop] |= 1 << w.stop
			}
		}
	}
}

// walk walks away from a stop, one tile further in each turn of the loop.
func (o *surroundings) walk(stop int) {
	var room [2][steam.MaxHexes]uint8
	var best [steam.MaxHexes]uint8 // dollars so far, 0 where it has not been
	now, next := room[0][:1], room[1][:0]
	now[0] = o.land.stops[stop]
	for tiles := uint8(1); tiles <= farthest; tiles++ {
		for _, hex := range now {
			from := best[hex]
			if tiles == 1 {
				from = o.arrival(stop)
			}
			for _, beyond := range o.land.beyond[hex] {
				price, ok := o.through(beyond)
				if !ok {
					continue
				}
				dollars := from + price
				switch {
				case best[beyond] == 0:
					next = append(next, beyond)
				case dollars >= best[beyond] || o.tilesTo(int(beyond), stop) < tiles+o.extra(stop):
					continue
				}
				best[beyond] = dollars
				o.note(int(beyond), way{uint8(stop), tiles + o.extra(stop), dollars})
			}
		}
		now, next = next, now[:0]
	}
}

// note keeps a way, in place of a dearer one to the same stop.
func (o *surroundings) note(hex int, w way) {
	ways := o.near[hex][:o.ways[hex]]
	for i := range ways {
		if ways[i].stop == w.stop {
			ways[i] = w
			return
		}
	}
	if len(ways) < mostNear {
		o.near[hex][o.ways[hex]] = w
		o.ways[hex]++
	}
}

// tilesTo is how many tiles a way takes that is known.
func (o *surroundings) tilesTo(hex, stop int) uint8 {
	for _, w := range o.near[hex][:o.ways[hex]] {
		if int(w.stop) == stop {
			return w.tiles
		}
	}
	return 0
}

// through returns the cost of a tile that leads through a hex, if that is possible.
func (o *surroundings) through(hex uint8) (dollars uint8, ok bool) {
	if hex == nowhere || o.land.stop[hex] != noStop {
		return 0, false
	}
	switch o.laid[hex].NumTracks() {
	case 0:
		return 2 + o.land.ground[hex], true // COST-1
	case 1:
		return 4, true // COST-5
	}
	return 0, false
}

// extra is the tiles that it takes to arrive at a stop: an exit in a town (TOWN-1).
func (o *surroundings) extra(stop int) uint8 {
	if o.city[stop] {
		return 0
	}
	return 1
}

// arrival is what it costs to arrive at a stop.
func (o *surroundings) arrival(stop int) uint8 {
	if o.city[stop] {
		return 0
	}
	hex := o.land.stops[stop]
	if exits := o.laid[hex].NumExits(); exits > 0 {
		return 2 + uint8(exits) // COST-5
	}
	return 1 + o.land.ground[hex]
}

// ahead walks the ways that begin over an edge of a hex: to the stop that lies there,
// or to those that are near.
func (o *surroundings) ahead(hex int, edge hexmap.Direction) (ways []way, stop way, ok bool) {
	next := o.land.beyond[hex][edge]
	if next == nowhere {
		return nil, way{}, false
	}
	if number := o.land.stop[next]; number != noStop {
		return nil, way{number, o.extra(int(number)), o.arrival(int(number))}, true
	}
	return o.near[next][:o.ways[next]], way{}, false
}
