package table

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"

	"github.com/railhex/railhex/examples/frontend"
	"github.com/railhex/railhex/examples/server/internal/store"
)

// A Wish is a move that a seat wants to make.
type Wish struct {
	Position int64  // that the seat has seen
	Move     string // in the notation
	Request  string // a name that the seat gives to this wish alone
}

// A Made is the answer to a move that was made.
type Made struct {
	Position int64           `json:"position"` // after it
	Moves    int             `json:"moves"`    // how many have been made now
	Steps    []frontend.Step `json:"steps"`    // the move, and what chance decided after it
}

// Move makes a move for the seat of a token. Who asks again, by the same request, is
// answered as the first time, and the move is not made twice. The error is an
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
	err = h.store.Update(ctx, id, func(t store.Table, past store.Past) (store.Change, error) {
		seat, err := seatOf(t, token)
		if err != nil {
			return store.Change{}, err
		}
		if before, ok, err := past.Answer(seat, w.Request); err != nil || ok {
			if err == nil && before.Asked != asked {
				err = &Error{Code: Reused, Text: "this request's name was used for another move", Position: t.Position}
			}
			answer = before.Text
			return store.Change{}, err
		}
		if w.Position != t.Position {
			return store.Change{}, &Error{Code: Stale, Text: fmt.Sprintf("the move is for position %d, the table is at %d", w.Position, t.Position), Position: t.Position}
		}
		p, err := frontend.Restore(t.Header, t.Line)
		if err != nil {
			return store.Change{}, err
		}
		in := mannerOf(t, language)
		if p.Turn() != seat {
			return store.Change{}, &Error{Code: NotTurn, Text: p.View(0, in).Prompt, Position: t.Position}
		}
		next, err := p.Move(w.Move)
		if err != nil {
			return store.Change{}, illegal(p, err, t.Position, in)
		}
		after, fell := h.fall(next)
		made := append([]store.Move{{Seat: seat, Notation: w.Move}}, fell...)
		steps := stepsFrom(p, made, seat, in)
		text, err := json.Marshal(Made{Position: t.Position + 1, Moves: t.Moves + len(made), Steps: steps})
		if err != nil {
			return store.Change{}, err
		}
		change := moved(t, after, made)
		change.Seat, change.Request, change.Answer = seat, w.Request, store.Answer{Asked: asked, Text: string(text)}
		answer = string(text)
		return change, nil
	})
	if err != nil {
		return "", found(err)
	}
	return answer, nil
}

// illegal words the refusal of a move.
func illegal(p frontend.Position, err error, position int64, in frontend.Manner) error {
	var refusal *frontend.Refusal
	if !errors.As(err, &refusal) {
		return err
	}
	refused := p.Refusal(refusal, in)
	return &Error{Code: Illegal, Text: refused.Text, Position: position, Refused: &refused}
}

// stepsFrom is what moves did from a position on, as a seat sees it. They were made,
// so they can be.
func stepsFrom(p frontend.Position, moves []store.Move, seat int, in frontend.Manner) []frontend.Step {
	steps := make([]frontend.Step, 0, len(moves))
	for _, m := range moves {
		steps = append(steps, p.Step(m.Notation, seat, in))
		next, err := p.Replay(m.Notation)
		if err != nil {
			break
		}
		p = next
	}
	return steps
}
