package bots

import (
	"github.com/railhex/railhex/variants/family/search"
	"github.com/railhex/railhex/variants/steampower"
)

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
