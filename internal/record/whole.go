package record

import (
	"encoding"
	"fmt"
	"strings"

	"github.com/railhex/railhex/hexmap/parse"
)

// A Whole is a record of which all moves are kept, to be played or written.
type Whole[S encoding.TextAppender, M WrittenMove, Seat ~uint8] struct {
	Header   func(dst []byte) []byte // appends the game's own lines of the header
	Seats    int                     // how many play
	Notes    Notes
	Position *S // where the game goes on from; nil where it begins anew
	Moves    []M
	By       []Seat // who makes each move, as ByOf reads it
	Result   []int  // nil where nothing is said

	Chance func(M) bool      // reports whether a move is nobody's
	NoMove error             // of a move that is none
	Begin  func() (S, error) // the first position; its error is that of the setup, or of the Position
	Player Player[S, M]      // plays on from there
	Wrong  func(Error) error // the game's error of a line
}

// A WrittenMove is a move as it can be written.
type WrittenMove interface {
	encoding.TextAppender
	IsValid() bool
}

// Replay plays the record. On an illegal move it stops: the position is the one
// before it, and the error that of its line as AppendText writes it. So is the
// error of a Result that is not that of the last position.
func (r *Whole[S, M, Seat]) Replay() (S, error) {
	s, err := r.Begin()
	if err != nil {
		var none S
		return none, err
	}
	for i, m := range r.Moves {
		next, err := r.Player.Apply(&s, int(r.SeatOf(i)), m)
		if err != nil {
			return s, r.Wrong(Error{r.headerLines() + 1 + i, string(r.appendMove(nil, i)), err})
		}
		s = next
	}
	if r.Result == nil {
		return s, nil
	}
	if len(r.Result) != r.Seats {
		return s, r.noSeats(len(r.Result), "points")
	}
	if err := r.Player.Result(&s, r.Result); err != nil {
		text := strings.TrimSuffix(string(AppendResult(nil, r.Result)), "\n")
		return s, r.Wrong(Error{r.headerLines() + 1 + len(r.Moves), text, err})
	}
	return s, nil
}

// headerLines is the number of lines before the moves.
func (r *Whole[S, M, Seat]) headerLines() int {
	header, _ := r.appendHeader(nil) // what cannot be written has a line likewise
	return strings.Count(string(header), "\n") + 1
}

// AppendText appends the header, an empty line, the moves, and the result. The
// error is NoMove, a *parse.Error for notes, seats or a result that cannot be
// written as they would be read, or that of Begin for a Position.
func (r *Whole[S, M, Seat]) AppendText(dst []byte) ([]byte, error) {
	dst, err := r.appendHeader(dst)
	if err != nil {
		return dst, err
	}
	dst = append(dst, '\n')
	for i, m := range r.Moves {
		if !m.IsValid() {
			return dst, r.NoMove
		}
		if by := int(r.SeatOf(i)); by > r.Seats {
			return dst, r.noSeats(by, "a move")
		}
		dst = append(r.appendMove(dst, i), '\n')
	}
	if r.Result == nil {
		return dst, nil
	}
	if len(r.Result) != r.Seats {
		return dst, r.noSeats(len(r.Result), "points")
	}
	return AppendResult(dst, r.Result), nil
}

// String is what AppendText appends, and its error behind it if there is one.
func (r *Whole[S, M, Seat]) String() string {
	text, err := r.AppendText(nil)
	if err != nil {
		return string(text) + err.Error()
	}
	return string(text)
}

// noSeats is the error of a record with something for other seats than play.
func (r *Whole[S, M, Seat]) noSeats(last int, what string) error {
	return &parse.Error{Found: fmt.Sprintf("%s up to P%d", what, last), Expected: fmt.Sprintf("the seats that play, P1 to P%d", r.Seats)}
}

func (r *Whole[S, M, Seat]) appendHeader(dst []byte) ([]byte, error) {
	dst = r.Header(dst)
	if len(r.Notes.Names) > r.Seats {
		return dst, r.noSeats(len(r.Notes.Names), "names")
	}
	dst, err := AppendNotes(dst, r.Notes)
	if err != nil || r.Position == nil {
		return dst, err
	}
	if _, err := r.Begin(); err != nil {
		return dst, err
	}
	dst, err = (*r.Position).AppendText(append(dst, "position "...))
	return append(dst, '\n'), err
}

// appendMove appends a move, and the seat that makes it if it is said.
func (r *Whole[S, M, Seat]) appendMove(dst []byte, i int) []byte {
	if by := r.SeatOf(i); by != 0 {
		dst = AppendSeat(dst, int(by))
	}
	dst, _ = r.Moves[i].AppendText(dst)
	return dst
}

// SeatOf is the seat that makes a move, 0 where the record does not say.
func (r *Whole[S, M, Seat]) SeatOf(move int) Seat {
	if r.Chance(r.Moves[move]) {
		return 0
	}
	return ByOf(r.By, move)
}
