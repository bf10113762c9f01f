package carters

import (
	"math/rand/v2"

	"github.com/railhex/railhex/variants/family"
)

// outcomes appends what chance chooses from: each is equally likely.
func (s *State) outcomes(dst []Move) []Move {
	if !s.Chance() {
		return dst
	}
	return s.AppendMoves(dst)
}

// AppendOutcomes appends what chance can decide.
func (s *State) AppendOutcomes(dst []family.Outcome[Move]) []family.Outcome[Move] {
	var room [MaxFarms]Move
	all := s.outcomes(room[:0])
	for _, m := range all {
		dst = append(dst, family.Outcome[Move]{Move: m, Probability: 1 / float64(len(all))})
	}
	return dst
}

// Sample returns a move of chance, drawn by its odds.
func (s *State) Sample(random *rand.Rand) (none Move) {
	var room [MaxFarms]Move
	if all := s.outcomes(room[:0]); len(all) > 0 {
		return all[random.IntN(len(all))]
	}
	return none
}

// NumOutcomes returns how many moves chance has.
func (s *State) NumOutcomes() float64 {
	var room [MaxFarms]Move
	return float64(len(s.outcomes(room[:0])))
}

// Probability returns that of a move of chance.
func (s *State) Probability(m Move) float64 {
	if !s.Chance() || s.judge(m).broken {
		return 0
	}
	return 1 / s.NumOutcomes()
}

// Sees reports whether a seat sees all that a move says that is made here: an order is
// seen by the player who is dealt it.
func (s *State) Sees(m Move, seat Seat) bool {
	return m.kind != KindOrder || s.phase != PhaseOrder || seat == s.dealt()
}

// dealt returns the seat that is dealt an order now.
func (s *State) dealt() Seat {
	if s.carts[0].order == 0 {
		return 1
	}
	return 2
}

// Redealt returns the position as a seat could imagine it: the order of the other is dealt
// anew.
func (s *State) Redealt(seat Seat, random *rand.Rand) State {
	next := *s
	for i := range next.carts {
		if c := &next.carts[i]; c.order != 0 && Seat(i+1) != seat && !s.Over() {
			to, _ := s.game.board.Index((&State{game: s.game, phase: PhaseOrder}).Sample(random).hex)
			c.order = 1 + uint8(to)
		}
	}
	return next
}
