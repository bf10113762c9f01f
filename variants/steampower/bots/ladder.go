package bots

import "github.com/railhex/railhex/variants/steampower"

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
