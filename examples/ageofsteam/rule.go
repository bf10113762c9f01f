package ageofsteam

import (
	"embed"
	"iter"

	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/phrases"
)

// A Rule is a numbered rule of RULES.md.
type Rule uint8

// The rules that a move or a setup can break, by their places on the page.
const (
	MapHexes       Rule = 1   // MAP-1
	MapNames       Rule = 4   // MAP-4
	BoxCubes       Rule = 6   // BOX-1
	SetupPlayers   Rule = 21  // SETUP-1
	SetupOrder     Rule = 23  // SETUP-3
	RoundAsks      Rule = 26  // ROUND-1
	SharesLimit    Rule = 31  // SHARES-2
	AuctionHigher  Rule = 34  // AUCTION-2
	AuctionCash    Rule = 35  // AUCTION-3
	AuctionStay    Rule = 38  // AUCTION-6
	RoleFree       Rule = 42  // ROLE-1
	BuildThree     Rule = 49  // BUILD-2
	BuildGround    Rule = 51  // BUILD-4
	BuildClosed    Rule = 52  // BUILD-5
	BuildAnchor    Rule = 53  // BUILD-6
	BuildRival     Rule = 54  // BUILD-7
	BuildKeeps     Rule = 55  // BUILD-8
	BuildNew       Rule = 56  // BUILD-9
	BuildLoop      Rule = 57  // BUILD-10
	BuildOnce      Rule = 58  // BUILD-11
	BuildStock     Rule = 59  // BUILD-12
	BuildCash      Rule = 60  // BUILD-13
	BuildMarkers   Rule = 61  // BUILD-14
	RedirectOpen   Rule = 78  // REDIRECT-1
	RedirectOwn    Rule = 79  // REDIRECT-2
	CityRole       Rule = 83  // CITY-1
	CityTown       Rule = 84  // CITY-2
	CityFree       Rule = 85  // CITY-3
	MoveFrom       Rule = 91  // MOVE-2
	MoveLocomotive Rule = 92  // MOVE-3
	MoveLinks      Rule = 93  // MOVE-4
	MoveEnds       Rule = 94  // MOVE-5
	MoveTwice      Rule = 95  // MOVE-6
	MoveImprove    Rule = 98  // MOVE-9
	GrowthDrawn    Rule = 107 // GROWTH-2
	GrowthRow      Rule = 108 // GROWTH-3
	EndRounds      Rule = 112 // END-1

	ruleEnd Rule = 119
	NoState Rule = family.NoState
	NoMove  Rule = family.NoMove
)

//go:embed RULES.md
var rulesPage string

// Rulebook returns the page that states the rules.
func Rulebook() string { return rulesPage }

//go:embed en.txt RULES.md
var english embed.FS

var texts = phrases.Source[phrases.Text]{Files: &english, Make: phrases.Itself}

// English returns what the game says in English: its rules, and why something is refused.
func English() phrases.Text { return texts.Of(phrases.English) }

var book = family.BookOf[Rule](rulesPage)

// IsValid reports whether r is a rule.
func (r Rule) IsValid() bool { return r > 0 && r < ruleEnd }

// String returns the identifier, "BUILD-5".
func (r Rule) String() string { return book.Identifier(r) }

// Error returns the identifier and the rule in a sentence.
func (r Rule) Error() string { return book.Error(r) }

// Text returns the rule in a sentence.
func (r Rule) Text() string { return book.Text(r) }

// Rules walks all rules.
func Rules() iter.Seq[Rule] { return family.Values(Rule(1), ruleEnd-1) }
