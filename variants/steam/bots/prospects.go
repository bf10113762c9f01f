package bots

import (
	"math/bits"

	"github.com/railhex/railhex/variants/steam"
)

// Prospects are what can be delivered, with or without a link that is only planned. They
// hold where goods lie, where they may go, and so how many points their links can bring.
type prospects struct {
	network *network
	loads   []load
	cities  [steam.NumColours + 1]uint64 // stops, by colour
	level   int                          // of the locomotive that is reckoned with
}

// A load is goods of a colour in a city.
type load struct {
	from   uint8
	goods  uint8 // how many
	colour steam.Colour
	to     uint64
	most   uint8 // links of theirs that it can go
}

// look looks over the goods.
func (p *prospects) look(s *steam.State, n *network) {
	p.network, p.loads = n, p.loads[:0]
	p.cities = [steam.NumColours + 1]uint64{}
	for cell := range s.Cities() {
		p.cities[s.CityColour(cell)] |= 1 << n.land.at(cell)
	}
	for cell := range s.Cities() {
		from, goods := n.land.at(cell), s.GoodsAt(cell)
		if goods == 0 {
			continue
		}
		for colour := range steam.Colours() {
			if count := goods.Count(colour); count > 0 {
				p.loads = append(p.loads, load{uint8(from), uint8(count), colour, p.cities[colour] &^ (1 << from), 0})
			}
		}
	}
}

// topLevel is that of the best locomotive (MOVE-3).
const topLevel = 6

// lengths counts goods by the number of links that each can go.
type lengths [topLevel + 1]int

// lengths counts the goods within a level over their links.
func (p *prospects) lengths(level int) (found lengths) {
	for i := range p.loads {
		found[p.farthest(&p.loads[i], level)] += int(p.loads[i].goods)
	}
	return found
}

// farthest is how many links of theirs a load can go within a level, 0 if it cannot be
// delivered.
func (p *prospects) farthest(l *load, level int) (most int) {
	steps := &p.network.steps[l.from]
	for to := l.to; to != 0; to &= to - 1 {
		if n := int(steps[bits.TrailingZeros64(to)]); n <= level && n > most {
			most = n
		}
	}
	return most
}

// reckon finds how far each load can go over their links within a level.
func (p *prospects) reckon(level int) (found lengths) {
	p.level = level
	for i := range p.loads {
		l := &p.loads[i]
		l.most = uint8(p.farthest(l, level))
		found[l.most] += int(l.goods)
	}
	return found
}

// lengthsWith counts the goods as if they had one more link between two stops, within
// the level of reckon.
func (p *prospects) lengthsWith(a, b int) (found lengths) {
	fromA, fromB := &p.network.steps[a], &p.network.steps[b]
	for i := range p.loads {
		l := &p.loads[i]
		most := int(l.most)
		if toA, toB := int(fromA[l.from]), int(fromB[l.from]); min(toA, toB) < unreached {
			for to := l.to; to != 0 && most < p.level; to &= to - 1 {
				city := bits.TrailingZeros64(to)
				if n := toA + 1 + int(fromB[city]); n <= p.level && n > most {
					most = n
				}
				if n := toB + 1 + int(fromA[city]); n <= p.level && n > most {
					most = n
				}
			}
		}
		found[most] += int(l.goods)
	}
	return found
}

// best is the points of so many deliveries, the longest first.
func (found *lengths) best(deliveries int) (points float64) {
	for length := topLevel; length > 0 && deliveries > 0; length-- {
		n := min(found[length], deliveries)
		points += float64(n * length)
		deliveries -= n
	}
	return points
}
