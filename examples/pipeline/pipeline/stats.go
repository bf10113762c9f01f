package pipeline

import (
	"fmt"

	"github.com/railhex/railhex/examples/internal/counting"
)

// Stats is what games say together: sums of whole numbers by what they count, so that it does not
// matter in which order, or in which parts, they were added up.
type Stats struct{ Sums map[string]int }

// newStats is the Stats of one game.
func newStats(counts *counting.Counting, counted counting.Counted) Stats {
	s := map[string]int{"games": 1, "rounds": counted.Rounds, "lost": 1}
	if counted.Ended != "" {
		s["ended by "+counted.Ended] = 1
	}
	for i, seat := range counted.Seats {
		of := fmt.Sprintf("seat %d: ", i+1)
		s[of+"points"], s[of+"squares"] = seat.Points, seat.Points*seat.Points
		for j, source := range counts.Sources {
			s[of+"from "+source.Name] = seat.From[j]
		}
		if seat.Rank == 1 {
			s[of+"wins"], s["lost"] = 1, 0
		}
	}
	for what, times := range counted.Happened {
		s["happened: "+what] = times
	}
	for _, seen := range counted.Seen {
		if seen.Seat == 0 || seen.Said["held"] == 0 {
			continue
		}
		of := seen.Of + " " + seen.Row + ": "
		s[of+"held"]++
		if counted.Seats[seen.Seat-1].Rank == 1 {
			s[of+"held by a winner"]++
		}
	}
	return Stats{s}
}

// plus adds up two statistics; it changes neither.
func (s Stats) plus(o Stats) Stats {
	sum := make(map[string]int, len(s.Sums)+len(o.Sums))
	for _, part := range []Stats{s, o} {
		for what, n := range part.Sums {
			sum[what] += n
		}
	}
	return Stats{sum}
}
