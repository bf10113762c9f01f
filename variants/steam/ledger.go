package steam

// An Entry is one line of a ledger: points, and where they come from.
type Entry struct {
	Source Source
	Rule   Rule // SCORE-1 or SCORE-2
	Points int
	Number int // victory points, steps of income or complete links
}

// A Source is what points at the end come from. The zero Source is none.
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
		Entry{VictoryPoints, ScorePoints, points, points},
		Entry{IncomeSteps, ScorePoints, p.incomeScore(), int(p.income)},
		Entry{LinksOwned, ScoreLinks, links, links},
	)
}

// incomeScore is half the income, rounded down, or twice a negative one (SCORE-1).
func (p *player) incomeScore() int {
	if p.income < 0 {
		return 2 * int(p.income)
	}
	return int(p.income) / 2
}

// Total is what a seat has as things stand: victory points, half the income or
// twice a negative one, and her complete links (SCORE-1, SCORE-2).
func (s *State) Total(seat Seat) int {
	if !s.playing(seat) {
		return 0
	}
	p := s.playerOf(seat)
	return int(p.points) + p.incomeScore() + int(p.links)
}
