package gametest

import (
	"errors"
	"fmt"
	"math/rand/v2"

	"github.com/railhex/railhex/scoring"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/variants"
)

// A law is something that is so in every position.
type law struct {
	says   string
	broken func(position) error // nil if it is so; else in what way it is not
}

var laws = []law{
	{"the moves listed are legal", listBroken},
	{"no other moves are legal", refusalsBroken},
	{"one side is asked, and can move", turnBroken},
	{"no good is lost", goodsBroken},
	{"the outcomes of chance add up", outcomesBroken},
	{"moves read back from text are the same", moveTextBroken},
	{"the position reads back from text as the same", positionTextBroken},
	{"every point is in the ledger", ledgerBroken},
	{"events tell what was scored", eventsBroken},
}

// A position is what the laws look at.
type position struct {
	rules                      // who is asked: state, unless a test of the laws puts a liar in its place
	state  *steamrollers.State // what must not change
	random *rand.Rand          // chooses what is looked at more closely
	trials []steamrollers.Move // most of which are not legal
}

// rules is what the laws ask of a State.
type rules interface {
	Setup() steamrollers.Setup
	Phase() steamrollers.Phase
	Chance() bool
	Turn() steamrollers.Seat
	Over() bool
	Winners() steamrollers.Seats

	Check(steamrollers.Move) error
	Apply(steamrollers.Move) (steamrollers.State, error)
	Explain(steamrollers.Move) error
	AppendMoves([]steamrollers.Move) []steamrollers.Move
	AppendOutcomes([]steamrollers.Outcome) []steamrollers.Outcome
	AppendEvents([]steamrollers.Event, steamrollers.Move) ([]steamrollers.Event, error)

	Supply(city int) variants.Line
	Bag() variants.Goods
	Removed() variants.Goods
	Kept(steamrollers.Seat) variants.Goods
	Own(steamrollers.Seat) (variants.Good, int)
	Points(steamrollers.Seat) scoring.Points
	Ledger(steamrollers.Seat) scoring.Ledger

	Validate() error
	MarshalJSON() ([]byte, error)
	MarshalText() ([]byte, error)
	Hash() uint64
}

// seats are those of the players.
func (p position) seats() []steamrollers.Seat {
	return []steamrollers.Seat{1, 2, 3, 4, 5}[:p.Setup().Players]
}

// some is at most so many of the legal moves, any: of a roll there are more than
// a thousand outcomes, all much alike.
func (p position) some(most int) []steamrollers.Move {
	moves := p.AppendMoves(nil)
	if len(moves) <= most {
		return moves
	}
	p.random.Shuffle(len(moves), func(i, j int) { moves[i], moves[j] = moves[j], moves[i] })
	return moves[:most]
}

// movesTried is how many legal moves of a position are looked at more closely,
// and how many others are tried.
const movesTried = 32

// faults gathers in what ways a law is broken.
type faults []error

func (f *faults) add(format string, args ...any) {
	*f = append(*f, fmt.Errorf(format, args...))
}

// err joins what was gathered, the first of it if it is much of the same.
func (f faults) err() error {
	if more := len(f) - mostTold; more > 0 {
		f = append(f[:mostTold:mostTold], fmt.Errorf("and %d more", more))
	}
	return errors.Join(f...)
}

// mostTold is how many ways in which a law is broken are told of a position.
const mostTold = 12
