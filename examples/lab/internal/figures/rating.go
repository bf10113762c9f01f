package figures

import (
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
)

// Contests counts how often each of some players beat each other: wins[i][j]
// is how often i was placed before j, half a win for a place they shared.
type Contests [][]float64

// NewContests is the contests of so many players before any of them met.
func NewContests(players int) Contests {
	wins := make(Contests, players)
	for i := range wins {
		wins[i] = make([]float64, players)
	}
	return wins
}

// Ratings returns numbers on Elo's scale. A player who is 400 points ahead is expected
// to win ten times as often as to lose, and the mean is 1500. They are the most likely
// numbers in the model of Bradley and Terry. So that a player who has never lost gets a
// number as well, every two players are taken to have won half a game against each
// other besides.
func (wins Contests) Ratings() []float64 {
	const besides = 0.5
	return wins.mostLikely(besides)
}

// mostLikely are the ratings with so many games that every two are taken to have won
// against each other besides.
func (wins Contests) mostLikely(besides float64) []float64 {
	const (
		rounds = 10000
		enough = 1e-9
	)
	n := len(wins)
	strength := make([]float64, n)
	for i := range strength {
		strength[i] = 1
	}
	for range rounds { // the iteration of Zermelo
		change := 0.0
		for i := range n {
			won, met := 0.0, 0.0
			for j := range n {
				if i == j {
					continue
				}
				won += wins[i][j] + besides
				met += (wins[i][j] + wins[j][i] + 2*besides) / (strength[i] + strength[j])
			}
			if met == 0 {
				continue
			}
			change = max(change, math.Abs(math.Log(won/met/strength[i])))
			strength[i] = won / met
		}
		if change < enough {
			break
		}
	}
	ratings := make([]float64, n)
	mean := 0.0
	for i, s := range strength {
		ratings[i] = 400 * math.Log10(s)
		mean += ratings[i] / float64(n)
	}
	for i := range ratings {
		ratings[i] += 1500 - mean
	}
	return ratings
}

// A Rating is an Estimate of a rating: "1721 [1653, 1882]", or a number alone where one deal, or deals that
// are all alike, say nothing of how far it is off.
type Rating Estimate

func (r Rating) String() string {
	switch {
	case r.N == 0:
		return "–"
	case r.Low == r.High:
		return fmt.Sprintf("%.0f", r.Value)
	}
	return fmt.Sprintf("%.0f [%.0f, %.0f]", r.Value, r.Low, r.High)
}

// Rate rates players from contests that were held deal by deal. As the games of
// a deal share their dice, it is deals that are drawn again and again for the
// intervals (the bootstrap), always the same for the same deals. From a single
// deal there is no interval: it could only be drawn again.
func Rate(deals []Contests) []Rating {
	const drawings = 400
	if len(deals) == 0 {
		return nil
	}
	players := len(deals[0])
	all := sum(players, deals)
	estimates := make([]Rating, players)
	for i, rating := range all.Ratings() {
		estimates[i] = Rating{rating, Interval{rating, rating}, len(deals), len(deals)}
	}
	if len(deals) < 2 {
		return estimates
	}
	random := rand.New(rand.NewPCG(1, 2))
	drawn := make([]Contests, len(deals))
	ratings := make([][]float64, players)
	for range drawings {
		for i := range drawn {
			drawn[i] = deals[random.IntN(len(deals))]
		}
		for i, rating := range sum(players, drawn).Ratings() {
			ratings[i] = append(ratings[i], rating)
		}
	}
	for i, of := range ratings {
		slices.Sort(of)
		estimates[i].Interval = Interval{of[drawings/40], of[drawings-1-drawings/40]}
	}
	return estimates
}

func sum(players int, deals []Contests) Contests {
	all := NewContests(players)
	for _, deal := range deals {
		for i, row := range deal {
			for j, won := range row {
				all[i][j] += won
			}
		}
	}
	return all
}
