package main

import (
	"maps"
	"slices"
)

// A tally gathers things by a number that they have.
type tally map[int][]string

func newTally() tally { return tally{} }

func (t tally) add(n int, thing string) { t[n] = append(t[n], thing) }

// facts are the things of each number, from the least on.
func (t tally) facts(label func(n int) string) (facts []fact) {
	for _, n := range slices.Sorted(maps.Keys(t)) {
		facts = append(facts, counted(label(n), t[n]))
	}
	return facts
}
