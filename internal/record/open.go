package record

import (
	"errors"
	"io"

	"github.com/railhex/railhex/hexmap/parse"
)

// A Beginning is what a game has to say of the position in which a record begins,
// asked once the header is read.
type Beginning[S, M any] struct {
	New      func() (S, error)            // the first position of the setup; its error has all faults of the setup, joined
	Line     func(fault error) string     // the key of the line that a fault of the setup is of, "" where it is of none
	Position func(text string) (S, error) // the position that the header names
	Player   Player[S, M]                 // plays on from there
	Wrong    func(Error) error            // the game's error of a line
}

// Open reads the header of a record and stands before its first move. All faults
// of the header are in the error, joined, each of them one of a line: where a fault
// of the setup is of no line, of that which names the game.
func Open[S, M any](text io.Reader, game Game[M], b Beginning[S, M]) (*Replay[S, M], error) {
	r := NewReader(text, game)
	if faults := r.Header(); len(faults) > 0 {
		return nil, b.wrong(faults)
	}
	begin, err := b.New()
	if err != nil {
		var faults []*Error
		for _, fault := range parse.Each(err) {
			faults = append(faults, r.At(b.Line(fault), fault))
		}
		return nil, b.wrong(faults)
	}
	play := &Replay[S, M]{reader: r, player: b.Player}
	if r.Position() != "" {
		if begin, err = b.Position(r.Position()); err != nil {
			return nil, b.Wrong(*r.InPosition(err))
		}
		play.resumed = begin
	}
	play.state = begin
	return play, nil
}

// wrong is faults as the game's own errors, joined.
func (b *Beginning[S, M]) wrong(faults []*Error) error {
	all := make([]error, len(faults))
	for i, fault := range faults {
		all[i] = b.Wrong(*fault)
	}
	return errors.Join(all...)
}

// Read reads the moves behind the header that a Replay was opened with, without
// playing them, and who is said to make them, as ByOf reads it.
func Read[S, M any, Seat ~uint8](r *Replay[S, M]) (moves []M, by []Seat, err *Error) {
	for r.reader.Next() {
		moves = append(moves, r.reader.Move())
		by = AppendBy(by, len(moves), Seat(r.reader.By()))
	}
	return moves, by, r.reader.Err()
}
