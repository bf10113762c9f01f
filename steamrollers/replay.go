package steamrollers

import (
	"io/fs"
	"iter"

	"github.com/railhex/railhex/internal/lines"
	"github.com/railhex/railhex/internal/reading"
)

// A Replay plays a record's text line by line: for a referee, who must show
// the position before the first line that is wrong, and for records too long
// to keep.
//
//	r, err := steamrollers.OpenRecord(text, os.DirFS("."))
//	for r.Next() {
//		fmt.Println(r.Move())
//	}
//	fmt.Println(r.State().Report(), r.Err())
type Replay struct {
	setup   Setup
	scanner *lines.Scanner // at the first line that is not yet read as a move
	pending bool
	state   State
	move    Move
	err     *RecordError
}

// OpenRecord reads the header of a record, as [ParseRecord] does, and stands
// before its first move.
func OpenRecord(text string, files fs.FS) (*Replay, error) {
	r := &Replay{scanner: lines.NewScanner(text)}
	header := headerReader{files: files}
	for r.pending = r.scanner.Next(); r.pending && header.line(r.scanner.Number(), r.scanner.Words()); {
		r.pending = r.scanner.Next()
	}
	setup, err := header.finish(r.scanner)
	if err != nil {
		return nil, err
	}
	r.setup = setup
	if r.state, err = New(setup); err != nil {
		return nil, header.locate(err)
	}
	return r, nil
}

// Next plays the next line and reports whether it could. It could not at the
// end of the record, or where Err says what is wrong.
func (r *Replay) Next() bool {
	m, ok := r.read()
	if !ok {
		return false
	}
	next, err := r.state.Apply(m)
	if err != nil {
		r.fail(err)
		return false
	}
	r.state, r.move = next, m
	return true
}

// read gives the move of the next line.
func (r *Replay) read() (Move, bool) {
	if r.err != nil || !r.pending && !r.scanner.Next() {
		return Move{}, false
	}
	r.pending = false
	m, err := parseMove(r.scanner.Words())
	if err != nil {
		r.fail(reading.AtLine(err, r.scanner.Number()))
		return Move{}, false
	}
	return m, true
}

func (r *Replay) fail(err error) {
	r.err = &RecordError{r.scanner.Number(), lines.Join(r.scanner.Words()), err}
}

// moves walks the moves of the record, legal or not; a malformed one comes
// with its error and is the last.
func (r *Replay) moves() iter.Seq2[Move, error] {
	return func(yield func(Move, error) bool) {
		for {
			m, ok := r.read()
			if !ok {
				break
			}
			if !yield(m, nil) {
				return
			}
		}
		if r.err != nil {
			yield(Move{}, r.err)
		}
	}
}

// State is the position after the last move that was played.
func (r *Replay) State() *State { return &r.state }

// Move is the last move that was played, the zero Move before the first.
func (r *Replay) Move() Move { return r.move }

// Err is what stopped the replay before the end of the record, nil if nothing
// did.
func (r *Replay) Err() *RecordError { return r.err }

// Report is the report of the position, with Err in it.
func (r *Replay) Report() Report {
	report := r.state.Report()
	if r.err != nil {
		report.Error = r.err.Report()
	}
	return report
}
