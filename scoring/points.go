package scoring

import (
	"cmp"

	"github.com/railhex/railhex/track"
	"github.com/railhex/railhex/variants"
)

// Points is a player's score, split by what the points come from.
type Points struct {
	Delivery int // scored by deliveries during the game: SCORE-1
	Power    int // of the starting power: SCORE-1, POWER-4
	Network  int // of the links on the sheet: SCORE-2
	Engine   int // of the engine boxes ticked: SCORE-3
	Tiles    int // of the action tiles held, often negative: SCORE-4
	Orders   int // of the orders fulfilled: SCORE-5
}

// Total returns the sum of all points.
func (p Points) Total() int {
	return p.Delivery + p.Power + p.Network + p.Engine + p.Tiles + p.Orders
}

// LinkPoints returns what one link with so many towns on it is worth: one point,
// and one for each town (SCORE-2).
func LinkPoints(towns int) int { return 1 + towns }

// Network returns what links are worth together. Links between the same two
// cities count each (SCORE-2). What is no link scores nothing; track finds out.
func Network(links []track.Link) int {
	points := 0
	for i := range links {
		points += LinkPoints(int(links[i].Towns))
	}
	return points
}

// Engine returns what so many ticked boxes are worth: 1, 2 or 3 points for 4, 5
// or 6, none for fewer (SCORE-3). Strength that comes from tile 4b is no box.
func Engine(boxes int) int { return max(boxes-3, 0) }

// Tiles returns what the faces of the action tiles held are worth (SCORE-4).
func Tiles(c *variants.Components, held ...variants.Face) int {
	points := 0
	for _, face := range held {
		points += int(c.Tiles[face].Points)
	}
	return points
}

// Orders returns what the faces of the orders fulfilled are worth (SCORE-5).
func Orders(c *variants.Components, fulfilled ...variants.OrderFace) int {
	points := 0
	for _, face := range fulfilled {
		points += int(c.Orders[face].Points)
	}
	return points
}

// A Standing is what of a player decides who wins (SCORE-6).
type Standing struct {
	Total   int // points
	Boxes   int // engine boxes ticked, without tile 4b
	Network int // points of the network
}

// compare returns a positive number if s is ahead of o, a negative one if it is behind,
// and 0 if they share their place. Most points are ahead, then most engine boxes, then
// most network points (SCORE-6).
func (s Standing) compare(o Standing) int {
	return cmp.Or(
		cmp.Compare(s.Total, o.Total),
		cmp.Compare(s.Boxes, o.Boxes),
		cmp.Compare(s.Network, o.Network),
	)
}

// AppendRanking appends the place of each standing, in their order: 1 for the
// winners. Those who share a place take up the places after it, as in 1 2 2 4.
func AppendRanking(dst []int, standings []Standing) []int {
	for _, s := range standings {
		dst = append(dst, placeAmong(s, standings))
	}
	return dst
}

// AppendWinners appends the indexes of the standings that win, in ascending
// order: one, or several who share the victory; none if there are no standings.
func AppendWinners(dst []int, standings []Standing) []int {
	for i, s := range standings {
		if placeAmong(s, standings) == 1 {
			dst = append(dst, i)
		}
	}
	return dst
}

func placeAmong(s Standing, standings []Standing) int {
	place := 1
	for _, o := range standings {
		if o.compare(s) > 0 {
			place++
		}
	}
	return place
}
