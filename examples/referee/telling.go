package main

import (
	"io"
	"strings"
	"unicode/utf8"
)

// A telling is a verdict in one language, in the parts that a game supplies: what
// is not known, or not so, is left empty. Here they are put together, the same for
// all games.
type telling struct {
	title  string     // the game, and who plays it on what
	played bool       // there is a position: moves, if only none, led to it
	moves  int        // that were played
	ended  string     // how the game ended; "" while it goes on
	asked  string     // what has to happen next, as long as the game goes on
	result string     // who has won
	points [][]string // a table: a row of headings, then one for each player
	faults []string   // what is wrong with the record, a sentence each
	rules  []rule     // those by which the game ended, or that the faults break
}

// A rule is one in words.
type rule struct{ identifier, text string }

// write prints a telling.
func (t telling) write(w io.Writer, v voice) error {
	var paragraphs []string
	head := []string{t.title}
	if t.played {
		head = append(head, v.say(movesPlayed, "n", t.moves))
	}
	add := func(lines ...string) {
		if text := joined(lines); text != "" {
			paragraphs = append(paragraphs, text)
		}
	}
	add(head...)
	add(t.faults...)
	add(t.ended, t.result)
	if t.ended == "" && t.played {
		add(v.say(goesOn), t.asked)
	}
	if t.faults == nil {
		add(aligned(t.points)...)
	}
	var rules []string
	for _, r := range t.rules {
		rules = append(rules, v.say(ruleInWords, "rule", r.identifier, "text", r.text))
	}
	add(rules...)
	_, err := io.WriteString(w, strings.Join(paragraphs, "\n"))
	return err
}

// joined is lines without those that are empty, each with its end.
func joined(lines []string) string {
	var text strings.Builder
	for _, line := range lines {
		if line != "" {
			text.WriteString(line + "\n")
		}
	}
	return text.String()
}

// aligned is a table as lines: its first column to the left, the others to the
// right.
func aligned(table [][]string) (lines []string) {
	var widths []int
	for _, row := range table {
		for i, cell := range row {
			if i == len(widths) {
				widths = append(widths, 0)
			}
			widths[i] = max(widths[i], utf8.RuneCountInString(cell))
		}
	}
	for _, row := range table {
		var line strings.Builder
		for i, cell := range row {
			space := strings.Repeat(" ", widths[i]-utf8.RuneCountInString(cell))
			if i == 0 {
				line.WriteString(cell + space)
			} else {
				line.WriteString("  " + space + cell)
			}
		}
		lines = append(lines, line.String())
	}
	return lines
}
