package guests

import (
	"context"
	"encoding/json"
	"errors"
	"math/rand/v2"
	"time"

	"github.com/railhex/railhex/examples/internal/dialogue"
	"github.com/railhex/railhex/variants/family/describe"
)

// A Program is a player that runs in a process of its own. It is started when it is first
// asked, and again for the game after one in which it failed. It serves one goroutine at
// a time.
type Program struct{ dialogue.Program }

// NewProgram is a program by its command and arguments.
func NewProgram(command []string) *Program { return &Program{dialogue.Program{Command: command}} }

// timeToBegin is how long a program may take to get ready for a game, outside its clock.
const timeToBegin = 30 * time.Second

// The questions.
const (
	opNew  = "new"  // a game begins
	opMove = "move" // which move?
)

// A question is a line of JSON to the program.
type question struct {
	ID     int    `json:"id"`
	Op     string `json:"op"`
	Seat   int    `json:"seat"`
	Header string `json:"header,omitempty"` // of a record of the game, to new

	// To move: the position as the seat could imagine it, its report, the legal moves, and
	// the milliseconds of the clock.
	Position  json.RawMessage `json:"position,omitzero"`
	Report    json.RawMessage `json:"report,omitzero"`
	Moves     []string        `json:"moves,omitzero"`
	Left      *int64          `json:"left,omitzero"`
	Increment *int64          `json:"increment,omitzero"`
}

// An answer is a line of JSON from the program.
type answer struct {
	ID    int    `json:"id"`
	Error string `json:"error"`
	Move  string `json:"move"`
}

// begin tells the program that a game begins in which it has a seat, and waits until it is
// ready.
func (p *Program) begin(ctx context.Context, start describe.Position, seat int) error {
	if err := p.Start(); err != nil {
		return err
	}
	_, err := p.ask(ctx, question{Op: opNew, Seat: seat, Header: start.Header()}, timeToBegin)
	return err
}

// choose asks the program for a move.
func (p *Program) choose(ctx context.Context, at describe.Position, random *rand.Rand, left, increment time.Duration) (string, error) {
	seat := at.Turn()
	if describe.Hides(at) {
		at = at.Redealt(seat, random)
	}
	spare, more := left.Milliseconds(), increment.Milliseconds()
	a, err := p.ask(ctx, question{
		Op: opMove, Seat: seat, Position: at.JSON(), Report: at.Report(seat), Moves: at.Moves(), Left: &spare, Increment: &more,
	}, left)
	return a.Move, err
}

func (p *Program) ask(ctx context.Context, q question, timeout time.Duration) (a answer, err error) {
	err = p.Ask(ctx, func(id int) any { q.ID = id; return q }, &a, timeout)
	if err == nil && a.Error != "" {
		err = errors.New("it says: " + a.Error)
	}
	return a, err
}

// Try starts the program and begins a game, so that a program that cannot play at all is
// known before it loses every game.
func (p *Program) Try(ctx context.Context, start describe.Position) error {
	return p.begin(ctx, start, 1)
}
