package breaches

import (
	"fmt"
	"slices"
	"strings"

	"github.com/railhex/railhex/variants/family/conformance"
)

// A Game is what a table names. The words of a line say which moves break its rule.
// They are kinds of moves, any of which will do, and conditions, all of which must
// hold, or must not hold after "not-". Or they are "early" and a phase, for moves that
// the phase does not ask for.
type Game[Seen, Move any, Rule fmt.Stringer] struct {
	Rule  func(identifier string) (Rule, error)
	Kind  func(Move) string
	Kinds []string
	Early func(seen Seen, m Move, phase string) bool
	When  map[string]func(Seen, Move) bool // by the word of the condition
	// Breaking are the moves that break a rule and no other.
	Breaking func(Seen, Rule) []Move
}

// Parse reads a table with a breach on each line: the rule, a tab, the words, a tab, and
// why the moves break the rule. It panics on another table, since a table is a part of
// the program.
func (g Game[Seen, Move, Rule]) Parse(table string) (all []conformance.Breach[Seen, Move]) {
	for line := range strings.Lines(table) {
		identifier, words, _ := strings.Cut(strings.TrimSuffix(line, "\n"), "\t")
		words, why, ok := strings.Cut(words, "\t")
		rule, err := g.Rule(identifier)
		if err != nil || !ok {
			panic(fmt.Sprintf("breaches: %q should be a rule, words and a reason, with tabs between them: %v", line, err))
		}
		all = append(all, conformance.BreachOf(rule, why, g.Breaking, g.moves(strings.Fields(words))))
	}
	return all
}

// moves reports which moves the words of a line ask for.
func (g Game[Seen, Move, Rule]) moves(words []string) func(Seen, Move) bool {
	if len(words) == 2 && words[0] == "early" {
		return func(seen Seen, m Move) bool { return g.Early(seen, m, words[1]) }
	}
	var kinds []string
	var conditions []func(Seen, Move) bool
	for _, word := range words {
		condition, not := strings.CutPrefix(word, "not-")
		if holds, ok := g.When[condition]; ok {
			conditions = append(conditions, func(seen Seen, m Move) bool { return holds(seen, m) != not })
		} else if slices.Contains(g.Kinds, word) {
			kinds = append(kinds, word)
		} else {
			panic(fmt.Sprintf("breaches: %q should be a kind of moves or a condition", word))
		}
	}
	return func(seen Seen, m Move) bool {
		fails := func(holds func(Seen, Move) bool) bool { return !holds(seen, m) }
		return slices.Contains(kinds, g.Kind(m)) && !slices.ContainsFunc(conditions, fails)
	}
}
