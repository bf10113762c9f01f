package frontend

import (
	"encoding/json"
	"errors"
	"fmt"
	"reflect"
	"slices"
	"strings"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/variants/family"
)

// A Failure is an error for programs and for people.
type Failure struct {
	// Kind is "rule" where a rule forbids a move, "setup" where a setup is wrong,
	// "parse" where a text cannot be read, "type" where a value in JSON is of another
	// type than is expected, and "other".
	Kind    string `json:"kind"`
	Message string `json:"message"`            // what is wrong, and what would be right; the rule is not named in it
	Rule    string `json:"rule,omitempty"`     // identifier of the rule that is broken
	Text    string `json:"ruleText,omitempty"` // that rule in a sentence
	Meant   string `json:"meant,omitempty"`    // by a move that was typed, probably, in a sentence
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

// FailureOf is an error of a game, in a manner of telling it; where it is not known of
// which, the game is "".
func FailureOf(game string, err error, in Manner) Failure {
	if misfit, ok := errors.AsType[*json.UnmarshalTypeError](err); ok {
		return Failure{Kind: badType, Message: misfitting(misfit), Field: fieldOf(misfit)}
	}
	g, unknown := named(game)
	for _, one := range games {
		if game == "" && one.knows(err) {
			g, unknown = one, nil
		}
	}
	if unknown != nil {
		f := Failure{Kind: otherwise, Message: err.Error()}
		if fault, ok := errors.AsType[*setupFault](err); ok {
			f.Kind, f.Field = badSetup, fault.field
		} else if misread, ok := errors.AsType[*hexmap.ParseError](err); ok {
			f.Kind, f.Input, f.Line, f.Column = badText, misread.Input, misread.Line, misread.Column
		}
		return f
	}
	return g.failure(err, in)
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

// knows reports whether an error is one of the game's own.
func (r *rules[S, M, E, Seat, R, P]) knows(err error) bool {
	if joined, ok := err.(interface{ Unwrap() []error }); ok {
		return slices.ContainsFunc(joined.Unwrap(), r.knows)
	}
	if fault, ok := err.(*setupFault); ok {
		return fault.game == r.name
	}
	if reason := reasonOf(err); reason != nil {
		return r.isReason(reason)
	}
	return wrongWith(err) != wrong{}
}

// reasonOf returns why a move, a setup or a result is refused, of whichever game; nil
// for other errors.
func reasonOf(err error) family.Reason {
	if e, ok := errors.AsType[*family.MoveError](err); ok {
		return e.Reason.Reason
	}
	if e, ok := errors.AsType[*family.SetupError](err); ok {
		return e.Reason.Reason
	}
	if e, ok := errors.AsType[*family.ResultError](err); ok {
		return e.Reason.Reason
	}
	return nil
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

func (r *rules[S, M, E, Seat, R, P]) failure(err error, in Manner) Failure {
	refused, wrong := r.refused(err, in), wrongWith(err)
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
			f.Faults = append(f.Faults, r.failure(one, in))
		}
		if len(f.Faults) > 0 && f.Faults[0].Kind == badSetup {
			f.Kind, f.Line, f.Column = badSetup, 0, 0
		}
	}
	return f
}

// refused is an error of the game for people.
func (r *rules[S, M, E, Seat, R, P]) refused(err error, in Manner) Refused {
	tell := r.speaker(in)
	refused := Refused{Message: tell.Why(err)}
	if typed, ok := errors.AsType[*Refusal](err); ok && typed.meant != nil {
		refused.Meant = typed.meant(in)
	}
	if rule, ok := errors.AsType[R](err); ok && rule.IsValid() {
		refused.Rule, refused.Text = rule.String(), tell.Rule(rule)
	}
	return refused
}
