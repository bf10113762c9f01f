package steamrollers

import "github.com/railhex/railhex/variants/family"

// A Seat is a player's place at the table: 1 for P1, up to 5. Seat 0 is
// nobody: chance, the centre of the table, or, among winners, Olive.
type Seat = family.Seat

// Nobody is the Seat of chance, of the centre, and of Olive among winners.
const Nobody = family.Nobody

// MaxSeats is the number of players at the most.
const MaxSeats = 5

// Seats is a set of seats.
type Seats = family.Seats
