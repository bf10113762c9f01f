package search

import (
	"math/rand/v2"

	"github.com/railhex/railhex/variants/family"
)

// A Game is what a search needs to know of a game, besides the rules.
type Game[State, Move any] struct {
	// Advice makes an adviser, one for each worker.
	Advice func() Advice[State, Move]
	// Moment numbers the moments of the game at which chance decides, as
	// search.NewLuck wants it.
	Moment func(*State) uint64
	// IsFar reports whether a game has been played on far enough from the root of a
	// search to be judged as it stands. Without it games are played to their end.
	IsFar func(root, s *State) bool
	// Value makes a judge of positions, one for each worker: a learned value, say. It sets
	// expected[seat] as Advice.Expect does, but of any position at the edge of the tree,
	// before a playout. It may be nil.
	Value func() func(expected *Expected, s *State)
	// ValueShare is how much Value counts where the name of the search leaves it to the game,
	// from 0, which leaves it out, to 1. A share of 1 makes the most iterations. But then
	// nothing corrects the positions that Value judges too well, and the search looks for
	// those.
	ValueShare float64
	// Knows reports whether Value can judge games like the one at the root of a search.
	// Without it Value judges all.
	Knows func(root *State) bool
	// Settled reports whether Value can judge a position after the root of a search; until
	// it can, the playout goes on. Without it Value judges any position.
	Settled func(root, s *State) bool
	// Redealt deals a position anew as a seat could imagine it: see [family.Hidden]. The search
	// plays on from such positions alone. Without it everybody sees everything.
	Redealt func(s *State, seat family.Seat, random *rand.Rand) State
	// Sees reports whether a seat sees what a move of a position says. Outcomes that the
	// player at the root does not see are one branch of the tree. Without it all are seen.
	Sees func(s *State, m Move, seat family.Seat) bool
	// Halving has the search share the tries of the position that it searches by sequential
	// halving, unless its name says otherwise (root). It wins more games in some games.
	Halving bool
	// TellingLead is the lead in points with which three of four games are won. It converts
	// points to chances: see [Chances].
	TellingLead float64
}

// Advice is what somebody who knows the game says of a position.
type Advice[State, Move any] interface {
	// AppendWeighed appends legal moves of a position in which a player is asked with
	// what they are worth to that player in points, the best first: one at the least.
	AppendWeighed(dst []Weighed[Move], s *State) []Weighed[Move]
	// Best returns a legal move that is good, and found quickly.
	Best(s *State) Move
	// Expect says how a game goes for each seat, from 0 to 1, in expected[seat]. The
	// game is over, or has been played on far enough.
	Expect(expected *Expected, s *State)
}

// Expected is what each seat can expect, 0 to 1, by its number.
type Expected [mostSeats + 1]float64

// mostSeats is how many can play a game.
const mostSeats = 15
