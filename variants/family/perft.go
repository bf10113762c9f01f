package family

import (
	"iter"
)

// A Count says in how many ways a game can go on.
type Count struct {
	// Sequences is the number of different sequences of moves. What chance
	// decides are moves like any other: each outcome counts as one, however
	// probable.
	Sequences uint64 `json:"sequences"`
	// Mass adds up the probabilities of the sequences. The probability of a
	// sequence is the product of those of its outcomes; a decision counts as
	// certain. Where only chance moves the Mass is therefore 1, and where only
	// players do it is Sequences.
	Mass float64 `json:"mass"`
}

// Perft counts the sequences of so many legal moves from a position. Two
// implementations of a game that count the same have the same rules there.
func Perft[P Pointer[State, Move], State, Move comparable](s P, moves int) Count {
	var counter Counter[P, State, Move]
	return counter.Count(s, moves)
}

// A Counter counts the sequences of legal moves of a given length: sequences
// that the end of the game cuts short do not count. It has room of its own to
// think in, so that it allocates next to nothing once it has counted; the zero
// Counter is ready. One Counter serves one goroutine at a time.
//
// Where there are too many outcomes to list, no sequence is counted.
type Counter[P Pointer[State, Move], State, Move comparable] struct {
	moves     []Move
	outcomes  []Outcome[Move]
	positions []State // by how many moves are still to be counted from them
}

// Count counts the sequences of so many moves from a position. There is one
// sequence of no moves; Count takes a negative number for 0.
func (c *Counter[P, State, Move]) Count(s P, moves int) Count {
	c.reserve(moves)
	return c.count(s, moves)
}

// reserve makes room for the positions, which must not move while they are
// counted from.
func (c *Counter[P, State, Move]) reserve(moves int) {
	if len(c.positions) < moves {
		c.positions = make([]State, moves)
	}
}

func (c *Counter[P, State, Move]) count(s P, moves int) Count {
	if moves <= 0 {
		return Count{1, 1}
	}
	if s.Chance() {
		return c.afterChance(s, moves)
	}
	return c.afterDecision(s, moves)
}

func (c *Counter[P, State, Move]) afterChance(s P, moves int) (total Count) {
	base := len(c.outcomes)
	c.outcomes = s.AppendOutcomes(c.outcomes)
	for i := base; i < len(c.outcomes); i++ { // the room may move while deeper positions are counted
		one := c.outcomes[i]
		rest := c.after(s, one.Move, moves)
		total.Sequences += rest.Sequences
		total.Mass += one.Probability * rest.Mass
	}
	c.outcomes = c.outcomes[:base]
	return total
}

func (c *Counter[P, State, Move]) afterDecision(s P, moves int) (total Count) {
	base := len(c.moves)
	c.moves = s.AppendMoves(c.moves)
	if moves == 1 {
		listed := len(c.moves) - base
		total = Count{uint64(listed), float64(listed)}
	} else {
		for i := base; i < len(c.moves); i++ {
			rest := c.after(s, c.moves[i], moves)
			total.Sequences += rest.Sequences
			total.Mass += rest.Mass
		}
	}
	c.moves = c.moves[:base]
	return total
}

// after counts what can follow a move that the position lists.
func (c *Counter[P, State, Move]) after(s P, m Move, moves int) Count {
	if moves == 1 {
		return Count{1, 1}
	}
	next := &c.positions[moves-1]
	if err := s.ApplyTo(next, m); err != nil {
		return Count{} // listed, but refused: no sequence leads on
	}
	return c.count(next, moves-1)
}

// Moves returns all moves with which a position goes on: those that it lists, or the
// outcomes of chance.
func Moves[P Pointer[State, Move], State, Move comparable](s P) (all []Move) {
	if !s.Chance() {
		return s.AppendMoves(nil)
	}
	for _, one := range s.AppendOutcomes(nil) {
		all = append(all, one.Move)
	}
	return all
}

// Divide counts the sequences of so many moves from a position by their first move, in
// the order in which the position lists its moves. Two implementations that differ in
// Count differ for some first move. In the position after it they differ for one move
// less, and so on to the position in which their legal moves differ. The Mass of an
// outcome of chance is that of what follows it, not multiplied by its probability.
func (c *Counter[P, State, Move]) Divide(s P, moves int) iter.Seq2[Move, Count] {
	return func(yield func(Move, Count) bool) {
		if moves <= 0 {
			return
		}
		for _, m := range Moves(s) {
			c.reserve(moves)
			if !yield(m, c.after(s, m, moves)) {
				return
			}
		}
	}
}
