package policy

import (
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/variants/family/table"
)

// A Policy decides for whoever is asked. It has room of its own to think in, so
// that one Policy serves one goroutine at a time; it remembers nothing from
// one decision to the next.
type Policy = table.Policy[steamrollers.State, steamrollers.Move]

// Names are the policies that Named knows. They are the same for all games.
func Names() []string { return []string{"random", "builder"} }

// Named is a new Policy of that name; ok is false if there is none.
func Named(name string) (p Policy, ok bool) {
	return OfName[Policy](name, NewRandom(), NewBuilder())
}

// OfName is that of two policies of a game which has the name; ok is false if there is
// none of [Names].
func OfName[P any](name string, random, builder P) (p P, ok bool) {
	switch name {
	case "random":
		return random, true
	case "builder":
		return builder, true
	}
	return p, false
}
