package main

import (
	"github.com/railhex/railhex/steamrollers"
)

// Stats is what games say together: sums of whole numbers, so that it does not
// matter in which order, or in which parts, they were added up.
type Stats struct {
	Games    int            `json:"games"`
	Rounds   int            `json:"rounds"`   // summed
	EndedBy  map[string]int `json:"endedBy"`  // games by the rule that ended them
	Seats    []SeatStats    `json:"seats"`    // by seat
	Olive    int            `json:"olive"`    // games that Olive won
	Actions  map[string]int `json:"actions"`  // how often each thing happened, by the word of its event
	Tiles    map[string]int `json:"tiles"`    // how often each tile face was held at the end
	TilesWon map[string]int `json:"tilesWon"` // and by a winner
}

// SeatStats is what games say of one seat.
type SeatStats struct {
	Wins     int `json:"wins"`    // shared ones included
	Points   int `json:"points"`  // summed
	Squares  int `json:"squares"` // of points, summed: for deviations
	Delivery int `json:"delivery"`
	Network  int `json:"network"`
	Engine   int `json:"engine"`
	Tiles    int `json:"tiles"`
	Orders   int `json:"orders"`
	Power    int `json:"power"`
}

// counted are the things whose number is kept.
var counted = map[steamrollers.EventKind]string{
	steamrollers.TrackDrawn: "tracks", steamrollers.LinkCompleted: "links", steamrollers.BoxTicked: "boxes",
	steamrollers.GoodDelivered: "deliveries", steamrollers.TileTaken: "tiles taken", steamrollers.TileUsed: "tiles used",
	steamrollers.DieStolen: "dice stolen", steamrollers.OrderTaken: "orders",
}

// add adds one game.
func (s Stats) add(g Game) Stats {
	one := Stats{Games: 1, Rounds: g.end.Round(), EndedBy: map[string]int{}, Actions: map[string]int{}, Tiles: map[string]int{}, TilesWon: map[string]int{}}
	for _, e := range g.events {
		if word, ok := counted[e.Kind]; ok {
			one.Actions[word]++
		}
		if e.Kind == steamrollers.GameEnded {
			one.EndedBy[e.Rule.String()]++
		}
	}
	winners := g.end.Winners()
	for seat := steamrollers.Seat(1); int(seat) <= g.end.Seats(); seat++ {
		points := g.end.Points(seat)
		stats := SeatStats{
			Points: points.Total(), Squares: points.Total() * points.Total(), Delivery: points.Delivery,
			Network: points.Network, Engine: points.Engine, Tiles: points.Tiles, Orders: points.Orders, Power: points.Power,
		}
		if winners.Has(seat) {
			stats.Wins = 1
		}
		one.Seats = append(one.Seats, stats)
	}
	for tile := 1; tile <= 6; tile++ {
		if face, holder, _ := g.end.Tile(tile); holder != steamrollers.Nobody {
			one.Tiles[face.String()]++
			if winners.Has(holder) {
				one.TilesWon[face.String()]++
			}
		}
	}
	if winners.Has(steamrollers.Nobody) {
		one.Olive = 1
	}
	return s.plus(one)
}

// plus adds up two statistics; it changes neither.
func (s Stats) plus(o Stats) Stats {
	sum := Stats{
		Games: s.Games + o.Games, Rounds: s.Rounds + o.Rounds, Olive: s.Olive + o.Olive,
		EndedBy: sumOf(s.EndedBy, o.EndedBy), Actions: sumOf(s.Actions, o.Actions),
		Tiles: sumOf(s.Tiles, o.Tiles), TilesWon: sumOf(s.TilesWon, o.TilesWon),
	}
	for i := range max(len(s.Seats), len(o.Seats)) {
		var a, b SeatStats
		if i < len(s.Seats) {
			a = s.Seats[i]
		}
		if i < len(o.Seats) {
			b = o.Seats[i]
		}
		sum.Seats = append(sum.Seats, a.plus(b))
	}
	return sum
}

func (s SeatStats) plus(o SeatStats) SeatStats {
	return SeatStats{
		Wins: s.Wins + o.Wins, Points: s.Points + o.Points, Squares: s.Squares + o.Squares,
		Delivery: s.Delivery + o.Delivery, Network: s.Network + o.Network, Engine: s.Engine + o.Engine,
		Tiles: s.Tiles + o.Tiles, Orders: s.Orders + o.Orders, Power: s.Power + o.Power,
	}
}

func sumOf(a, b map[string]int) map[string]int {
	sum := make(map[string]int, len(a)+len(b))
	for word, n := range a {
		sum[word] += n
	}
	for word, n := range b {
		sum[word] += n
	}
	return sum
}
