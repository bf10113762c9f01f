package vectors

import (
	"fmt"
	"slices"
	"strings"
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
	legal, err := e.library.moves(at.position)
	if err != nil {
		say("%v", err)
		return
	}
	if err := e.moves(at, slices.Sorted(slices.Values(legal))); err != nil && err != errUnsupported {
		say("%v", err)
		return
	}
	if depth == 1 {
		say("the same moves are legal, but counted or weighed otherwise")
		return
	}
	var first spot
	var by string
	differ := 0
	for _, m := range legal {
		next, err := e.next(at, m)
		if err != nil {
			say("%v", err)
			return
		}
		want, err := e.library.count(next.position, depth-1)
		if err != nil {
			say("%v", err)
			return
		}
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
