package describe

import "errors"

// A Refusal says why a move cannot be made. It wraps the error of the game.
type Refusal struct {
	err   error
	meant func(in Manner) string // what was probably meant; nil if no move was typed
}

// Error returns the error of the game as a sentence in English.
func (r *Refusal) Error() string { return r.err.Error() }

// Unwrap returns the error of the game.
func (r *Refusal) Unwrap() error { return r.err }

// Refused is a refusal for people.
type Refused struct {
	Rule    string `json:"rule"`    // the identifier of the rule that it breaks; "" if it breaks none
	Text    string `json:"text"`    // that rule in a sentence
	Message string `json:"message"` // why it cannot be done, without the name of the rule
	// Meant says what was probably meant by a typed move; "" if nothing is known.
	Meant string `json:"meant,omitempty"`
}

// errNotAsked is the refusal of a move while no seat is asked.
var errNotAsked = errors.New("nobody is asked for a move now")

// errHeaderOnly is the error of a record that says more than what is played.
var errHeaderOnly = errors.New("this says more than what is played: a setup has no moves, no position and no result")
