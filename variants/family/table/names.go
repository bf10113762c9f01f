package table

import (
	"fmt"
	"strings"

	"github.com/railhex/railhex/variants/family"
)

// Names returns the names that [Named] reads, as a program shows them to people. They are
// the same for all games: "random" and "builder" decide by a policy, "greedy" weighs every
// move, and a search has "search", "search:500" with so many iterations for each decision,
// or "search:200ms" with so much time.
func Names() []string {
	return []string{"random", "builder", "greedy", "search", "search:ITERATIONS", "search:TIME"}
}

// Named returns a new player of a game by its name:
//
//	func Named(name string) (Player, error) {
//		return table.Named[*State](name, new(Random), new(Builder), NewGreedy, treesearch.ParseThinking, NewSearch)
//	}
//
// Parse reads the name of a search and reports false for any other name.
func Named[P family.Pointer[State, Move], State, Move comparable,
	Greedy, Search Player[State, Move], Thinking any](
	name string,
	random, builder Policy[State, Move],
	greedy func() Greedy,
	parse func(name string) (Thinking, bool),
	search func(Thinking) Search,
) (Player[State, Move], error) {
	switch name {
	case "random":
		return ByPolicy[P](random), nil
	case "builder":
		return ByPolicy[P](builder), nil
	case "greedy":
		return greedy(), nil
	}
	if t, ok := parse(name); ok {
		return search(t), nil
	}
	return nil, fmt.Errorf("there is no player %q: it is one of %s", name, strings.Join(Names(), ", "))
}
