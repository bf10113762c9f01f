package report

import (
	"fmt"
	"slices"
	"strings"

	"github.com/railhex/railhex/examples/internal/counting"
	"github.com/railhex/railhex/examples/lab/internal/figures"
	"github.com/railhex/railhex/examples/lab/internal/games"
)

// sums add up what was seen of things in games, such as cities, contracts or tiles.
type sums map[key]*sum

// A key says what was counted of which thing.
type key struct{ of, row, what string }

type sum struct {
	numbers    figures.Sample
	total      int
	lift, lead figures.Sample // of seats that saw it: see compare
}

// add adds what was seen in a game of a deal.
func (s sums) add(deal int, r *games.Result) {
	for _, seen := range r.Seen {
		for what, number := range seen.Said {
			k := key{seen.Of, seen.Row, what}
			if s[k] == nil {
				s[k] = &sum{}
			}
			at := s[k]
			at.numbers.Add(deal, number)
			at.total += number
			if seen.Seat > 0 {
				lift, lead := compare(r, seen.Seat-1)
				at.lift.Add(deal, lift)
				at.lead.Add(deal, lead)
			}
		}
	}
}

// at returns what was counted of a thing of a table.
func (s sums) at(t counting.Table, thing counting.Row, what string) *sum {
	if found := s[key{t.Of, thing.Name, what}]; found != nil {
		return found
	}
	return &sum{}
}

// table returns the figures about things.
func (s sums) table(t counting.Table, things []counting.Row) Table {
	made := Table{Columns: strings.Split(t.Heading, "\t")}
	for _, thing := range things {
		seen := func(f counting.Figure) bool { return s[key{t.Of, thing.Name, f.What}] != nil }
		if !slices.ContainsFunc(t.Figures, seen) {
			continue
		}
		row := cells(thing.Cells(), func(cell string) any { return cell })
		for _, f := range t.Figures {
			if slices.Contains(thing.Hides, f.Name) {
				row = append(row, "–")
				continue
			}
			row = append(row, figure(f.Kind, s.at(t, thing, f.What), s.at(t, thing, f.Per))...)
		}
		made.Rows = append(made.Rows, row)
	}
	return made
}

// figure returns the cells of a figure.
func figure(kind counting.FigureKind, of, per *sum) []any {
	switch kind {
	case counting.Times:
		return []any{of.numbers.N()}
	case counting.Rate:
		return []any{rate(float64(of.total) / float64(max(1, per.numbers.N())))}
	case counting.Share:
		return []any{of.numbers.Share(1)}
	case counting.Mean:
		return []any{of.numbers.Mean(1)}
	}
	return []any{of.lift.Mean(games.Whole / 100.0), of.lead.Mean(leadUnit)} // in per cent, and in points
}

// A rate is so many times in a game.
type rate float64

func (r rate) String() string { return fmt.Sprintf("%.2f", float64(r)) }

// unused names things for which something was never counted that is counted of a thing in use.
func (s sums) unused(t counting.Table, things []counting.Row) (rows [][]any) {
	for _, what := range t.Use {
		var never []string
		for _, thing := range things {
			if s.at(t, thing, what).total == 0 {
				never = append(never, strings.Join(thing.Cells(), " "))
			}
		}
		if never != nil {
			all := fmt.Sprintf("%d: %s", len(never), strings.Join(never, "; "))
			rows = append(rows, []any{t.Name + " never " + what, all})
		}
	}
	return rows
}
