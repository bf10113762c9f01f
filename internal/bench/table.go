package main

import (
	"fmt"
	"io"
	"strings"
)

// A table prints as Markdown.
type table struct {
	head []string
	rows [][]string
}

func (t *table) add(cells ...string) { t.rows = append(t.rows, cells) }

func (t *table) print(out io.Writer) {
	widths := make([]int, len(t.head))
	for _, row := range append([][]string{t.head}, t.rows...) {
		for i, cell := range row {
			widths[i] = max(widths[i], len([]rune(cell)))
		}
	}
	line := func(row []string) {
		for i, cell := range row {
			fmt.Fprintf(out, "| %-*s ", widths[i], cell)
		}
		fmt.Fprintln(out, "|")
	}
	line(t.head)
	for _, width := range widths {
		fmt.Fprint(out, "|", strings.Repeat("-", width+2))
	}
	fmt.Fprintln(out, "|")
	for _, row := range t.rows {
		line(row)
	}
}

// A goal is what a figure must be, and what we wish it to be.
type goal struct {
	must, want float64
	atLeast    bool // else at most
}

// verdict says in a word how a figure stands to its goal.
func (g goal) verdict(figure float64) string {
	reaches := func(bound float64) bool {
		if g.atLeast {
			return figure >= bound
		}
		return figure <= bound
	}
	switch {
	case reaches(g.want):
		return "want"
	case reaches(g.must):
		return "must"
	}
	return "MISSED"
}

func (g goal) String() string {
	sign := "≤"
	if g.atLeast {
		sign = "≥"
	}
	return fmt.Sprintf("%s %s, want %s %s", sign, number(g.must), sign, number(g.want))
}

// number prints a figure with as many digits as mean something.
func number(x float64) string {
	switch {
	case x == 0:
		return "0"
	case x >= 100:
		return fmt.Sprintf("%.0f", x)
	case x >= 10:
		return fmt.Sprintf("%.1f", x)
	}
	return fmt.Sprintf("%.3g", x)
}
