package steam

import (
	"sync"

	"github.com/railhex/railhex/variants/family/archive"
)

// ID returns sixteen hexadecimal digits that name what is played. They begin the SHA-256
// of its text: the header of a record, then map and components in full, each as it is
// printed. It is "" for a setup that [New] refuses.
func (setup Setup) ID() string {
	setup = setup.withDefaults()
	if setup.check() != nil {
		return ""
	}
	return archive.ID(setup.canonical())
}

// setupID is the ID of the setup of a position, "" of the zero State.
func (s *State) setupID() string {
	if s.game == nil {
		return ""
	}
	return s.game.id
}

// shippedSetups is every setup of maps and components that ship, by ID.
var shippedSetups = sync.OnceValue(func() map[string]Setup {
	all := make(map[string]Setup)
	for m := range ShippedMaps() {
		for players := MinSeats; players <= MaxSeats; players++ {
			for _, game := range []Setup{{}, {Order: OrderRandom}, {Variant: Standard}} {
				game.Players, game.Map, game.Components = players, m, standard()
				all[game.ID()] = game
			}
		}
	}
	return all
})
