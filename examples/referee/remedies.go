package main

import (
	"strings"

	"github.com/railhex/railhex/variants/family/remedy"
)

// linesLookedAt is how many lines behind a fault are asked what would have been right.
const linesLookedAt = 12

// remedyFor looks for what would have made the line right at which a replay stopped.
func (k *kit[S, P, M, E, R, Rule]) remedyFor(r replayOf[S, M], text string) (found remedy.Remedy[S], ok bool) {
	wrong, ok := k.wrong(r.Err())
	if keyword, _, _ := strings.Cut(wrong.text, " "); !ok || keyword == "" || keyword == "result" {
		return found, false
	}
	find := k.remedies()
	var following []remedy.Line[M]
	numbers, after := linesAfter(text, wrong.number, linesLookedAt)
	for i, line := range after {
		if strings.HasPrefix(line, "result ") {
			break
		}
		following = append(following, find.Read(numbers[i], line))
	}
	line := find.Read(wrong.number, wrong.text)
	line.NotAsked = k.notAsked(wrong.reason)
	found = find.Find(r.State(), line, following)
	if found.Lines == 0 && following == nil {
		found.Lines, found.After = 1, *r.State() // the result can be judged all the same
	}
	return found, true
}

// goOn has a replay go on behind a fault as a remedy says, and reports whether it can.
func goOn[S, M any](r replayOf[S, M], as remedy.Remedy[S]) bool {
	for skipped := 0; skipped < as.Lines; skipped++ {
		if skipped > 0 {
			r.Next()
		}
		if r.Resume(as.After) != nil {
			return false
		}
	}
	return as.Lines > 0
}
