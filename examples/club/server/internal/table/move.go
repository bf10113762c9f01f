package table

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"

	"github.com/railhex/railhex/examples/club/server/internal/store"
	"github.com/railhex/railhex/variants/family/describe"
)

// A Wish is a move that a seat wants to make.
type Wish struct {
	Position int64  // that the seat has seen
	Move     string // in the notation
	Request  string // a name that the seat gives to this wish alone
}

// A Made is the answer to a move that was made.
type Made struct {
	Position int64  `json:"position"` // after it
	Moves    int    `json:"moves"`    // how many have been made now
	Steps    []Step `json:"steps"`    // the move, and what chance decided after it
}

// A Step is a move that was made.
type Step struct {
	Seat int    `json:"seat"` // who made it, 0 for chance
	Move string `json:"move"` // "" if it is hidden from the reader
}

// Move makes a move for the seat of a token. If the same request comes again, the answer
// is the same, and the move is not made twice. The error is an
// *Error: NotFound, NoSeat, Stale, NotTurn, Illegal, Reused, BadInput; or that of
// the store.
func (h *Host) Move(ctx context.Context, id, token string, w Wish, language string) (answer string, err error) {
	if err := checkRequest(w.Request); err != nil {
		return "", err
	}
	if len(w.Move) > longestMove {
		return "", &Error{Code: BadInput, Text: fmt.Sprintf("the move has %d bytes; no move has more than %d", len(w.Move), longestMove)}
	}
	asked := fmt.Sprintf("%d %s", w.Position, w.Move)
	seat := 0
	var now reached
	err = h.update(ctx, id, func(t store.Table) (change store.Change, err error) {
		if seat, err = seatAt(t, token, w.Position); err != nil {
			return change, err
		}
		p, err := h.position(ctx, t)
		if err != nil {
			return change, err
		}
		if t.Over && !p.Over() {
			return change, endedError(t)
		}
		in := mannerOf(t, seat, language)
		if p.Turn() != seat {
			return change, &Error{Code: NotTurn, Text: p.View(0, in).Prompt, Position: t.Position}
		}
		change, after, err := h.decided(ctx, t, p, store.Move{Seat: seat, Notation: w.Move})
		if err != nil {
			return store.Change{}, illegal(p, err, t.Position, in)
		}
		steps, err := stepsFrom(p, change.Moves, seat)
		if err != nil {
			return store.Change{}, err
		}
		text, err := json.Marshal(Made{Position: t.Next(), Moves: t.Moves + len(steps), Steps: steps})
		if err != nil {
			return store.Change{}, err
		}
		answer = string(text)
		change.Seat, change.Request, change.Answer = seat, w.Request, store.Answer{Asked: asked, Text: answer}
		now = reached{t.Next(), after}
		return change, nil
	})
	if refused := (*Error)(nil); errors.Is(err, store.ErrAnswered) || errors.As(err, &refused) && refused.Code == Stale {
		return h.again(ctx, id, seat, w.Request, asked, err)
	}
	if err != nil {
		return "", found(err)
	}
	h.reached(id, seat, now)
	return answer, nil
}

// again is what a request was answered that was made before; no is the refusal of one
// that was not.
func (h *Host) again(ctx context.Context, id string, seat int, request, asked string, no error) (string, error) {
	before, ok, err := h.store.Answer(ctx, id, seat, request)
	if err != nil {
		return "", err
	}
	if !ok {
		return "", no
	}
	if before.Asked != asked {
		return "", &Error{Code: Reused, Text: "this request's name was used for another move"}
	}
	return before.Text, nil
}

// illegal words the refusal of a move.
func illegal(p describe.Position, err error, position int64, in describe.Manner) error {
	var refusal *describe.Refusal
	if !errors.As(err, &refusal) {
		return err
	}
	refused := p.Of().Failure(refusal, in)
	return &Error{Code: Illegal, Text: refused.Message, Position: position, Refused: &refused}
}

// stepsFrom is what a seat may know of moves that were made from a position on.
func stepsFrom(p describe.Position, moves []store.Move, seat int) ([]Step, error) {
	steps := make([]Step, len(moves))
	for i, m := range moves {
		steps[i].Seat = m.Seat
		seen, err := p.Step(m.Notation, seat, describe.Manner{})
		if err != nil {
			return nil, err
		}
		steps[i].Move = seen.Move
		if i+1 == len(moves) {
			break
		}
		if p, err = p.Replay(m.Notation); err != nil {
			return nil, err
		}
	}
	return steps, nil
}
