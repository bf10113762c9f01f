package policy

import (
	"math/rand/v2"

	"github.com/railhex/railhex/steamrollers"
)

// A Policy decides for whoever is asked. It has room of its own to think in, so
// that one Policy serves one goroutine at a time; it remembers nothing from
// one decision to the next.
type Policy interface {
	// Choose is one of the legal moves of a position in which a player is
	// asked.
	Choose(s *steamrollers.State, random *rand.Rand) steamrollers.Move
}

// Names are the policies that Named knows.
func Names() []string { return []string{"random", "builder"} }

// Named is a new Policy of that name; ok is false if there is none.
func Named(name string) (p Policy, ok bool) {
	switch name {
	case "random":
		return NewRandom(), true
	case "builder":
		return NewBuilder(), true
	}
	return nil, false
}
