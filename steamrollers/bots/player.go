package bots

import (
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/variants/family/search"
)

// A Player decides for the seat that is asked. Its Choose returns one of the legal moves
// of a position, or an error that says why there is none.
type Player = search.Player[steamrollers.State, steamrollers.Move]

// A Policy decides for the seat that is asked, at once. One Policy serves one goroutine
// at a time; it remembers nothing from one decision to the next.
type Policy = search.Policy[steamrollers.State, steamrollers.Move]

// Named returns a new Player of a name that [search.Names] lists.
func Named(name string) (Player, error) {
	return search.Named[*steamrollers.State](name, new(Random), new(Builder), NewGreedy, search.ParseThinking, NewSearch)
}
