package steamrollers

import (
	"iter"
	"math/bits"
)

// A Seat is a player's place at the table: 1 for P1, up to 5. Seat 0 is
// nobody: chance, the centre of the table, or, among winners, Olive.
type Seat uint8

// Nobody is the Seat of chance, of the centre, and of Olive among winners.
const Nobody Seat = 0

// MaxSeats is the number of players at the most.
const MaxSeats = 5

// Seats is a set of seats.
type Seats uint8

// Has reports whether a seat is in the set.
func (set Seats) Has(seat Seat) bool { return seat < 8 && set>>seat&1 != 0 }

// Len is the number of seats in the set.
func (set Seats) Len() int { return bits.OnesCount8(uint8(set)) }

// All walks the set in ascending order.
func (set Seats) All() iter.Seq[Seat] {
	return func(yield func(Seat) bool) {
		for seat := range Seat(8) {
			if set.Has(seat) && !yield(seat) {
				return
			}
		}
	}
}
