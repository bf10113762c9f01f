package gametest

import (
	"fmt"
	"iter"
	"math/rand/v2"

	"github.com/railhex/railhex/steamrollers"
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

const (
	usualGames = 10
	mostMoves  = 20000
)

// games walks the games that are asked for, each from its beginning.
func (o Options) games(start steamrollers.State) iter.Seq[*game] {
	games := o.Games
	if games == 0 {
		games = usualGames
	}
	return func(yield func(*game) bool) {
		for i := range games {
			seed := o.Seed + uint64(i)
			g := &game{
				options: o,
				seed:    seed,
				record:  steamrollers.Record{Setup: start.Setup()},
				state:   start,
				random:  rand.New(rand.NewPCG(seed, 0)),
				strays:  rand.New(rand.NewPCG(seed, 1)),
			}
			if !yield(g) {
				return
			}
		}
	}
}

// A game is one that is being played.
type game struct {
	options Options
	seed    uint64
	record  steamrollers.Record
	state   steamrollers.State
	random  *rand.Rand          // plays
	strays  *rand.Rand          // tries what is not legal; apart, so that more trials leave the games as they are
	earlier []steamrollers.Move // some that were legal in earlier positions
}

// next is the move that comes next, legal or not.
func (g *game) next() steamrollers.Move {
	switch {
	case g.state.Chance():
		return g.state.Sample(g.random)
	case g.options.Choose != nil:
		return g.options.Choose(&g.state, g.random)
	}
	return anyMove(&g.state, g.random)
}

// play makes a move. If it is not legal, the game stays as it is.
func (g *game) play(m steamrollers.Move) error {
	after, err := g.state.Apply(m)
	if err != nil {
		return err
	}
	g.remember()
	g.state = after
	g.record.Moves = append(g.record.Moves, m)
	return nil
}

// endless is the error of a game that should have ended, nil if it may go on.
func (g *game) endless() error {
	most := g.options.Moves
	if most == 0 {
		most = mostMoves
	}
	if len(g.record.Moves) < most {
		return nil
	}
	return fmt.Errorf("it is not over after %d moves", len(g.record.Moves))
}

// What must be so of the players and of the game as a whole.
const (
	playsLaw = "the players move as the rules allow"
	endsLaw  = "every game ends"
)

// fault is an error as a Fault of the position that the game has reached.
func (g *game) fault(law string, err error) *Fault {
	return &Fault{law, g.seed, steamrollers.Record{Setup: g.record.Setup, Moves: g.record.Moves}, g.state, err}
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
