package bots

import (
	"fmt"
	"strings"

	"github.com/railhex/railhex/examples/bots/table"
	"github.com/railhex/railhex/examples/bots/treesearch"
	"github.com/railhex/railhex/examples/selfplay/policy"
	"github.com/railhex/railhex/steamrollers"
)

// A Player decides for whoever is asked: its Choose is one of the legal moves of a
// position, or an error that says why there is none.
type Player = table.Player[steamrollers.State, steamrollers.Move]

// Names are what [Named] reads, as one shows it to people. They are the same for all
// games.
func Names() []string {
	return append(policy.Names(), "greedy", "search", "search:ITERATIONS", "search:TIME")
}

// Named is a new Player of that name: "random" or "builder", "greedy",
// "search", "search:500" with so many iterations for each decision, or
// "search:200ms" with so much time.
func Named(name string) (Player, error) {
	if p, ok := policy.Named(name); ok {
		return table.ByPolicy[*steamrollers.State](p), nil
	}
	if name == "greedy" {
		return NewGreedy(), nil
	}
	if t, ok := treesearch.ParseThinking(name); ok {
		return NewSearch(t), nil
	}
	return nil, fmt.Errorf("there is no player %q: it is one of %s", name, strings.Join(Names(), ", "))
}
