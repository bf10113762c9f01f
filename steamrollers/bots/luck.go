package bots

import (
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/variants/family/search"
)

// Luck plays dice and bag by their real odds, from a seed. Each decision of chance has a
// generator of its own. It follows from the seed, the round, what is decided (the goods,
// a roll, a re-roll …) and how often that was decided before in the round. So two games
// of one seed share what falls wherever they ask the same: the goods, the tiles, the dice
// of each round.
type Luck = search.Luck[steamrollers.State, steamrollers.Move]

// NewLuck returns the luck of a seed.
func NewLuck(seed uint64) *Luck {
	return search.NewLuck(search.Moment[*steamrollers.State], (*steamrollers.State).Sample, seed)
}
