package gametest

import (
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/variants/family"
)

// A Count says in how many ways a game can go on: Sequences is the number of
// different sequences of moves, those of chance included, and Mass adds up their
// probabilities, a decision counting as certain. Where only chance moves the Mass
// is therefore 1, and where only players do it is Sequences.
type Count = family.Count

// A Perft counts the sequences of legal moves of a given length: its Count says how
// many there are from a position, and its Divide how many begin with each of the
// legal moves. Sequences that the end of the game cuts short do not count. It has
// room of its own to think in, so that it allocates next to nothing once it has
// counted; the zero Perft is ready. One Perft serves one goroutine at a time.
//
// Where the goods of the cities are drawn, or Olive's influence is rolled, there
// are too many outcomes to list, and no sequence is counted.
type Perft = family.Counter[*steamrollers.State, steamrollers.State, steamrollers.Move]
