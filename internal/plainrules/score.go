package plainrules

import "slices"

// Points are a player's, as they stand.
type Points struct {
	Delivery int `json:"delivery"`
	Power    int `json:"power"`
	Network  int `json:"network"`
	Engine   int `json:"engine"`
	Tiles    int `json:"tiles"`
	Orders   int `json:"orders"`
	Total    int `json:"total"`
}

func (g *Game) points(seat int) Points {
	p := g.players[seat]
	s := Points{Delivery: p.delivery, Power: p.power} // SCORE-1
	for _, l := range g.links(p) {
		s.Network += l.length() // SCORE-2
	}
	s.Engine = max(0, len(p.boxes)-3) // SCORE-3
	for tile, holder := range g.holder {
		if holder == seat {
			s.Tiles += g.components.tiles[g.side[tile]].points // SCORE-4
		}
	}
	for _, face := range p.orders {
		s.Orders += g.components.orders[face].points // SCORE-5, ORDER-5
	}
	s.Total = s.Delivery + s.Power + s.Network + s.Engine + s.Tiles + s.Orders
	return s
}

// OlivePoints are hers, as they stand.
type OlivePoints struct {
	Delivery int `json:"delivery"`
	Engine   int `json:"engine"`
	Network  int `json:"network"`
	Tiles    int `json:"tiles"`
	Total    int `json:"total"`
}

func (g *Game) olivePoints() OlivePoints { // SOLO-13
	s := OlivePoints{Delivery: g.olive.delivery, Engine: 3}
	var crossed []int
	for region := 1; region <= 6; region++ {
		crossed = append(crossed, g.olive.crossed[region])
	}
	slices.Sort(crossed)
	s.Network = crossed[4] + crossed[5]
	for tile, holder := range g.holder {
		if holder == 0 {
			s.Tiles += max(0, g.components.tiles[g.side[tile]].points)
		}
	}
	s.Total = s.Delivery + s.Engine + s.Network + s.Tiles
	return s
}

// winners are seats, 0 for Olive; nobody before the game is over.
func (g *Game) winners() []int {
	if g.phase != "over" {
		return []int{}
	}
	if g.solo() {
		if g.reason != "SOLO-6" && g.points(1).Total > g.olivePoints().Total { // SOLO-14
			return []int{1}
		}
		return []int{0} // SOLO-6, SOLO-14
	}
	best := []int{}
	for seat := 1; seat <= g.setup.Players; seat++ {
		switch {
		case len(best) == 0 || g.ranks(seat, best[0]) > 0:
			best = []int{seat}
		case g.ranks(seat, best[0]) == 0:
			best = append(best, seat)
		}
	}
	return best
}

// ranks is positive if the first seat stands better than the second.
func (g *Game) ranks(first, second int) int { // SCORE-6
	a, b := g.points(first), g.points(second)
	return slices.Compare(
		[]int{a.Total, len(g.players[first].boxes), a.Network},
		[]int{b.Total, len(g.players[second].boxes), b.Network})
}
