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

// Random chooses first a kind of move, each legal kind being as likely as the
// others, and then a move of that kind, again each as likely. Such games go
// everywhere that the rules lead, and mostly end by END-2. The zero Random is ready.
type Random = search.RandomOf[*steamrollers.State, steamrollers.State, steamrollers.Move, steamrollers.Kind]

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
