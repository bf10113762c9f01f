package bots

import (
	_ "embed"
	"sync"

	"github.com/railhex/railhex/hexmap/parse"
	"github.com/railhex/railhex/variants/family/search"
	"github.com/railhex/railhex/variants/steampower"
)

// Search is a tree search. It plays on positions in which bag and hands are dealt anew,
// as the player who is asked could imagine them. It never looks at a contract that they
// do not see. At the edge of its tree a value that was learned from played games judges the
// position in which the next turn begins. That is half the judgement. The other half is how
// the game stands after some rounds that Greedy plays for everybody.
type Search = search.Search[*steampower.State, steampower.State, steampower.Move]

// NewSearch returns a new Search. It panics if a number in t is negative, AllCores aside.
func NewSearch(t search.Thinking) *Search {
	return search.NewHidden[*steampower.State](search.Game[steampower.State, steampower.Move]{
		Advice: func() search.Advice[steampower.State, steampower.Move] { return advice{NewGreedy()} },
		Moment: search.Moment[*steampower.State],
		IsFar:  func(root, s *steampower.State) bool { return s.Round() > root.Round()+roundsAhead },
		Value: func() func(*search.Expected, *steampower.State) {
			return search.Value[*steampower.State](model(), NewSight())
		},
		ValueShare:  0.5,
		Settled:     new(sight).Settled,
		Sees:        (*steampower.State).Sees,
		TellingLead: tellingLead,
	}, t)
}

const (
	roundsAhead = 2
	tellingLead = 8 // points with which a game is as good as won in three of four
)

// advice is what Greedy tells a search.
type advice struct{ *Greedy }

// Expect says how a game goes for each seat: by the points that they have, and what they
// have beside them to go on with.
func (a advice) Expect(expected *search.Expected, s *steampower.State) {
	var points search.Points
	for seat := steampower.Seat(1); int(seat) <= s.Seats(); seat++ {
		points[seat] = float64(s.Total(seat))
	}
	if !s.Over() {
		a.addStocks(s, &points)
	}
	search.Standings(expected, s, &points, tellingLead)
}

// What is worth something as long as the game goes on, in points, in a game that goes
// on for some rounds.
const (
	worthOfReachedCity = 0.6
	worthOfOwnGood     = 0.3
	worthOfHeldCard    = 0.4
	fullHand           = 6
	worthOfSpare       = 0.12 // of a dollar, besides what SCORE-1 counts
	lastingRounds      = 5
)

// addStocks adds to the points of all seats what they have to go on with.
func (a advice) addStocks(s *steampower.State, points *search.Points) {
	if board := s.Setup().Map; !a.land.isOf(board) {
		a.land = survey(board)
	}
	lasting := min(1, a.reckoning.beliefs.roundsPerContract*float64(s.Goal()-mostFulfilled(s))/lastingRounds)
	var stocks search.Points
	for _, cell := range a.land.cities {
		city, _ := s.CityAt(cell)
		if city.Factory != steampower.Nobody {
			stocks[city.Factory] += worthOfOwnGood * float64(city.Goods)
		}
		for seat := steampower.Seat(1); int(seat) <= s.Seats(); seat++ {
			if s.InNetwork(seat, cell) {
				stocks[seat] += worthOfReachedCity
			}
		}
	}
	for seat := steampower.Seat(1); int(seat) <= s.Seats(); seat++ {
		stocks[seat] += worthOfHeldCard * float64(min(s.Hand(seat).Len(), fullHand))
		stocks[seat] += worthOfSpare * float64(s.Money(seat))
		points[seat] += lasting * stocks[seat]
	}
}

//go:embed value.txt
var valueText string

// model is the value that was learned, by railhex train.
var model = sync.OnceValue(func() *search.Model { return parse.Must(search.Parse(valueText, NewSight().Names())) })
