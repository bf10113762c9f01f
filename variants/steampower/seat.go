package steampower

import "github.com/railhex/railhex/variants/family"

// A Seat is a player's place at the table: 1 for P1, up to 5. Seat 0 is nobody:
// the bag, the bank, and the owner of neutral links.
type Seat = family.Seat

// Nobody is the Seat of the bag, of the bank, and of neutral links.
const Nobody = family.Nobody

// MaxSeats is the number of players at the most.
const MaxSeats = 5

// Seats is a set of seats.
type Seats = family.Seats

// parseSeat reads a seat in the notation, "P3". Its error is a [*hexmap.ParseError].
func parseSeat(text string) (Seat, error) { return family.ParseSeat(text, MaxSeats) }

const expectedSeat = "a seat from P1 to P5"

// plays reports whether seat is one of P1 to P5.
func plays(seat Seat) bool { return 1 <= seat && seat <= MaxSeats }
