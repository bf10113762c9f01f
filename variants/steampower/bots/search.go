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
	return search.New[*steampower.State](search.Game[steampower.State, steampower.Move]{
		Advice: func() search.Advice[steampower.State, steampower.Move] { return advice{NewGreedy()} },
		Moment: search.Moment[*steampower.State],
		IsFar:  func(root, s *steampower.State) bool { return s.Round() > root.Round()+roundsAhead },
		Value: func() func(*search.Expected, *steampower.State) {
			return search.Value[*steampower.State](model(), NewSight())
		},
		ValueShare:  0.5,
		Settled:     new(sight).Settled,
		Redealt:     (*steampower.State).Redealt,
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

// NewSight returns the features by which the learned value of [Search] judges a position.
// They are what a seat has when somebody's turn begins, and what the goods for its
// contracts would cost.
func NewSight() search.Sight[steampower.State] { return &sight{beliefs: &standardBeliefs} }

type sight struct {
	beliefs *beliefs
	land    *land
}

// Settled reports whether a turn begins.
func (v *sight) Settled(_, s *steampower.State) bool {
	return s.Phase() == steampower.PhaseAct && s.Left() == actionsInTurn
}

// Names implements [search.Sight].
func (v *sight) Names() []string {
	return []string{
		"players", "rounds", "lacking", "away",
		"total", "contracts", "turned", "purple", "money", "fulfilled", "ahead",
		"hand", "best", "second", "third", "hand-worth", "hand-price", "hand-in-time",
		"factories", "own-goods", "own-cities", "foreign-goods", "far-goods", "reached", "locomotives", "begun", "built",
		"money-to-come", "hand-to-come", "goods-to-come", "reached-to-come", "factories-to-come",
		"first-price", "third-price",
	}
}

// Append implements [search.Sight].
func (v *sight) Append(dst []float64, s *steampower.State, seat steampower.Seat) []float64 {
	setup := s.Setup()
	if !v.land.isOf(setup.Map) {
		v.land = survey(setup.Map)
	}
	most, fulfilled := mostFulfilled(s), s.Fulfilled(seat).Len()
	lacking := float64(s.Goal() - most)
	rounds := v.beliefs.roundsPerContract * lacking
	seats := s.Seats()
	away := float64((int(seat) - int(s.Turn()) + seats) % seats)

	c := v.count(s, seat)
	ladders, first, third := c.ladders()
	var best [3]float64
	worth, dollars := 0.0, 0.0
	for number := range s.Hand(seat).All() {
		contract := s.Contract(number)
		price := priceOf(&ladders, contract.Goods)
		dollars += price
		w := float64(contract.Points) + v.beliefs.dollar*(float64(contract.Money)-price)
		worth += w
		for i := range best {
			if w > best[i] {
				best[i], w = w, best[i]
			}
		}
	}
	locomotives := s.Locomotives(seat)
	begun, built := 0, setup.Components.Locomotives-locomotives // LINK-4
	if _, _, ok := s.OpenEnd(seat); ok {
		begun = 1
		built--
	}
	points := s.Points(seat)
	hand, money := float64(s.Hand(seat).Len()), float64(s.Money(seat))
	return append(dst,
		float64(seats), rounds, lacking, away,
		float64(points.Total()), float64(points.Contracts), float64(points.Factories), float64(points.Cities), money,
		float64(fulfilled), float64(most-fulfilled),
		hand, best[0], best[1], best[2], worth, dollars, worth*min(1, lacking/max(1, hand)),
		float64(s.Factories(seat)), float64(c.own), float64(c.cities), float64(c.foreign), float64(c.distant), float64(c.reached),
		float64(locomotives), float64(begun), float64(built),
		money*rounds, worth*rounds, float64(c.own)*rounds, float64(c.reached)*rounds, float64(s.Factories(seat))*rounds,
		first, third)
}

// A count is what lies in the cities, as a seat sees it.
type count struct {
	goods                                  [prices][steampower.NumGoods + 1]int // by what they cost
	own, foreign, distant, cities, reached int
}

// prices are those of goods that the sight distinguishes: nothing, a dollar, and two or so
// (SHIP-2).
const prices = 3

func (v *sight) count(s *steampower.State, seat steampower.Seat) (c count) {
	network := v.land.network(s, seat)
	for number, cell := range v.land.cities {
		city, _ := s.CityAt(cell)
		inside := network>>number&1 != 0
		if inside {
			c.reached++
		}
		if city.Factory == seat {
			c.cities++
		}
		if city.Goods == 0 {
			continue
		}
		price := 2
		switch {
		case inside && city.Factory == seat:
			price = 0
			c.own += city.Goods
		case inside:
			price = 1
			c.foreign += city.Goods
		default:
			c.distant += city.Goods
		}
		c.goods[price][city.Tile] += city.Goods
	}
	return c
}

// ladders are what goods cost the seat, with the prices of the first and of the third of
// each colour, added up.
func (c *count) ladders() (all [steampower.NumGoods + 1]ladder, first, third float64) {
	for colour := range steampower.GoodColours() {
		l, step := bought, 0
		for price := range c.goods {
			for range c.goods[price][colour] {
				if step < steps {
					l[step] = float64(price)
					step++
				}
			}
		}
		all[colour] = l
		first += l[0]
		third += l[2]
	}
	return all, first, third
}
