package record

import (
	"errors"
	"fmt"
	"io"
	"math"
	"strconv"
	"strings"

	"github.com/railhex/railhex/hexmap/parse"
)

// A Reader reads a record line by line.
type Reader[M any] struct {
	game    Game[M]
	scanner *parse.Scanner
	pending bool // whether the line that the scanner is at is still to be read as a move

	places   []place // of the lines of the header, one for each key
	faults   []*Error
	notes    Notes
	position string

	by     int
	move   M
	result []int
	claim  *Error // without an error: the line of the result
	err    *Error
	ended  bool
}

// NewReader returns a Reader before the header of what text has. The functions of
// the game are called as the lines are read.
func NewReader[M any](text io.Reader, game Game[M]) *Reader[M] {
	return &Reader[M]{game: game, scanner: parse.NewReader(text)}
}

// Notes is what the header says that means nothing to the rules.
func (r *Reader[M]) Notes() Notes { return r.notes }

// Position is the position from which the game goes on, as the header has it; ""
// where it begins anew.
func (r *Reader[M]) Position() string { return r.position }

// Next goes on to the next move and reports whether it could. It could not at the
// end of the record, or where Err says what is wrong with a line. After a malformed
// line it may be called again, to go on behind it.
func (r *Reader[M]) Next() bool {
	if r.ended {
		return false
	}
	r.err = nil
	if !r.pending && !r.scanner.Next() {
		r.end()
		return false
	}
	r.pending = false
	if r.scanner.Words()[0].Text == "result" {
		r.readResult()
		return false
	}
	if err := r.readMove(r.scanner.Words()); err != nil {
		r.err = r.here(err)
		return false
	}
	return true
}

// By is the seat that the record says makes the move, 0 where it does not say.
func (r *Reader[M]) By() int { return r.by }

// Move is the move of the line.
func (r *Reader[M]) Move() M { return r.move }

// Err is what kept Next from going on; nil at the end of the record.
func (r *Reader[M]) Err() *Error { return r.err }

// Result is the points of each seat that the record claims in its last line, nil
// before that or if it claims none.
func (r *Reader[M]) Result() []int { return r.result }

// InResult gives an error the line of the result.
func (r *Reader[M]) InResult(err error) *Error { return &Error{r.claim.Line, r.claim.Text, err} }

// InMove gives an error the line of the move that was read last.
func (r *Reader[M]) InMove(err error) *Error { return r.here(err) }

// here gives an error the line that the scanner is at.
func (r *Reader[M]) here(err error) *Error {
	return &Error{r.scanner.Number(), parse.Join(r.scanner.Words()), parse.AtLine(err, r.scanner.Number())}
}

// end is called where no more line can be read.
func (r *Reader[M]) end() {
	r.ended = true
	if r.scanner.Err() != nil {
		r.err = r.unreadable()
	}
}

// unreadable is the error of the line that the scanner could not read.
func (r *Reader[M]) unreadable() *Error {
	number, err := r.scanner.Number()+1, r.scanner.Err()
	if errors.Is(err, parse.ErrLineTooLong) {
		err = &parse.Error{Line: number, Found: "a line of more than a mebibyte", Expected: "a shorter one"}
	}
	return &Error{Line: number, Err: err}
}

// readMove reads a move and the seat that may stand before it.
func (r *Reader[M]) readMove(words []parse.Word) (err error) {
	r.by = 0
	first := words[0]
	if text, ok := strings.CutSuffix(first.Text, ":"); ok && strings.HasPrefix(text, "P") {
		most, _ := r.seats("")
		if r.by, ok = parse.Natural(text[1:], most); !ok || r.by == 0 {
			return parse.Unexpected(first, fmt.Sprintf("a seat that plays, from P1: to P%d:", most))
		}
		words = words[1:]
		if len(words) == 0 {
			return parse.Missing([]parse.Word{first}, "a move")
		}
	}
	if r.move, err = r.game.Move(words); err != nil {
		return err
	}
	if r.by != 0 && r.game.Chance(r.move) {
		return parse.Unexpected(first, "no seat, for "+words[0].Text+" is a move of chance")
	}
	return nil
}

// readResult reads the last line of a record.
func (r *Reader[M]) readResult() {
	words := r.scanner.Words()
	w := parse.NewLine(words)
	w.Word("result")
	seats, _ := r.seats("")
	result := make([]int, seats)
	for i := range result {
		name := "P" + strconv.Itoa(i+1)
		if word := w.Word(name); word.Text != name {
			w.Fail(word, name)
		}
		result[i] = parse.Value(w, "the points of "+name, parsePoints)
	}
	if err := w.End("the end of the line"); err != nil {
		r.err = r.here(err)
		return
	}
	r.result, r.claim = result, r.here(nil)
	if r.scanner.Next() {
		first := r.scanner.Words()[0]
		r.err = r.here(parse.Unexpected(first, fmt.Sprintf("the end of the record, for the result stands in line %d", r.claim.Line)))
		r.ended = true
		return
	}
	r.end()
}

func parsePoints(text string) (int, error) {
	n, ok := parse.Integer(text, math.MaxInt32)
	if !ok {
		return 0, parse.Misread(text, "a whole number")
	}
	return n, nil
}
