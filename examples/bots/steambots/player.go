package steambots

import (
	"fmt"
	"iter"
	"strings"

	"github.com/railhex/railhex/examples/bots"
	"github.com/railhex/railhex/examples/bots/table"
	"github.com/railhex/railhex/examples/bots/treesearch"
	"github.com/railhex/railhex/examples/selfplay/steampolicy"
	"github.com/railhex/railhex/examples/steam"
)

// A Player decides for whoever is asked.
type Player = table.Player[steam.State, steam.Move]

// Named is a new Player of a name that [bots.Names] lists.
func Named(name string) (Player, error) {
	if p, ok := steampolicy.Named(name); ok {
		return table.ByPolicy[*steam.State](p), nil
	}
	if name == "greedy" {
		return NewGreedy(), nil
	}
	if t, ok := treesearch.ParseThinking(name); ok {
		return NewSearch(t), nil
	}
	return nil, fmt.Errorf("there is no player %q: it is one of %s", name, strings.Join(bots.Names(), ", "))
}

// Luck is dice and bags by a seed.
type Luck = table.Luck[steam.State, steam.Move]

// NewLuck is the luck of a seed: games that share it share what is drawn wherever they
// ask the same.
func NewLuck(seed uint64) *Luck { return table.NewLuck(moment, (*steam.State).Sample, seed) }

// moment numbers what is decided in a round.
func moment(s *steam.State) uint64 { return uint64(s.Round())<<32 | uint64(s.Phase())<<24 }

// Play plays a game on to its end and walks the moves that are made, those of chance
// included, each with the position after it, with a Player for each seat. It panics
// where [table.Play] gives an error.
func Play(start steam.State, players []Player, seed uint64) iter.Seq2[steam.Move, steam.State] {
	return table.Walk(&start, players, NewLuck(seed), seed)
}
