package steamrollers

import (
	"sync"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/solo"
	"github.com/railhex/railhex/variants"
	"github.com/railhex/railhex/variants/family/archive"
)

// ID returns sixteen hexadecimal digits that name what is played. They begin the SHA-256
// of its text: the header of a record, then board and components in full, each as it is
// printed. It is "" for a setup that [New] refuses.
func (setup Setup) ID() string {
	setup = setup.withDefaults()
	if setup.check() != nil {
		return ""
	}
	return idOf(setup.canonical())
}

func idOf(text string) string { return archive.ID(text) }

// setupID is the ID of the setup of a position, "" of the zero State.
func (s *State) setupID() string {
	if s.game == nil {
		return ""
	}
	return s.game.id
}

// shippedSetups is every setup of boards and components that ship, by ID. There are
// some hundreds, which share the text of their parts.
var shippedSetups = sync.OnceValue(func() map[string]Setup {
	all := make(map[string]Setup)
	var parts []byte
	add := func(setup Setup) {
		for _, wall := range []hexmap.Difficulty{hexmap.Open, hexmap.Medium, hexmap.Hard} {
			setup.Wall = wall
			all[idOf(string(append(setup.withDefaults().appendHeader(nil), parts...)))] = setup
		}
	}
	for name := range hexmap.ShippedNames() {
		board, _ := hexmap.Shipped(name)
		parts = Setup{Board: board}.withDefaults().appendParts(nil)
		for level := range solo.Levels() {
			add(Setup{Players: 1, Board: board, Olive: level})
		}
		for players := 2; players <= MaxSeats; players++ {
			for modules := range variants.AllModules + 1 {
				add(Setup{Players: players, Board: board, Modules: modules})
			}
		}
	}
	return all
})
