package things

import (
	"encoding/json"
	"fmt"
	"io"
	"iter"
	"strings"

	"github.com/railhex/railhex/examples/lab/internal/figures"
	"github.com/railhex/railhex/examples/lab/internal/games"
	"github.com/railhex/railhex/variants/family/describe"
)

// Sums add up what was seen. Its sums are of whole numbers, so the order in which games
// were finished does not matter. The zero Sums are empty.
type Sums struct{ of map[key]*sum }

// A key says what was counted of which thing.
type key struct{ of, row, what string }

type sum struct {
	numbers   figures.Sample
	total     int
	compared  Compared
	victories figures.Sample // shares of them, of seats
}

// Add adds what was seen in a game of a deal.
func (s *Sums) Add(deal int, r *games.Result) {
	if s.of == nil {
		s.of = map[key]*sum{}
	}
	for _, seen := range r.Seen {
		for what, number := range seen.Said {
			k := key{seen.Of, seen.Row, what}
			if s.of[k] == nil {
				s.of[k] = &sum{}
			}
			at := s.of[k]
			at.numbers.Add(deal, number)
			at.total += number
			if seen.Seat > 0 {
				at.compared.Add(deal, r, seen.Seat-1)
				at.victories.Add(deal, r.Seats[seen.Seat-1].Share)
			}
		}
	}
}

// A Table is figures about things.
type Table struct {
	Name    string
	Heading string
	Chart   string // over a chart of victories; "" if it has none
	Rows    []Row
}

// A Row is figures about one thing: what JSON says of it, the cells of a table, and the
// victories of the seats that had to do with it.
type Row struct {
	Name      string
	Says      Object
	Cells     []string
	Victories figures.Estimate
	Use       figures.Estimate // the first figure that is a share of games
}

// An Unused names the things of a table for which something was never counted that is
// counted of a thing in use.
type Unused struct {
	Table  string   `json:"table"`
	Never  string   `json:"never"`  // as in "taken"
	Things []string `json:"things"` // as in the first cells of the table
}

// Unused is what was never in use, of the tables that say what use is.
func (s *Sums) Unused(tables []describe.Table, starts []describe.Position) (all []Unused) {
	for _, t := range tables {
		for _, what := range t.Use {
			never := Unused{t.Name, what, nil}
			for row := range rowsOf(t, starts) {
				if at := s.of[key{t.Of, row.Name, what}]; at == nil || at.total == 0 {
					never.Things = append(never.Things, strings.Join(row.Cells, " "))
				}
			}
			if never.Things != nil {
				all = append(all, never)
			}
		}
	}
	return all
}

// rowsOf walks the things of a table that there are in games, each once.
func rowsOf(t describe.Table, starts []describe.Position) iter.Seq[describe.Row] {
	return func(yield func(describe.Row) bool) {
		told := map[string]bool{}
		rows := t.Rows
		if rows == "" {
			rows = t.Name
		}
		for _, start := range starts {
			for _, row := range start.Rows(rows) {
				if !told[row.Name] && !yield(row) {
					return
				}
				told[row.Name] = true
			}
		}
	}
}

// Tables are the tables of a game that have rows. Starts are the positions in which the
// games begin; rates have so many digits.
func (s *Sums) Tables(tables []describe.Table, starts []describe.Position, digits int) (all []Table) {
	for _, t := range tables {
		made := Table{Name: t.Name, Heading: t.Heading, Chart: t.Chart}
		for row := range rowsOf(t, starts) {
			if t.All || s.seen(t, row.Name) {
				made.Rows = append(made.Rows, s.row(t, row, digits))
			}
		}
		if len(made.Rows) > 0 {
			all = append(all, made)
		}
	}
	return all
}

// seen says whether anything was seen that a figure is made of.
func (s *Sums) seen(t describe.Table, row string) bool {
	for _, f := range t.Figures {
		if s.of[key{t.Of, row, f.What}] != nil {
			return true
		}
	}
	return false
}

func (s *Sums) row(t describe.Table, of describe.Row, digits int) Row {
	at := func(what string) *sum {
		if found := s.of[key{t.Of, of.Name, what}]; found != nil {
			return found
		}
		return &sum{}
	}
	row := Row{Name: of.Name, Cells: append([]string{}, of.Cells...)}
	for _, said := range of.Says {
		row.Says = append(row.Says, Member(said))
	}
	for _, f := range t.Figures {
		if f.Kind == describe.Victories {
			row.Victories = at(f.What).victories.Share(games.Whole)
		}
		if f.Kind == describe.Share && row.Use.N == 0 {
			row.Use = at(f.What).numbers.Share(1)
		}
		value, cell := figure(f, at(f.What), at(f.Per), digits)
		row.Says = append(row.Says, Member{f.Name, value})
		for _, hidden := range of.Hides {
			if hidden == f.Name {
				cell = "–"
			}
		}
		if !f.Silent {
			row.Cells = append(row.Cells, cell)
		}
	}
	return row
}

// figure is a figure for JSON and as a cell.
func figure(f describe.Figure, of, per *sum, digits int) (value any, cell string) {
	switch f.Kind {
	case describe.Times:
		return of.numbers.N(), fmt.Sprint(of.numbers.N())
	case describe.Rate:
		rate := float64(of.total) / float64(max(1, per.numbers.N()))
		return rate, fmt.Sprintf("%.*f", digits, rate)
	case describe.Share:
		share := of.numbers.Share(1)
		return share, share.Percent()
	case describe.Mean:
		mean := of.numbers.Mean(1)
		return mean, mean.String()
	case describe.Compared:
		comparison := of.compared.Comparison()
		return comparison, comparison.String()
	default:
		share := of.victories.Share(games.Whole)
		return share, share.Percent()
	}
}

// Write prints a table behind an empty line.
func (t Table) Write(w io.Writer) {
	fmt.Fprintf(w, "\n%s\n", t.Heading)
	for _, row := range t.Rows {
		fmt.Fprintln(w, strings.Join(row.Cells, "\t"))
	}
}

// Members are the tables as members of an object.
func Members(tables []Table) (o Object) {
	for _, t := range tables {
		rows := []Object{}
		for _, row := range t.Rows {
			rows = append(rows, row.Says)
		}
		o = append(o, Member{t.Name, rows})
	}
	return o
}

// An Object is one of JSON with its members in order.
type Object []Member

// A Member is a name and a value.
type Member struct {
	Name  string
	Value any
}

// MarshalJSON returns the object.
func (o Object) MarshalJSON() ([]byte, error) {
	text := []byte{'{'}
	for i, m := range o {
		if i > 0 {
			text = append(text, ',')
		}
		name, err := json.Marshal(m.Name)
		if err != nil {
			return nil, err
		}
		value, err := json.Marshal(m.Value)
		if err != nil {
			return nil, err
		}
		text = append(append(append(text, name...), ':'), value...)
	}
	return append(text, '}'), nil
}
