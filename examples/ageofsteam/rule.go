package ageofsteam

import (
	"embed"
	"iter"
	"slices"

	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/phrases"
)

// A Rule is a numbered rule of RULES.md.
type Rule uint8

// The rules that a move or a setup can break, by their places on the page.
const (
	_              Rule = iota
	MapHexes            // MAP-1
	_                   // MAP-2
	_                   // MAP-3
	MapNames            // MAP-4
	_                   // MAP-5
	BoxCubes            // BOX-1
	_                   // BOX-2
	_                   // BOX-3
	_                   // BOX-4
	_                   // BOX-5
	_                   // BOX-6
	_                   // BOX-7
	_                   // TILE-1
	_                   // TILE-2
	_                   // TILE-3
	_                   // TILE-4
	_                   // TILE-5
	_                   // TILE-6
	_                   // TILE-7
	_                   // TILE-8
	SetupPlayers        // SETUP-1
	_                   // SETUP-2
	SetupOrder          // SETUP-3
	_                   // SETUP-4
	_                   // SETUP-5
	RoundAsks           // ROUND-1
	_                   // ROUND-2
	_                   // ROUND-3
	_                   // ROUND-4
	_                   // SHARES-1
	SharesLimit         // SHARES-2
	_                   // SHARES-3
	_                   // AUCTION-1
	AuctionHigher       // AUCTION-2
	AuctionCash         // AUCTION-3
	_                   // AUCTION-4
	_                   // AUCTION-5
	AuctionStay         // AUCTION-6
	_                   // AUCTION-7
	_                   // AUCTION-8
	_                   // AUCTION-9
	RoleFree            // ROLE-1
	_                   // ROLE-2
	_                   // ROLE-3
	_                   // ROLE-4
	_                   // ROLE-5
	_                   // ROLE-6
	_                   // BUILD-1
	BuildThree          // BUILD-2
	_                   // BUILD-3
	BuildGround         // BUILD-4
	BuildClosed         // BUILD-5
	BuildAnchor         // BUILD-6
	BuildRival          // BUILD-7
	BuildKeeps          // BUILD-8
	BuildNew            // BUILD-9
	BuildLoop           // BUILD-10
	BuildOnce           // BUILD-11
	BuildStock          // BUILD-12
	BuildCash           // BUILD-13
	BuildMarkers        // BUILD-14
	_                   // BUILD-15
	_                   // BUILD-16
	_                   // BUILD-17
	_                   // COST-1
	_                   // COST-2
	_                   // COST-3
	_                   // COST-4
	_                   // COST-5
	_                   // COST-6
	_                   // LINK-1
	_                   // LINK-2
	_                   // LINK-3
	_                   // LINK-4
	_                   // LINK-5
	_                   // LINK-6
	_                   // LINK-7
	RedirectOpen        // REDIRECT-1
	RedirectOwn         // REDIRECT-2
	_                   // REDIRECT-3
	_                   // REDIRECT-4
	_                   // REDIRECT-5
	CityRole            // CITY-1
	CityTown            // CITY-2
	CityFree            // CITY-3
	_                   // CITY-4
	_                   // CITY-5
	_                   // CITY-6
	_                   // CITY-7
	_                   // MOVE-1
	MoveFrom            // MOVE-2
	MoveLocomotive      // MOVE-3
	MoveLinks           // MOVE-4
	MoveEnds            // MOVE-5
	MoveTwice           // MOVE-6
	_                   // MOVE-7
	_                   // MOVE-8
	MoveImprove         // MOVE-9
	_                   // MONEY-1
	_                   // MONEY-2
	_                   // MONEY-3
	_                   // MONEY-4
	_                   // MONEY-5
	_                   // MONEY-6
	_                   // MONEY-7
	_                   // GROWTH-1
	GrowthDrawn         // GROWTH-2
	GrowthRow           // GROWTH-3
	_                   // GROWTH-4
	_                   // GROWTH-5
	_                   // GROWTH-6
	EndRounds           // END-1
	_                   // END-2
	_                   // END-3
	_                   // SCORE-1
	_                   // SCORE-2
	_                   // SCORE-3
	_                   // REVERSE-1
	ruleEnd

	NoState Rule = family.NoState
	NoMove  Rule = family.NoMove
)

//go:embed RULES.md
var rulesPage string

// Rulebook returns the page that states the rules.
func Rulebook() string { return rulesPage }

//go:embed en.txt
var english embed.FS

var texts = phrases.Source[phrases.Text]{Files: &english, Make: phrases.Itself}

// English returns what the game says in English: its rules, and why something is refused.
func English() phrases.Text { return texts.Of(phrases.English) }

var book = family.BookOf[Rule](English)

// rulings are the rules of which RULES.md marks a part as a ruling.
var rulings = []string{
	"MAP-4", "MAP-5", "BOX-6", "TILE-7", "SETUP-2", "SETUP-4", "ROUND-4", "AUCTION-6",
	"AUCTION-7", "ROLE-2", "BUILD-3", "BUILD-11", "BUILD-17", "COST-5", "LINK-4", "LINK-7",
	"REDIRECT-3", "CITY-7", "MONEY-5", "GROWTH-2", "GROWTH-3", "END-2", "SCORE-2",
}

// IsValid reports whether r is a rule.
func (r Rule) IsValid() bool { return r > 0 && r < ruleEnd }

// String returns the identifier, "BUILD-5".
func (r Rule) String() string { return book.Identifier(r) }

// Error returns the identifier and the rule in a sentence.
func (r Rule) Error() string { return book.Error(r) }

// Text returns the rule in a sentence.
func (r Rule) Text() string { return book.Text(r) }

// Section returns the part of the rules that the rule stands in, "BUILD".
func (r Rule) Section() string { return book.Section(r) }

// Ruling reports whether the rule decides something that the printed rules leave open.
func (r Rule) Ruling() bool { return slices.Contains(rulings, r.String()) }

// Rules walks all rules.
func Rules() iter.Seq[Rule] { return family.Values(Rule(1), ruleEnd-1) }
