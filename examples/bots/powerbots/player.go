package powerbots

import (
	"iter"

	"github.com/railhex/railhex/examples/bots/players"
	"github.com/railhex/railhex/examples/selfplay/powerpolicy"
	"github.com/railhex/railhex/variants/family/table"
	"github.com/railhex/railhex/variants/steampower"
)

// A Player decides for whoever is asked.
type Player = table.Player[steampower.State, steampower.Move]

// Named is a new Player of a name that [players.Names] lists.
func Named(name string) (Player, error) {
	return players.Named(name, powerpolicy.Named, NewGreedy, NewSearch)
}

// Luck is dice and bags by a seed.
type Luck = table.Luck[steampower.State, steampower.Move]

// NewLuck is the luck of a seed: games that share it share what is drawn wherever they
// ask the same.
func NewLuck(seed uint64) *Luck {
	return table.NewLuck(table.Moment[*steampower.State], (*steampower.State).Sample, seed)
}

// Play plays a game on to its end and walks the moves that are made, those of chance
// included, each with the position after it, with a Player for each seat. It panics
// where [table.Play] gives an error.
func Play(start steampower.State, seated []Player, seed uint64) iter.Seq2[steampower.Move, steampower.State] {
	return table.Walk(&start, seated, NewLuck(seed), seed)
}
