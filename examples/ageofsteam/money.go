package ageofsteam

import (
	"slices"

	"github.com/railhex/railhex/variants/family"
)

// settleAccounts pays income and expenses, eliminates who is bankrupt, lowers incomes and
// goes on with the growth of goods (MONEY).
func (s *State) settleAccounts() {
	order := s.order // which eliminations change
	for _, seat := range order[:s.alive()] {
		p := &s.players[seat-1]
		cash := int(p.cash) + int(p.income) - int(p.shares) - int(p.locomotive) // MONEY-1, MONEY-2
		if cash < 0 {
			p.income += int16(cash) // MONEY-3
			cash = 0
		}
		p.cash = uint16(cash)
		if p.income < 0 { // MONEY-4
			s.eliminate(seat)
		}
	}
	if s.alive() < 2 { // END-2
		s.endGame()
		return
	}
	for _, seat := range s.order[:s.alive()] {
		s.players[seat-1].income -= reduction(s.players[seat-1].income)
	}
	s.beginProduction()
}

// reduction returns by how much an income goes down (MONEY-6).
func reduction(income int16) int16 {
	switch {
	case income >= 50:
		return 10
	case income <= 10:
		return 0
	}
	return 2 * ((income - 1) / 10)
}

// eliminate takes a seat out of the game (MONEY-5).
func (s *State) eliminate(seat Seat) {
	i := slices.Index(s.order[:], seat)
	copy(s.order[i:], s.order[i+1:])
	s.order[MaxSeats-1], s.players[seat-1].role = 0, 0
	for hex, edge := range s.owned(seat) {
		s.setOwner(hex, edge, family.Nobody)
	}
}
