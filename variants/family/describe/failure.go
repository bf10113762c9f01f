package describe

import (
	"encoding/json"
	"errors"
	"fmt"
	"reflect"
	"strings"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/variants/family"
)

// A Failure is an error for programs and for people.
type Failure struct {
	// Kind is "rule" if a rule forbids a move, "setup" if a setup is wrong, and "parse"
	// if a text cannot be read. It is "type" if a value in JSON has another type than
	// expected, and otherwise "other".
	Kind    string `json:"kind"`
	Message string `json:"message"`            // what is wrong, and what would be right, without the name of the rule
	Rule    string `json:"rule,omitempty"`     // the identifier of the rule that it breaks
	Text    string `json:"ruleText,omitempty"` // that rule in a sentence
	Meant   string `json:"meant,omitempty"`    // what was probably meant by a typed move, in a sentence
	Move    string `json:"move,omitempty"`     // the move that is refused, or the line of a record
	Field   string `json:"field,omitempty"`    // of a setup
	Line    int    `json:"line,omitempty"`     // of a text, from 1
	Column  int    `json:"column,omitempty"`   // on that line, from 1
	Input   string `json:"input,omitempty"`    // the word at fault
	// Faults are the errors that this one joins; empty if it is a single one.
	Faults []Failure `json:"faults,omitempty"`
}

// What is wrong with a Failure.
const (
	brokenRule = "rule"
	badSetup   = "setup"
	badText    = "parse"
	badType    = "type"
	otherwise  = "other"
)

// wrong is what an error of a game says besides its words.
type wrong struct {
	move  string // that a rule forbids
	line  int    // of a record
	text  string // that line
	field string // of a setup
	other bool   // it is about a position of another setup
}

// failureOf returns the Failure of an error of an unknown game.
func failureOf(err error) Failure {
	if misfit, ok := errors.AsType[*json.UnmarshalTypeError](err); ok {
		return Failure{Kind: badType, Message: misfitting(misfit), Field: fieldOf(misfit)}
	}
	f := Failure{Kind: otherwise, Message: err.Error()}
	if fault, ok := errors.AsType[*setupFault](err); ok {
		f.Kind, f.Field = badSetup, fault.field
	} else if misread, ok := errors.AsType[*hexmap.ParseError](err); ok {
		f.Kind, f.Input, f.Line, f.Column = badText, misread.Input, misread.Line, misread.Column
	}
	return f
}

// fieldOf is the field whose value is of another type than is expected.
func fieldOf(e *json.UnmarshalTypeError) string {
	return e.Field[strings.LastIndexByte(e.Field, '.')+1:]
}

// misfitting says which type was expected.
func misfitting(e *json.UnmarshalTypeError) string {
	expected := "an object"
	switch e.Type.Kind() {
	case reflect.Bool:
		expected = "true or false"
	case reflect.String:
		expected = "text"
	case reflect.Int:
		expected = "a whole number"
	case reflect.Slice:
		expected = "a list"
	}
	return fmt.Sprintf("%s is %s, and not of type %s", fieldOf(e), expected, e.Value)
}

// wrongWith returns what an error of a game says besides its sentence.
func wrongWith(err error) (w wrong) {
	if e, ok := errors.AsType[*family.MoveError](err); ok {
		w.move = e.Move.String()
	}
	if e, ok := errors.AsType[*family.RecordError](err); ok {
		w.line, w.text = e.Line, e.Text
	}
	if e, ok := errors.AsType[*family.SetupError](err); ok {
		w.field = e.Field
	}
	_, w.other = errors.AsType[*family.SetupMismatchError](err)
	return w
}

// Failure is an error of the game for programs and for people.
func (g *described[State, Move, P]) Failure(err error, in Manner) Failure {
	if own, ok := err.(*ownError); ok {
		err = own.error
	}
	if misfit, ok := errors.AsType[*json.UnmarshalTypeError](err); ok {
		return Failure{Kind: badType, Message: misfitting(misfit), Field: fieldOf(misfit)}
	}
	refused, wrong := g.told(err, in), wrongWith(err)
	f := Failure{
		Kind: otherwise, Message: refused.Message, Rule: refused.Rule, Text: refused.Text, Meant: refused.Meant,
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
	if fault, ok := err.(*setupFault); ok {
		f.Kind, f.Field, f.Line, f.Column = badSetup, fault.field, 0, 0
	}
	if joined, ok := err.(interface{ Unwrap() []error }); ok {
		for _, one := range joined.Unwrap() {
			f.Faults = append(f.Faults, g.Failure(one, in))
		}
		if len(f.Faults) > 0 && f.Faults[0].Kind == badSetup {
			f.Kind, f.Line, f.Column = badSetup, 0, 0
		}
	}
	return f
}

// told is an error of the game for people.
func (g *described[State, Move, P]) told(err error, in Manner) Refused {
	tell := g.teller(in)
	refused := Refused{Message: tell.Why(err, in.Voice().Bare())}
	if typed, ok := errors.AsType[*Refusal](err); ok && typed.meant != nil {
		refused.Meant = typed.meant(in)
	}
	if rule := ruleOf(err); rule != nil {
		refused.Rule, refused.Text = rule.String(), tell.Rule(rule)
	}
	return refused
}
