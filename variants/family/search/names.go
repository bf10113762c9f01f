package search

import (
	"fmt"
	"strings"

	"github.com/railhex/railhex/variants/family"
)

// Names returns the names that [Named] reads, as a program shows them to people. They are
// the same for all games: "random" and "builder" decide by a policy, and "greedy" weighs
// every move. A search is "search", "search:500" with so many iterations for each
// decision, or "search:200ms" with so much time. Parameters of a search may follow, as in
// "search:500:exploration=0.4": package search lists them.
func Names() []string {
	return []string{"random", "builder", "greedy", "search", "search:ITERATIONS", "search:TIME"}
}

// Named returns a new player of a game by its name:
//
//	func Named(name string) (Player, error) {
//		return search.Named[*State](name, new(Random), new(Builder), NewGreedy, search.ParseThinking, NewSearch)
//	}
//
// Parse reads the name of a search, which begins with "search".
func Named[P family.Pointer[State, Move], State, Move comparable,
	Greedy, Search Player[State, Move], Thinking any](
	name string,
	random, builder Policy[State, Move],
	greedy func() Greedy,
	parse func(name string) (Thinking, error),
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
	all := strings.Join(Names(), ", ")
	if !strings.HasPrefix(name, "search") {
		return nil, fmt.Errorf("there is no player %q: the players are %s", name, all)
	}
	t, err := parse(name)
	if err != nil {
		return nil, fmt.Errorf("there is no player %q: %w; the players are %s", name, err, all)
	}
	return search(t), nil
}
