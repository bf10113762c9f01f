package main

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"github.com/railhex/railhex/steamrollers"
)

func TestPrintTableHasARowForEachRule(t *testing.T) {
	var out strings.Builder
	if err := printTable(&out); err != nil {
		t.Fatal(err)
	}
	rows := strings.Split(strings.TrimSpace(out.String()), "\n")
	rules := slices.Collect(steamrollers.Rules())
	if len(rows) != 1+len(rules) {
		t.Fatalf("%d rows for %d rules and the head", len(rows), len(rules))
	}
	for i, rule := range rules {
		row := rows[1+i]
		words := strings.Fields(row)
		ruling := words[2] == "ruling"
		if words[0] != rule.String() || words[1] != rule.Section() || ruling != rule.Ruling() || !strings.HasSuffix(row, rule.Text()) {
			t.Errorf("the row of %s is %q", rule.String(), row)
		}
	}
}

func TestPrintTableFailsWithItsWriter(t *testing.T) {
	if err := printTable(full{}); !errors.Is(err, errFull) {
		t.Errorf("the error is %v", err)
	}
}

var errFull = errors.New("the disk is full")

// full is a writer that has no room.
type full struct{}

func (full) Write([]byte) (int, error) { return 0, errFull }
