package session

import "github.com/railhex/railhex/steamrollers"

// A Step is a move and what it did.
type Step struct {
	At    int    `json:"at"`   // moves played with it
	Move  string `json:"move"` // in the notation
	Lines []Line `json:"lines"`
}

// A Line is one thing that happened.
type Line struct {
	Text  string `json:"text"`
	Rule  string `json:"rule"`
	Seat  int    `json:"seat"`  // who did it; 0 for dice, bag and Olive
	Olive bool   `json:"olive"` // a step of Olive's turn
	Die   int    `json:"die"`   // that she begins with or rolled, 0 if the step is about none
}

// step is the move that led to the position after at moves.
func (h *Host) step(at int) Step {
	before, move := &h.game.positions[at-1], h.game.record.Moves[at-1]
	step := Step{At: at, Move: move.String(), Lines: []Line{}}
	events, err := before.AppendEvents(nil, move)
	if err != nil {
		panic(err) // the move was applied there
	}
	speaker, olive := h.speaker(), before.OliveStep() != 0
	for _, e := range events {
		switch e.Kind {
		case steamrollers.OliveBegun:
			olive = true
		case steamrollers.RoundEnded, steamrollers.GameEnded:
			olive = false
		}
		step.Lines = append(step.Lines, Line{
			Text: speaker.Event(e), Rule: e.Rule.String(), Seat: int(e.Seat), Olive: olive, Die: e.Die,
		})
	}
	return step
}

// log is every step up to the position that is shown.
func (h *Host) log() []Step {
	steps := []Step{}
	for at := 1; at <= h.game.at; at++ {
		steps = append(steps, h.step(at))
	}
	return steps
}
