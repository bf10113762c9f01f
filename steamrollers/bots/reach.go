package bots

import (
	"github.com/railhex/railhex/delivery"
	"github.com/railhex/railhex/track"
)

// reach is the distances of all routes between each pair of cities.
type reach [pairs]delivery.Distances

// reach is what links on the land give, with some that are only thought of.
func (l *land) reach(links []track.Link, more ...delivery.Link) (r reach) {
	var room [maxLinks + 1]delivery.Link
	all := append(room[:0], more...)
	for _, link := range links {
		all = append(all, delivery.Link{
			A:      l.cityAt[link.From.Hex] - 1,
			B:      l.cityAt[link.To.Hex] - 1,
			Length: 1 + uint8(link.Towns), // DELIVER-5
		})
	}
	delivery.AppendAllDistances(r[:0], cities, all)
	return r
}

// maxLinks is the number of links that a sheet can hold: six cities of six
// edges, and every link takes two.
const maxLinks = 18
