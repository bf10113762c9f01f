package carters

import "math/rand/v2"

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

// Redealt returns the position as a seat could imagine it: the orders of others are dealt
// anew.
func (s *State) Redealt(seat Seat, random *rand.Rand) State {
	next := *s
	if s.Over() || s.game == nil {
		return next
	}
	for i := range next.carts {
		if c := &next.carts[i]; c.order != 0 && Seat(i+1) != seat {
			c.order = 1 + uint8(random.IntN(len(s.game.cities)))
		}
	}
	return next
}
