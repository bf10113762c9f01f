package bots

import (
	"github.com/railhex/railhex/variants/steampower"
)

// A reckoning is what the player who is asked expects of the rest of the game. It holds
// how long the game lasts, what money and an action are worth, which goods they will want
// and what these cost them. All of it is in points where nothing else is said.
type reckoning struct {
	beliefs *beliefs
	land    *land
	seat    steampower.Seat

	rounds  float64 // left
	actions float64 // left to them, this one included
	action  float64 // the worth of one at their leisure
	tile    float64 // of a step of a build action: half of that
	dollar  float64
	missing float64 // contracts for which there is time, and which they have not
	surplus float64 // contracts that they have, and for which there is no time

	ladders [steampower.NumGoods + 1]ladder
	wanted  [steampower.NumGoods + 1]float64 // goods of a colour, in hand and still to be drawn
	cities  [steampower.MaxCities]site
	worths  [steampower.MaxCities]float64 // to reach each city that is not in their network
}

// A site is a city as they see it.
type site struct {
	steampower.CityView
	own     bool // in their network
	sharers int  // how many networks it is in
}

// reckon reckons for the player who is asked. It looks at no other hand than theirs.
func (r *reckoning) reckon(s *steampower.State, land *land) {
	r.land, r.seat = land, s.Turn()
	r.time(s)
	r.money(s)
	r.wants(s)
}

// time guesses how long the game goes on (END-1).
func (r *reckoning) time(s *steampower.State) {
	b := r.beliefs
	r.rounds = b.roundsPerContract * float64(max(0, s.Goal()-mostFulfilled(s)))
	r.actions = actionsInTurn*r.rounds + float64(s.Left())
	r.action = b.action
	if r.rounds < 1 {
		r.action = b.lastAction + (b.action-b.lastAction)*r.rounds
	}
	r.tile = r.action / 2
	lack := r.actions/b.effort - float64(s.Hand(r.seat).Len())
	r.missing, r.surplus = max(0, lack), max(0, -lack)
}

const actionsInTurn = 2 // TURN-2

// mostFulfilled is how many contracts the player who is nearest to the end has fulfilled.
func mostFulfilled(s *steampower.State) (most int) {
	for seat := steampower.Seat(1); int(seat) <= s.Seats(); seat++ {
		most = max(most, s.Fulfilled(seat).Len())
	}
	return most
}

// money says what a dollar is worth: more to a player who has few of them and time to use
// them.
func (r *reckoning) money(s *steampower.State) {
	b := r.beliefs
	lack := max(0, 1-float64(s.Money(r.seat))/b.purse)
	r.dollar = b.dollar + b.scarce*lack*min(1, r.rounds/4)
}

// wants says which goods the contracts in their hand ask for, and those that they will
// draw.
func (r *reckoning) wants(s *steampower.State) {
	soon := r.beliefs.wantedSoon * min(r.missing, 6)
	for c := range r.wanted {
		r.wanted[c] = soon * goodsPerContract / steampower.NumGoods
	}
	for number := range s.Hand(r.seat).All() {
		goods := s.Contract(number).Goods
		for c := range steampower.GoodColours() {
			r.wanted[c] += float64(goods.Count(c))
		}
	}
	r.ladders = ladders(s)
}

// goodsPerContract is how many goods a contract asks for, on average.
const goodsPerContract = 3

// look looks over the cities, and says what each is worth to a player who reaches it.
func (r *reckoning) look(s *steampower.State) {
	r.worths = [steampower.MaxCities]float64{}
	var networks [steampower.MaxSeats + 1]uint64
	for seat := steampower.Seat(1); int(seat) <= s.Seats(); seat++ {
		networks[seat] = r.land.network(s, seat)
	}
	for number, cell := range r.land.cities {
		city := &r.cities[number]
		city.CityView, _ = s.CityAt(cell)
		city.own, city.sharers = networks[r.seat]>>number&1 != 0, 0
		for _, network := range networks {
			city.sharers += int(network >> number & 1)
		}
		if !city.own {
			r.worths[number] = r.worthOfCity(s, city)
		}
	}
	if link, ok := s.Building(r.seat); ok {
		r.worths[r.land.city[r.land.hex(link.From)]] = 0 // LINK-2
	}
}

// worthOfCity is what it is worth to bring a city into their network.
func (r *reckoning) worthOfCity(s *steampower.State, city *site) float64 {
	b := r.beliefs
	worth := b.city
	if city.sharers > 0 {
		worth += b.foreign
	}
	switch {
	case city.Tile == steampower.Purple:
		return worth + b.purple*float64(4/(city.sharers+1)) // SCORE-4
	case city.Goods > 0:
		price := 1.0 // SHIP-2
		if city.Factory == r.seat {
			price = 0
		}
		worth += b.good * r.ladders[city.Tile].saved(r.wanted[city.Tile], city.Goods, price)
	case city.Factory == steampower.Nobody && s.Supply(city.Tile) > 0 && s.Factories(r.seat) > 0:
		worth += b.option * max(0, r.worthOfGoods(city.Tile, 5, 0)-r.action)
	}
	return worth * min(1, r.rounds/2)
}

// worthOfGoods is what a factory of theirs is worth that brings so many goods of a
// colour, which cost them a price each to be delivered.
func (r *reckoning) worthOfGoods(colour steampower.Colour, goods int, price float64) float64 {
	b := r.beliefs
	worth := b.good * r.ladders[colour].saved(r.wanted[colour], goods, price)
	used := min(1, r.rounds/b.turnedIn)
	return worth + used*(b.turned*min(1, (r.wanted[colour]+1)/float64(goods))+b.custom*r.dollar)
}

// A ladder is what goods of one colour cost the player, the cheapest first: each
// step is the price of one more.
type ladder [steps]float64

// steps is how many goods of a colour a player looks ahead.
const steps = 8

// fromBank is the price of a good that cannot be had (SHIP-6), and the top of every
// ladder.
const fromBank = 5

// ladders reads off the position what the next goods of each colour cost the player
// who is asked.
func ladders(s *steampower.State) (all [steampower.NumGoods + 1]ladder) {
	prices, ok := s.Prices()
	for c := range steampower.GoodColours() {
		all[c] = bought
		if !ok {
			continue
		}
		for step, price := range prices[c] {
			all[c][step] = min(fromBank, float64(price))
		}
	}
	return all
}

// bought is the ladder of a colour of which none can be had.
var bought = func() (l ladder) {
	for step := range l {
		l[step] = fromBank
	}
	return l
}()

// saved is by how many dollars the first goods become cheaper if so many more of them
// can be had at a price. A fraction of a good is that part of the last step.
func (l *ladder) saved(wanted float64, more int, price float64) (dollars float64) {
	old := 0
	for step := 0; step < steps && wanted > 0; step++ {
		now := l[old]
		if more > 0 && price < now {
			now = price
			more--
		} else {
			old++
		}
		dollars += min(1, wanted) * (l[step] - now)
		wanted--
	}
	return dollars
}

// price is what goods cost on the ladders of their colours.
func priceOf(all *[steampower.NumGoods + 1]ladder, goods steampower.Goods) (dollars float64) {
	for c := range steampower.GoodColours() {
		for step := range goods.Count(c) {
			dollars += all[c][step]
		}
	}
	return dollars
}
