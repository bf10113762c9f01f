package bots

import (
	"github.com/railhex/railhex/variants/family/table"
	"github.com/railhex/railhex/variants/steam"
)

// Luck plays what chance decides by its real odds, from a seed. Two games of one seed
// share what is drawn wherever they ask the same.
type Luck = table.Luck[steam.State, steam.Move]

// NewLuck returns the luck of a seed.
func NewLuck(seed uint64) *Luck {
	return table.NewLuck(table.Moment[*steam.State], (*steam.State).Sample, seed)
}
