package bots

import (
	"github.com/railhex/railhex/variants/family/search"
	"github.com/railhex/railhex/variants/steam"
)

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
