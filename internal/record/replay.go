package record

import (
	"fmt"
	"strings"
)

// A Player is what a game has to say of playing a record: from which position,
// and what a move and a claim come to in one.
type Player[S, M any] struct {
	From   S                                  // the position in which the record begins
	Apply  func(s *S, by int, m M) (S, error) // applies a move that a seat is said to make, 0 where nothing is said
	Result func(s *S, claimed []int) error    // holds the points that are claimed for each seat to those of the position
}

// A Replay plays a record move by move, from the header on.
type Replay[S, M any] struct {
	reader *Reader[M]
	player Player[S, M]
	state  S
	move   M
	err    *Error
}

// NewReplay returns a Replay of what a Reader whose header is read goes on to
// read.
func NewReplay[S, M any](r *Reader[M], p Player[S, M]) *Replay[S, M] {
	return &Replay[S, M]{reader: r, player: p, state: p.From}
}

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
	if claimed := r.reader.Result(); claimed != nil {
		if err := r.player.Result(&r.state, claimed); err != nil {
			return r.reader.InResult(err)
		}
	}
	return r.reader.Err()
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

// Differ compares the points that are claimed for each seat with those it has, and
// tells both and what lies between them: "P1 37, P2 32", "P1 38, P2 32", "P1 +1". The
// last is "" where they are the same.
func Differ(claimed, points []int) (claims, totals, differences string) {
	var told [3][]string
	for i, n := range points {
		told[0] = append(told[0], fmt.Sprintf("P%d %d", i+1, claimed[i]))
		told[1] = append(told[1], fmt.Sprintf("P%d %d", i+1, n))
		if n != claimed[i] {
			told[2] = append(told[2], fmt.Sprintf("P%d %+d", i+1, n-claimed[i]))
		}
	}
	return strings.Join(told[0], ", "), strings.Join(told[1], ", "), strings.Join(told[2], ", ")
}
