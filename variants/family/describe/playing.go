package describe

import (
	"errors"
	"io"
	"io/fs"
	"strings"

	"github.com/railhex/railhex/hexmap/parse"
	"github.com/railhex/railhex/variants/family"
)

// A Playing is a record that is played line by line. A referee needs that to know the
// position before the first wrong line, and it suits records too long to keep:
//
//	r, err := game.Open(file, os.DirFS("."))
//	for r.Next() {
//		fmt.Println(r.Move())
//	}
//	fmt.Println(r.Position().Text(), r.Err())
type Playing interface {
	// Next plays the next line and reports whether it could. It could not at the end of
	// the record, or where Err says what is wrong.
	Next() bool
	// Move returns the last move that was played, "" before the first.
	Move() string
	// Position returns the position after it.
	Position() Position
	// Err returns what stopped the replay before the end of the record, a
	// [*family.RecordError]; nil if nothing did.
	Err() error
	// Resume goes on from another position of what the record says is played: before the
	// first move, or behind the line that Err is about.
	Resume(from Position) error
	// Restore reads the text or the JSON of such a position.
	Restore(text string) (Position, error)
	// Notes returns what the record says besides what is played.
	Notes() Notes
}

var errOtherGame = errors.New("this is a position of another game")

// isJSON reports whether the text of a position is JSON.
func isJSON(text string) bool { return text != "" && strings.ContainsRune("{[\"", rune(text[0])) }

// playing is a record of a game that is described.
type playing[State comparable, Move family.Written, P family.Pointer[State, Move]] struct {
	of   *described[State, Move, P]
	read replaying[State, Move]
	now  *position[State, Move, P]
	move string
}

func (g *described[State, Move, P]) Open(record io.Reader, files fs.FS) (Playing, error) {
	return g.open(record, files)
}

func (g *described[State, Move, P]) open(record io.Reader, files fs.FS) (*playing[State, Move, P], error) {
	if err := g.broken(); err != nil {
		return nil, err
	}
	read, err := g.parts.Notation.open(record, files)
	if err != nil {
		return nil, err
	}
	return &playing[State, Move, P]{of: g, read: read, now: g.begun(*read.State())}, nil
}

func (r *playing[State, Move, P]) Next() bool {
	if !r.read.Next() {
		return false
	}
	m := r.read.Move()
	r.move, r.now = m.String(), r.now.then(*r.read.State(), m)
	return true
}

func (r *playing[State, Move, P]) Move() string { return r.move }

func (r *playing[State, Move, P]) Position() Position { return r.now }

func (r *playing[State, Move, P]) Err() error { return r.read.Err() }

func (r *playing[State, Move, P]) Notes() Notes { return notesOf(r.now.Seats(), r.read.Notes()) }

func (r *playing[State, Move, P]) Resume(from Position) error {
	own, ok := from.(*position[State, Move, P])
	if !ok {
		return errOtherGame
	}
	err := r.read.Resume(own.state)
	if err == nil {
		r.now = own
	}
	return err
}

func (r *playing[State, Move, P]) Restore(text string) (Position, error) {
	text = strings.TrimSpace(text)
	switch notation := r.of.parts.Notation; {
	case isJSON(text):
		return r.of.FromJSON([]byte(text))
	case !notation.stores():
		return r.of.Restore(text)
	default:
		return r.of.studied(notation.parseHere(text, r.read))
	}
}

// studied is the position that was read, if none is wrong with it.
func (g *described[State, Move, P]) studied(s State, err error) (Position, error) {
	if err != nil {
		return nil, err
	}
	return g.at(s), nil
}

func (g *described[State, Move, P]) ReadRecord(record string, files fs.FS) (Replay, error) {
	if err := parse.Unreadable(record); err != nil {
		return Replay{}, err
	}
	r, err := g.open(strings.NewReader(record), files)
	if err != nil {
		return Replay{}, err
	}
	replay := Replay{Start: r.now, Moves: []string{}, Notes: Notes{}}
	for r.Next() {
		replay.Moves = append(replay.Moves, r.move)
	}
	replay.End, replay.Err, replay.Notes = r.now, r.Err(), r.Notes()
	return replay, nil
}
