package bots

import (
	"math/bits"

	"github.com/railhex/railhex/delivery"
	"github.com/railhex/railhex/track"
)

// reach is the distances of all routes between each pair of cities: bit d
// stands for distance d, which is 11 at the most.
type reach [pairs]uint16

// reach is what links on the land give, with some that are only thought of.
func (l *land) reach(links []track.Link, more ...delivery.Link) (r reach) {
	var (
		room [maxLinks + 1]delivery.Link
		sets [pairs]delivery.Distances
	)
	all := append(room[:0], more...)
	for _, link := range links {
		all = append(all, delivery.Link{
			A:      l.cityAt[link.From.Hex] - 1,
			B:      l.cityAt[link.To.Hex] - 1,
			Length: 1 + uint8(link.Towns), // DELIVER-5
		})
	}
	for pair, set := range delivery.AppendAllDistances(sets[:0], cities, all) {
		if set.Empty() {
			continue
		}
		for distance := range set.All() {
			r[pair] |= 1 << distance
		}
	}
	return r
}

// maxLinks is the number of links that a sheet can hold: six cities of six
// edges, and every link takes two.
const maxLinks = 18

// within is the longest distance between a pair of cities that a strength
// allows, 0 if none.
func (r *reach) within(pair uint8, strength int) int {
	return max(0, bits.Len16(r[pair]&(2<<strength-1))-1)
}
