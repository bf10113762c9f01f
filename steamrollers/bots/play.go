package bots

import (
	"iter"
	"math/rand/v2"

	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/variants/family/search"
)

// Play plays a game on to its end and walks the moves that are made, those of
// chance included, each with the position after it. There must be a Player for
// each seat; the same Player may have several.
//
// What falls comes from [Luck] of the seed. What players leave to chance comes
// from a generator for each seat, and so does not disturb the dice.
//
// It panics if there are not as many players as seats, or if one of them
// makes a move that is not legal. [search.Play] returns an error instead, and takes a
// context.
func Play(start steamrollers.State, players []Player, seed uint64) iter.Seq2[steamrollers.Move, steamrollers.State] {
	return search.Walk(&start, players, NewLuck(seed), seed)
}

// Record plays a game on to its end, with one Policy for all seats, and returns its
// record, if s is the position in which the game begins. It panics if the policy chooses
// a move that is not legal.
func Record(s steamrollers.State, p Policy, random *rand.Rand) steamrollers.Record {
	return steamrollers.Record{Setup: s.Setup(), Moves: search.Moves(&s, p, random)}
}
