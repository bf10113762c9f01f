package frontend

import (
	"errors"

	"github.com/railhex/railhex/hexmap"
)

// A Failure is an error for programs and for people.
type Failure struct {
	// Kind is "rule" where a rule forbids a move, "setup" where a setup is wrong,
	// "parse" where a text cannot be read, and "other".
	Kind    string `json:"kind"`
	Message string `json:"message"`            // what is wrong, and what would be right
	Rule    string `json:"rule,omitempty"`     // identifier of the rule that is broken
	Text    string `json:"ruleText,omitempty"` // that rule in a sentence
	Move    string `json:"move,omitempty"`     // that is refused, or the line of a record
	Field   string `json:"field,omitempty"`    // of a setup
	Line    int    `json:"line,omitempty"`     // of a text, from 1
	Column  int    `json:"column,omitempty"`   // on that line, from 1
	Input   string `json:"input,omitempty"`    // the word at fault
	// Faults are those of an error that joins several; none where it is one.
	Faults []Failure `json:"faults,omitempty"`
}

// What is wrong with a Failure.
const (
	brokenRule = "rule"
	badSetup   = "setup"
	badText    = "parse"
	otherwise  = "other"
)

// wrong is what an error of a game says besides its words.
type wrong struct {
	move  string // that a rule forbids
	line  int    // of a record
	text  string // that line
	field string // of a setup
}

// FailureOf is an error of a game, in a manner of telling it.
func FailureOf(game string, err error, in Manner) Failure {
	g, unknown := named(game)
	if unknown != nil {
		return Failure{Kind: otherwise, Message: err.Error()}
	}
	return g.failure(err, in)
}

func (r *rules[S, M, E, Seat, R, P]) failure(err error, in Manner) Failure {
	refused, wrong := r.refused(err, in), r.wrong(err)
	f := Failure{
		Kind: otherwise, Message: refused.Message, Rule: refused.Rule, Text: refused.Text,
		Move: wrong.move, Field: wrong.field, Line: wrong.line,
	}
	if f.Move == "" {
		f.Move = wrong.text
	}
	var misread *hexmap.ParseError
	switch {
	case wrong.move != "":
		f.Kind = brokenRule
	case wrong.field != "":
		f.Kind = badSetup
	case errors.As(err, &misread):
		f.Kind, f.Input, f.Column = badText, misread.Input, misread.Column
		if f.Line == 0 {
			f.Line = misread.Line
		}
	case wrong.line != 0:
		f.Kind = badText
	}
	if joined, ok := err.(interface{ Unwrap() []error }); ok {
		for _, one := range joined.Unwrap() {
			f.Faults = append(f.Faults, r.failure(one, in))
		}
	}
	return f
}

// refused is an error of the game for people.
func (r *rules[S, M, E, Seat, R, P]) refused(err error, in Manner) Refused {
	tell := r.speaker(in)
	refused := Refused{Message: tell.Refusal(err)}
	if rule, ok := errors.AsType[R](err); ok && rule.IsValid() {
		refused.Rule, refused.Text = rule.String(), tell.Rule(rule)
	}
	return refused
}
