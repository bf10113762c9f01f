package family

import (
	"errors"
	"io"
	"math"
	"strings"

	"github.com/railhex/railhex/hexmap/parse"
)

// A recordReader reads a record line by line.
type recordReader struct {
	game      string
	own       Header
	seats     func() int                                  // how many play by the lines read so far; 0 where they do not say
	parseMove func([]parse.Word) (chance bool, err error) // keeps the move

	scanner *parse.Scanner
	pending bool // whether the line that the scanner is at is still to be read as a move

	places   []place // of the lines of the header, one for each key
	faults   []*RecordError
	notes    Notes
	position string

	by     Seat
	result []int
	claim  *RecordError // without an error: the line of the result
	err    *RecordError
	ended  bool
}

func newRecordReader(text io.Reader, game string, own Header, seats func() int, parseMove func([]parse.Word) (bool, error)) *recordReader {
	return &recordReader{game: game, own: own, seats: seats, parseMove: parseMove, scanner: parse.NewReader(text)}
}

// next goes on to the next move and reports whether it could. It could not at the
// end of the record, or where err says what is wrong with a line. After a malformed
// line it may be called again, to go on behind it.
func (r *recordReader) next() bool {
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

// here gives an error the line that the scanner is at.
func (r *recordReader) here(err error) *RecordError {
	return &RecordError{r.scanner.Number(), parse.Join(r.scanner.Words()), parse.AtLine(err, r.scanner.Number())}
}

// end is called where no more line can be read.
func (r *recordReader) end() {
	r.ended = true
	if r.scanner.Err() != nil {
		r.err = r.unreadable()
	}
}

// unreadable is the error of the line that the scanner could not read.
func (r *recordReader) unreadable() *RecordError {
	number, err := r.scanner.Number()+1, r.scanner.Err()
	if errors.Is(err, parse.ErrLineTooLong) {
		err = &parse.Error{Line: number, Found: parse.Say("a line of more than a mebibyte"), Expected: parse.Say("a shorter one")}
	}
	return &RecordError{Line: number, Err: err}
}

// readMove reads a move and the seat that may stand before it.
func (r *recordReader) readMove(words []parse.Word) (err error) {
	r.by = Nobody
	first := words[0]
	if text, ok := strings.CutSuffix(first.Text, ":"); ok && strings.HasPrefix(text, "P") {
		most, _ := r.seat()
		if r.by, err = ParseSeat(text, Seat(most)); err != nil {
			return parse.Unexpected(first, "a seat that plays, from P1: to P{n}:", "n", most)
		}
		words = words[1:]
		if len(words) == 0 {
			return parse.Missing([]parse.Word{first}, "a move")
		}
	}
	chance, err := r.parseMove(words)
	if err != nil {
		return err
	}
	if r.by != Nobody && chance {
		return parse.Unexpected(first, "no seat, for {move} is a move of chance", "move", words[0].Text)
	}
	return nil
}

// readResult reads the last line of a record.
func (r *recordReader) readResult() {
	words := r.scanner.Words()
	w := parse.NewLine(words)
	w.Word("result")
	seats, _ := r.seat()
	result := make([]int, seats)
	for i := range result {
		name := Seat(i + 1).String()
		w.Choice(name)
		result[i] = parse.Value(w, "the points of {seat}", parsePoints, "seat", name)
	}
	if err := w.End("the end of the line"); err != nil {
		r.err = r.here(err)
		return
	}
	r.result, r.claim = result, r.here(nil)
	if r.scanner.Next() {
		first := r.scanner.Words()[0]
		r.err = r.here(parse.Unexpected(first, "the end of the record, for the result stands in line {n}", "n", r.claim.Line))
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
