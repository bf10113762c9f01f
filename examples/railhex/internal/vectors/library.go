package vectors

import (
	"encoding/json"
	"errors"
	"fmt"

	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/describe"
)

// A library is the rules of a game, told of positions as JSON and of moves as text.
type library struct{ describe.Game }

// moves is the legal moves of a position.
func (l library) moves(position json.RawMessage) ([]string, error) {
	p, err := l.FromJSON(position)
	if err != nil {
		return nil, err
	}
	return p.Moves(), nil
}

// after is the position after a move.
func (l library) after(position json.RawMessage, move string) (json.RawMessage, error) {
	p, err := l.FromJSON(position)
	if err == nil {
		p, err = p.Replay(move)
	}
	if err != nil {
		return nil, err
	}
	return p.JSON(), nil
}

// count is in how many ways a position goes on.
func (l library) count(position json.RawMessage, moves int) (family.Count, error) {
	p, err := l.FromJSON(position)
	if err != nil {
		return family.Count{}, err
	}
	return l.countFrom(p, moves), nil
}

func (l library) countFrom(p describe.Position, moves int) family.Count {
	w := l.Walker()
	if err := w.Set(p); err != nil {
		panic(err) // the position is of this game
	}
	return w.Count(moves)
}

// why says why a move is illegal.
func (l library) why(position json.RawMessage, move string) string {
	p, err := l.FromJSON(position)
	if err == nil {
		err = p.Explain(move)
	}
	if err != nil {
		return err.Error()
	}
	m, err := p.Describe(move)
	if err != nil {
		return err.Error()
	}
	return fmt.Sprintf("it should be spelled %q", m.Text)
}

// answer answers a question.
func (l library) answer(q request) response {
	p, err := l.FromJSON(q.Position)
	if err != nil {
		return response{Error: fmt.Sprintf("the question cannot be read: %v", err)}
	}
	switch q.Op {
	case opApply:
		if q.Move == nil {
			return response{Error: "the move is missing"}
		}
		if _, err := p.Describe(*q.Move); err != nil {
			return response{Refused: new(string)}
		}
		next, err := p.Replay(*q.Move)
		if err != nil {
			return refused(err)
		}
		return response{Position: next.JSON()}
	case opMoves:
		moves := p.Moves()
		return response{Moves: &moves}
	case opPerft:
		count := l.countFrom(p, q.Depth)
		return response{Sequences: &count.Sequences, Mass: &count.Mass}
	case opReplay:
		for _, text := range q.Moves {
			if p, err = p.Replay(text); err != nil {
				return response{Error: err.Error()}
			}
		}
		return response{Report: p.Report(describe.Everyone), Position: p.JSON()}
	}
	return response{Unsupported: true}
}

// refused is the answer that a rule forbids a move.
func refused(err error) response {
	rule, ok := errors.AsType[family.Rule](err)
	if !ok {
		return response{Error: err.Error()}
	}
	name := rule.String()
	return response{Refused: &name}
}
