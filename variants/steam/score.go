package steam

// Winners returns who has won: one seat, or none before the game is over and where all
// are eliminated (SCORE-4). It allocates nothing.
func (s *State) Winners() (winners Seats) {
	for seat := Seat(1); seat <= MaxSeats; seat++ {
		if s.Rank(seat) == 1 {
			winners = winners.With(seat)
		}
	}
	return winners
}

// Rank returns the place of a seat once the game is over: 1 for the winner. For another
// seat it is one more than the number of seats that have done better (SCORE-4). Eliminated
// players share the last place; where all are, nobody is first and all are second. It is 0
// before, and for a seat that does not play. It allocates nothing.
func (s *State) Rank(seat Seat) int {
	if s.phase != PhaseOver || !s.playing(seat) {
		return 0
	}
	eliminated, others := s.playerOf(seat).has(flagEliminated), 0
	rank := 1
	for other := Seat(1); other <= s.game.seats; other++ {
		if s.playerOf(other).has(flagEliminated) {
			continue
		}
		others++
		if eliminated || s.isAhead(other, seat) {
			rank++
		}
	}
	if others == 0 {
		return 2
	}
	return rank
}

// isAhead reports whether a seat ranks before another (SCORE-4).
func (s *State) isAhead(a, b Seat) bool {
	p, q := s.playerOf(a), s.playerOf(b)
	switch {
	case s.Total(a) != s.Total(b):
		return s.Total(a) > s.Total(b)
	case p.income != q.income:
		return p.income > q.income
	}
	return p.action < q.action
}

// An Entry is one line of a ledger: points, and where they come from.
type Entry struct {
	Source Source
	Rule   Rule // SCORE-1 or SCORE-2
	Points int
	Number int // victory points, steps of income or complete links
}

// A Source is what points at the end come from. The zero Source is invalid.
type Source uint8

// The sources, in the order of the rules.
const (
	VictoryPoints Source = iota + 1 // SCORE-1
	IncomeSteps                     // SCORE-1
	LinksOwned                      // SCORE-2

	sourceEnd
)

// NumSources is the number of sources.
const NumSources = int(sourceEnd) - 1

// AppendLedger appends where the points of a seat come from as things stand, one
// entry for each source; nothing for a seat that is not in the game. It allocates
// nothing if dst has room.
func (s *State) AppendLedger(dst []Entry, seat Seat) []Entry {
	if !s.playing(seat) {
		return dst
	}
	p := s.playerOf(seat)
	points, links := int(p.points), int(p.links)
	return append(dst,
		Entry{VictoryPoints, scorePoints, points, points},
		Entry{IncomeSteps, scorePoints, p.incomeScore(), int(p.income)},
		Entry{LinksOwned, scoreLinks, links, links},
	)
}

// incomeScore is half the income, rounded down, or twice a negative one (SCORE-1).
func (p *player) incomeScore() int {
	if p.income < 0 {
		return 2 * int(p.income)
	}
	return int(p.income) / 2
}

// Total returns what a seat has as things stand: victory points, half the income or
// twice a negative one, and their complete links (SCORE-1, SCORE-2).
func (s *State) Total(seat Seat) int {
	if !s.playing(seat) {
		return 0
	}
	p := s.playerOf(seat)
	return int(p.points) + p.incomeScore() + int(p.links)
}

// VictoryPoints returns the victory points of a seat; [State.Total] is their score.
func (s *State) VictoryPoints(seat Seat) int {
	if !s.playing(seat) {
		return 0
	}
	return int(s.playerOf(seat).points)
}
