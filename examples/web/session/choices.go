package session

import (
	"slices"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/solo"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/variants"
)

// Choices are what the new-game form can offer, in the words of the notation.
type Choices struct {
	Seats   int      `json:"seats"` // at the most
	Players []string `json:"players"`
	Boards  []string `json:"boards"`
	Modules []string `json:"modules"`
	Walls   []string `json:"walls"`
	Levels  []string `json:"levels"`
}

func choices() Choices {
	c := Choices{
		Seats:   steamrollers.MaxSeats,
		Players: Players(),
		Boards:  slices.Collect(hexmap.ShippedNames()),
		Walls:   []string{hexmap.Medium.String(), hexmap.Hard.String()},
	}
	for m := range variants.AllModules.All() {
		c.Modules = append(c.Modules, m.String())
	}
	for level := range solo.Levels() {
		c.Levels = append(c.Levels, level.String())
	}
	return c
}
