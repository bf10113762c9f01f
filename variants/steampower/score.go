package steampower

import (
	"iter"
	"math/bits"

	"github.com/railhex/railhex/hexmap"
)

// Points is what a seat has, as it would count if the game ended now (SCORE).
type Points struct {
	Money     int // SCORE-1
	Contracts int // SCORE-2
	Factories int // SCORE-3
	Cities    int // SCORE-4
}

// Total returns the sum.
func (p Points) Total() int { return p.Money + p.Contracts + p.Factories + p.Cities }

// Points returns what a seat has now. It allocates nothing.
func (s *State) Points(seat Seat) (p Points) {
	for entry := range s.entries(seat) {
		switch entry.Rule {
		case scoreMoney:
			p.Money += entry.Points
		case scoreContracts:
			p.Contracts += entry.Points
		case scoreFactories:
			p.Factories += entry.Points
		case scorePurpleCities:
			p.Cities += entry.Points
		}
	}
	return p
}

// Total returns the sum of a seat's Points. It allocates nothing.
func (s *State) Total(seat Seat) int { return s.Points(seat).Total() }

// An Entry is one line of a ledger: points, and where they come from.
type Entry struct {
	Rule     Rule // SCORE-1 to SCORE-4
	Points   int
	Dollars  int         // SCORE-1: all that the seat has
	Contract int         // SCORE-2
	Hex      hexmap.Cell // SCORE-3, SCORE-4: the city
	Sharers  int         // SCORE-4: to how many networks the city belongs
}

// AppendLedger appends where each point of a seat comes from, in the order of the
// rules. Lines worth nothing are there too: a contract of 0 points, a purple city
// shared by five. It allocates nothing if dst has room.
func (s *State) AppendLedger(dst []Entry, seat Seat) []Entry {
	for entry := range s.entries(seat) {
		dst = append(dst, entry)
	}
	return dst
}

// entries walks the ledger of a seat.
func (s *State) entries(seat Seat) iter.Seq[Entry] {
	return func(yield func(Entry) bool) {
		if !s.playing(seat) {
			return
		}
		dollars := s.Money(seat)
		if !yield(Entry{Rule: scoreMoney, Points: dollars / moneyForAPoint, Dollars: dollars}) {
			return
		}
		for number := range s.Fulfilled(seat).All() {
			if !yield(Entry{Rule: scoreContracts, Points: int(s.game.contract(number).Points), Contract: number}) {
				return
			}
		}
		for city := range citiesIn(s.turned() & s.factories[seat-1]) {
			if !yield(Entry{Rule: scoreFactories, Points: turnedPoints, Hex: s.game.names[s.game.cities[city]]}) {
				return
			}
		}
		for city := range citiesIn(s.networks[seat-1] & s.tiles[Purple-1]) {
			sharers := 0
			for other := range s.game.seats {
				sharers += int(s.networks[other] >> city & 1)
			}
			if !yield(Entry{Rule: scorePurpleCities, Points: purplePoints / sharers, Hex: s.game.names[s.game.cities[city]], Sharers: sharers}) {
				return
			}
		}
	}
}

// Winners returns the seats that have won: none until the game is over, several seats where the
// victory is shared (SCORE-5). It allocates nothing.
func (s *State) Winners() (winners Seats) {
	for seat := Seat(1); seat <= MaxSeats; seat++ {
		if s.Rank(seat) == 1 {
			winners = winners.With(seat)
		}
	}
	return winners
}

// Rank returns the place of a seat once the game is over. It is 1 for the winners, and
// for another seat one more than the number of seats that have done better, so that tied
// seats share a place (SCORE-5). It is 0 before, and for a seat that does not play. It
// allocates nothing.
func (s *State) Rank(seat Seat) int {
	if s.phase != PhaseOver || !s.playing(seat) {
		return 0
	}
	rank, standing := 1, s.standing(seat)
	for other := Seat(1); other <= s.game.seats; other++ {
		if s.standing(other) > standing {
			rank++
		}
	}
	return rank
}

// standing is a number that is higher the better a seat has done (SCORE-5).
func (s *State) standing(seat Seat) int {
	return s.Total(seat)<<8 + bits.OnesCount64(s.fulfilled[seat-1])
}
