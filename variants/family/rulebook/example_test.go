package rulebook_test

import (
	"errors"
	"fmt"

	"github.com/railhex/railhex/variants/family/rulebook"
)

// A Rule is a rule of a small game.
type Rule uint8

// The rules.
const (
	BuildWithinMoney Rule = iota + 1
	MoveOnce
	ruleEnd
)

var catalogue = [ruleEnd]rulebook.Entry{
	BuildWithinMoney: {"BUILD-1", false},
	MoveOnce:         {"MOVE-1", true},
}

// A game of some size has its sentences in a file: see package phrases.
func sentence(identifier string) string {
	return map[string]string{
		"BUILD-1": "Players build only what they can pay for.",
		"MOVE-1":  "Each good moves once in a round.",
	}[identifier]
}

var trains = rulebook.Of[Rule](catalogue[:], sentence)

func (r Rule) String() string { return trains.Identifier(r) }

// Error makes a rule the reason why a move is refused.
func (r Rule) Error() string { return trains.Error(r) }

// A rule of a game is a number with a name and a sentence, and an error.
func Example() {
	var refused error = BuildWithinMoney
	fmt.Println(refused)

	rule, ok := trains.Find("MOVE-1")
	fmt.Println(rule.String(), ok, trains.Ruling(rule), errors.Is(refused, rule))
	// Output:
	// BUILD-1: Players build only what they can pay for.
	// MOVE-1 true true false
}
