package gametest

import (
	"fmt"
	"iter"
	"os"
	"regexp"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/railhex/railhex/variants/family/describe"
)

// tb is a test of package testing or of rapid.
type tb interface {
	Helper()
	Fatal(args ...any)
	Fatalf(format string, args ...any)
}

// key is what stands for a sentence that is not there.
var key = regexp.MustCompile(`\b(event|option|effect|group|refusal|prompt|kind|goods?|rule)\.[a-z]`)

// isSaid reports whether a sentence holds no slots, marks of misused formatting, keys
// and doubled spaces.
func isSaid(sentence string) bool {
	if sentence == "" || sentence != strings.Trim(sentence, " ") || strings.ContainsAny(sentence, "{}|\n") {
		return false
	}
	for _, wrong := range [...]string{"%!", "  ", "()", "nil"} {
		if strings.Contains(sentence, wrong) {
			return false
		}
	}
	return !strings.Contains(sentence, ".") || !key.MatchString(sentence)
}

// MustBeSaid fails the test if a sentence is empty, or has a slot, a key or a fault of
// formatting in it.
func MustBeSaid(t tb, sentence string) {
	t.Helper()
	if !isSaid(sentence) {
		t.Fatalf("%q is no sentence", sentence)
	}
}

// mustBeginASentence fails the test if a text begins with a small letter.
func mustBeginASentence(t tb, sentence string) {
	t.Helper()
	if first, _ := utf8.DecodeRuneInString(sentence); unicode.IsLower(first) {
		t.Fatalf("%q begins with a small letter", sentence)
	}
}

// Replay returns the game of a record in a file, which has to replay.
func Replay(t tb, game describe.Game, file string) describe.Replay {
	t.Helper()
	record, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	replay, err := game.ReadRecord(string(record), nil)
	if err != nil || replay.Err != nil {
		t.Fatal(err, replay.Err)
	}
	return replay
}

// Tell returns a whole game in words, from a position on, for golden files. For each move it has
// the question, the chosen option, how many there were, and what the move did; then come the
// scores and the winner.
func Tell(t tb, start describe.Position, moves []string, in describe.Manner) string {
	t.Helper()
	var b strings.Builder
	at := start
	for _, m := range moves {
		view, n := at.View(at.Turn(), in), 0
		fmt.Fprintf(&b, "%s\n", view.Prompt)
		for title, option := range options(view.Options) {
			if n++; option.Move == m {
				fmt.Fprintf(&b, "  > %s | %s\n", title, option)
			}
		}
		if n > 0 {
			fmt.Fprintf(&b, "  > %d\n", n)
		}
		step, err := at.Step(m, describe.Everyone, in)
		if err != nil {
			t.Fatal(err)
		}
		for _, event := range step.Events {
			fmt.Fprintf(&b, "  %s\n", event.Text)
		}
		if at, err = at.Replay(m); err != nil {
			t.Fatal(err)
		}
	}
	ledgers, err := at.Ledger(start, moves, in)
	if err != nil {
		t.Fatal(err)
	}
	for _, ledger := range ledgers {
		fmt.Fprintf(&b, "%s\n", ledger.Name)
		for _, line := range ledger.Lines {
			fmt.Fprintf(&b, "  %s\n", line)
		}
	}
	fmt.Fprintf(&b, "%s\n", at.View(0, in).Result)
	return b.String()
}

// options walks all options, each with the title of the outermost group around it.
func options(groups []describe.Group) iter.Seq2[string, describe.Option] {
	return func(yield func(string, describe.Option) bool) {
		for _, g := range groups {
			for _, o := range g.Options {
				if !yield(g.Title, o) {
					return
				}
			}
			for _, o := range options(g.Groups) {
				if !yield(g.Title, o) {
					return
				}
			}
		}
	}
}
