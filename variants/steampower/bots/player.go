package bots

import (
	"github.com/railhex/railhex/variants/family/search"
	"github.com/railhex/railhex/variants/steampower"
)

// A Player decides for the seat that is asked. Its Choose returns one of the legal moves
// of a position, or an error that says why there is none.
type Player = search.Player[steampower.State, steampower.Move]

// A Policy decides for the seat that is asked, at once. One Policy serves one goroutine
// at a time; it remembers nothing from one decision to the next, and looks at no contract
// that the seat does not see.
type Policy = search.Policy[steampower.State, steampower.Move]

// Named returns a new Player of a name that [search.Names] lists.
func Named(name string) (Player, error) {
	return search.Named[*steampower.State](name, new(Random), new(Builder), NewGreedy, search.ParseThinking, NewSearch)
}

// Random chooses first a kind of move, each legal kind being as likely as the
// others, and then a move of that kind, again each as likely. Such games go
// everywhere that the rules lead. The zero Random is ready.
type Random = search.RandomOf[*steampower.State, steampower.State, steampower.Move, steampower.Kind]

// Luck plays what chance decides by its real odds, from a seed. Two games of one seed
// share what is drawn wherever they ask the same.
type Luck = search.Luck[steampower.State, steampower.Move]

// NewLuck returns the luck of a seed.
func NewLuck(seed uint64) *Luck {
	return search.NewLuck(search.Moment[*steampower.State], (*steampower.State).Sample, seed)
}
