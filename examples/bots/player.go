package bots

import (
	"github.com/railhex/railhex/examples/bots/players"
	"github.com/railhex/railhex/examples/selfplay/policy"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/variants/family/table"
)

// A Player decides for whoever is asked: its Choose is one of the legal moves of a
// position, or an error that says why there is none.
type Player = table.Player[steamrollers.State, steamrollers.Move]

// Named is a new Player of a name that [players.Names] lists.
func Named(name string) (Player, error) {
	return players.Named(name, policy.Named, NewGreedy, NewSearch)
}
