package tournament

import (
	"fmt"
	"io"
	"maps"
	"slices"
	"strings"
	"text/tabwriter"

	"github.com/railhex/railhex/examples/lab/internal/charts"
	"github.com/railhex/railhex/examples/lab/internal/figures"
	"github.com/railhex/railhex/examples/lab/internal/games"
	"github.com/railhex/railhex/examples/lab/internal/guests"
	"github.com/railhex/railhex/examples/lab/internal/tally"
)

// standings report on those who take part.
type standings struct {
	*tally.Tally
	asks *figures.Question // nil for none
	test *figures.Test     // of that
}

func newStandings(plan *games.Plan, asks *figures.Question) standings {
	r := standings{Tally: tally.New(plan), asks: asks}
	if asks != nil {
		r.test = asks.Test()
	}
	return r
}

// decided reports whether the question is, if there is one, by the deals that are whole.
func (r standings) decided() bool {
	if r.test == nil {
		return false
	}
	for _, score := range r.Scores()[r.test.Deals:] {
		r.test.Add(score)
		if r.test.Verdict != "" {
			return true
		}
	}
	return r.test.Verdict != ""
}

// Write prints tables, and leaves the figures as JSON and charts.
func (r standings) Write(stdout io.Writer, folder string) error {
	s := r.Summary()
	if r.asks != nil {
		r.decided()
		s.Answer = &r.test.Answer
	}
	if err := writeJSON(folder, "summary.json", s); err != nil {
		return err
	}
	files, err := charts.Draw(folder, s)
	if err != nil {
		return err
	}
	w := tabwriter.NewWriter(stdout, 0, 0, 3, ' ', 0)
	fmt.Fprintf(w, "%d of %d games; intervals are 95 %%, from how far deals differ\n", s.Games, s.Planned)
	writeStrength(w, s)
	r.writeAnswer(w, s)
	writeForfeits(w, s)
	writePlaces(w, s)
	if len(s.Setups) > 1 {
		writeSetups(w, s)
	}
	writePairings(w, s)
	writeSeats(w, s)
	writeLengths(w, s)
	writeThings(w, s)
	if err := w.Flush(); err != nil {
		return err
	}
	_, err = fmt.Fprintf(stdout, "\n%s has these figures, and %d charts\n", folder, len(files))
	return err
}

// writeStrength lists the entrants, the strongest first.
func writeStrength(w io.Writer, s tally.Summary) {
	fmt.Fprintf(w, "\nplayer\tvictories\tpoints\trating\t%s\n", strings.Join(s.Sources[:min(4, len(s.Sources))], "\t"))
	ranked := slices.Clone(s.Entrants)
	slices.SortStableFunc(ranked, func(a, b tally.Entrant) int {
		switch {
		case a.Victories.Value > b.Victories.Value:
			return -1
		case a.Victories.Value < b.Victories.Value:
			return 1
		}
		return 0
	})
	for _, e := range ranked {
		rating := "–"
		switch spread := e.Rating.High > e.Rating.Low; {
		case e.Rating.Deals > 0 && spread:
			rating = fmt.Sprintf("%.0f [%.0f, %.0f]", e.Rating.Value, e.Rating.Low, e.Rating.High)
		case e.Rating.Deals > 0: // one deal, or all alike, say nothing of how far ratings are off
			rating = fmt.Sprintf("%.0f", e.Rating.Value)
		}
		fmt.Fprintf(w, "%s\t%s\t%s\t%s", e.Name, e.Victories.Percent(), e.Points, rating)
		for _, source := range e.Sources[:min(4, len(e.Sources))] {
			if source.N == 0 {
				fmt.Fprint(w, "\t–")
				continue
			}
			fmt.Fprintf(w, "\t%.1f", source.Value)
		}
		fmt.Fprintln(w)
	}
}

// writeAnswer says what the games say to the question.
func (r standings) writeAnswer(w io.Writer, s tally.Summary) {
	if s.Answer == nil {
		return
	}
	first, second := s.Entrants[0].Name, s.Entrants[1].Name
	verdict := "it is not decided yet"
	switch s.Answer.Verdict {
	case figures.VerdictHigh:
		verdict = fmt.Sprintf("%s is ahead of %s by %g points of Elo, rather than by %g", first, second, r.asks.High, r.asks.Low)
	case figures.VerdictLow:
		verdict = fmt.Sprintf("%s is ahead of %s by %g points of Elo at most, rather than by %g", first, second, r.asks.Low, r.asks.High)
	}
	fmt.Fprintf(w, "\nafter %d deals: %s\nlogarithm of the likelihoods %.2f, which decides at -%.2f and %.2f\n", s.Answer.Deals, verdict, s.Answer.Log, s.Answer.Bound, s.Answer.Bound)
}

// writeForfeits says who lost games before their end, by what, and why the last one was.
func writeForfeits(w io.Writer, s tally.Summary) {
	heading := fmt.Sprintf("\nforfeited\t%s\tthe last time\n", strings.Join(forfeits[:], "\t"))
	for _, e := range s.Entrants {
		if len(e.Forfeits) == 0 {
			continue
		}
		fmt.Fprint(w, heading, e.Name)
		heading = ""
		for _, by := range forfeits {
			fmt.Fprintf(w, "\t%d", e.Forfeits[by])
		}
		fmt.Fprintf(w, "\t%s\n", strings.Join(strings.Fields(e.Latest), " "))
	}
}

var forfeits = [...]string{guests.Time, guests.Crash, guests.Answer}

// writePlaces says how often each entrant had each place, where more than two play.
func writePlaces(w io.Writer, s tally.Summary) {
	most := 0
	for _, e := range s.Entrants {
		most = max(most, len(e.Places))
	}
	if most < 3 {
		return
	}
	fmt.Fprint(w, "\nplaces")
	for place := range most {
		fmt.Fprintf(w, "\t%d", place+1)
	}
	fmt.Fprintln(w)
	for _, e := range s.Entrants {
		fmt.Fprint(w, e.Name)
		for _, share := range e.Places {
			fmt.Fprintf(w, "\t%s", share.Percent())
		}
		fmt.Fprintln(w)
	}
}

// writeSetups says how often each entrant wins over each setup: against Olive,
// at each of her levels.
func writeSetups(w io.Writer, s tally.Summary) {
	fmt.Fprint(w, "\nvictories")
	for _, e := range s.Entrants {
		fmt.Fprintf(w, "\t%s", e.Name)
	}
	fmt.Fprintln(w)
	for setup, header := range s.Setups {
		fmt.Fprint(w, label(header))
		for _, e := range s.Entrants {
			fmt.Fprintf(w, "\t%s", e.BySetup[setup].Percent())
		}
		fmt.Fprintln(w)
	}
}

// label is a header in a few words: the lines that tell setups apart.
func label(header string) string {
	var words []string
	for line := range strings.Lines(header) {
		line = strings.TrimSpace(line)
		switch word, _, _ := strings.Cut(line, " "); word {
		case "game", "board", "components", "order":
		default:
			words = append(words, line)
		}
	}
	return strings.Join(words, ", ")
}

func writePairings(w io.Writer, s tally.Summary) {
	if len(s.Pairings) < 3 {
		return
	}
	fmt.Fprint(w, "\nahead of")
	for _, e := range s.Entrants {
		fmt.Fprintf(w, "\t%s", e.Name)
	}
	fmt.Fprintln(w)
	for i, row := range s.Pairings {
		fmt.Fprint(w, s.Entrants[i].Name)
		for _, share := range row {
			fmt.Fprintf(w, "\t%s", share.Percent())
		}
		fmt.Fprintln(w)
	}
}

func writeSeats(w io.Writer, s tally.Summary) {
	for setup, seats := range s.Seats {
		if len(seats) < 2 {
			continue
		}
		fmt.Fprintf(w, "\n%s\tvictories\n", label(s.Setups[setup]))
		for i, share := range seats {
			fmt.Fprintf(w, "seat %d\t%s\n", i+1, share.Percent())
		}
	}
}

func writeLengths(w io.Writer, s tally.Summary) {
	var ends []string
	for _, rule := range slices.Sorted(maps.Keys(s.Ends)) {
		if rule != "" { // of a game that does not say by which rule it ends
			ends = append(ends, fmt.Sprintf("%d by %s", s.Ends[rule], rule))
		}
	}
	lengths := slices.Sorted(maps.Keys(s.Rounds))
	if len(lengths) == 0 {
		return
	}
	ends = append(ends, fmt.Sprintf("after %d to %d rounds", lengths[0], lengths[len(lengths)-1]))
	fmt.Fprintf(w, "\ngames ended\t%s\n", strings.Join(ends, ", "))
}

func writeThings(w io.Writer, s tally.Summary) {
	for _, table := range s.Things {
		table.Write(w)
	}
	if len(s.Actions) == 0 {
		return
	}
	fmt.Fprintf(w, "\nin a game\t%s\n", strings.Join(s.Actions, "\t"))
	fmt.Fprint(w, "winners")
	for _, mean := range s.Winners {
		fmt.Fprintf(w, "\t%.1f", mean.Value)
	}
	fmt.Fprint(w, "\nothers")
	for _, mean := range s.Others {
		fmt.Fprintf(w, "\t%.1f", mean.Value)
	}
	fmt.Fprintln(w)
}
