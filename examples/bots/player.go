package bots

import (
	"fmt"
	"math/rand/v2"
	"strconv"
	"strings"
	"time"

	"github.com/railhex/railhex/examples/selfplay/policy"
	"github.com/railhex/railhex/steamrollers"
)

// A Player decides for whoever is asked. It has room of its own to think in,
// so that one Player serves one goroutine at a time; it remembers nothing from
// one decision to the next.
type Player interface {
	// Choose is one of the legal moves of a position in which a player is
	// asked. What is left to chance in it comes out of random.
	Choose(s *steamrollers.State, random *rand.Rand) steamrollers.Move
}

// Names are what [Named] reads, as one shows it to people.
func Names() []string {
	return append(policy.Names(), "greedy", "search", "search:ITERATIONS", "search:TIME")
}

// DefaultIterations is how many iterations a player named "search" gives to
// each decision.
const DefaultIterations = 2000

// Named is a new Player of that name: "random" or "builder", "greedy",
// "search", "search:500" with so many iterations for each decision, or
// "search:200ms" with so much time.
func Named(name string) (Player, error) {
	if p, ok := policy.Named(name); ok {
		return p, nil
	}
	kind, budget, hasBudget := strings.Cut(name, ":")
	switch {
	case name == "greedy":
		return NewGreedy(), nil
	case name == "search":
		return NewSearch(Thinking{Iterations: DefaultIterations}), nil
	case kind == "search" && hasBudget:
		if n, err := strconv.Atoi(budget); err == nil && n > 0 {
			return NewSearch(Thinking{Iterations: n}), nil
		}
		if d, err := time.ParseDuration(budget); err == nil && d > 0 {
			return NewSearch(Thinking{Time: d}), nil
		}
	}
	return nil, fmt.Errorf("there is no player %q: it is one of %s", name, strings.Join(Names(), ", "))
}
