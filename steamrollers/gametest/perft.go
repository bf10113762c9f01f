package gametest

import (
	"iter"

	"github.com/railhex/railhex/steamrollers"
)

// A Count says in how many ways a game can go on.
type Count struct {
	// Sequences is the number of different sequences of moves. What chance
	// decides are moves like any other: each outcome counts as one, however
	// probable.
	Sequences uint64
	// Mass adds up the probabilities of the sequences. The probability of a
	// sequence is the product of those of its outcomes; a decision counts as
	// certain. Where only chance moves the Mass is therefore 1, and where only
	// players do it is Sequences.
	Mass float64
}

// A Perft counts the sequences of legal moves of a given length: sequences
// that the end of the game cuts short do not count. It has room of its own to
// think in, so that it allocates next to nothing once it has counted; the zero
// Perft is ready. One Perft serves one goroutine at a time.
//
// Where the goods of the cities are drawn, or Olive's influence is rolled, there
// are too many outcomes to list, and no sequence is counted.
type Perft struct {
	moves    []steamrollers.Move
	outcomes []steamrollers.Outcome
}

// Count counts the sequences of so many moves from a position. Of no moves there
// is one; a negative number is taken for none.
func (p *Perft) Count(s *steamrollers.State, moves int) Count {
	if moves <= 0 {
		return Count{1, 1}
	}
	if s.Chance() {
		return p.afterChance(s, moves)
	}
	return p.afterDecision(s, moves)
}

func (p *Perft) afterChance(s *steamrollers.State, moves int) (total Count) {
	base := len(p.outcomes)
	p.outcomes = s.AppendOutcomes(p.outcomes)
	for i := base; i < len(p.outcomes); i++ { // the room may move while deeper positions are counted
		outcome := p.outcomes[i]
		rest := p.after(s, outcome.Move, moves)
		total.Sequences += rest.Sequences
		total.Mass += outcome.Probability * rest.Mass
	}
	p.outcomes = p.outcomes[:base]
	return total
}

func (p *Perft) afterDecision(s *steamrollers.State, moves int) (total Count) {
	base := len(p.moves)
	p.moves = s.AppendMoves(p.moves)
	if moves == 1 {
		listed := len(p.moves) - base
		total = Count{uint64(listed), float64(listed)}
	} else {
		for i := base; i < len(p.moves); i++ {
			rest := p.after(s, p.moves[i], moves)
			total.Sequences += rest.Sequences
			total.Mass += rest.Mass
		}
	}
	p.moves = p.moves[:base]
	return total
}

// after counts what can follow a move that the position lists.
func (p *Perft) after(s *steamrollers.State, m steamrollers.Move, moves int) Count {
	if moves == 1 {
		return Count{1, 1}
	}
	next, err := s.Apply(m)
	if err != nil {
		return Count{} // listed, but refused: no sequence leads on
	}
	return p.Count(&next, moves-1)
}

// Divide counts the sequences of so many moves from a position by their first
// move, in the order in which the position lists its moves. Two implementations
// that differ in Count differ for some first move; in the position after it
// they differ for one move less, and so on to the position in which their legal
// moves differ. The Mass of an outcome of chance is that of what follows it,
// not multiplied by its probability.
func (p *Perft) Divide(s *steamrollers.State, moves int) iter.Seq2[steamrollers.Move, Count] {
	return func(yield func(steamrollers.Move, Count) bool) {
		if moves <= 0 {
			return
		}
		for _, m := range s.AppendMoves(nil) {
			if !yield(m, p.after(s, m, moves)) {
				return
			}
		}
	}
}
