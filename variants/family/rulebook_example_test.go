package family_test

import (
	"errors"
	"fmt"

	"github.com/railhex/railhex/variants/family"
)

// A Rule is a rule of a small game.
type Rule uint8

// The rules.
const (
	BuildWithinMoney Rule = iota + 1 // BUILD-1
	MoveOnce                         // MOVE-1
)

// A game of some size has the page in a file that it embeds.
var trains = family.BookOf[Rule](`
### BUILD-1

Players build only what they can pay for.

### MOVE-1

Each good moves once in a round.

**Ruling** A good that is put back counts as another.
`)

func (r Rule) String() string { return trains.Identifier(r) }

// Error makes a rule the reason why a move is refused.
func (r Rule) Error() string { return trains.Error(r) }

// A rule of a game is a number with a name and a sentence, and an error.
func Example_rulebook() {
	var refused error = BuildWithinMoney
	fmt.Println(refused)

	rule, ok := trains.Find("MOVE-1")
	fmt.Println(rule.String(), ok, trains.Ruling(rule), errors.Is(refused, rule))
	// Output:
	// BUILD-1: Players build only what they can pay for.
	// MOVE-1 true true false
}
