package family

// A Replay plays a record line by line: for a referee, who must show the position
// before the first line that is wrong, and for records too long to keep.
//
//	file, err := os.Open("game.srr")
//	r, err := steam.OpenRecord(file, os.DirFS("."))
//	for r.Next() {
//		fmt.Println(r.Move())
//	}
//	fmt.Println(r.State(), r.Err())
type Replay[Setup any, State RecordedState, Move RecordedMove] struct {
	table   *Records[Setup, State, Move]
	setup   Setup
	reader  *recordReader
	read    Move // in the line that the reader is at
	resumed State
	state   State
	move    Move
	err     *RecordError
	claimed bool         // whether the points that the record claims are judged
	past    *RecordError // behind which it has resumed
}

// Setup returns what the header says is played.
func (r *Replay[Setup, State, Move]) Setup() Setup { return r.setup }

// Notes returns what the header says that means nothing to the rules.
func (r *Replay[Setup, State, Move]) Notes() Notes { return r.reader.notes }

// Result returns the points that the last line of the record claims for each seat;
// nil before that line is reached, or if there is none.
func (r *Replay[Setup, State, Move]) Result() []int { return r.reader.result }

// Next plays the next line and reports whether it could. It could not at the end of
// the record, or where Err says what is wrong.
func (r *Replay[Setup, State, Move]) Next() bool {
	if r.err != nil {
		return false
	}
	if !r.reader.next() {
		r.err = r.atEnd()
		return false
	}
	next, err := r.table.ApplyBy(&r.state, r.reader.by, r.read)
	if err != nil {
		r.err = r.reader.here(err)
		return false
	}
	r.state, r.move = next, r.read
	return true
}

// atEnd returns what is wrong where no move can be read: with the points that the
// record claims, or with its text.
func (r *Replay[Setup, State, Move]) atEnd() *RecordError {
	if claimed := r.reader.result; claimed != nil && !r.claimed {
		r.claimed = true
		if err := r.table.CheckResult(&r.state, claimed); err != nil {
			return &RecordError{r.reader.claim.Line, r.reader.claim.Text, err}
		}
	}
	if err := r.reader.err; err != r.past {
		return err
	}
	return nil
}

// Resume goes on from another position of the same setup. It can be called before the
// first move, or after a line with an Err, which then counts as absent. The error is a
// [*SetupMismatchError], or that of the zero State, and changes nothing.
func (r *Replay[Setup, State, Move]) Resume(from State) error {
	var none State
	if from == none {
		return r.table.NoState
	}
	if found, expected := r.table.ID(&from), r.table.ID(&r.state); found != expected {
		return &SetupMismatchError{found, expected, r.table.Board}
	}
	if r.err != nil {
		r.past, r.err = r.err, nil
	}
	r.state = from
	return nil
}

// State returns the position after the last move that was played.
func (r *Replay[Setup, State, Move]) State() *State { return &r.state }

// Move returns the last move that was played, the zero Move before the first.
func (r *Replay[Setup, State, Move]) Move() Move { return r.move }

// Err returns what stopped the replay before the end of the record, a
// [*RecordError]; nil if nothing did.
func (r *Replay[Setup, State, Move]) Err() error {
	if r.err == nil {
		return nil // and not a nil *RecordError
	}
	return r.err
}
