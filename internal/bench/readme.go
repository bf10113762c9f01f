package main

import (
	"fmt"
	"os"
	"strings"
)

// The table stands in README between two lines, which Markdown does not show.
const (
	tableBegins = "<!-- bench -->\n"
	tableEnds   = "<!-- /bench -->\n"
)

// putInto puts what was measured into a text, in place of what was there.
func putInto(text, measured string) (string, error) {
	before, rest, begins := strings.Cut(text, tableBegins)
	_, after, ends := strings.Cut(rest, tableEnds)
	if !begins || !ends {
		return "", fmt.Errorf("no lines %q and %q, between which the table would stand", strings.TrimSpace(tableBegins), strings.TrimSpace(tableEnds))
	}
	return before + tableBegins + measured + tableEnds + after, nil
}

// putIntoFile puts what was measured into a file.
func putIntoFile(file, measured string) error {
	text, err := os.ReadFile(file)
	if err != nil {
		return err
	}
	changed, err := putInto(string(text), measured)
	if err != nil {
		return fmt.Errorf("%s: %w", file, err)
	}
	return os.WriteFile(file, []byte(changed), 0o644)
}

// markdown is the table without the room that lines its columns up.
func (t *table) markdown() string {
	var b strings.Builder
	line := func(cells []string) { fmt.Fprintf(&b, "| %s |\n", strings.Join(cells, " | ")) }
	line(t.head)
	b.WriteString(strings.Repeat("| --- ", len(t.head)) + "|\n")
	for _, row := range t.rows {
		line(row)
	}
	return b.String()
}
