package steampower

import (
	"iter"
	"math/bits"
	"strings"
)

// A Seat is a player's place at the table: 1 for P1, up to 5. Seat 0 is nobody:
// the bag, the bank, and who owns neutral links.
type Seat uint8

// Nobody is the Seat of the bag, of the bank, and of neutral links.
const Nobody Seat = 0

// MaxSeats is the number of players at the most.
const MaxSeats = 5

// IsValid reports whether seat is one of P1 to P5.
func (seat Seat) IsValid() bool { return 1 <= seat && seat <= MaxSeats }

// String is the seat in the notation, "P3"; "nobody" for what is no seat.
func (seat Seat) String() string {
	if !seat.IsValid() {
		return "nobody"
	}
	return "P" + string(rune('0'+seat))
}

// ParseSeat reads a seat in the notation, "P3". Its error is a [*ParseError].
func ParseSeat(text string) (Seat, error) {
	if len(text) == 2 && text[0] == 'P' && '1' <= text[1] && text[1] <= '0'+MaxSeats {
		return Seat(text[1] - '0'), nil
	}
	return 0, misread(text, expectedSeat)
}

const expectedSeat = "a seat from P1 to P5"

// Seats is a set of seats.
type Seats uint8

// Has reports whether a seat is in the set.
func (set Seats) Has(seat Seat) bool { return seat.IsValid() && set>>seat&1 != 0 }

// Len is the number of seats in the set.
func (set Seats) Len() int { return bits.OnesCount8(uint8(set)) }

// All walks the set in ascending order.
func (set Seats) All() iter.Seq[Seat] {
	return func(yield func(Seat) bool) {
		for seat := Seat(1); seat <= MaxSeats; seat++ {
			if set.Has(seat) && !yield(seat) {
				return
			}
		}
	}
}

// String is the seats of the set with spaces between them, "P1 P3"; "nobody"
// for the empty set.
func (set Seats) String() string {
	if set.Len() == 0 {
		return Nobody.String()
	}
	var words []string
	for seat := range set.All() {
		words = append(words, seat.String())
	}
	return strings.Join(words, " ")
}

// with is the set with one more seat in it.
func (set Seats) with(seat Seat) Seats { return set | 1<<seat }
