package steamrollers

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
//	r, err := steamrollers.OpenRecord(file, os.DirFS("."))
//	for r.Next() {
//		fmt.Println(r.Move())
//	}
//	fmt.Println(r.State().Report(), r.Err())
type Replay struct {
	setup  Setup
	from   State // of the header's position; else the zero State
	reader *record.Reader[Move]
	play   *record.Replay[State, Move]
}

// OpenRecord reads the header of a record, as [ParseRecord] does, and stands
// before its first move. It goes on to read from text as it is asked to.
func OpenRecord(text io.Reader, files fs.FS) (*Replay, error) {
	header := headerReader{files: files}
	r := &Replay{reader: record.NewReader(text, record.Game[Move]{
		Name:   "steamrollers",
		Lines:  header.lines(),
		Seats:  func() int { return seatsOf(header.setup) },
		Move:   parseMove,
		Chance: func(m Move) bool { return m.Kind().isChance() },
	})}
	if faults := r.reader.Header(); len(faults) > 0 {
		all := make([]error, len(faults))
		for i, fault := range faults {
			all[i] = (*RecordError)(fault)
		}
		return nil, errors.Join(all...)
	}
	r.setup = header.setup
	begin, err := New(r.setup)
	if err != nil {
		return nil, locate(r.reader, err)
	}
	if text := r.reader.Position(); text != "" {
		if r.from, err = ParseState(text, r.setup); err != nil {
			return nil, (*RecordError)(r.reader.InPosition(err))
		}
		begin = r.from
	}
	r.play = record.NewReplay(r.reader, playerFrom(begin))
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
func (r *Replay) Next() bool { return r.play.Next() }

// Notes is what the record's header says that means nothing to the rules.
func (r *Replay) Notes() Notes { return Notes(r.reader.Notes()) }

// State is the position after the last move that was played.
func (r *Replay) State() *State { return r.play.State() }

// Move is the last move that was played, the zero Move before the first.
func (r *Replay) Move() Move { return r.play.Move() }

// Result is the points of each seat that the last line of the record claims; nil
// before that line is reached, or if there is none.
func (r *Replay) Result() []int { return r.reader.Result() }

// Err is what stopped the replay before the end of the record, nil if nothing
// did: a [*RecordError].
func (r *Replay) Err() error {
	if err := r.play.Err(); err != nil {
		return (*RecordError)(err)
	}
	return nil // and not a nil *RecordError
}

// Report is the report of the position, with Err in it.
func (r *Replay) Report() Report {
	report := r.State().Report()
	if err := r.play.Err(); err != nil {
		report.Error = (*RecordError)(err).Report()
	}
	return report
}
