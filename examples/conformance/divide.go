package main

import (
	"fmt"
	"slices"
	"strings"

	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/steamrollers/gametest"
)

// mostDivided is how many first moves with another count are shown.
const mostDivided = 5

// divided follows a count that differs to where the difference comes from: it
// asks for the legal moves, and then for the counts after each of them. It is a
// text of lines to go on with, each on a new one.
func (e *examination) divided(at spot, depth int) string {
	var text strings.Builder
	e.divide(&text, at, depth)
	return text.String()
}

func (e *examination) divide(text *strings.Builder, at spot, depth int) {
	say := func(format string, args ...any) { fmt.Fprintf(text, "\n"+format, args...) }
	var legal []string
	for m := range at.state.Moves() {
		legal = append(legal, m.String())
	}
	slices.Sort(legal)
	if err := e.moves(at, legal); err != nil && err != errUnsupported {
		say("%v", err)
		return
	}
	if depth == 1 {
		say("the same moves are legal, but counted or weighed otherwise")
		return
	}
	var perft gametest.Perft
	var first spot
	var by steamrollers.Move
	differ := 0
	for m := range at.state.Moves() {
		next, err := at.next(m)
		if err != nil {
			say("%v", err)
			return
		}
		want := perft.Count(&next.state, depth-1)
		got, err := e.count(next, depth-1)
		if err != nil {
			say("%s: %v", m, err)
			return
		}
		if got.same(want) {
			continue
		}
		differ++
		if differ == 1 {
			first, by = next, m
		}
		if differ <= mostDivided {
			say("%s: %v, and should be %v", m, got, count{want, got.weighed})
		}
	}
	switch {
	case differ == 0:
		say("after each of the legal moves the counts are right: they are added up otherwise")
		return
	case differ > mostDivided:
		say("and %d moves more", differ-mostDivided)
	}
	say("so, after %s:", by)
	e.divide(text, first, depth-1)
}
