package vectors_test

import (
	"fmt"
	"slices"
	"testing"

	"github.com/railhex/railhex/internal/gamegen"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/conformance"
	"github.com/railhex/railhex/variants/steam"
	"github.com/railhex/railhex/variants/steampower"
)

// seen is what vectors show, as words.
type seen map[string]bool

func (s seen) add(format string, args ...any) { s[fmt.Sprintf(format, args...)] = true }

// wants fails for each of the words that was not seen.
func (s seen) wants(t *testing.T, words ...string) {
	t.Helper()
	for _, word := range words {
		if !s[word] {
			t.Errorf("no vector shows: %s", word)
		}
	}
}

// TestVectorsCoverEveryRuleThatAMoveCanBreak: every rule that a move can break stands by
// itself in a negative vector. Which these are is found by trying the moves of the
// vectors and their games in the positions of all, and in SteamRollers all moves that
// could be thought of.
func TestVectorsCoverEveryRuleThatAMoveCanBreak(t *testing.T) {
	t.Run("steamrollers", func(t *testing.T) {
		everyBrokenRuleAlone(t, rollers(), steamrollers.ParseMove, 40, func(i int, s *steamrollers.State) (more []steamrollers.Move) {
			if i >= len(rollers().Positive) {
				return nil
			}
			for seed := range 20 {
				more = append(more, gamegen.MoveIn(s).Example(100*i+seed))
			}
			if i%20 == 0 {
				more = slices.AppendSeq(more, gamegen.Universe(s.Setup()))
			}
			return more
		})
	})
	t.Run("steampower", func(t *testing.T) {
		everyBrokenRuleAlone(t, power(), steampower.ParseMove, 40, func(int, *steampower.State) []steampower.Move { return nil })
	})
	t.Run("steam", func(t *testing.T) {
		// A way without an own link is one of which somebody owns more, as long as its links have owners.
		everyBrokenRuleAlone(t, steams(), steam.ParseMove, 50, func(int, *steam.State) []steam.Move { return nil }, steam.MustParseRule("MOVE-9").String())
	})
}

// everyBrokenRuleAlone holds that so many rules are broken at least, lest nothing be
// held. The rules that are never broken without another need only stand in a negative
// vector with it.
func everyBrokenRuleAlone[P family.Pointer[State, Move], State, Move comparable, Report any](
	t *testing.T, set conformance.Set[State, Move, Report], parse func(string) (Move, error), least int, more func(int, P) []Move, neverAlone ...string,
) {
	t.Helper()
	alone := make(seen)
	tried := make(map[Move]bool)
	for _, g := range set.Games {
		for _, m := range g.Moves {
			tried[m] = true
		}
	}
	var positions []P
	for i := range set.Positive {
		positions = append(positions, &set.Positive[i].Position)
	}
	for i, v := range set.Negative {
		for _, rule := range v.Rules {
			if len(v.Rules) == 1 || slices.Contains(neverAlone, rule) {
				alone[rule] = true
			}
		}
		if m, err := parse(v.Move); err == nil {
			tried[m] = true
		}
		positions = append(positions, &set.Negative[i].Position)
	}
	broken := make(map[string]string)
	try := func(s P, m Move) {
		if rule, refused := s.Check(m).(fmt.Stringer); refused && broken[rule.String()] == "" {
			broken[rule.String()] = fmt.Sprint(m)
		}
	}
	for i, s := range positions {
		for m := range tried {
			try(s, m)
		}
		for _, m := range more(i, s) {
			try(s, m)
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
}
