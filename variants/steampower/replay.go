package steampower

import (
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
	setup Setup
	play  *record.Replay[State, Move]
}

// OpenRecord reads the header of a record, as [ParseRecord] does, and stands
// before its first move. It goes on to read from text as it is asked to.
func OpenRecord(text io.Reader, files fs.FS) (*Replay, error) {
	header := headerReader{files: files}
	play, err := record.Open(text, record.Game[Move]{
		Name:   "steampower",
		Lines:  header.lines(),
		Seats:  func() int { return record.SeatsOf(header.setup.Players, MaxSeats) },
		Move:   parseMove,
		Chance: Move.Chance,
	}, record.Beginning[State, Move]{
		New:      func() (State, error) { return New(header.setup) },
		Line:     fieldOf,
		Position: func(text string) (State, error) { return ParseState(text, header.setup) },
		Player:   recordPlayer,
		Wrong:    wrongLine,
	})
	if err != nil {
		return nil, err
	}
	return &Replay{header.setup, play}, nil
}

// Next plays the next line and reports whether it could. It could not at the
// end of the record, or where Err says what is wrong.
func (r *Replay) Next() bool { return r.play.Next() }

// Resume goes on from another position of the same setup: before the first move, or
// behind the line that Err is about, which is then as if it did not stand there. Its
// error is a [*SetupMismatchError], or [NoState], and changes nothing.
func (r *Replay) Resume(from State) error {
	switch here := r.State().game; from.game {
	case nil:
		return NoState
	case here:
		r.play.Resume(from)
		return nil
	default:
		return &SetupMismatchError{Found: from.game.id, Expected: here.id}
	}
}

// Notes is what the record's header says that means nothing to the rules.
func (r *Replay) Notes() Notes { return Notes(r.play.Notes()) }

// State is the position after the last move that was played.
func (r *Replay) State() *State { return r.play.State() }

// Move is the last move that was played, the zero Move before the first.
func (r *Replay) Move() Move { return r.play.Move() }

// Result is the points of each seat that the last line of the record claims; nil
// before that line is reached, or if there is none.
func (r *Replay) Result() []int { return r.play.Result() }

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
