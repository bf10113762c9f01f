package referee

import (
	"strings"

	"github.com/railhex/railhex/variants/family/describe"
	"github.com/railhex/railhex/variants/family/phrases"
)

// linesLookedAt is how many lines behind a fault are asked what would have been right.
const linesLookedAt = 12

// remedies looks for what would have made lines right in a position and behind it.
func remedies(at describe.Position) phrases.Remedies[describe.Position, string] {
	describing := func(text string) (describe.Taken, error) { return at.Describe(text) }
	return phrases.Remedies[describe.Position, string]{
		Parse: func(text string) (string, error) {
			taken, err := describing(text)
			return taken.Text, err
		},
		Text:  func(move string) string { return move },
		Moves: func(p *describe.Position) []string { return (*p).Moves() },
		Apply: func(p *describe.Position, move string) (describe.Position, error) { return (*p).Replay(move) },
		Turn:  func(p *describe.Position) int { return (*p).Turn() },
		Chance: func(move string) bool {
			taken, err := describing(move)
			return err == nil && taken.Chance
		},
		Keywords: keywordsOf(at),
	}
}

// remedyFor looks for what would have made the line right at which a replay stopped.
func remedyFor(r describe.Playing, text string) (found phrases.Remedy[describe.Position], ok bool) {
	wrong, ok := wrongIn(r.Err())
	if keyword, _, _ := strings.Cut(wrong.text, " "); !ok || keyword == "" || keyword == "result" {
		return found, false
	}
	here := r.Position()
	find := remedies(here)
	var following []phrases.MoveLine[string]
	numbers, after := linesAfter(text, wrong.number, linesLookedAt)
	for i, line := range after {
		if strings.HasPrefix(line, "result ") {
			break
		}
		following = append(following, find.Read(numbers[i], line))
	}
	line := find.Read(wrong.number, wrong.text)
	line.NotAsked = here.Verdict(withoutSeat(wrong.text), wrong.reason, describe.Last{}).NotAsked
	found = find.Find(&here, line, following)
	if found.Lines == 0 && following == nil {
		found.Lines, found.After = 1, here // the result can be judged all the same
	}
	return found, true
}

// goOn has a replay go on behind a fault as a remedy says, and reports whether it can.
func goOn(r describe.Playing, as phrases.Remedy[describe.Position]) bool {
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
