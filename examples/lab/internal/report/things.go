package report

import (
	"fmt"
	"iter"
	"slices"
	"strings"

	"github.com/railhex/railhex/examples/internal/counting"
	"github.com/railhex/railhex/examples/lab/internal/figures"
	"github.com/railhex/railhex/examples/lab/internal/games"
	"github.com/railhex/railhex/variants/family/describe"
)

// sums add up what was seen of things in games, such as cities, contracts or tiles.
type sums map[key]*sum

// A key says what was counted of which thing.
type key struct{ of, row, what string }

type sum struct {
	numbers  figures.Sample
	total    int
	compared compared
}

// add adds what was seen in a game of a deal.
func (s *sums) add(deal int, r *games.Result) {
	if *s == nil {
		*s = sums{}
	}
	for _, seen := range r.Seen {
		for what, number := range seen.Said {
			k := key{seen.Of, seen.Row, what}
			if (*s)[k] == nil {
				(*s)[k] = &sum{}
			}
			at := (*s)[k]
			at.numbers.Add(deal, number)
			at.total += number
			if seen.Seat > 0 {
				at.compared.add(deal, r, seen.Seat-1)
			}
		}
	}
}

// rowsOf returns what there is to say of the things that a table is about: see [counting.Counting.Rows].
type rowsOf func(table string, start describe.Position) []counting.Row

// unused names the things of each table for which something was never counted that is counted of a
// thing in use.
func (s sums) unused(rowsIn rowsOf, tables []counting.Table, starts []describe.Position) (rows []row) {
	for _, t := range tables {
		for _, what := range t.Use {
			var never []string
			for thing := range thingsOf(rowsIn, t, starts) {
				if at := s[key{t.Of, thing.Name, what}]; at == nil || at.total == 0 {
					never = append(never, strings.Join(thing.Cells(), " "))
				}
			}
			if never != nil {
				rows = append(rows, row{
					cells: []string{t.Name + " never " + what, fmt.Sprintf("%d: %s", len(never), strings.Join(never, "; "))},
					says:  object{{Name: "table", Value: t.Name}, {Name: "never", Value: what}, {Name: "things", Value: never}},
				})
			}
		}
	}
	return rows
}

// thingsOf walks the things of a table that there are in games, each once.
func thingsOf(rowsIn rowsOf, t counting.Table, starts []describe.Position) iter.Seq[counting.Row] {
	return func(yield func(counting.Row) bool) {
		told := map[string]bool{}
		for _, start := range starts {
			for _, thing := range rowsIn(t.Name, start) {
				if !told[thing.Name] && !yield(thing) {
					return
				}
				told[thing.Name] = true
			}
		}
	}
}

// tables are the tables of a game that have rows, with charts of how often things are in use.
func (s sums) tables(rowsIn rowsOf, tables []counting.Table, starts []describe.Position) (all []Table) {
	for _, t := range tables {
		made := Table{Name: t.Name, Heading: t.Heading, Unit: "%"}
		seen := func(thing string) bool {
			return slices.ContainsFunc(t.Figures, func(f counting.Figure) bool { return s[key{t.Of, thing, f.What}] != nil })
		}
		for thing := range thingsOf(rowsIn, t, starts) {
			if seen(thing.Name) {
				one := s.row(t, thing)
				if one.bar.N > 0 {
					made.Chart = "In use: " + t.Name
				}
				made.Rows = append(made.Rows, one)
			}
		}
		if len(made.Rows) > 0 {
			all = append(all, made)
		}
	}
	return all
}

// row is figures about a thing. Its bar is the first that is a share of games: how often it is in use.
func (s sums) row(t counting.Table, of counting.Row) row {
	at := func(what string) *sum {
		if found := s[key{t.Of, of.Name, what}]; found != nil {
			return found
		}
		return &sum{}
	}
	made := row{name: of.Name, cells: of.Cells(), says: slices.Clone(of.Says)}
	for _, f := range t.Figures {
		if f.Kind == counting.Share && made.bar.N == 0 {
			made.bar = at(f.What).numbers.Share(1)
		}
		value, cell := figure(f, at(f.What), at(f.Per))
		made.says = append(made.says, describe.Said{Name: f.Name, Value: value})
		if slices.Contains(of.Hides, f.Name) {
			cell = "–"
		}
		made.cells = append(made.cells, cell)
	}
	return made
}

// figure is a figure for JSON and as a cell.
func figure(f counting.Figure, of, per *sum) (value any, cell string) {
	switch f.Kind {
	case counting.Times:
		return of.numbers.N(), number(of.numbers.N())
	case counting.Rate:
		rate := float64(of.total) / float64(max(1, per.numbers.N()))
		return rate, fmt.Sprintf("%.2f", rate)
	case counting.Share:
		share := of.numbers.Share(1)
		return share, share.Percent()
	case counting.Mean:
		mean := of.numbers.Mean(1)
		return mean, mean.String()
	default:
		c := of.compared.comparison()
		return c, percentage(c.Lift).String() + "\t" + c.Lead.String()
	}
}

// compared adds up how seats did against the others at their tables.
type compared struct{ lift, lead figures.Sample }

// leadUnit is a number that can be shared out among up to five others without
// a rest.
const leadUnit = 60

// compare returns how a seat did against the others at its table: how much more of the victory it got
// than an even share, in parts of [games.Whole], and how many points more than the others it had on
// average, in parts of leadUnit. Seats count from 0.
func compare(r *games.Result, seat int) (lift, lead int) {
	n := len(r.Seats)
	if n < 2 {
		return 0, 0
	}
	all := 0
	for _, s := range r.Seats {
		all += s.Total
	}
	own := r.Seats[seat]
	return own.Share - games.Whole/n, leadUnit*own.Total - leadUnit/(n-1)*(all-own.Total)
}

func (c *compared) add(deal int, r *games.Result, seat int) {
	lift, lead := compare(r, seat)
	c.lift.Add(deal, lift)
	c.lead.Add(deal, lead)
}

// A comparison is how seats did that have something in common.
type comparison struct {
	Lift figures.Estimate `json:"lift"` // share of victories beyond an even share
	Lead figures.Estimate `json:"lead"` // points beyond the mean of the others at the table
}

func (c *compared) comparison() comparison {
	return comparison{c.lift.Mean(games.Whole), c.lead.Mean(leadUnit)}
}

// percentage is an estimate of a share in per cent.
func percentage(share figures.Estimate) figures.Estimate {
	share.Value, share.Low, share.High = 100*share.Value, 100*share.Low, 100*share.High
	return share
}
