package steampower

import (
	"errors"
	"io"
	"io/fs"

	"github.com/railhex/railhex/internal/record"
)

// A Replay plays a record line by line: for a referee, who must show the position
// before the first line that is wrong, and for records too long to keep.
//
//	file, err := os.Open("game.srr")
//	r, err := steampower.OpenRecord(file, os.DirFS("."))
//	for r.Next() {
//		fmt.Println(r.Move())
//	}
//	fmt.Println(r.State().Report(), r.Err())
type Replay struct {
	setup  Setup
	from   State // of the header's position; else the zero State
	reader *record.Reader[Move]
	state  State
	move   Move
	err    *RecordError
}

// OpenRecord reads the header of a record, as [ParseRecord] does, and stands
// before its first move. It goes on to read from text as it is asked to.
func OpenRecord(text io.Reader, files fs.FS) (*Replay, error) {
	header := headerReader{files: files}
	r := &Replay{reader: record.NewReader(text, record.Game[Move]{
		Name:   "steampower",
		Lines:  header.lines(),
		Seats:  func() int { return seatsOf(header.setup) },
		Move:   parseMove,
		Chance: func(m Move) bool { return m.Chance() },
	})}
	if faults := r.reader.Header(); len(faults) > 0 {
		all := make([]error, len(faults))
		for i, fault := range faults {
			all[i] = (*RecordError)(fault)
		}
		return nil, errors.Join(all...)
	}
	r.setup = header.setup
	var err error
	if r.state, err = New(r.setup); err != nil {
		return nil, locate(r.reader, err)
	}
	if text := r.reader.Position(); text != "" {
		if r.from, err = ParseState(text, r.setup); err != nil {
			return nil, (*RecordError)(r.reader.InPosition(err))
		}
		r.state = r.from
	}
	return r, nil
}

// seatsOf is how many seats play, 0 if a number of players is not one of those
// that can.
func seatsOf(setup Setup) int {
	if setup.Players < 0 || setup.Players > MaxSeats {
		return 0
	}
	return setup.Players
}

// Next plays the next line and reports whether it could. It could not at the
// end of the record, or where Err says what is wrong.
func (r *Replay) Next() bool {
	if r.err != nil {
		return false
	}
	if !r.reader.Next() {
		r.err = r.atEnd()
		return false
	}
	m := r.reader.Move()
	next, err := r.state.applyBy(Seat(r.reader.By()), m)
	if err != nil {
		r.err = (*RecordError)(r.reader.InMove(err))
		return false
	}
	r.state, r.move = next, m
	return true
}

// atEnd is what is wrong where no move can be read: with the points that the
// record claims, or with its text.
func (r *Replay) atEnd() *RecordError {
	if claimed := r.reader.Result(); claimed != nil {
		if err := r.state.checkResult(claimed); err != nil {
			return (*RecordError)(r.reader.InResult(err))
		}
	}
	return (*RecordError)(r.reader.Err())
}

// Notes is what the record's header says that means nothing to the rules.
func (r *Replay) Notes() Notes { return Notes(r.reader.Notes()) }

// State is the position after the last move that was played.
func (r *Replay) State() *State { return &r.state }

// Move is the last move that was played, the zero Move before the first.
func (r *Replay) Move() Move { return r.move }

// Result is the points of each seat that the last line of the record claims; nil
// before that line is reached, or if there is none.
func (r *Replay) Result() []int { return r.reader.Result() }

// Err is what stopped the replay before the end of the record, nil if nothing
// did: a [*RecordError].
func (r *Replay) Err() error {
	if r.err == nil {
		return nil // and not a nil *RecordError
	}
	return r.err
}

// Report is the report of the position, with Err in it.
func (r *Replay) Report() Report {
	report := r.state.Report()
	if r.err != nil {
		report.Error = r.err.Report()
	}
	return report
}
