package steampower

import (
	"math/bits"
	"math/rand/v2"

	"github.com/railhex/railhex/variants/family"
)

// An Outcome is something that a bag may decide, and how probable it is.
type Outcome = family.Outcome[Move]

// AppendOutcomes appends all outcomes of a chance position in a fixed order; their
// probabilities add up to 1. It appends nothing where a player is asked.
//
// It allocates nothing if dst has room.
func (s *State) AppendOutcomes(dst []Outcome) []Outcome {
	for outcome := range s.outcomes {
		dst = append(dst, outcome)
	}
	return dst
}

// outcomes walks the outcomes of a chance position.
func (s *State) outcomes(yield func(Outcome) bool) {
	switch s.phase {
	case PhaseCity:
		hex := s.game.names[s.game.cities[s.nextCity()]]
		all := s.allTilesLeft()
		for c := range Colours() {
			if n := s.tilesLeft(c); n > 0 && !yield(Outcome{Move: City(hex, c), Probability: float64(n) / float64(all)}) {
				return
			}
		}
	case PhaseDeal:
		from, _ := s.drawnFrom(s.seat)
		hand := s.hands[from]
		each := 1 / float64(bits.OnesCount64(hand))
		for ; hand != 0; hand &= hand - 1 {
			if !yield(Outcome{Move: Deal(1 + bits.TrailingZeros64(hand)), Probability: each}) {
				return
			}
		}
	}
}

func (s *State) allTilesLeft() (n int) {
	for c := range Colours() {
		n += s.tilesLeft(c)
	}
	return n
}

// Sample returns one outcome of a chance position, drawn by the odds of real bags. It
// returns the zero Move where a player is asked. It allocates nothing.
func (s *State) Sample(r *rand.Rand) Move {
	switch s.phase {
	case PhaseCity:
		n := r.IntN(s.allTilesLeft())
		for c := range Colours() {
			if n -= s.tilesLeft(c); n < 0 {
				return City(s.game.names[s.game.cities[s.nextCity()]], c)
			}
		}
	case PhaseDeal:
		from, _ := s.drawnFrom(s.seat)
		hand := s.hands[from]
		for range r.IntN(bits.OnesCount64(hand)) {
			hand &= hand - 1
		}
		return Deal(1 + bits.TrailingZeros64(hand))
	}
	return Move{}
}

// Probability returns how probable a move of chance is: what [State.AppendOutcomes] says
// of it. It is 0 for a move that chance cannot make here. It allocates nothing.
func (s *State) Probability(m Move) float64 {
	if !s.Chance() || s.Check(m) != nil {
		return 0
	}
	if s.phase == PhaseCity {
		return float64(s.tilesLeft(m.Colour())) / float64(s.allTilesLeft())
	}
	return 1 / s.NumOutcomes() // PhaseDeal
}

// NumOutcomes returns the number of moves that chance can make here; 0 where a player is
// asked. It allocates nothing.
func (s *State) NumOutcomes() float64 {
	n := 0
	switch s.phase {
	case PhaseCity:
		for c := range Colours() {
			if s.tilesLeft(c) > 0 {
				n++
			}
		}
	case PhaseDeal:
		from, _ := s.drawnFrom(s.seat)
		n = bits.OnesCount64(s.hands[from])
	}
	return float64(n)
}
