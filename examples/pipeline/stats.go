package main

// Stats is what games say together: sums of whole numbers, so that it does not
// matter in which order, or in which parts, they were added up.
type Stats struct {
	Games    int            `json:"games"`
	Rounds   int            `json:"rounds"`   // summed
	EndedBy  map[string]int `json:"endedBy"`  // games by the rule that ended them
	Seats    []SeatStats    `json:"seats"`    // by seat
	Lost     int            `json:"lost"`     // games that nobody won: Olive did, or all are bankrupt
	Actions  map[string]int `json:"actions"`  // how often each thing happened, by a word for it
	Tiles    map[string]int `json:"tiles"`    // how often each tile face was held at the end
	TilesWon map[string]int `json:"tilesWon"` // and by a winner
}

// SeatStats is what games say of one seat.
type SeatStats struct {
	Wins    int `json:"wins"`    // shared ones included
	Points  int `json:"points"`  // summed
	Squares int `json:"squares"` // of points, summed: for deviations
	// What follows is of SteamRollers.
	Delivery int `json:"delivery"`
	Network  int `json:"network"`
	Engine   int `json:"engine"`
	Tiles    int `json:"tiles"`
	Orders   int `json:"orders"`
	Power    int `json:"power"`
}

// newStats is the Stats of a game that begins.
func newStats() Stats {
	return Stats{Games: 1, EndedBy: map[string]int{}, Actions: map[string]int{}, Tiles: map[string]int{}, TilesWon: map[string]int{}}
}

// add adds one game.
func (s Stats) add(g Game) Stats { return s.plus(g.stats) }

// plus adds up two statistics; it changes neither.
func (s Stats) plus(o Stats) Stats {
	sum := Stats{
		Games: s.Games + o.Games, Rounds: s.Rounds + o.Rounds, Lost: s.Lost + o.Lost,
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
