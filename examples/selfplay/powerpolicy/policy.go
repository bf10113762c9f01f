package powerpolicy

import (
	"math/rand/v2"

	"github.com/railhex/railhex/examples/selfplay/policy"
	"github.com/railhex/railhex/variants/family/table"
	"github.com/railhex/railhex/variants/steampower"
)

// A Policy decides for whoever is asked. It looks at no contract that she does not see.
// It has room of its own to think in, so that one Policy serves one goroutine at a time;
// it remembers nothing from one decision to the next.
type Policy = table.Policy[steampower.State, steampower.Move]

// Named is a new Policy of a name that [policy.Names] lists; ok is false if there
// is none.
func Named(name string) (p Policy, ok bool) {
	return policy.OfName[Policy](name, new(Random), new(Builder))
}

// Record plays a game on to its end and is the record of that, if s is the position
// in which the game begins. It panics if the policy chooses a move that is not legal.
func Record(s steampower.State, p Policy, random *rand.Rand) steampower.Record {
	return steampower.Record{Setup: s.Setup(), Moves: policy.Moves(&s, p, random)}
}

// Random chooses first a kind of move, each legal kind being as likely as the
// others, and then a move of that kind, again each as likely. The zero Random is
// ready.
type Random = policy.RandomOf[*steampower.State, steampower.State, steampower.Move, steampower.Kind]
