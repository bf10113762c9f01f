package gamegen

import (
	"fmt"
	"math/rand/v2"

	"pgregory.net/rapid"

	_ "github.com/railhex/railhex/internal/long" // collects the garbage of whole games less often
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/steamrollers/bots"
	"github.com/railhex/railhex/variants/family"
)

// Game draws a game on any setup, from its beginning to any move of it.
func Game() *rapid.Generator[steamrollers.Record] { return gameOf(Setup()) }

// gameOf draws a game on setups of the caller's choice, from its beginning to
// any move of it.
func gameOf(setup *rapid.Generator[steamrollers.Setup]) *rapid.Generator[steamrollers.Record] {
	return rapid.Custom(func(t *rapid.T) steamrollers.Record {
		record := steamrollers.Record{Setup: setup.Draw(t, "setup")}
		s, err := steamrollers.New(record.Setup)
		if err != nil {
			panic(fmt.Sprintf("gamegen: drew a setup that the rules forbid: %v", err))
		}
		player := NewMixture(rapid.SampledFrom([]int{1, 0, 3, 6, 7, 8}).Draw(t, "eighths of a builder"))
		random := rand.New(rand.NewPCG(rapid.Uint64().Draw(t, "seed"), 0))
		length := rapid.SampledFrom(lengths).Draw(t, "moves") + rapid.IntRange(0, 32).Draw(t, "more moves")
		for move := range family.Play(&s, player.Choose, random) {
			if len(record.Moves) == length {
				break
			}
			record.Moves = append(record.Moves, move)
		}
		return record
	})
}

// lengths are numbers of moves, spread so that every part of a game is reached.
var lengths = []int{0, 4, 8, 16, 32, 48, 64, 96, 128, 192, 256, 512}

// Position draws a position that can come about in a game on any setup.
func Position() *rapid.Generator[steamrollers.State] { return positionOf(Setup()) }

// positionOf draws a position that can come about in a game on a setup of the
// caller's choice.
func positionOf(setup *rapid.Generator[steamrollers.Setup]) *rapid.Generator[steamrollers.State] {
	return rapid.Map(gameOf(setup), func(record steamrollers.Record) steamrollers.State {
		positions := Positions(record)
		return positions[len(positions)-1]
	})
}

// Positions are the positions of a drawn game: the one that it begins in, and
// then one after each move.
func Positions(record steamrollers.Record) []steamrollers.State {
	s, err := steamrollers.New(record.Setup)
	if record.Position != (steamrollers.State{}) {
		s = record.Position
	}
	positions := []steamrollers.State{s}
	for _, m := range record.Moves {
		if err == nil {
			s, err = s.Apply(m)
		}
		positions = append(positions, s)
	}
	if err != nil {
		panic(fmt.Sprintf("gamegen: the record is of no drawn game: %v", err))
	}
	return positions
}

// A Mixture plays now as a builder would and now at random: its games have
// links and deliveries as well as what nobody would do on purpose.
type Mixture struct {
	eighths int // of the decisions that are a builder's
	builder bots.Builder
	random  bots.Random
}

// NewMixture is a Mixture in which that many eighths of the decisions are a
// builder's.
func NewMixture(eighths int) *Mixture { return &Mixture{eighths: eighths} }

// Choose is a legal move.
func (p *Mixture) Choose(s *steamrollers.State, random *rand.Rand) steamrollers.Move {
	if random.IntN(8) < p.eighths {
		return p.builder.Choose(s, random)
	}
	return p.random.Choose(s, random)
}
