package bots

import (
	_ "embed"
	"math"
	"sync"

	"github.com/railhex/railhex/hexmap/parse"
	"github.com/railhex/railhex/variants/family/search"
	"github.com/railhex/railhex/variants/steam"
)

// Search is a tree search. From the edge of its tree Greedy plays for everybody to the
// end of the turn, and a value that was learned from played games judges the position.
type Search = search.Search[*steam.State, steam.State, steam.Move]

// NewSearch returns a new Search. It panics if a number in t is negative, AllCores aside.
func NewSearch(t search.Thinking) *Search {
	return search.New[*steam.State](search.Game[steam.State, steam.Move]{
		Advice: func() search.Advice[steam.State, steam.Move] { return advice{NewGreedy()} },
		Moment: search.Moment[*steam.State],
		IsFar:  isFar,
		Value: func() func(*search.Expected, *steam.State) {
			return search.Value[*steam.State](model(), NewSight())
		},
		ValueShare:  1,
		Settled:     isFar,
		TellingLead: tellingLead,
	}, t)
}

// isFar reports whether a game that is played on from a root is to be judged as it stands.
func isFar(root, s *steam.State) bool { return s.Round() > max(1, root.Round()) }

const tellingLead = 8 // points with which a game is as good as won in three of four

// advice is what Greedy tells a search.
type advice struct{ *Greedy }

// Expect says how a game goes for each seat: by the points that they have, and what
// income, money and locomotive will bring.
func (a advice) Expect(expected *search.Expected, s *steam.State) {
	var points search.Points
	for seat := steam.Seat(1); int(seat) <= s.Seats(); seat++ {
		switch {
		case s.Eliminated(seat):
			points[seat] = ofBankrupt
		case s.Over():
			points[seat] = float64(s.Total(seat))
		default:
			points[seat] = a.standing(s, seat)
		}
	}
	search.Standings(expected, s, &points, tellingLead)
}

// ofBankrupt is below what anybody else can have.
const ofBankrupt = -100

// standing is what a seat has in the middle of a game, in points.
func (a advice) standing(s *steam.State, seat steam.Seat) float64 {
	b := a.reckoning.beliefs
	turns := float64(s.Rounds() - s.Round() + 1)
	step := b.lastStep * math.Pow(b.interest, turns)
	income := float64(s.Income(seat))
	worth := step * income
	if income < 0 {
		worth = (step + b.debt/turns) * income
	}
	return float64(s.VictoryPoints(seat)+s.CompleteLinks(seat)) + worth +
		step/5*float64(s.Money(seat)) + b.level*(turns-1)*float64(s.Locomotive(seat))
}

//go:embed value.txt
var valueText string

// model is the value that was learned, by railhex train.
var model = sync.OnceValue(func() *search.Model { return parse.Must(search.Parse(valueText, NewSight().Names())) })

// NewSight returns the features by which the learned value of [Search] judges a position.
// They are what a seat has at the beginning of a turn, and what its links can carry.
func NewSight() search.Sight[steam.State] { return sight{NewGreedy()} }

type sight struct{ *Greedy }

// Settled reports whether the turn is over.
func (v sight) Settled(root, s *steam.State) bool { return isFar(root, s) }

// Names implements [search.Sight].
func (v sight) Names() []string {
	return []string{
		"turns", "place", "scored", "income", "money", "locomotive", "bankrupt", "debt",
		"income-to-come", "money-to-come", "locomotive-to-come",
		"next", "next-stronger", "to-come", "to-come-stronger",
	}
}

// Append implements [search.Sight].
func (v sight) Append(dst []float64, s *steam.State, seat steam.Seat) []float64 {
	if board := s.Map(); !v.land.isOf(board) {
		v.land = survey(board)
	}
	r := &v.reckoning
	r.network.look(s, v.land, seat)
	r.prospects.look(s, &r.network)
	turns := float64(s.Rounds() - s.Round() + 1)
	deliveries := 2 * int(turns)
	level := s.Locomotive(seat)
	now := r.prospects.lengths(level)
	stronger := r.prospects.lengths(min(topLevel, level+1))
	place, after := 0, 0
	for other := range s.TurnOrder() {
		if after++; other == seat {
			place = after
		}
	}
	bankrupt, debt := 0.0, 0.0
	if s.Eliminated(seat) {
		bankrupt = 1
	}
	income, money := float64(s.Income(seat)), float64(s.Money(seat))
	if income < 0 {
		debt = -income
	}
	return append(dst,
		turns, float64(place), float64(s.VictoryPoints(seat)+s.CompleteLinks(seat)), income, money, float64(level), bankrupt, debt,
		income*turns, money*turns, float64(level)*turns,
		now.best(2), stronger.best(2), now.best(deliveries), stronger.best(deliveries))
}
