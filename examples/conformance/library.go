package main

import (
	"encoding/json"
	"fmt"

	"github.com/railhex/railhex/variants/family"
)

// A library is the rules of a game, told of positions as JSON and of moves as text.
type library struct {
	// read says what is wrong with a position; nil if it is one.
	read func(position json.RawMessage) error
	// answer answers a question.
	answer func(request) response
	// moves is the legal moves of a position.
	moves func(position json.RawMessage) ([]string, error)
	// after is the position after a move.
	after func(position json.RawMessage, move string) (json.RawMessage, error)
	// count is in how many ways a position goes on.
	count func(position json.RawMessage, moves int) (family.Count, error)
	// why says why a move is illegal.
	why func(position json.RawMessage, move string) string
}

// A played is a pointer to the State of a game that is read and told of.
type played[State, Move comparable, Report report] interface {
	family.Pointer[State, Move]
	json.Marshaler
	json.Unmarshaler
	Explain(Move) error
	Report() Report
}

type report interface {
	AppendJSON([]byte) ([]byte, error)
}

type written interface {
	comparable
	fmt.Stringer
}

// of is the library of a game.
func of[P played[State, Move, Report], State comparable, Move written, Report report](
	parse func(string) (Move, error),
) library {
	// at does something at a position.
	at := func(position json.RawMessage, do func(P) error) error {
		var s State
		if len(position) > 0 {
			if err := P(&s).UnmarshalJSON(position); err != nil {
				return err
			}
		}
		return do(&s)
	}
	return library{
		read: func(position json.RawMessage) error { return at(position, func(P) error { return nil }) },
		answer: func(q request) (a response) {
			if err := at(q.Position, func(s P) error { a = answered(q, s, parse); return nil }); err != nil {
				return response{Error: fmt.Sprintf("the question cannot be read: %v", err)}
			}
			return a
		},
		moves: func(position json.RawMessage) (moves []string, err error) {
			return moves, at(position, func(s P) error { moves = listed(s); return nil })
		},
		after: func(position json.RawMessage, move string) (after json.RawMessage, err error) {
			return after, at(position, func(s P) error {
				m, err := parse(move)
				if err == nil {
					err = s.ApplyTo(s, m)
				}
				if err != nil {
					return err
				}
				after, err = s.MarshalJSON()
				return err
			})
		},
		count: func(position json.RawMessage, moves int) (count family.Count, err error) {
			return count, at(position, func(s P) error {
				var counter family.Counter[P, State, Move]
				count = counter.Count(s, moves)
				return nil
			})
		},
		why: func(position json.RawMessage, move string) (why string) {
			err := at(position, func(s P) error {
				m, err := parse(move)
				if err == nil {
					err = s.Explain(m)
				}
				if err == nil {
					why = fmt.Sprintf("it should be spelled %q", m.String())
				}
				return err
			})
			if err != nil {
				return err.Error()
			}
			return why
		},
	}
}

// listed is the legal moves of a position.
func listed[P family.Pointer[State, Move], State comparable, Move written](s P) []string {
	moves := []string{}
	for _, m := range s.AppendMoves(nil) {
		moves = append(moves, m.String())
	}
	return moves
}

// answered answers a question by the library.
func answered[P played[State, Move, Report], State comparable, Move written, Report report](
	q request, s P, parse func(string) (Move, error),
) response {
	switch q.Op {
	case opApply:
		if q.Move == nil {
			return response{Error: "the move is missing"}
		}
		m, err := parse(*q.Move)
		if err != nil {
			return response{Refused: new(string)}
		}
		if refusal := s.Check(m); refusal != nil {
			return refused(refusal)
		}
		if err := s.ApplyTo(s, m); err != nil {
			return response{Error: err.Error()}
		}
		return positioned(response{}, s)
	case opMoves:
		moves := listed(s)
		return response{Moves: &moves}
	case opPerft:
		var counter family.Counter[P, State, Move]
		count := counter.Count(s, q.Depth)
		return response{Sequences: &count.Sequences, Mass: &count.Mass}
	case opReplay:
		for _, text := range q.Moves {
			m, err := parse(text)
			if err == nil {
				err = s.ApplyTo(s, m)
			}
			if err != nil {
				return response{Error: err.Error()}
			}
		}
		report, err := s.Report().AppendJSON(nil)
		if err != nil {
			return response{Error: err.Error()}
		}
		return positioned(response{Report: report}, s)
	}
	return response{Unsupported: true}
}

// refused is the answer that a rule forbids a move.
func refused(err error) response {
	rule, ok := err.(fmt.Stringer)
	if !ok {
		return response{Error: err.Error()}
	}
	name := rule.String()
	return response{Refused: &name}
}

// positioned is an answer with a position.
func positioned(a response, s json.Marshaler) response {
	text, err := s.MarshalJSON()
	if err != nil {
		return response{Error: err.Error()}
	}
	a.Position = text
	return a
}
