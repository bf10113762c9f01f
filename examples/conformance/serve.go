package main

import (
	"bufio"
	"encoding/json"
	"errors"
	"fmt"
	"io"

	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/steamrollers/gametest"
)

// serve answers questions until there are no more.
func serve(in io.Reader, out io.Writer, answer func(request) response) error {
	questions := bufio.NewScanner(in)
	questions.Buffer(nil, longestLine)
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

// byTheLibrary answers a question by this library.
func byTheLibrary(q request) response {
	switch q.Op {
	case opApply:
		return applied(q)
	case opMoves:
		moves := []string{}
		for m := range q.Position.Moves() {
			moves = append(moves, m.String())
		}
		return response{Moves: &moves}
	case opPerft:
		count := new(gametest.Perft).Count(&q.Position, q.Depth)
		return response{Sequences: &count.Sequences, Mass: &count.Mass}
	case opReplay:
		return replayed(q)
	}
	return response{Unsupported: true}
}

func applied(q request) response {
	if q.Move == nil {
		return response{Error: "the move is missing"}
	}
	m, err := steamrollers.ParseMove(*q.Move)
	if err != nil {
		return response{Refused: new(string)}
	}
	next, err := q.Position.Apply(m)
	if err != nil {
		return refused(err)
	}
	return positioned(response{}, next)
}

func refused(err error) response {
	var illegal *steamrollers.MoveError
	if !errors.As(err, &illegal) {
		return response{Error: err.Error()}
	}
	rule := illegal.Rule.String()
	return response{Refused: &rule}
}

func replayed(q request) response {
	s := q.Position
	for _, m := range q.Moves {
		next, err := s.Apply(m)
		if err != nil {
			return response{Error: err.Error()}
		}
		s = next
	}
	report, err := s.Report().AppendJSON(nil)
	if err != nil {
		return response{Error: err.Error()}
	}
	return positioned(response{Report: report}, s)
}

// positioned is an answer with a position.
func positioned(a response, s steamrollers.State) response {
	text, err := s.MarshalJSON()
	if err != nil {
		return response{Error: err.Error()}
	}
	a.Position = text
	return a
}
