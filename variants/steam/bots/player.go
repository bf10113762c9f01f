package bots

import (
	"github.com/railhex/railhex/variants/family/search"
	"github.com/railhex/railhex/variants/steam"
)

// A Player decides for the seat that is asked. Its Choose returns one of the legal moves
// of a position, or an error that says why there is none.
type Player = search.Player[steam.State, steam.Move]

// A Policy decides for the seat that is asked, at once. One Policy serves one goroutine
// at a time; it remembers nothing from one decision to the next.
type Policy = search.Policy[steam.State, steam.Move]

// Named returns a new Player of a name that [search.Names] lists.
func Named(name string) (Player, error) {
	return search.Named[*steam.State](name, new(Random), new(Builder), NewGreedy, search.ParseThinking, NewSearch)
}

// Random chooses first a kind of move, each legal kind being as likely as the
// others, and then a move of that kind, again each as likely. Such games mostly
// end by END-2. The zero Random is ready.
type Random = search.RandomOf[*steam.State, steam.State, steam.Move, steam.Kind]

// Luck plays what chance decides by its real odds, from a seed. Two games of one seed
// share what is drawn wherever they ask the same.
type Luck = search.Luck[steam.State, steam.Move]

// NewLuck returns the luck of a seed.
func NewLuck(seed uint64) *Luck {
	return search.NewLuck(search.Moment[*steam.State], (*steam.State).Sample, seed)
}
