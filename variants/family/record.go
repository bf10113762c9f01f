package family

import (
	"strings"

	"github.com/railhex/railhex/hexmap/parse"
)

// A Record is a game, or the beginning of one, as it is written down: what is played,
// and the moves. It may say more, but need not. The zero Record has no valid Setup.
type Record[Setup Recorded[Setup, State, Move], State RecordedState, Move RecordedMove] struct {
	Setup Setup
	Moves []Move

	// Notes mean nothing to the rules.
	Notes Notes
	// Position is where the game goes on from, of the same Setup; the zero State where
	// it begins anew.
	Position State
	// By says which seat makes each of the Moves, as far as it goes and is not Nobody.
	// Its value for a move of chance is ignored.
	By []Seat
	// Result is the points that each seat is said to have at the end, from seat 1 on;
	// nil where nothing is said.
	Result []int
}

// Recorded is the constraint of a Setup whose game has records.
type Recorded[Setup any, State RecordedState, Move RecordedMove] interface {
	Records() *Records[Setup, State, Move]
}

// Notes are what a record says of a game besides its play.
type Notes struct {
	Event string   // such as the name of a tournament; "" where it says nothing
	Date  string   // a day, as in 2026-11-22; "" where it says nothing
	Names []string // the players, from seat 1 on; "" where it says nothing
	Bots  []bool   // whether a program plays the seat
}

// Begin returns the position from which the record is played: its Position, or the
// first of its Setup. The error is that of the game's New, or a
// [*SetupMismatchError].
func (r Record[Setup, State, Move]) Begin() (State, error) {
	var none State
	t := r.Setup.Records()
	s, err := t.New(r.Setup)
	if err != nil || r.Position == none {
		return s, err
	}
	if found, expected := t.ID(&r.Position), t.ID(&s); found != expected {
		return none, &SetupMismatchError{found, expected, t.Board}
	}
	return r.Position, nil
}

// Replay plays the record from its beginning, or from its Position. On an illegal move
// it stops: the State is the one before it, and the error a [*RecordError] whose line is
// that of the record as AppendText writes it. A Result that is not that of the last
// position gives such an error, too. A Setup or Position that no game can be played from
// gives the error of [Record.Begin].
func (r Record[Setup, State, Move]) Replay() (State, error) {
	s, err := r.Begin()
	if err != nil {
		var none State
		return none, err
	}
	t := r.Setup.Records()
	for i, m := range r.Moves {
		next, err := t.ApplyBy(&s, r.SeatOf(i), m)
		if err != nil {
			return s, &RecordError{r.headerLines() + 1 + i, string(r.appendMove(nil, i)), err}
		}
		s = next
	}
	if r.Result == nil {
		return s, nil
	}
	if seats := t.Players(r.Setup); len(r.Result) != seats {
		return s, beyondSeats(seats, len(r.Result), "points")
	}
	if err := t.CheckResult(&s, r.Result); err != nil {
		text := strings.TrimSuffix(string(appendResult(nil, r.Result)), "\n")
		return s, &RecordError{r.headerLines() + 1 + len(r.Moves), text, err}
	}
	return s, nil
}

// headerLines returns the number of lines before the moves.
func (r Record[Setup, State, Move]) headerLines() int {
	header, _ := r.appendHeader(nil) // what cannot be written has a line likewise
	return strings.Count(string(header), "\n") + 1
}

// AppendText appends the record in the notation: the header, an empty line, the moves,
// and the result. Map and components are named as the record's file would name them. That
// is the name of one that ships, or that name with an ending such as ".map" or
// ".components". The caller should keep their text under that name. The error is that of
// a zero Move, or a [*parse.Error] for Notes, seats or a Result that would not read back
// as they are. For a Position of another Setup it is a [*SetupMismatchError].
func (r Record[Setup, State, Move]) AppendText(dst []byte) ([]byte, error) {
	t := r.Setup.Records()
	seats := t.Players(r.Setup)
	dst, err := r.appendHeader(dst)
	if err != nil {
		return dst, err
	}
	dst = append(dst, '\n')
	for i, m := range r.Moves {
		if !m.IsValid() {
			return dst, t.NoMove
		}
		if by := int(r.SeatOf(i)); by > seats {
			return dst, beyondSeats(seats, by, "a move")
		}
		dst = append(r.appendMove(dst, i), '\n')
	}
	if r.Result == nil {
		return dst, nil
	}
	if len(r.Result) != seats {
		return dst, beyondSeats(seats, len(r.Result), "points")
	}
	return appendResult(dst, r.Result), nil
}

// String returns what AppendText appends, and its error behind it if there is one.
func (r Record[Setup, State, Move]) String() string {
	text, err := r.AppendText(nil)
	if err != nil {
		return string(text) + err.Error()
	}
	return string(text)
}

// beyondSeats is the error of a record that says something of other seats than play.
func beyondSeats(seats, last int, what parse.Key) error {
	return &parse.Error{Found: parse.Say("{what} up to P{last}", "what", what, "last", last), Expected: parse.Say("the seats that play, P1 to P{seats}", "seats", seats)}
}

func (r Record[Setup, State, Move]) appendHeader(dst []byte) ([]byte, error) {
	t := r.Setup.Records()
	dst = t.AppendHeader(t.Complete(r.Setup), append(append(append(dst, "game "...), t.Game...), '\n'))
	if seats := t.Players(r.Setup); len(r.Notes.Names) > seats {
		return dst, beyondSeats(seats, len(r.Notes.Names), "names")
	}
	dst, err := appendNotes(dst, r.Notes)
	var none State
	if err != nil || r.Position == none {
		return dst, err
	}
	if _, err := r.Begin(); err != nil {
		return dst, err
	}
	dst, err = r.Position.AppendText(append(dst, "position "...))
	return append(dst, '\n'), err
}

// appendMove appends a move, and the seat that makes it if it is said.
func (r Record[Setup, State, Move]) appendMove(dst []byte, i int) []byte {
	if by := r.SeatOf(i); by != Nobody {
		dst = append(append(dst, by.String()...), ": "...)
	}
	dst, _ = r.Moves[i].AppendText(dst)
	return dst
}

// SeatOf returns the seat that makes the move of that index, Nobody where the record
// does not say.
func (r Record[Setup, State, Move]) SeatOf(move int) Seat {
	if move < 0 || move >= min(len(r.By), len(r.Moves)) || r.Moves[move].Chance() {
		return Nobody
	}
	return r.By[move]
}
