package steampower

import (
	"math/bits"
	"math/rand/v2"
)

// What a seat cannot see: the contracts in the bag and in the hands of the others
// (CONTRACT-7). All else lies open.
//
// One thing of these a seat does know. When somebody draws a contract out of their
// hand (DRAW-3) they see which, and so know in whose hand it is, until somebody
// draws from there in turn and it may have gone on. This is remembered: of a
// contract that a seat has lost, all the hands where it may be for all that they have
// seen. It is never in the bag again.

// witnessed is where a seat keeps what may be in the hand of another.
func (s *State) witnessed(seat, other Seat) *uint64 {
	if other > seat {
		other--
	}
	return &s.lost[seat-1][other-1]
}

// forget drops a contract from what all seats remember.
func (s *State) forget(contract int) {
	for seat := range s.lost {
		for other := range s.lost[seat] {
			s.lost[seat][other] &^= bitOf(contract)
		}
	}
}

// witness notes what the seats see of a contract that the player whose turn it is
// draws from a hand.
func (s *State) witness(contract int, from Seat) {
	to := s.seat
	for other := range s.lost[from-1] {
		s.lost[from-1][other] &^= bitOf(contract)
	}
	*s.witnessed(from, to) |= bitOf(contract)
	for other := range s.lost[to-1] {
		s.lost[to-1][other] &^= bitOf(contract)
	}
	for seat := Seat(1); seat <= s.game.seats; seat++ {
		if seat != from && seat != to { // for them any of those may have gone on
			*s.witnessed(seat, to) |= *s.witnessed(seat, from)
		}
	}
}

// Witnessed returns the contracts that were drawn out of a seat's hand and that, for
// all that they have seen since, may be in the hand of another.
func (s *State) Witnessed(seat, other Seat) Contracts {
	if !s.playing(seat) || !s.playing(other) || seat == other {
		return 0
	}
	return Contracts(*s.witnessed(seat, other))
}

// Sees reports whether a seat sees all that a move of this position says. They see drawn
// contracts that come into their own hand, and those that are taken out of
// it (CONTRACT-7). Every other move is open.
func (s *State) Sees(m Move, seat Seat) bool {
	return m.Kind() != KindDeal || s.playing(seat) && (s.Active() == seat || s.From() == seat)
}

// open is the contract that is being fulfilled, while it is still in a hand.
func (s *State) open() uint64 {
	if s.phase != PhaseShip {
		return 0
	}
	return bitOf(int(s.contract))
}

// Redealt returns the position as a seat could imagine it. All that they see stays, and
// what they cannot see is dealt anew at random, in keeping with what they have seen. Bag
// and hands hold as many contracts as they do, and a contract that was drawn out of their
// hand is where it may be for all that they know. What the others remember is left out,
// for they cannot know it.
//
// Positions that look alike to the seat give the same position for the same
// random numbers. For a seat that does not play, all hands are dealt anew. It
// allocates nothing.
func (s *State) Redealt(seat Seat, r *rand.Rand) State {
	next := *s
	if s.game == nil {
		return next
	}
	next.lost = [MaxSeats][MaxSeats - 1]uint64{}
	fixed := s.open()
	if s.playing(seat) {
		next.lost[seat-1] = s.lost[seat-1]
		fixed |= s.hands[seat]
	}
	d := dealing{random: r}
	for holder := Nobody; holder <= s.game.seats; holder++ {
		next.hands[holder] &= fixed
		for range bits.OnesCount64(s.hands[holder] &^ fixed) {
			d.holders[d.places] = holder
			d.places++
		}
		if s.playing(seat) && holder != Nobody && holder != seat {
			d.known |= *s.witnessed(seat, holder)
		}
	}
	for unseen := s.unfulfilled() &^ fixed; unseen != 0; unseen &= unseen - 1 {
		d.contracts[d.number] = uint8(bits.TrailingZeros64(unseen))
		d.number++
	}
	d.deal(func(contract uint8, holder Seat) bool {
		if d.known>>contract&1 == 0 {
			return true
		}
		return holder != Nobody && holder != seat && *s.witnessed(seat, holder)>>contract&1 != 0
	})
	for place, contract := range d.dealt[:d.places] {
		next.hands[d.holders[place]] |= 1 << contract
	}
	return next
}

// unfulfilled is the contracts that are in the bag or in a hand.
func (s *State) unfulfilled() uint64 {
	all := s.game.allContracts
	for seat := range s.fulfilled {
		all &^= s.fulfilled[seat]
	}
	return all
}

// A dealing puts contracts into the places of bag and hands.
type dealing struct {
	random    *rand.Rand
	contracts [MaxContracts]uint8
	number    int
	holders   [MaxContracts]Seat // of each place
	places    int
	known     uint64              // contracts that may not be everywhere
	dealt     [MaxContracts]uint8 // the contract in each place
	taken     uint64              // places
}

// deal deals all contracts, those first that may not be everywhere. Each of them takes a
// place at random where it may be, and where all are taken others make room. It is Kuhn's
// method of augmenting paths ("The Hungarian method for the assignment problem", 1955) in
// a random order.
func (d *dealing) deal(may func(contract uint8, holder Seat) bool) {
	d.random.Shuffle(d.number, func(i, j int) { d.contracts[i], d.contracts[j] = d.contracts[j], d.contracts[i] })
	var order [MaxContracts]uint8
	for place := range d.places {
		order[place] = uint8(place)
	}
	d.random.Shuffle(d.places, func(i, j int) { order[i], order[j] = order[j], order[i] })
	for _, contract := range d.contracts[:d.number] {
		if d.known>>contract&1 != 0 {
			var tried uint64
			d.augment(contract, order[:d.places], &tried, may)
		}
	}
	free := 0
	for _, contract := range d.contracts[:d.number] {
		if d.known>>contract&1 != 0 {
			continue
		}
		for d.taken>>order[free]&1 != 0 {
			free++
		}
		d.put(contract, order[free])
	}
}

func (d *dealing) put(contract, place uint8) {
	d.dealt[place] = contract
	d.taken |= 1 << place
}

// augment finds a place for a contract and reports whether there is one.
func (d *dealing) augment(contract uint8, order []uint8, tried *uint64, may func(uint8, Seat) bool) bool {
	for _, place := range order {
		if *tried>>place&1 != 0 || !may(contract, d.holders[place]) {
			continue
		}
		*tried |= 1 << place
		if d.taken>>place&1 == 0 || d.augment(d.dealt[place], order, tried, may) {
			d.put(contract, place)
			return true
		}
	}
	return false
}
