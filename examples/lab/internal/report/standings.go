package report

import (
	"cmp"
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/railhex/railhex/examples/lab/internal/figures"
	"github.com/railhex/railhex/examples/lab/internal/games"
)

// Standings is the report on those who play, with what a test says that was asked for; nil for none.
func (t *Tally) Standings(test *figures.Test) Report {
	ratings := t.ratings()
	tables := []Table{t.strength(ratings)}
	if test != nil {
		tables = append(tables, t.verdict(test))
	}
	tables = append(tables, t.forfeits()...)
	tables = append(tables, t.places()...)
	if len(t.plan.Setups) > 1 {
		table := Table{Columns: append([]string{"victories"}, t.plan.Entrants...)}
		for i, header := range t.plan.Setups {
			row := []any{label(header)}
			for _, e := range t.entrants {
				row = append(row, e.bySetup[i].Share(games.Whole))
			}
			table.Rows = append(table.Rows, row)
		}
		tables = append(tables, table)
	}
	if ratings != nil && len(t.plan.Entrants) > 2 {
		table := Table{Columns: append([]string{"ahead of"}, t.plan.Entrants...)}
		for i, ahead := range t.ahead {
			table.Rows = append(table.Rows, append([]any{t.plan.Entrants[i]}, ahead.shares(2)...))
		}
		tables = append(tables, table)
	}
	for i, setup := range t.setups {
		if len(setup.shares) < 2 {
			continue // against Olive, which has been said by level
		}
		table := Table{Columns: []string{label(t.plan.Setups[i]), "victories"}}
		for seat, share := range setup.shares.shares(games.Whole) {
			table.Rows = append(table.Rows, []any{fmt.Sprintf("seat %d", seat+1), share})
		}
		tables = append(tables, table)
	}
	tables = append(tables, t.ended()...)
	if actions := t.plan.Actions(); len(actions) > 0 {
		tables = append(tables, Table{Columns: append([]string{"in a game"}, actions...), Rows: [][]any{
			append([]any{"winners"}, t.won.briefs()...), append([]any{"others"}, t.lost.briefs()...),
		}})
	}
	return Report{
		Title:  fmt.Sprintf("%d of %d games; intervals are 95 %%, from how far deals differ", t.games, t.plan.Games()),
		Tables: tables,
	}
}

// strength lists the entrants, the strongest first.
func (t *Tally) strength(ratings []figures.Rating) Table {
	sources := t.plan.Sources()
	shown := min(4, len(sources))
	table := Table{Columns: append([]string{"player", "victories", "points", "rating"}, sources[:shown]...)}
	for i, e := range t.entrants {
		var rating figures.Rating
		if ratings != nil {
			rating = ratings[i]
		}
		row := []any{t.plan.Entrants[i], e.shares.Share(games.Whole), e.points.Mean(1), rating}
		table.Rows = append(table.Rows, append(row, e.sources[:shown].briefs()...))
	}
	slices.SortStableFunc(table.Rows, func(a, b []any) int {
		return cmp.Compare(b[1].(figures.Share).Value, a[1].(figures.Share).Value)
	})
	return table
}

// verdict says what the games say to the question of a test.
func (t *Tally) verdict(test *figures.Test) Table {
	verdict, ahead := "it is not decided yet", fmt.Sprintf("%s is ahead of %s by", t.plan.Entrants[0], t.plan.Entrants[1])
	switch test.Verdict {
	case figures.VerdictHigh:
		verdict = fmt.Sprintf("%s %g points of Elo, rather than by %g", ahead, test.High, test.Low)
	case figures.VerdictLow:
		verdict = fmt.Sprintf("%s %g points of Elo at most, rather than by %g", ahead, test.Low, test.High)
	}
	const says = "logarithm of the likelihoods %.2f, which decides at -%.2f and %.2f"
	return Table{Rows: [][]any{
		{fmt.Sprintf("after %d deals: %s", test.Deals, verdict)},
		{fmt.Sprintf(says, test.Log, figures.Bound, figures.Bound)},
	}}
}

// forfeits says who lost games before their end, and why the last one was.
func (t *Tally) forfeits() []Table {
	table := Table{Columns: []string{"forfeited", "games", "the last time"}}
	for i, e := range t.entrants {
		if e.forfeits > 0 {
			why := strings.Join(strings.Fields(e.latest), " ")
			table.Rows = append(table.Rows, []any{t.plan.Entrants[i], e.forfeits, why})
		}
	}
	if table.Rows == nil {
		return nil
	}
	return []Table{table}
}

// places says how often each entrant had each place, where more than two play.
func (t *Tally) places() []Table {
	table, most := Table{Columns: []string{"places"}}, 0
	for i, e := range t.entrants {
		most = max(most, len(e.places))
		table.Rows = append(table.Rows, append([]any{t.plan.Entrants[i]}, e.places.shares(1)...))
	}
	if most < 3 {
		return nil
	}
	for place := range most {
		table.Columns = append(table.Columns, fmt.Sprint(place+1))
	}
	return []Table{table}
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

// ended says by which rules games ended, and when.
func (t *Tally) ended() []Table {
	if t.games == 0 {
		return nil
	}
	var ends []string
	for _, rule := range slices.Sorted(maps.Keys(t.ends)) {
		if rule != "" { // of a game that does not say by which rule it ends
			ends = append(ends, fmt.Sprintf("%d by %s", t.ends[rule], rule))
		}
	}
	lengths := slices.Sorted(maps.Keys(t.rounds))
	ends = append(ends, fmt.Sprintf("after %d to %d rounds", lengths[0], lengths[len(lengths)-1]))
	return []Table{{Rows: [][]any{{"games ended", strings.Join(ends, ", ")}}}}
}
