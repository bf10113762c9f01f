package vectors

import (
	"bufio"
	"encoding/json"
	"errors"
	"fmt"
	"io"

	"github.com/railhex/railhex/examples/internal/dialogue"
	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/conformance"
	"github.com/railhex/railhex/variants/family/describe"
)

// A library is the rules of a game, told of positions as JSON and of moves as text.
type library struct{ describe.Game }

// count is in how many ways a position goes on.
func (l library) count(p describe.Position, moves int) family.Count {
	w := l.Walker()
	if err := w.Set(p); err != nil {
		panic(err) // the position is of this game
	}
	return w.Count(moves)
}

// why says why a listed move is wrong.
func why(p describe.Position, move string) string {
	if _, err := p.Replay(move); err != nil {
		return err.Error()
	}
	taken, _ := p.Describe(move) // it is legal
	return fmt.Sprintf("it should be spelled %q", taken.Text)
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
		count := l.count(p, q.Depth)
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

// The vectors of any game, positions and reports as they are written.
type (
	set      = conformance.Set[json.RawMessage, string, json.RawMessage]
	line     = conformance.Game[json.RawMessage, string, json.RawMessage]
	positive = conformance.Positive[json.RawMessage, string]
	negative = conformance.Negative[json.RawMessage]
	perfts   = conformance.Perft[json.RawMessage]
)

// The questions.
const (
	opApply  = "apply"  // what does a move lead to?
	opMoves  = "moves"  // which moves are legal?
	opPerft  = "perft"  // in how many ways can the game go on?
	opReplay = "replay" // where do these moves lead, and what is the report there?
)

// A request is a question: a line of JSON to the program.
type request struct {
	ID       int             `json:"id"`
	Op       string          `json:"op"`
	Position json.RawMessage `json:"position"`
	Move     *string         `json:"move,omitzero"`  // of apply
	Depth    int             `json:"depth,omitzero"` // of perft
	Moves    []string        `json:"moves,omitzero"` // of replay

	// With -played, always: where the position comes from.
	Start  json.RawMessage `json:"start,omitzero"`
	Played []string        `json:"played,omitzero"`
}

// A response is an answer: a line of JSON from the program.
type response struct {
	ID          int    `json:"id"`
	Unsupported bool   `json:"unsupported,omitzero"`
	Error       string `json:"error,omitzero"` // the question could not be answered

	Position  json.RawMessage `json:"position,omitzero"`  // to apply and replay
	Refused   *string         `json:"refused,omitzero"`   // to apply: the rule, "" if the text is no move
	Report    json.RawMessage `json:"report,omitzero"`    // to replay
	Moves     *[]string       `json:"moves,omitzero"`     // to moves
	Sequences *uint64         `json:"sequences,omitzero"` // to perft
	Mass      *float64        `json:"mass,omitzero"`      // to perft
}

// serve answers questions until there are no more.
func serve(in io.Reader, out io.Writer, answer func(request) response) error {
	questions := bufio.NewScanner(in)
	questions.Buffer(nil, dialogue.LongestLine)
	answers := json.NewEncoder(out)
	for questions.Scan() {
		var q request
		var a response
		if err := json.Unmarshal(questions.Bytes(), &q); err != nil {
			a.Error = fmt.Sprintf("the question cannot be read: %v", err)
		} else {
			a = answer(q)
		}
		a.ID = q.ID
		if err := answers.Encode(a); err != nil {
			return err
		}
	}
	return questions.Err()
}
