package frontend

// A Replay is a record that was played as far as it goes.
type Replay struct {
	Start Position // in which it begins
	Moves []string
	End   Position // in which it ends, or before what is wrong
	Notes Notes
	Err   error // what is wrong with the line where it ends; nil if nothing is
}

// Notes are what a record says of a game besides its play.
type Notes struct {
	Event string   `json:"event"`
	Date  string   `json:"date"`  // as in 2026-11-22
	Names []string `json:"names"` // of who plays, from seat 1 on; "" where nothing is said
	Bots  []string `json:"bots"`  // the name again of a program that plays; "" for others
}

// ReadRecord plays a record, of whichever game its first line names. The error is one
// of its header; one of a move is in the Replay.
func ReadRecord(record string) (Replay, error) {
	g, err := gameOf(record)
	if err != nil {
		return Replay{}, err
	}
	return g.replay(record)
}

// replaying is a record of a game that is being played.
type replaying[S, M any] interface {
	Next() bool
	Move() M
	State() *S
	Err() error
}

func (r *rules[S, M, E, Seat, R, P]) replay(record string) (Replay, error) {
	playing, err := r.read(record)
	if err != nil {
		return Replay{}, err
	}
	replay := Replay{Start: r.of(*playing.State()), Moves: []string{}}
	for playing.Next() {
		replay.Moves = append(replay.Moves, playing.Move().String())
	}
	replay.End, replay.Err = r.of(*playing.State()), playing.Err()
	replay.Notes = r.notes(playing)
	return replay, nil
}

// notesOf are the notes of a record with so many seats.
func notesOf(seats int, event, date string, names []string, bots []bool) Notes {
	notes := Notes{Event: event, Date: date, Names: make([]string, seats), Bots: make([]string, seats)}
	copy(notes.Names, names)
	for seat, is := range bots {
		if is && seat < seats {
			notes.Bots[seat] = notes.Names[seat]
		}
	}
	return notes
}

// Record writes a game down: how it began, the moves, and the notes.
func Record(start Position, moves []string, notes Notes) (string, error) {
	return start.record(moves, notes)
}

// areBots says of each seat whether a program plays it.
func (n Notes) areBots() []bool {
	bots := make([]bool, len(n.Names))
	for seat := range bots {
		bots[seat] = seat < len(n.Bots) && n.Bots[seat] != ""
	}
	return bots
}
