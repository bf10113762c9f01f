package family

import (
	"fmt"
	"math/rand/v2"
	"slices"
)

// Options say how many games [Check] plays, and how, and what else must be true in
// them. The zero Options are ten games in which every legal move is as likely as the
// others.
type Options[State, Move any] struct {
	// Seed decides the first game; the games after it have the seeds after it.
	Seed uint64
	// Games is the number of games to play; 0 means 10. Ten find what is wrong in most
	// positions. A rare one, such as an empty bag, takes as many games as a test has time for.
	Games int
	// Moves is the most moves that a game may have: a longer one is a fault. 0 means the
	// LongestGame of the game.
	Moves int
	// Midway means that games begin in a position that no game need come to. Each is left
	// after Moves moves, and points need not stay within their bounds.
	Midway bool
	// Choose decides for the players: it gives a legal move of a position in which one
	// is asked. If it needs chance it takes it from random, so that the same seed plays
	// the same game. If it is nil, each legal move is as likely as the others.
	Choose func(s *State, random *rand.Rand) Move
	// Stray is a move of any kind, seldom legal, to be tried beside those that were legal
	// earlier, in this game and in those before it. If it is nil, Check edits legal moves
	// instead, a number or a word at a time. It does so where the Move is an integer, has
	// exported fields, or is an encoding.TextMarshaler that an UnmarshalText reads.
	Stray func(random *rand.Rand) Move
	// Ahead reports of two seats of a game that is over whether the first must rank before
	// the second. If it is nil, the seat with more points must. Where points say nothing of
	// the places, return false.
	Ahead func(s *State, seat, other Seat) bool
	// Laws are laws of the game's own.
	Laws []Law[State, Move]
	// Ended holds a game that is over, given by its moves, to the law that EndSays states;
	// nil holds it to none.
	Ended   func(moves []Move, end *State) error
	EndSays string
}

// Laws of the players and of the game as a whole.
const (
	playsLaw = "the players move as the rules allow"
	EndsLaw  = "every game ends"

	pointsLaw = "points and places are as the game says"
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
//     what chance draws can be drawn, as often as it should be where the outcomes are
//     listed, and NumOutcomes and Probability say the same;
//   - equal positions have the same hash however they are reached, and others another;
//   - points stay within their bounds, nobody has a place before the end, and the places
//     keep the order of points;
//   - Moves() iter.Seq[Move], Explain(Move) error and Winners() Seats, where the game has
//     them, say the same as the other methods, and a refusal has the same rule and words
//     everywhere;
//   - the game ends, after no more moves than it says;
//
// and to the laws of its own that the Options give. A game is left at the first position
// with a fault, and of its moves those are kept that are needed to break the law. The
// error joins the faults, each a [*Fault]: a law that is broken in several games once,
// with the fewest moves that break it and the number of these games.
func Check[P Pointer[State, Move], State, Move comparable](start P, o Options[State, Move]) error {
	seen := newMemory[State]()
	laws := append(lawsOf[P](o.Ahead, seen), o.Laws...)
	if o.Midway {
		laws = slices.DeleteFunc(laws, func(law Law[State, Move]) bool { return law.Says == pointsLaw })
	}
	var faults []*Fault[State, Move]
	var earlier []Move
	if o.Games == 0 {
		o.Games = usualGames
	}
	if o.Moves == 0 {
		o.Moves = start.LongestGame()
	}
	for i := range o.Games {
		seed := o.Seed + uint64(i)
		g := game[P, State, Move]{
			options: o, laws: laws, seen: seen, seed: seed, start: *start, state: *start, earlier: earlier,
			random: rand.New(rand.NewPCG(seed, 0)), strays: rand.New(rand.NewPCG(seed, 1)),
		}
		g.play()
		faults, earlier = append(faults, g.faults...), g.earlier
	}
	return byLaw(faults)
}

// A game is one that is being played.
type game[P Pointer[State, Move], State, Move comparable] struct {
	options Options[State, Move]
	laws    []Law[State, Move]
	seen    *memory[State]
	seed    uint64
	start   State
	state   State
	moves   []Move
	random  *rand.Rand // plays
	strays  *rand.Rand // tries what is not legal; apart, so that more trials leave the games as they are
	earlier []Move     // some that were legal in earlier positions and games
	trials  []Move     // of this position
	faults  []*Fault[State, Move]
}

// fail notes a fault of the position, if there is one. Broken asks the same of a
// position of a shorter game; it is nil for what no shorter game could break.
func (g *game[P, State, Move]) fail(law string, err error, broken func(*State, []Move) error) {
	if err == nil {
		return
	}
	f := &Fault[State, Move]{Law: law, Seed: g.seed, Start: g.start, Moves: g.moves, Played: len(g.moves), Games: 1, State: g.state, Err: err}
	if broken != nil {
		g.shorten(f, broken)
	}
	g.faults = append(g.faults, f)
}

// play plays the game to its end, or to the first position with a fault.
func (g *game[P, State, Move]) play() {
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
		g.seen.keep(g.state, P(&g.state).Hash())
		if P(&g.state).Over() {
			if g.options.Ended != nil {
				g.fail(g.options.EndSays, g.ended(&g.state, g.moves), g.ended)
			}
			return
		}
		if len(g.moves) >= g.options.Moves {
			if g.options.Midway {
				return
			}
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
		g.fail(playsLaw, err, g.misplayed)
		return
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

// tries returns moves to try that are seldom legal. Some were legal earlier and may just
// have ceased to be; others are of any kind or differ a little from legal ones.
func (g *game[P, State, Move]) tries(n int) []Move {
	moves := make([]Move, 0, n+1)
	add := func(m Move) {
		if !slices.Contains(moves, m) {
			moves = append(moves, m)
		}
	}
	var legal []Move
	if g.options.Stray == nil {
		legal = g.near()
	}
	for range n {
		early := g.strays.IntN(2) == 0
		switch {
		case len(g.earlier) > 0 && early:
			add(g.earlier[g.strays.IntN(len(g.earlier))])
		case g.options.Stray != nil:
			add(g.options.Stray(g.strays))
		case len(legal) > 0:
			other := legal
			if len(g.earlier) > 0 && g.strays.IntN(2) == 0 {
				other = g.earlier
			}
			if m, ok := edited(legal[g.strays.IntN(len(legal))], other[g.strays.IntN(len(other))], g.strays); ok {
				add(m)
			}
		}
	}
	add(*new(Move))
	return moves
}

// near returns the moves that are edited in the position. These are the legal ones, what
// chance draws if they are too many to list, and earlier ones if the game is over.
func (g *game[P, State, Move]) near() []Move {
	s := P(&g.state)
	legal := s.AppendMoves(nil)
	switch {
	case len(legal) > 0:
		return legal
	case s.Chance():
		return []Move{s.Sample(g.strays)}
	}
	return g.earlier
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
