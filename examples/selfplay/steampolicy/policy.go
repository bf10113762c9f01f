package steampolicy

import (
	"math/rand/v2"

	"github.com/railhex/railhex/examples/selfplay/policy"
	"github.com/railhex/railhex/examples/steam"
)

// A Policy decides for whoever is asked. It has room of its own to think in, so
// that one Policy serves one goroutine at a time; it remembers nothing from one
// decision to the next.
type Policy interface {
	// Choose is one of the legal moves of a position in which a player is asked.
	Choose(s *steam.State, random *rand.Rand) steam.Move
}

// Names are the policies that Named knows.
func Names() []string { return []string{"random", "builder"} }

// Named is a new Policy of that name; ok is false if there is none.
func Named(name string) (p Policy, ok bool) {
	switch name {
	case "random":
		return NewRandom(), true
	case "builder":
		return NewBuilder(), true
	}
	return nil, false
}

// Next is the move that comes next in a game that is not over: what chance decides
// by its odds, or what the policy chooses for the player who is asked.
func Next(s *steam.State, p Policy, random *rand.Rand) steam.Move {
	if s.Chance() {
		return s.Sample(random)
	}
	return p.Choose(s, random)
}

// Record plays a game on to its end and is the record of that, if s is the
// position in which the game begins.
func Record(s steam.State, p Policy, random *rand.Rand) steam.Record {
	record := steam.Record{Setup: s.Setup()}
	for !s.Over() {
		m := Next(&s, p, random)
		after, err := s.Apply(m)
		if err != nil {
			panic("steampolicy: chose an illegal move: " + err.Error())
		}
		s = after
		record.Moves = append(record.Moves, m)
	}
	return record
}

// Random chooses first a kind of move, each legal kind being as likely as the
// others, and then a move of that kind, again each as likely. Such games mostly
// end by END-2.
type Random struct{ legal []steam.Move }

// NewRandom is a new Random.
func NewRandom() *Random { return new(Random) }

// Choose is a random legal move.
func (p *Random) Choose(s *steam.State, random *rand.Rand) steam.Move {
	p.legal = s.AppendMoves(p.legal[:0])
	return policy.ByKind(p.legal, random)
}
