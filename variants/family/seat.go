package family

import (
	"iter"
	"math/bits"
	"strconv"
	"strings"

	"github.com/railhex/railhex/hexmap/parse"
)

// A Seat is a place at the table: 1 for P1, clockwise. Seat 0 is [Nobody].
type Seat uint8

// Nobody is the Seat that is asked where chance decides, and that owns what belongs
// to no player.
const Nobody Seat = 0

// Everyone is a viewer who sees what every seat sees. Use it to review a finished game, or to
// play all seats. It is no seat at the table.
const Everyone = ^Nobody

// String returns the seat as the notation writes it, "P2"; "nobody" for Nobody.
func (seat Seat) String() string {
	if seat == Nobody {
		return "nobody"
	}
	return "P" + strconv.Itoa(int(seat))
}

// ParseSeat reads a seat from P1 to the last that a game has. The error is a
// [*parse.Error].
func ParseSeat(text string, last Seat) (Seat, error) {
	if number, ok := strings.CutPrefix(text, "P"); ok {
		if n, ok := parse.Natural(number, int(last)); ok && n > 0 {
			return Seat(n), nil
		}
	}
	return Nobody, parse.Misread(text, "a seat from P1 to {last}", "last", last)
}

// Seats is a set of seats up to P7, and perhaps Nobody. Bit n is seat n: P1 and P3
// are 0b1010.
type Seats uint8

const seatsInSet = 8

// Has reports whether the seat is in the set.
func (set Seats) Has(seat Seat) bool { return seat < seatsInSet && set>>seat&1 != 0 }

// Len returns the number of seats in the set.
func (set Seats) Len() int { return bits.OnesCount8(uint8(set)) }

// With returns the set with the seat, which must be one of those a set can hold.
func (set Seats) With(seat Seat) Seats { return set | 1<<seat }

// Without returns the set without the seat.
func (set Seats) Without(seat Seat) Seats { return set &^ (1 << seat) }

// First returns the lowest seat of the set; Nobody if the set is empty.
func (set Seats) First() Seat {
	if set == 0 {
		return Nobody
	}
	return Seat(bits.TrailingZeros8(uint8(set)))
}

// All walks the set in ascending order.
func (set Seats) All() iter.Seq[Seat] {
	return func(yield func(Seat) bool) {
		for ; set != 0; set &= set - 1 {
			if !yield(set.First()) {
				return
			}
		}
	}
}

// String returns the seats with spaces between them, "P1 P3"; "nobody" for the empty
// set.
func (set Seats) String() string {
	if set == 0 {
		return Nobody.String()
	}
	var words []string
	for seat := range set.All() {
		words = append(words, seat.String())
	}
	return strings.Join(words, " ")
}
