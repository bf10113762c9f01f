package carters

import (
	"math/rand/v2"

	"github.com/railhex/railhex/variants/family"
)

// An Outcome is a move of chance and how probable it is.
type Outcome = family.Outcome[Move]

// fields returns the cities or farms that chance chooses from: each is equally likely.
func (s *State) fields() (all set) {
	if !s.Chance() || s.game == nil {
		return 0
	}
	list := s.game.cities
	if s.phase == PhaseCrop {
		list = s.game.farms
	}
	for _, hex := range list {
		all |= 1 << hex
	}
	return all
}

func (s *State) chanceOf(hex uint8) Move {
	return Move{Kind(s.phase), s.game.board.Cell(int(hex))}
}

// AppendOutcomes appends what chance can decide.
func (s *State) AppendOutcomes(dst []Outcome) []Outcome {
	all := s.fields()
	for hex := range all.all() {
		dst = append(dst, Outcome{Move: s.chanceOf(hex), Probability: 1 / float64(all.len())})
	}
	return dst
}

// Sample returns a move of chance, drawn by its odds.
func (s *State) Sample(random *rand.Rand) (none Move) {
	all := s.fields()
	if all == 0 {
		return none
	}
	for range random.IntN(all.len()) {
		all &= all - 1
	}
	for hex := range all.all() {
		return s.chanceOf(hex)
	}
	return none
}

// NumOutcomes returns how many moves chance has.
func (s *State) NumOutcomes() float64 { return float64(s.fields().len()) }

// Probability returns that of a move of chance.
func (s *State) Probability(m Move) float64 {
	if !m.Chance() || s.judge(m) != (verdict{}) {
		return 0
	}
	return 1 / s.NumOutcomes()
}
