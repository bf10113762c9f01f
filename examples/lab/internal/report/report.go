// Package report says what games come to: of those who play, who is stronger, or of the game itself,
// whether the seat matters, where points come from, how long games last, and what things of the game
// such as tiles, contracts and cities are worth.
//
// Games of a deal share their dice, and seats of a game are not independent of each other. So intervals
// come from how far deals differ: see package figures. Sums are of whole numbers, so that the order in
// which games were finished does not matter.
//
// What was given by lot, as a contract dealt before the first turn is, shows what it is worth: those who
// got it differ from the others in nothing else. What players chose to take shows who took it: those who
// could afford to, or had to.
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
)

// A Report is what games come to. In JSON it has what is printed, with all digits.
type Report struct {
	Title  string  `json:"title"`
	Tables []Table `json:"tables"`
}

// A Table is figures with a row for each thing. Its cells are texts, numbers, and estimates
// of package figures.
type Table struct {
	Title   string   `json:"title,omitempty"`
	Columns []string `json:"columns,omitempty"`
	Rows    [][]any  `json:"rows"`
}

// Write prints the report, and leaves it as report.json in a folder.
func (r Report) Write(stdout io.Writer, folder string) error {
	name := filepath.Join(folder, "report.json")
	text, err := json.MarshalIndent(r, "", "\t")
	if err == nil {
		err = os.WriteFile(name, append(text, '\n'), 0o666)
	}
	if err != nil {
		return err
	}
	w := tabwriter.NewWriter(stdout, 0, 0, 3, ' ', 0)
	fmt.Fprintln(w, r.Title)
	for _, t := range r.Tables {
		fmt.Fprintln(w)
		if t.Title != "" {
			fmt.Fprintln(w, t.Title)
		}
		if t.Columns != nil {
			fmt.Fprintln(w, strings.Join(t.Columns, "\t"))
		}
		for _, row := range t.Rows {
			texts := make([]string, len(row))
			for i, cell := range row {
				texts[i] = fmt.Sprint(cell)
			}
			fmt.Fprintln(w, strings.Join(texts, "\t"))
		}
	}
	if err := w.Flush(); err != nil {
		return err
	}
	_, err = fmt.Fprintf(stdout, "\n%s has these figures\n", name)
	return err
}

// samples are numbers of several things, by their places.
type samples []figures.Sample

func (s samples) add(deal int, numbers []int) {
	for i, n := range numbers {
		s[i].Add(deal, n)
	}
}

// shares, means and briefs are cells of what each of the samples comes to.
func (s samples) shares(whole float64) []any {
	return cells(s, func(one figures.Sample) figures.Share { return one.Share(whole) })
}

func (s samples) means(unit float64) []any {
	return cells(s, func(one figures.Sample) figures.Estimate { return one.Mean(unit) })
}

func (s samples) briefs() []any {
	return cells(s, func(one figures.Sample) figures.Brief { return figures.Brief(one.Mean(1)) })
}

func cells[From, To any](of []From, to func(From) To) (row []any) {
	for _, one := range of {
		row = append(row, to(one))
	}
	return row
}
