package family

import (
	"errors"
	"fmt"
	"math/rand/v2"
)

// Options say how many games [Check] plays, and how, and what else must be true in
// them. The zero Options are ten games in which every legal move is as likely as the
// others.
type Options[State, Move any] struct {
	// Seed decides the first game; the games after it have the seeds after it.
	Seed uint64
	// Games is how many games are played; 0 is 10.
	Games int
	// Moves is how long a game may be: one that is not over after so many moves is at
	// fault. 0 is what the game says itself by its LongestGame.
	Moves int
	// Choose decides for the players: it gives a legal move of a position in which one
	// is asked. If it needs chance it takes it from random, so that the same seed plays
	// the same game. If it is nil, each legal move is as likely as the others.
	Choose func(s *State, random *rand.Rand) Move
	// Stray is a move of any kind, seldom legal, to be tried. If it is nil, the moves
	// that are tried are those that were legal earlier.
	Stray func(random *rand.Rand) Move
	// Laws are laws of the game's own.
	Laws []Law[State, Move]
	// Ended asks of a game that is over, by its moves, what EndSays says; nil asks
	// nothing.
	Ended   func(moves []Move, end *State) error
	EndSays string
}

// A Follower plays along with a game, and is asked about it by laws.
type Follower[Move any] struct {
	Begins string                // the law that Begin holds
	Begin  func() error          // begins a game
	Plays  string                // the law that Play holds
	Play   func(move Move) error // plays a legal move
}

// Laws of the players and of the game as a whole.
const (
	PlaysLaw = "the players move as the rules allow"
	EndsLaw  = "every game ends"
)

const usualGames = 10

// movesTried is how many moves are tried in each position that are seldom legal.
const movesTried = 32

// Check plays random games from a position and holds every position of them to the
// laws of any game:
//
//   - the moves listed are those that Check lets pass and Apply and ApplyTo apply,
//     each listed once; all others are refused by all of them;
//   - no method changes the position, and a refused move leads nowhere;
//   - exactly one side is asked, and can move;
//   - the outcomes of chance are legal, differ, and their probabilities add up to 1;
//     what chance draws can be drawn, and NumOutcomes and Probability say the same;
//   - points stay within their bounds, and nobody has a place before the end;
//   - the game ends, after no more moves than it says;
//
// and to the laws of its own that the Options give. The error joins all faults, each a
// [*Fault]. A game is left at the first position with a fault, and of its moves those
// are kept that are needed to break the law.
func Check[P Pointer[State, Move], State, Move comparable](start P, o Options[State, Move]) error {
	return play(start, o, append(lawsOf[P](), o.Laws...), nil)
}

// Follow plays random games with a Follower, and holds every position to the laws of
// the Options alone. The error is like that of [Check].
func Follow[P Pointer[State, Move], State, Move comparable](
	start P, o Options[State, Move], with Follower[Move],
) error {
	return play(start, o, o.Laws, &with)
}

func play[P Pointer[State, Move], State, Move comparable](
	start P, o Options[State, Move], laws []Law[State, Move], with *Follower[Move],
) error {
	var faults []error
	if o.Games == 0 {
		o.Games = usualGames
	}
	if o.Moves == 0 {
		o.Moves = start.LongestGame()
	}
	for i := range o.Games {
		seed := o.Seed + uint64(i)
		g := game[P, State, Move]{
			options: o, laws: laws, with: with, seed: seed, start: *start, state: *start,
			random: rand.New(rand.NewPCG(seed, 0)), strays: rand.New(rand.NewPCG(seed, 1)),
		}
		g.play()
		for _, fault := range g.faults {
			faults = append(faults, fault)
		}
	}
	return errors.Join(faults...)
}

// A game is one that is being played.
type game[P Pointer[State, Move], State, Move comparable] struct {
	options Options[State, Move]
	laws    []Law[State, Move]
	with    *Follower[Move]
	seed    uint64
	start   State
	state   State
	moves   []Move
	random  *rand.Rand // plays
	strays  *rand.Rand // tries what is not legal; apart, so that more trials leave the games as they are
	earlier []Move     // some that were legal in earlier positions
	trials  []Move     // of this position
	faults  []*Fault[State, Move]
}

// fail notes a fault of the position, if there is one. Broken asks the same of a
// position of a shorter game; it is nil for what no shorter game could break.
func (g *game[P, State, Move]) fail(law string, err error, broken func(*State, []Move) error) {
	if err == nil {
		return
	}
	f := &Fault[State, Move]{Law: law, Seed: g.seed, Start: g.start, Moves: g.moves, Played: len(g.moves), State: g.state, Err: err}
	if broken != nil {
		g.shorten(f, broken)
	}
	g.faults = append(g.faults, f)
}

// play plays the game to its end, or to the first position with a fault.
func (g *game[P, State, Move]) play() {
	if g.with != nil {
		g.fail(g.with.Begins, g.with.Begin(), nil)
	}
	for len(g.faults) == 0 {
		g.trials = g.tries(movesTried)
		found := make([]error, len(g.laws)) // all of them, before any game is shortened
		for i, law := range g.laws {
			found[i] = law.Broken(g.at(&g.state))
		}
		for i, law := range g.laws {
			g.fail(law.Says, found[i], func(s *State, _ []Move) error { return law.Broken(g.at(s)) })
		}
		if len(g.faults) > 0 {
			return
		}
		if P(&g.state).Over() {
			if g.options.Ended != nil {
				g.fail(g.options.EndSays, g.ended(&g.state, g.moves), g.ended)
			}
			return
		}
		if len(g.moves) >= g.options.Moves {
			g.fail(EndsLaw, fmt.Errorf("it is not over after %d moves", len(g.moves)), nil)
			return
		}
		g.next()
	}
}

// ended holds a position in which the game is over to the law for such positions.
func (g *game[P, State, Move]) ended(s *State, moves []Move) error {
	if !P(s).Over() {
		return nil
	}
	return g.options.Ended(moves, s)
}

// at is a position as the laws look at it, with the moves that are tried now.
func (g *game[P, State, Move]) at(s *State) At[State, Move] {
	return At[State, Move]{State: s, Random: rand.New(rand.NewPCG(g.seed, P(s).Hash())), Trials: g.trials}
}

// next makes the next move.
func (g *game[P, State, Move]) next() {
	s := P(&g.state)
	var m Move
	if s.Chance() {
		m = s.Sample(g.random)
	} else {
		m = g.choose(s, g.random)
	}
	after, err := s.Apply(m)
	if err != nil {
		g.fail(PlaysLaw, err, g.misplayed)
		return
	}
	if g.with != nil {
		if err := g.with.Play(m); err != nil {
			refused := m
			g.fail(g.with.Plays, err, func(s *State, _ []Move) error {
				if P(s).Check(refused) != nil {
					return nil
				}
				return g.with.Play(refused)
			})
			return
		}
	}
	g.remember()
	g.state = after
	g.moves = append(g.moves, m)
}

// misplayed asks of a position whether the players move as they should, given the
// first chance of the game.
func (g *game[P, State, Move]) misplayed(s *State, _ []Move) error {
	if P(s).Turn() == 0 {
		return nil
	}
	_, err := P(s).Apply(g.choose(s, rand.New(rand.NewPCG(g.seed, 0))))
	return err
}

// choose returns the move of a player, legal or not. It returns the zero Move if
// no move is legal.
func (g *game[P, State, Move]) choose(s P, random *rand.Rand) (m Move) {
	if g.options.Choose != nil {
		return g.options.Choose(s, random)
	}
	if legal := s.AppendMoves(nil); len(legal) > 0 {
		m = legal[random.IntN(len(legal))]
	}
	return m
}

// tries are moves to try that are seldom legal: some of any kind, and some that were
// legal earlier in the game and may just have ceased to be.
func (g *game[P, State, Move]) tries(n int) (moves []Move) {
	for range n {
		switch {
		case len(g.earlier) > 0 && (g.options.Stray == nil || g.strays.IntN(2) == 0):
			moves = append(moves, g.earlier[g.strays.IntN(len(g.earlier))])
		case g.options.Stray != nil:
			moves = append(moves, g.options.Stray(g.strays))
		}
	}
	return append(moves, *new(Move))
}

// remember keeps some of the legal moves of the position for later trials.
func (g *game[P, State, Move]) remember() {
	legal := P(&g.state).AppendMoves(nil)
	for range min(len(legal), movesRemembered) {
		m := legal[g.strays.IntN(len(legal))]
		if len(g.earlier) < mostRemembered {
			g.earlier = append(g.earlier, m)
		} else {
			g.earlier[g.strays.IntN(mostRemembered)] = m
		}
	}
}

const (
	movesRemembered = 4 // of each position
	mostRemembered  = 128
)
