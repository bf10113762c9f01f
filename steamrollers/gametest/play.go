package gametest

import (
	"math/rand/v2"

	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/variants/family"
)

// Options say how many games are played, and how. The zero Options are ten
// games of players who do anything that is legal.
type Options struct {
	// Seed decides the first game; the games after it have the seeds after it.
	Seed uint64
	// Games is how many games are played; 0 is 10.
	Games int
	// Moves is how long a game may be: one that is not over after so many moves
	// is at fault. 0 is 20000, which no game comes near.
	Moves int
	// Choose decides for the players: it gives a legal move of a position in
	// which one is asked. If it needs chance it takes it from random, so that
	// the same seed plays the same game. If it is nil, each kind of move that
	// is legal is as likely as the others, and then each move of the kind.
	Choose func(s *steamrollers.State, random *rand.Rand) steamrollers.Move
}

// mostMoves is how long a game may be if the Options do not say.
const mostMoves = 20000

// of are the options as the checker of any game has them.
func (o Options) of(setup steamrollers.Setup) family.Options[steamrollers.State, steamrollers.Move] {
	of := family.Options[steamrollers.State, steamrollers.Move]{
		Seed: o.Seed, Games: o.Games, Moves: o.Moves, Choose: o.Choose,
		Stray: func(random *rand.Rand) steamrollers.Move { return stray(setup, random) },
	}
	if of.Moves == 0 {
		of.Moves = mostMoves
	}
	if of.Choose == nil {
		of.Choose = anyMove
	}
	return of
}

// anyMove is a legal move: first a kind, then a move of it. Where there is none
// it is the zero Move.
func anyMove(s *steamrollers.State, random *rand.Rand) steamrollers.Move {
	byKind := make(map[steamrollers.Kind][]steamrollers.Move)
	var kinds []steamrollers.Kind
	for m := range s.Moves() {
		if byKind[m.Kind()] == nil {
			kinds = append(kinds, m.Kind())
		}
		byKind[m.Kind()] = append(byKind[m.Kind()], m)
	}
	if len(kinds) == 0 {
		return steamrollers.Move{}
	}
	some := byKind[kinds[random.IntN(len(kinds))]]
	return some[random.IntN(len(some))]
}
