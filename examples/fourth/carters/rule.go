package carters

import (
	"embed"
	"iter"

	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/phrases"
)

// A Rule is a numbered rule of RULES.md.
type Rule uint8

// The rules, in the order of the page.
const (
	SetupPlayers Rule = iota + 1 // SETUP-1
	MapHexes                     // MAP-1
	MapCities                    // MAP-2
	MapFarms                     // MAP-3
	MapDepots                    // MAP-4
	OrderDealt                   // ORDER-1
	CropGrows                    // CROP-1
	PriceRises                   // PRICE-1
	TurnMoves                    // TURN-1
	GoReach                      // GO-1
	GoOther                      // GO-2
	LayNear                      // LAY-1
	LayGround                    // LAY-2
	LayCost                      // LAY-3
	LayPieces                    // LAY-4
	LoadAtFarm                   // LOAD-1
	SellInCity                   // SELL-1
	EndRounds                    // END-1
	ScoreWinner                  // SCORE-1
	ruleEnd

	NoState Rule = family.NoState
	NoMove  Rule = family.NoMove
)

//go:embed en.txt
var english embed.FS

var texts = phrases.Source[phrases.Text]{Files: &english, Make: phrases.Itself}

// English returns what the game says in English: its rules, and why something is refused.
func English() phrases.Text { return texts.Of(phrases.English) }

var book = family.BookOf[Rule](English)

// IsValid reports whether r is a rule.
func (r Rule) IsValid() bool { return r > 0 && r < ruleEnd }

// String returns the identifier, "GO-1".
func (r Rule) String() string { return book.Identifier(r) }

// Error returns the identifier and the rule in a sentence.
func (r Rule) Error() string { return book.Error(r) }

// Text returns the rule in a sentence.
func (r Rule) Text() string { return book.Text(r) }

// Section returns the part of the rules that the rule stands in, "GO", and Ruling false:
// nothing in them is left open.
func (r Rule) Section() string { return book.Section(r) }
func (r Rule) Ruling() bool    { return book.Ruling(r) }

// Rules walks all rules.
func Rules() iter.Seq[Rule] {
	return func(yield func(Rule) bool) {
		for r := Rule(1); r < ruleEnd && yield(r); r++ {
		}
	}
}

//go:embed RULES.md
var rulesPage string

//go:embed NOTATION.md
var notationPage string

// Rulebook and Notation return the pages about the game.
func Rulebook() string { return rulesPage }
func Notation() string { return notationPage }
