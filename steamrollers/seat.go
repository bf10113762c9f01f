package steamrollers

import (
	"iter"
	"math/bits"
	"strconv"
	"strings"
)

// A Seat is a player's place at the table: 1 for P1, up to 5. Seat 0 is
// nobody: chance, the centre of the table, or, among winners, Olive.
type Seat uint8

// Nobody is the Seat of chance, of the centre, and of Olive among winners.
const Nobody Seat = 0

// MaxSeats is the number of players at the most.
const MaxSeats = 5

// String is the seat as the notation writes it, "P2"; "nobody" for Nobody.
func (seat Seat) String() string {
	if seat == Nobody {
		return "nobody"
	}
	return "P" + strconv.Itoa(int(seat))
}

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

// String is the seats of the set with spaces between them, "P1 P3"; "Olive" where
// she is among the winners, "nobody" for the empty set.
func (set Seats) String() string {
	if set.Len() == 0 {
		return Nobody.String()
	}
	var words []string
	for seat := range set.All() {
		if seat == Nobody {
			words = append(words, "Olive")
		} else {
			words = append(words, seat.String())
		}
	}
	return strings.Join(words, " ")
}
