package record

import (
	"fmt"
	"strings"

	"github.com/railhex/railhex/variants/family/phrases"
)

// A Player is what a game has to say of playing a record: what a move and a claim
// come to in a position.
type Player[S, M any] struct {
	Apply  func(s *S, by int, m M) (S, error) // applies a move that a seat is said to make, 0 where nothing is said
	Result func(s *S, claimed []int) error    // holds the points that are claimed for each seat to those of the position
}

// A Replay plays a record move by move, from the header on.
type Replay[S, M any] struct {
	reader  *Reader[M]
	player  Player[S, M]
	resumed S
	state   S
	move    M
	err     *Error
	claimed bool   // the points that the record claims are judged
	past    *Error // behind which it has resumed
}

// Notes is what the header says that means nothing to the rules.
func (r *Replay[S, M]) Notes() Notes { return r.reader.Notes() }

// Resumed is the position that the header names, the zero one where the game
// begins anew.
func (r *Replay[S, M]) Resumed() S { return r.resumed }

// Result is the points that the last line of the record claims for each seat; nil
// before that line is reached, or if there is none.
func (r *Replay[S, M]) Result() []int { return r.reader.Result() }

// Next plays the next line and reports whether it could. It could not at the end of
// the record, or where Err says what is wrong.
func (r *Replay[S, M]) Next() bool {
	if r.err != nil {
		return false
	}
	if !r.reader.Next() {
		r.err = r.atEnd()
		return false
	}
	m := r.reader.Move()
	next, err := r.player.Apply(&r.state, r.reader.By(), m)
	if err != nil {
		r.err = r.reader.InMove(err)
		return false
	}
	r.state, r.move = next, m
	return true
}

// atEnd is what is wrong where no move can be read: with the points that the
// record claims, or with its text.
func (r *Replay[S, M]) atEnd() *Error {
	if claimed := r.reader.Result(); claimed != nil && !r.claimed {
		r.claimed = true
		if err := r.player.Result(&r.state, claimed); err != nil {
			return r.reader.InResult(err)
		}
	}
	if err := r.reader.Err(); err != r.past {
		return err
	}
	return nil
}

// Resume goes on from a position: before the first move, or behind the line that Err
// is about, which is then as if it did not stand there.
func (r *Replay[S, M]) Resume(from S) {
	if r.err != nil {
		r.past, r.err = r.err, nil
	}
	r.state = from
}

// State is the position after the last move that was played.
func (r *Replay[S, M]) State() *S { return &r.state }

// Move is the last move that was played, the zero move before the first.
func (r *Replay[S, M]) Move() M { return r.move }

// Err is what stopped the replay before the end of the record, nil if nothing did.
func (r *Replay[S, M]) Err() *Error { return r.err }

// ByOf is the seat that makes a move by a list that goes as far as something is
// said; the zero seat where nothing is.
func ByOf[Seat ~uint8](list []Seat, move int) Seat {
	if move >= len(list) {
		return 0
	}
	return list[move]
}

// AppendBy notes in such a list who makes the last of so many moves.
func AppendBy[Seat ~uint8](list []Seat, moves int, by Seat) []Seat {
	if by == 0 {
		return list
	}
	for len(list) < moves-1 {
		list = append(list, 0)
	}
	return append(list, by)
}

// Compare holds the points that are claimed for each seat to those it has. Where
// they differ it gives those it has, and what a sentence names: what is claimed,
// "P1 37, P2 32", the points, "P1 38, P2 32", and the difference, "P1 +1". Where
// they agree both are nil.
func Compare[Seat ~uint8](claimed []int, total func(Seat) int) (points []int, named []phrases.Arg) {
	var claims, totals, differences []string
	for i, claim := range claimed {
		n := total(Seat(i + 1))
		points = append(points, n)
		claims = append(claims, fmt.Sprintf("P%d %d", i+1, claim))
		totals = append(totals, fmt.Sprintf("P%d %d", i+1, n))
		if n != claim {
			differences = append(differences, fmt.Sprintf("P%d %+d", i+1, n-claim))
		}
	}
	if differences == nil {
		return nil, nil
	}
	list := func(words []string) string { return strings.Join(words, ", ") }
	return points, phrases.Args("claimed", list(claims), "points", list(totals), "difference", list(differences))
}
