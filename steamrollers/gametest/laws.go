package gametest

import (
	"math/rand/v2"

	"github.com/railhex/railhex/scoring"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/variants"
	"github.com/railhex/railhex/variants/family"
)

// A law is something that is so in every position, besides what is so in any game.
type law struct {
	says   string
	broken func(position) error // nil if it is so; else in what way it is not
}

var laws = []law{
	{"every method refuses a move by the same rule", refusalsBroken},
	{"who has won has the first place, and nobody before the end", winnersBroken},
	{"no good is lost", goodsBroken},
	{"moves read back from text are the same", moveTextBroken},
	{"the position reads back from text as the same", positionTextBroken},
	{"every point is in the ledger", ledgerBroken},
	{"events tell what was scored", eventsBroken},
}

// lawsOfPositions are the laws as the checker of any game has them.
func lawsOfPositions() (all []family.Law[steamrollers.State, steamrollers.Move]) {
	for _, l := range laws {
		all = append(all, family.Law[steamrollers.State, steamrollers.Move]{
			Says: l.says,
			Broken: func(at family.At[steamrollers.State, steamrollers.Move]) error {
				return l.broken(position{rules: at.State, state: at.State, random: at.Random, trials: at.Trials})
			},
		})
	}
	return all
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
	Over() bool
	Winners() steamrollers.Seats
	Rank(steamrollers.Seat) int

	Check(steamrollers.Move) error
	Apply(steamrollers.Move) (steamrollers.State, error)
	Explain(steamrollers.Move) error
	AppendMoves([]steamrollers.Move) []steamrollers.Move
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

// movesTried is how many legal moves of a position are looked at more closely.
const movesTried = 32
