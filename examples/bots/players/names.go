package players

import (
	"fmt"
	"strings"

	"github.com/railhex/railhex/examples/selfplay/policy"
	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/table"
	"github.com/railhex/railhex/variants/family/treesearch"
)

// Names are what Named reads, as one shows it to people.
func Names() []string {
	return append(policy.Names(), "greedy", "search", "search:ITERATIONS", "search:TIME")
}

// Named is a new player of that name. A game says which policies it has, and how its
// greedy player and its search are made.
func Named[P family.Position[State, Move, Seat, Outcome], State, Move comparable, Seat ~uint8, Outcome ~family.OutcomeOf[Move], Greedy table.Player[State, Move]](
	name string,
	policies func(name string) (table.Policy[State, Move], bool),
	greedy func() Greedy,
	search func(treesearch.Thinking) *treesearch.Search[P, State, Move, Seat, Outcome],
) (table.Player[State, Move], error) {
	if p, ok := policies(name); ok {
		return table.ByPolicy[P](p), nil
	}
	if name == "greedy" {
		return greedy(), nil
	}
	if t, ok := treesearch.ParseThinking(name); ok {
		return search(t), nil
	}
	return nil, fmt.Errorf("there is no player %q: it is one of %s", name, strings.Join(Names(), ", "))
}
