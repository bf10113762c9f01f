package pipeline

import (
	"encoding/json"
	"maps"
	"slices"

	"github.com/railhex/railhex/examples/internal/counting"
)

// Stats is what games say together: sums of whole numbers, so that it does not
// matter in which order, or in which parts, they were added up.
type Stats struct {
	Games   int            `json:"games"`
	Rounds  int            `json:"rounds"`  // summed
	EndedBy map[string]int `json:"endedBy"` // games by the rule that ended them
	Seats   []SeatStats    `json:"seats"`   // by seat
	Lost    int            `json:"lost"`    // games that nobody won: Olive did, or all are bankrupt
	Actions map[string]int `json:"actions"` // how often each thing happened, by a word for it

	// Sources are the names of where points come from. Held says how often each thing was
	// held at the end, by what such things are called, and Won how often by a winner.
	Sources []string                  `json:"sources"`
	Held    map[string]map[string]int `json:"held"`
	Won     map[string]map[string]int `json:"won"`
}

// SeatStats is what games say of one seat.
type SeatStats struct {
	Wins    int   `json:"wins"`    // shared ones included
	Points  int   `json:"points"`  // summed
	Squares int   `json:"squares"` // of points, summed: for deviations
	From    []int `json:"from"`    // points by their sources, summed
}

// newStats is the Stats of one game.
func newStats(counts *counting.Counting, counted counting.Counted) Stats {
	s := Stats{
		Games: 1, Rounds: counted.Rounds, EndedBy: map[string]int{}, Actions: counted.Happened,
		Held: map[string]map[string]int{}, Won: map[string]map[string]int{}, Lost: 1,
	}
	if len(counts.Sources) > 1 {
		for _, source := range counts.Sources {
			s.Sources = append(s.Sources, source.Name)
		}
	}
	if counted.Ended != "" {
		s.EndedBy[counted.Ended] = 1
	}
	for _, seat := range counted.Seats {
		one := SeatStats{Points: seat.Points, Squares: seat.Points * seat.Points}
		if s.Sources != nil {
			one.From = seat.From
		}
		if seat.Rank == 1 {
			one.Wins, s.Lost = 1, 0
		}
		s.Seats = append(s.Seats, one)
	}
	for _, seen := range counted.Seen {
		if seen.Seat == 0 || seen.Said["held"] == 0 {
			continue
		}
		count(s.Held, seen)
		if counted.Seats[seen.Seat-1].Rank == 1 {
			count(s.Won, seen)
		}
	}
	return s
}

func count(held map[string]map[string]int, seen counting.Seen) {
	if held[seen.Of] == nil {
		held[seen.Of] = map[string]int{}
	}
	held[seen.Of][seen.Row]++
}

// add adds one game.
func (s Stats) add(g Game) Stats { return s.plus(g.stats) }

// plus adds up two statistics; it changes neither.
func (s Stats) plus(o Stats) Stats {
	sum := Stats{
		Games: s.Games + o.Games, Rounds: s.Rounds + o.Rounds, Lost: s.Lost + o.Lost,
		EndedBy: sumOf(s.EndedBy, o.EndedBy), Actions: sumOf(s.Actions, o.Actions),
		Held: sumsOf(s.Held, o.Held), Won: sumsOf(s.Won, o.Won), Sources: s.Sources,
	}
	if sum.Sources == nil {
		sum.Sources = o.Sources
	}
	for i := range max(len(s.Seats), len(o.Seats)) {
		var a, b SeatStats
		if i < len(s.Seats) {
			a = s.Seats[i]
		}
		if i < len(o.Seats) {
			b = o.Seats[i]
		}
		sum.Seats = append(sum.Seats, a.plus(b))
	}
	return sum
}

func (s SeatStats) plus(o SeatStats) SeatStats {
	sum := SeatStats{Wins: s.Wins + o.Wins, Points: s.Points + o.Points, Squares: s.Squares + o.Squares}
	for i := range max(len(s.From), len(o.From)) {
		points := 0
		if i < len(s.From) {
			points += s.From[i]
		}
		if i < len(o.From) {
			points += o.From[i]
		}
		sum.From = append(sum.From, points)
	}
	return sum
}

func sumOf(a, b map[string]int) map[string]int {
	sum := make(map[string]int, len(a)+len(b))
	for word, n := range a {
		sum[word] += n
	}
	for word, n := range b {
		sum[word] += n
	}
	return sum
}

func sumsOf(a, b map[string]map[string]int) map[string]map[string]int {
	sum := make(map[string]map[string]int, len(a))
	for _, held := range []map[string]map[string]int{a, b} {
		for things, numbers := range held {
			sum[things] = sumOf(sum[things], numbers)
		}
	}
	return sum
}

// line is the statistics as the file has them: sources stand among the numbers of a
// seat, and things that are held beside the other numbers.
func (s Stats) line() ([]byte, error) {
	seats := []object{}
	for _, seat := range s.Seats {
		o := object{{"wins", seat.Wins}, {"points", seat.Points}, {"squares", seat.Squares}}
		for i, source := range s.Sources {
			o = append(o, member{source, seat.From[i]})
		}
		seats = append(seats, o)
	}
	o := object{{"games", s.Games}, {"rounds", s.Rounds}, {"endedBy", s.EndedBy}, {"seats", seats}, {"lost", s.Lost}, {"actions", s.Actions}}
	for _, things := range slices.Sorted(maps.Keys(s.Held)) {
		won := s.Won[things]
		if won == nil {
			won = map[string]int{}
		}
		o = append(o, member{things, s.Held[things]}, member{things + "Won", won})
	}
	return json.Marshal(o)
}

// An object is one of JSON with its members in order.
type object []member

type member struct {
	name  string
	value any
}

func (o object) MarshalJSON() ([]byte, error) {
	text := []byte{'{'}
	for i, m := range o {
		if i > 0 {
			text = append(text, ',')
		}
		name, err := json.Marshal(m.name)
		if err != nil {
			return nil, err
		}
		value, err := json.Marshal(m.value)
		if err != nil {
			return nil, err
		}
		text = append(append(append(text, name...), ':'), value...)
	}
	return append(text, '}'), nil
}
