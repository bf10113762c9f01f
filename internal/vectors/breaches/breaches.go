package breaches

import (
	"fmt"
	"slices"
	"strings"

	"github.com/railhex/railhex/variants/family/conformance"
)

// A Game says what the words of a table mean.
type Game[Seen, Move any, Rule fmt.Stringer] struct {
	Rule  func(identifier string) (Rule, error)
	Kind  func(Move) string
	Kinds []string
	// At and When are conditions of positions and of moves, by their names. A word
	// such as "phase=act" asks the condition "phase" about "act".
	At   map[string]func(seen Seen, about string) bool
	When map[string]func(seen Seen, m Move, about string) bool
	// Breaking are the moves that break some rules and no others. A way without a list
	// begins with them.
	Breaking func(Seen, []Rule) []Move
	Lists    map[string]func(Seen) []Move
	// Read reads a move that a way spells out.
	Read func(seen Seen, text string) Move
	// Marks make the i-th move of a way another.
	Marks map[string]func(m Move, i int) Move
}

// Parse reads a table with a breach on each line. It panics on another table, since a
// table is a part of the program.
func (g Game[Seen, Move, Rule]) Parse(table string) (all []conformance.Breach[Seen, Move]) {
	for line := range strings.Lines(table) {
		columns := strings.Split(strings.TrimSuffix(line, "\n"), "\t")
		if len(columns) != 3 {
			panic(fmt.Sprintf("breaches: %q should be rules, ways and a reason, with tabs between them", line))
		}
		var rules []Rule
		for identifier := range strings.SplitSeq(columns[0], "+") {
			rule, err := g.Rule(identifier)
			if err != nil {
				panic(fmt.Sprintf("breaches: %q: %v", line, err))
			}
			rules = append(rules, rule)
		}
		var ways []func(Seen) []Move
		for way := range strings.SplitSeq(columns[1], " or ") {
			ways = append(ways, g.way(rules, way))
		}
		all = append(all, conformance.Breach[Seen, Move]{
			Rules: conformance.Identifiers(rules...), Why: columns[2], Moves: func(seen Seen) (moves []Move) {
				for _, way := range ways {
					moves = append(moves, way(seen)...)
				}
				return moves
			},
		})
	}
	return all
}

// way returns the moves that the words of a way, and the moves that it spells out, ask for.
func (g Game[Seen, Move, Rule]) way(rules []Rule, text string) func(Seen) []Move {
	var at []func(Seen) bool
	var when []func(Seen, Move) bool
	var kinds []string
	list := func(seen Seen) []Move { return g.Breaking(seen, rules) }
	mark := func(m Move, _ int) Move { return m }
	text, spelt, isSpelt := strings.Cut(text, ": ")
	if isSpelt {
		list = func(seen Seen) (moves []Move) {
			for move := range strings.SplitSeq(spelt, ", ") {
				moves = append(moves, g.Read(seen, move))
			}
			return moves
		}
	}
	for _, word := range strings.Fields(text) {
		name, not := strings.CutPrefix(word, "not-")
		name, about, _ := strings.Cut(name, "=")
		if holds, ok := g.At[name]; ok {
			at = append(at, func(seen Seen) bool { return holds(seen, about) != not })
		} else if holds, ok := g.When[name]; ok {
			when = append(when, func(seen Seen, m Move) bool { return holds(seen, m, about) != not })
		} else if named, ok := g.Lists[word]; ok {
			list = named
		} else if named, ok := g.Marks[word]; ok {
			mark = named
		} else if slices.Contains(g.Kinds, word) {
			kinds = append(kinds, word)
		} else {
			panic(fmt.Sprintf("breaches: %q should be a condition, a list, a mark or a kind of moves", word))
		}
	}
	return func(seen Seen) (moves []Move) {
		for _, holds := range at {
			if !holds(seen) {
				return nil
			}
		}
		for _, m := range list(seen) {
			fails := func(holds func(Seen, Move) bool) bool { return !holds(seen, m) }
			if (kinds == nil || slices.Contains(kinds, g.Kind(m))) && !slices.ContainsFunc(when, fails) {
				moves = append(moves, mark(m, len(moves)))
			}
		}
		return moves
	}
}
