package powerpolicy

import (
	"iter"
	"math/rand/v2"

	"github.com/railhex/railhex/examples/selfplay/policy"
	"github.com/railhex/railhex/examples/steampower"
)

// A Policy decides for whoever is asked. It has room of its own to think in, so that
// one Policy serves one goroutine at a time; it remembers nothing from one decision
// to the next.
type Policy interface {
	// Choose is one of the legal moves of a position in which a player is asked. It
	// looks at no contract that she does not see.
	Choose(s *steampower.State, random *rand.Rand) steampower.Move
}

// Named is a new Policy of a name that [policy.Names] lists; ok is false if there
// is none.
func Named(name string) (p Policy, ok bool) {
	switch name {
	case "random":
		return new(Random), true
	case "builder":
		return new(Builder), true
	}
	return nil, false
}

// Play plays a game on to its end. It walks the moves that are made, each with the
// position after it.
func Play(s steampower.State, p Policy, random *rand.Rand) iter.Seq2[steampower.Move, steampower.State] {
	return func(yield func(steampower.Move, steampower.State) bool) {
		for s := s; !s.Over(); {
			move := s.Sample(random)
			if !s.Chance() {
				move = p.Choose(&s, random)
			}
			after, err := s.Apply(move)
			if err != nil {
				panic("powerpolicy: chose an illegal move: " + err.Error())
			}
			s = after
			if !yield(move, s) {
				return
			}
		}
	}
}

// Record plays a game on to its end and is the record of that, if s is the position
// in which the game begins.
func Record(s steampower.State, p Policy, random *rand.Rand) steampower.Record {
	record := steampower.Record{Setup: s.Setup()}
	for move := range Play(s, p, random) {
		record.Moves = append(record.Moves, move)
	}
	return record
}

// Random chooses first a kind of move, each legal kind being as likely as the
// others, and then a move of that kind, again each as likely. The zero Random is
// ready.
type Random struct {
	legal []steampower.Move
}

// Choose is a random legal move.
func (p *Random) Choose(s *steampower.State, random *rand.Rand) steampower.Move {
	p.legal = s.AppendMoves(p.legal[:0])
	return policy.ByKind(p.legal, random)
}
