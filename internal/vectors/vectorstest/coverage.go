package vectorstest

import (
	"fmt"
	"slices"
	"testing"

	"github.com/railhex/railhex/internal/vectors"
)

// Seen is what vectors show, as words.
type Seen map[string]bool

// Add adds words.
func (s Seen) Add(format string, args ...any) { s[fmt.Sprintf(format, args...)] = true }

// Wants fails for each of the words that was not seen.
func (s Seen) Wants(t *testing.T, words ...string) {
	t.Helper()
	for _, word := range words {
		if !s[word] {
			t.Errorf("no vector shows: %s", word)
		}
	}
}

// A checker is a pointer to the State of a game.
type checker[State, Move any] interface {
	*State
	Check(Move) error
}

// EveryBrokenRuleAlone holds that every rule that one of the moves, or a move of a
// negative vector, breaks in one of the positions of the vectors stands by itself
// in a negative vector; and that these are so many rules at least, lest nothing be
// held. Of the rules that are never broken without another it is enough that they
// stand there with it.
func EveryBrokenRuleAlone[State any, Move comparable, P checker[State, Move]](
	t *testing.T, positive []vectors.Positive[State, Move], negative []vectors.Negative[State], moves []Move, parse func(string) (Move, error), least int, neverAlone ...string,
) {
	t.Helper()
	alone := make(Seen)
	tried := make(map[Move]bool)
	for _, m := range moves {
		tried[m] = true
	}
	var positions []*State
	for i := range positive {
		positions = append(positions, &positive[i].Position)
	}
	for i, v := range negative {
		for _, rule := range v.Rules {
			if len(v.Rules) == 1 || slices.Contains(neverAlone, rule) {
				alone[rule] = true
			}
		}
		if m, err := parse(v.Move); err == nil {
			tried[m] = true
		}
		positions = append(positions, &negative[i].Position)
	}
	broken := make(map[string]string)
	for _, s := range positions {
		for m := range tried {
			if rule, refused := P(s).Check(m).(fmt.Stringer); refused && broken[rule.String()] == "" {
				broken[rule.String()] = fmt.Sprint(m)
			}
		}
	}
	for rule, by := range broken {
		if !alone[rule] {
			t.Errorf("no negative vector is about %s alone, which is broken by %s", rule, by)
		}
	}
	if len(broken) < least {
		t.Errorf("only %d rules were broken", len(broken))
	}
	t.Logf("%d rules can be broken by a move", len(broken))
}
