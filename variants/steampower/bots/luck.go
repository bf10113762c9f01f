package bots

import (
	"github.com/railhex/railhex/variants/family/search"
	"github.com/railhex/railhex/variants/steampower"
)

// Luck plays what chance decides by its real odds, from a seed. Two games of one seed
// share what is drawn wherever they ask the same.
type Luck = search.Luck[steampower.State, steampower.Move]

// NewLuck returns the luck of a seed.
func NewLuck(seed uint64) *Luck {
	return search.NewLuck(search.Moment[*steampower.State], (*steampower.State).Sample, seed)
}
