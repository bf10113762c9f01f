package steampower

import (
	"math/bits"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/variants/family"
)

// What follows from the rest of a position, worked out anew: the links and
// networks from the track on the map, and what is left of all that the box counts.
// Moves keep it up to date; here it is set after a position was read, and here is
// what [State.Validate] compares it with.

// derive sets what follows from the rest, and notes all that is wrong with the
// track. Numbers that would fall below 0 are left at 0, and noted as well.
func (in *inspection) derive() {
	s := in.State
	s.links, s.ends, s.networks = [MaxSeats][maxLinks]endpoints{}, [MaxSeats]openEnd{}, [MaxSeats]uint64{}
	for c := range s.supply {
		left := s.game.parts.Goods - s.goodsIn(s.tiles[c])
		if left < 0 {
			in.Fault("cities", ComponentsGoods, why("goods-short", "colour", Colour(c+1)))
		}
		s.supply[c] = uint8(max(left, 0))
	}
	var taken [NumStacks + 1]int
	for hex := range s.game.names {
		taken[s.rails[hex].stack()]++
	}
	for k := range Stacks() {
		left := s.game.parts.TrackTiles[k-1] - taken[k]
		if left < 0 {
			in.Fault("track", TrackTileInStack, why("tiles-short", "stack", k))
		}
		s.stacks[k-1] = uint8(max(left, 0))
	}
	d := derivation{inspection: in}
	for city := range s.game.numCities {
		d.linksOf(city)
	}
	for seat := range s.game.seats {
		left := s.game.parts.Locomotives - d.locomotives[seat]
		if left < 0 {
			in.Fault("track", LinkLocomotive, why("locomotives-short", "seat", Seat(seat+1)))
		}
		s.locomotives[seat] = uint8(max(left, 0))
		d.connected(seat)
	}
	d.leftOver()
}

// A derivation finds the links of a position.
type derivation struct {
	*inspection
	walked      [MaxHexes]trackSet
	locomotives [MaxSeats]int // used
}

// object notes what is wrong with the track in a hex.
func (d *derivation) object(hex int, rule Rule, key string) {
	d.Fault("track "+d.game.names[hex].String(), rule, why(key))
}

// relaxed notes what is wrong with the track of a position that can be played all the same.
func (d *derivation) relaxed(field string, rule Rule, why family.Phrase) {
	d.Note = true
	d.Fault(field, rule, why)
	d.Note = false
}

// linksOf finds the links that leave a city, those aside that were found from
// their other end.
func (d *derivation) linksOf(city int) {
	at := d.game.cities[city]
	for edge := range hexmap.Direction(hexmap.NumDirections) {
		first := d.game.beyond[at][edge]
		if first == noHex {
			continue
		}
		entry := edge.Opposite()
		t, owner := d.rails[first].on(entry)
		if owner == Nobody || d.walked[first].has(t) {
			continue
		}
		last, exit := int(first), entry
		for { // not by follow, which relies on what is found here
			t, _ := d.rails[last].on(exit)
			d.walked[last] |= 1 << t
			exit, _ = t.Other(exit)
			next := d.game.beyond[last][exit]
			if next == noHex {
				break
			}
			if u, joined := d.rails[next].on(exit.Opposite()); joined != owner || d.walked[next].has(u) {
				break
			}
			last, exit = int(next), exit.Opposite()
		}
		d.add(owner, city, last, exit)
	}
}

// add notes a link that was found.
func (d *derivation) add(owner Seat, from, last int, exit hexmap.Direction) {
	to := d.game.beside[last][exit]
	if d.locomotives[owner-1]++; d.locomotives[owner-1] > maxLinks {
		return // too many: told with the locomotives
	}
	switch {
	case int(to) == from:
		d.object(last, LinkNotBackToItsCity, "link-back")
	case to != noCity:
		d.complete(owner, from, int(to))
	case d.ends[owner-1].isLink():
		d.object(last, LinkOneUnderConstruction, "second-link")
	default:
		d.ends[owner-1] = openAt(last, exit, from)
	}
}

// connected objects to links of a seat that were not begun in their network.
func (d *derivation) connected(seat Seat) {
	all := d.networks[seat]
	var reached uint64
	if all != 0 {
		reached = d.game.groups[bits.TrailingZeros64(all)]
	}
	for grown := true; grown; {
		grown = false
		for _, link := range d.links[seat] {
			if ends := link.cities(); link != 0 && reached&ends != 0 && ends&^reached != 0 {
				for city := range citiesIn(ends) {
					reached |= d.game.groups[city]
				}
				grown = true
			}
		}
	}
	if end := d.ends[seat]; reached != all || all != 0 && end.isLink() && all>>end.city&1 == 0 {
		d.relaxed("track", TrackBeginsInNetwork, why("link-outside-network", "seat", seat+1))
	}
}

// leftOver objects to track of no link, and to track that joins foreign track.
func (d *derivation) leftOver() {
	for hex := range d.game.names {
		r := d.rails[hex]
		if r == 0 {
			continue
		}
		if r.first() != 0 && !d.walked[hex].has(r.first()) || r.second() != 0 && !d.walked[hex].has(r.second()) {
			d.object(hex, TrackContinues, "track-to-no-city")
		}
		for edge := range hexmap.Direction(hexmap.NumDirections) {
			_, owner := r.on(edge)
			next := d.game.beyond[hex][edge]
			if owner == Nobody || next == noHex {
				continue
			}
			if _, other := d.rails[next].on(edge.Opposite()); other != Nobody && other < owner {
				d.relaxed("track "+d.game.names[hex].String(), TrackJoinsNoForeign, why("track-joins-foreign"))
			}
		}
	}
}
