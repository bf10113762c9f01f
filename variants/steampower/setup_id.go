package steampower

import (
	"sync"

	"github.com/railhex/railhex/variants/family/archive"
)

// ID names what is played in sixteen hexadecimal digits, the beginning of the
// SHA-256 of its text: the header of a record, then map and components in full,
// each as it is printed. It is "" for a setup that [New] refuses.
func (setup Setup) ID() string {
	setup = setup.withDefaults()
	if setup.check() != nil {
		return ""
	}
	return archive.ID(setup.canonical())
}

// A SetupMismatchError is what [ParseState], a [Replay] and a [Record] return for a
// position of another setup than their own.
type SetupMismatchError struct {
	Found    string // the ID in the text
	Expected string // the ID of the setup; "" where all that ship were tried
}

// Error says which setups they are.
func (e *SetupMismatchError) Error() string { return (*archive.Mismatch)(e).Message("map") }

// shippedSetups is every setup of maps and components that ship, by ID.
var shippedSetups = sync.OnceValue(func() map[string]Setup {
	all := make(map[string]Setup)
	for _, m := range shipped().maps {
		for _, components := range shipped().components {
			for players := 2; players <= MaxSeats; players++ {
				setup := Setup{players, m, components}
				all[setup.ID()] = setup
			}
		}
	}
	return all
})
