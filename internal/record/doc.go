// Package record reads and writes what the records of all games of this module
// have in common: a header, of which each line stands once and "game" first; then
// moves, one a line, each perhaps with the seat that makes it; and perhaps a claim
// of who had how many points at the end. It knows no game. A game says what its
// own lines of the header are and how a move is read:
//
//	replay, err := record.Open(text, record.Game[Move]{
//		Name:   "steamrollers",
//		Lines:  []record.Line{{Key: "players", Expected: "the number of players", Needed: true, Read: …}},
//		Seats:  func() int { return record.SeatsOf(setup.Players, MaxSeats) },
//		Move:   parseMove,
//		Chance: func(m Move) bool { return m.Kind().Chance() },
//	}, record.Beginning[State, Move]{
//		New:    func() (State, error) { return New(setup) },
//		Player: record.Player[State, Move]{Apply: …, Result: …},
//		…
//	})
//	for replay.Next() {
//		fmt.Println(replay.Move())
//	}
//
// A Replay keeps one line at a time, so that a record too long to keep can be
// played, and the Reader below it so that one can be read; a Whole keeps all moves,
// to play them and to write them. Whether a move is legal, and whether a seat is
// asked that the record names, is for the game to say.
package record
