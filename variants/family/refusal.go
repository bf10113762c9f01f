package family

import (
	"cmp"
	"fmt"
	"slices"

	"github.com/railhex/railhex/variants/family/phrases"
)

// A Rule is a numbered rule of a game. It is an error, so errors.Is finds it in what
// refuses a move.
type Rule interface {
	error
	String() string // the identifier, "BUILD-5"
	Text() string   // the rule in a sentence
	IsValid() bool  // whether it is a rule, and not what stands for a missing position or move
}

// A Reason says which sentence tells why something is refused.
type Reason interface {
	String() string            // the key of the sentence, "too-far"
	Template() string          // the sentence in English, with a slot in braces for each argument
	Notation(value any) string // an argument as the notation of the game writes it
}

// Sentences are the sentences of a game in a section of its text, by their keys: why a move or
// a setup is refused, or what is wrong with a position.
type Sentences struct {
	English  func() phrases.Text
	Section  string                 // of the text
	Notation func(value any) string // an argument as the notation of the game writes it; nil for fmt.Sprint
}

// Reason returns the reason that the sentence of a key tells. Reasons of equal keys are
// equal.
func (s *Sentences) Reason(key string) Reason { return sentence{s, key} }

// Why returns the sentence of a key, with the names and values of its arguments in turn.
func (s *Sentences) Why(key string, namesAndValues ...any) Phrase {
	return NewPhrase(s.Reason(key), namesAndValues...)
}

// A sentence is the Reason that it tells.
type sentence struct {
	*Sentences
	key string
}

func (s sentence) String() string { return s.key }

// Template returns the sentence as errors of Go word it: that of the section [error], and
// without one that of its own section.
func (s sentence) Template() string {
	text := s.English()
	return cmp.Or(text.Of("error."+s.key), text.Of(s.Section+"."+s.key))
}

func (s sentence) Notation(value any) string {
	if s.Sentences.Notation == nil {
		return fmt.Sprint(value)
	}
	return s.Sentences.Notation(value)
}

// A Phrase is a [Reason] with its arguments: seats, hexes, goods, numbers. It prints
// in English. Another language has its own template for each reason; the words
// package of a game fills it.
type Phrase struct {
	Reason Reason
	Args   []phrases.Arg
}

// NewPhrase returns the Phrase of a reason with the names and values of its arguments
// in turn.
func NewPhrase(reason Reason, namesAndValues ...any) Phrase {
	return Phrase{reason, phrases.Args(namesAndValues...)}
}

// String returns the sentence in English; "" without a reason.
func (p Phrase) String() string {
	if p.Reason == nil {
		return ""
	}
	return p.Fill(p.Reason.Template())
}

// Fill puts the arguments, as the notation writes them, into a template in which
// {name} stands for the argument of that name.
func (p Phrase) Fill(template string) string {
	return phrases.Voice{}.Tell(template, p.Args, p.Reason.Notation)
}

// IsTo reports whether a template that says "you" words the phrase for the player of a
// seat. It says "you" of every seat that the phrase names and it does not, so that must be
// this one. Nothing is for Nobody.
func (p Phrase) IsTo(you Seat, template string) bool {
	if you == Nobody || template == "" {
		return false
	}
	named := slices.Collect(phrases.Slots(template))
	for _, arg := range p.Args {
		if seat, ok := arg.Value.(Seat); ok && seat != you && !slices.Contains(named, arg.Name) {
			return false
		}
	}
	return true
}

// A MoveError says why a move is not legal.
type MoveError struct {
	Move   fmt.Stringer // a Move of the game; nil for what cannot be said as one
	Rule   Rule         // the rule that forbids it; nil or not valid if no rule is behind it
	Reason Phrase       // why, in a sentence
}

// Error returns the move, the reason in a sentence and the rule: "take: tile 3 lies
// sideways in front of P2 (TAKE-2)". Where there is no position, no move or no rule it
// is the reason alone.
func (e *MoveError) Error() string {
	reason := citing(e.Reason.String(), e.Rule)
	move, ok := e.Move.(interface{ IsValid() bool })
	if validOrNil(e.Rule) == nil || e.Move == nil || ok && !move.IsValid() {
		return reason
	}
	return e.Move.String() + ": " + reason
}

// Unwrap returns the rule, or nil.
func (e *MoveError) Unwrap() error { return e.Rule }

// A SetupError is one fault of a setup.
type SetupError struct {
	Field  string // the line of a record's header that says it: "players", "map"
	Rule   Rule   // the rule that forbids it; nil or not valid where it is a limit of the package
	Reason Phrase // what is wrong, and what would be right
}

// Error returns the reason, and the rule if there is one.
func (e *SetupError) Error() string { return citing(e.Reason.String(), e.Rule) }

// Unwrap returns the rule, or nil.
func (e *SetupError) Unwrap() error { return validOrNil(e.Rule) }

// A StateError is one invariant that a position breaks, or one part of a stored
// position that no position can hold.
type StateError struct {
	Field  string // where it shows, as in the position's JSON: "players[0].money" of seat 1
	Rule   Rule   // the rule behind it; nil or not valid if no rule is behind it
	Reason Phrase // what is wrong, and what would be right
	Note   bool   // whether the position can be played all the same
}

// Error returns the field, the reason, and the rule if there is one.
func (e *StateError) Error() string { return e.Field + ": " + citing(e.Reason.String(), e.Rule) }

// Unwrap returns the rule, or nil.
func (e *StateError) Unwrap() error { return validOrNil(e.Rule) }

// validOrNil returns a valid rule as an error, and nil for any other.
func validOrNil(rule Rule) error {
	if rule == nil || !rule.IsValid() {
		return nil
	}
	return rule
}

// citing returns a reason with the identifier of a rule behind it.
func citing(reason string, rule Rule) string {
	if validOrNil(rule) == nil {
		return reason
	}
	return reason + " (" + rule.String() + ")"
}

// A SetupMismatchError is the error of a position that is of another setup than the one it
// is read or resumed with.
type SetupMismatchError struct {
	Found    string // the ID of the position's setup
	Expected string // the ID of the setup; "" where the position was held against all that ship
	Board    string // what the game's setups call the map: "map", "board"
}

// Error names both setups.
func (e *SetupMismatchError) Error() string {
	if e.Expected == "" {
		return fmt.Sprintf("the position is of setup %s, whose %s or components do not ship: ParseState reads it against that setup", e.Found, e.Board)
	}
	return fmt.Sprintf("the position is of setup %s, and the setup given is %s", e.Found, e.Expected)
}

// A ResultError says that the points which a record claims are not those of its last
// position.
type ResultError struct {
	Claimed []int  // by the record, from seat 1 on
	Points  []int  // of the position in which the record stops
	Rule    Rule   // the rule that says who wins
	Reason  Phrase // whose points differ, and by how much
}

// Error returns the reason and the rule.
func (e *ResultError) Error() string { return citing(e.Reason.String(), e.Rule) }

// Unwrap returns the rule.
func (e *ResultError) Unwrap() error { return e.Rule }

// Template returns the sentence that says what is wrong, as the text of a language has it;
// in English if the text does not have it.
func (e *StateError) Template(t phrases.Text) string {
	f, ok := e.Reason.Reason.(sentence)
	if !ok {
		return e.Reason.String()
	}
	return cmp.Or(t.Of(f.Section+"."+f.key), f.Template())
}
