package table

import (
	"fmt"
	"slices"

	"github.com/railhex/railhex/examples/club/server/internal/store"
	"github.com/railhex/railhex/variants/family/describe"
)

// A Code says for programs why something was refused.
type Code string

// The codes.
const (
	NotFound   Code = "not-found" // no such table
	BadSetup   Code = "setup"     // the header describes no game
	BadInput   Code = "input"     // a name, a request or the like that cannot be
	BadName    Code = "name"      // a name of a player that cannot be
	NoSeat     Code = "seat"      // the token or invitation is of no seat here
	Taken      Code = "taken"     // somebody sits there
	Stale      Code = "stale"     // the request is for a position that is past
	NotTurn    Code = "turn"      // another seat is asked
	Reused     Code = "reused"    // the request's name stands for something else
	Illegal    Code = "illegal"   // the rules, or the notation, forbid the move
	NotOpener  Code = "opener"    // another player opened the table
	NoUndo     Code = "undo"      // there is nothing that could be taken back
	Hidden     Code = "hidden"    // it would show what is hidden from somebody
	TooSoon    Code = "too-soon"  // the game is not over
	Ended      Code = "ended"     // the operator ended the game
	Full       Code = "full"      // there is no room for more
	NoWatchers Code = "watchers"  // the table is closed to those who look on
	Damaged    Code = "damaged"   // what is kept of the table makes no sense
)

// An Error is a refusal. It changes nothing.
type Error struct {
	Code     Code
	Text     string            // a sentence
	Position int64             // at which the table is, where that matters; else 0
	Refused  *describe.Failure // the rules' own words for an illegal move
}

// damaged is the error of a table of which something is kept that makes no sense.
func damaged(t store.Table, format string, args ...any) error {
	return &Error{Code: Damaged, Text: fmt.Sprintf("table %s is damaged in the database: ", t.ID) + fmt.Sprintf(format, args...) + "; a backup may have it whole"}
}

// endedError is the error of a game that was ended before its end.
func endedError(t store.Table) error {
	text := "the operator of this server ended the game"
	if slices.ContainsFunc(t.Notes, func(n store.Note) bool { return n.Kind == EndedByNeglect }) {
		text = "the game was ended, for nobody had moved for a long time"
	}
	return &Error{Code: Ended, Text: text, Position: t.Position}
}

func (e *Error) Error() string { return e.Text }
