// Package report says what games come to: of those who play, who is stronger, or of the game itself,
// whether the seat matters, where points come from, how long games last, and what things of the game
// such as tiles, contracts and cities are worth.
//
// Games of a deal share their dice, and seats of a game are not independent of each other. So intervals
// come from how far deals differ: see package figures. Sums are of whole numbers, so that the order in
// which games were finished does not matter.
//
// What was given by lot shows what it is worth, since those who got it differ from the others in nothing
// else: a starting power, a tile that came with one, a contract dealt before the first turn. What players
// chose to take shows who took it: those who could afford to, or had to.
package report

import (
	"encoding/json"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"text/tabwriter"

	"github.com/railhex/railhex/examples/lab/internal/figures"
	"github.com/railhex/railhex/variants/family/describe"
)

// A Report is what games come to.
type Report struct {
	Title  string
	Facts  object // in JSON, before the tables
	Tables []Table
}

// A Table is figures with a row for each thing.
type Table struct {
	Name    string // in JSON, and of the file of its chart; "" if it has neither
	Heading string // with tabs between columns; "" if it is not printed
	Chart   string // over a chart of the bars of its rows; "" if it has none
	Unit    string // of the bars
	Rows    []row
}

// A row is figures about one thing.
type row struct {
	says  object   // in JSON
	cells []string // nil if it is not printed
	name  string   // below its bar
	bar   figures.Estimate
	even  float64 // what the bar would be if it made no difference; 0 if that is not known
}

// Write prints the report, and leaves its figures as JSON of a name, and charts, in a folder.
func (r Report) Write(stdout io.Writer, folder, name string) error {
	text, err := json.MarshalIndent(r, "", "\t")
	if err == nil {
		err = os.WriteFile(filepath.Join(folder, name), append(text, '\n'), 0o666)
	}
	if err != nil {
		return err
	}
	charts, err := draw(folder, r.joined())
	if err != nil {
		return err
	}
	w := tabwriter.NewWriter(stdout, 0, 0, 3, ' ', 0)
	fmt.Fprintln(w, r.Title)
	for _, t := range r.Tables {
		if t.Heading != "" {
			fmt.Fprintf(w, "\n%s\n", t.Heading)
		}
		for _, row := range t.Rows {
			if row.cells != nil {
				fmt.Fprintln(w, strings.Join(row.cells, "\t"))
			}
		}
	}
	if err := w.Flush(); err != nil {
		return err
	}
	_, err = fmt.Fprintf(stdout, "\n%s has these figures, and %d charts\n", folder, charts)
	return err
}

// joined is the tables that have names, each name once.
func (r Report) joined() (tables []Table) {
	for _, t := range r.Tables {
		switch last := len(tables) - 1; {
		case t.Name == "":
		case last >= 0 && tables[last].Name == t.Name:
			tables[last].Rows = append(tables[last].Rows, t.Rows...)
		default:
			tables = append(tables, t)
		}
	}
	return tables
}

// MarshalJSON returns the facts and the tables as members of one object.
func (r Report) MarshalJSON() ([]byte, error) {
	o := append(object{}, r.Facts...)
	for _, t := range r.joined() {
		rows := []object{}
		for _, row := range t.Rows {
			rows = append(rows, row.says)
		}
		o = append(o, describe.Said{Name: t.Name, Value: rows})
	}
	return json.Marshal(o)
}

// An object is one of JSON with its members in order.
type object []describe.Said

func (o object) MarshalJSON() ([]byte, error) {
	text := []byte{'{'}
	for i, m := range o {
		if i > 0 {
			text = append(text, ',')
		}
		value, err := json.Marshal(m.Value)
		if err != nil {
			return nil, err
		}
		text = append(fmt.Appendf(text, "%q:", m.Name), value...)
	}
	return append(text, '}'), nil
}
