package scoring

import (
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
