package family

// shorten makes a game shorter that breaks a law: it leaves out moves for as long as
// the law is still broken where what is left of the game leads. It is delta debugging
// (Zeller and Hildebrandt, "Simplifying and isolating failure-inducing input", 2002):
// first large pieces are left out, then smaller ones, and last any two moves. A move
// that has become illegal because another one is missing is left out, too.
func (g *game[P, State, Move]) shorten(f *Fault[State, Move], broken func(*State, []Move) error) {
	r := shortening[P, State, Move]{game: g, fault: f, broken: broken}
	for shorter := true; shorter; {
		r.pieces()
		shorter = r.pairs()
	}
}

// A shortening is a game that becomes shorter.
type shortening[P Pointer[State, Move], State, Move comparable] struct {
	game    *game[P, State, Move]
	fault   *Fault[State, Move]
	broken  func(*State, []Move) error
	replays int
	tried   []Move
}

// mostReplays is how often a game is played again to shorten it.
const mostReplays = 3_000

// pieces leaves out pieces of the game, from halves of it to single moves.
func (r *shortening[P, State, Move]) pieces() {
	for piece := len(r.fault.Moves) / 2; piece > 0; {
		shorter := false
		for from := 0; from < len(r.fault.Moves); {
			end := min(from+piece, len(r.fault.Moves))
			if r.without(func(i int) bool { return from <= i && i < end }) {
				shorter = true
			} else {
				from = end
			}
		}
		if !shorter {
			piece /= 2
		}
	}
}

// pairs leaves out any two moves, and reports whether it could.
func (r *shortening[P, State, Move]) pairs() bool {
	for first := range r.fault.Moves {
		for second := range first {
			if r.without(func(i int) bool { return i == first || i == second }) {
				return true
			}
		}
	}
	return false
}

// without plays the game without some of its moves, and keeps that if it breaks the
// law and is shorter.
func (r *shortening[P, State, Move]) without(left func(i int) bool) bool {
	if r.replays++; r.replays > mostReplays {
		return false
	}
	r.tried = r.tried[:0]
	for i, m := range r.fault.Moves {
		if !left(i) {
			r.tried = append(r.tried, m)
		}
	}
	moves, state := r.game.replay(r.tried)
	if len(moves) >= len(r.fault.Moves) {
		return false
	}
	err := r.broken(&state, moves)
	if err != nil {
		r.fault.Moves, r.fault.State, r.fault.Err = moves, state, err
	}
	return err != nil
}

// replay plays those of the moves that are legal one after the other.
func (g *game[P, State, Move]) replay(moves []Move) (played []Move, s State) {
	s = g.start
	for _, m := range moves {
		if P(&s).ApplyTo(&s, m) == nil {
			played = append(played, m)
		}
	}
	return played, s
}
