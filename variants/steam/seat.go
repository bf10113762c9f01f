package steam

import "github.com/railhex/railhex/variants/family"

// A Seat is a player's place at the table: 1 for P1, up to 6, clockwise. Seat 0
// is nobody: chance, or a link without an owner.
type Seat = family.Seat

// Nobody is the Seat of chance and of links without an owner.
const Nobody = family.Nobody

// Seats is a set of seats.
type Seats = family.Seats

// MinSeats and MaxSeats are the numbers of players (SETUP-1).
const (
	MinSeats = 3
	MaxSeats = 6
)

// A seatList is seats in an order, four bits each from the lowest up. The first
// 0 ends it.
type seatList uint32

const seatBits = 4

// at is the seat at a place, from 0; Nobody beyond the last.
func (l seatList) at(i int) Seat { return Seat(l >> (seatBits * uint(i) & 31) & (1<<seatBits - 1)) }

func (l seatList) first() Seat { return l.at(0) }

// rest is the list without its first seat.
func (l seatList) rest() seatList { return l >> seatBits }

func (l seatList) len() (n int) {
	for ; l != 0; l >>= seatBits {
		n++
	}
	return n
}

func (l seatList) has(seat Seat) bool {
	for ; l != 0; l >>= seatBits {
		if l.first() == seat {
			return true
		}
	}
	return false
}

// with is the list with a seat at its end.
func (l seatList) with(seat Seat) seatList { return l | seatList(seat)<<(seatBits*l.len()) }

// after is the list with a seat before its first.
func (l seatList) after(seat Seat) seatList { return l<<seatBits | seatList(seat) }

// without is the list without a seat.
func (l seatList) without(seat Seat) (left seatList) {
	for ; l != 0; l >>= seatBits {
		if l.first() != seat {
			left = left.with(l.first())
		}
	}
	return left
}

// foremost is the list with a seat, if it is in it, moved to the front.
func (l seatList) foremost(seat Seat) seatList {
	if seat == Nobody || !l.has(seat) {
		return l
	}
	return l.without(seat).after(seat)
}
