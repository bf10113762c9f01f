package steam

import (
	"embed"
	_ "embed"
	"iter"

	"github.com/railhex/railhex/hexmap/parse"
	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/phrases"
)

// A Rule is one numbered rule of the game. It is an error: [State.Check] gives
// it as it is, and a [family.MoveError] wraps it, so that errors.Is finds it. The zero
// Rule is invalid.
type Rule uint8

// The rules, in the order of their identifiers.
const (
	MapTerrain              Rule = iota + 1 // MAP-1
	MapMarks                                // MAP-2
	MapCities                               // MAP-3
	MapClosedEdges                          // MAP-4
	MapIsData                               // MAP-5
	MapGoodsSuffice                         // MAP-6
	ComponentGoods                          // COMP-1
	ComponentCities                         // COMP-2
	ComponentFaces                          // COMP-3
	ComponentTiles                          // COMP-4
	ComponentReturn                         // COMP-5
	ComponentDrawings                       // COMP-6
	ComponentUnlimited                      // COMP-7
	SetupPlayers                            // SETUP-1
	SetupCityGoods                          // SETUP-2
	SetupSupply                             // SETUP-3
	SetupStart                              // SETUP-4
	SetupTurns                              // SETUP-5
	SetupNoMoreDraws                        // SETUP-6
	TurnPhases                              // TURN-1
	TurnOrder                               // TURN-2
	TurnEliminated                          // TURN-3
	MoneyCashFirst                          // MONEY-1
	MoneyLoans                              // MONEY-2
	MoneyPointLoans                         // MONEY-3
	MoneyNoMoreLoans                        // MONEY-4
	MoneyOnlyForPayments                    // MONEY-5
	MoneyNoUpperEnd                         // MONEY-6
	MoneyExample                            // MONEY-7
	OrderDeal                               // ORDER-1
	OrderByChance                           // ORDER-2
	OrderByAuction                          // ORDER-3
	OrderBid                                // ORDER-4
	OrderBidRaised                          // ORDER-5
	OrderNextPlace                          // ORDER-6
	OrderLastPlace                          // ORDER-7
	OrderByTiles                            // ORDER-8
	OrderExample                            // ORDER-9
	ActionOrder                             // ACTION-1
	ActionMove                              // ACTION-2
	ActionEngineer                          // ACTION-3
	ActionBuild                             // ACTION-4
	ActionGrowth                            // ACTION-5
	ActionLocomotive                        // ACTION-6
	ActionUrbanise                          // ACTION-7
	ActionTakeOne                           // ACTION-8
	ActionCost                              // ACTION-9
	ActionPass                              // ACTION-10
	ActionMustBeDone                        // ACTION-11
	ActionNothingLeft                       // ACTION-12
	BuildAsLongAsLiked                      // BUILD-1
	BuildThreeTiles                         // BUILD-2
	BuildOnLand                             // BUILD-3
	BuildNotOverClosedEdges                 // BUILD-4
	BuildConnected                          // BUILD-5
	BuildNotOthersLinks                     // BUILD-6
	BuildNoReturn                           // BUILD-7
	BuildOnEmptyHex                         // BUILD-8
	BuildAgainstOthers                      // BUILD-9
	BuildTwoTracks                          // BUILD-10
	CostEdges                               // COST-1
	CostTown                                // COST-2
	CostRiver                               // COST-3
	CostHills                               // COST-4
	CostReplaced                            // COST-5
	CostAtOnce                              // COST-6
	CostExample                             // COST-7
	TownTiles                               // TOWN-1
	TownConnected                           // TOWN-2
	TownExit                                // TOWN-3
	TownOthersLink                          // TOWN-4
	TownAllExitsPaid                        // TOWN-5
	CityOnTown                              // CITY-1
	CityAtAnyMoment                         // CITY-2
	CityTileReturns                         // CITY-3
	CityEndsLinks                           // CITY-4
	CityClaims                              // CITY-5
	CityNoReturn                            // CITY-6
	CityKeepsCompleteLinks                  // CITY-7
	CityGetsSet                             // CITY-8
	GrowthCity                              // CITY-9
	GrowthSet                               // CITY-10
	CityOnlyByTile                          // CITY-11
	LinkEnds                                // LINK-1
	LinkComplete                            // LINK-2
	LinkOwner                               // LINK-3
	LinkLost                                // LINK-4
	LinkExtended                            // LINK-5
	LinkClaimed                             // LINK-6
	LinkKept                                // LINK-7
	LinkWithoutOwner                        // LINK-8
	RedirectWhose                           // REDIRECT-1
	RedirectLastTile                        // REDIRECT-2
	RedirectOneTrack                        // REDIRECT-3
	RedirectObeys                           // REDIRECT-4
	RedirectClaimsNothing                   // REDIRECT-5
	UpgradeKeeps                            // UPGRADE-1
	UpgradeAdds                             // UPGRADE-2
	UpgradeObeys                            // UPGRADE-3
	MoveCycles                              // MOVE-1
	MoveOrder                               // MOVE-2
	MoveImprove                             // MOVE-3
	MoveFromCity                            // MOVE-4
	MoveOverCompleteLinks                   // MOVE-5
	MoveToColour                            // MOVE-6
	MoveNoStopTwice                         // MOVE-7
	MoveWithinLocomotive                    // MOVE-8
	MoveOverOwnLink                         // MOVE-9
	MoveNobodyOwnsMore                      // MOVE-10
	MoveOverUnownedLinks                    // MOVE-11
	MoveIntoBag                             // MOVE-12
	PointsOfLinks                           // POINTS-1
	PointsChosen                            // POINTS-2
	PointsInOrder                           // POINTS-3
	IncomeIsReceived                        // INCOME-1
	IncomePaid                              // INCOME-2
	IncomeBorrowed                          // INCOME-3
	IncomeBankrupt                          // INCOME-4
	EndLastTurn                             // END-1
	EndOnePlayer                            // END-2
	ScorePoints                             // SCORE-1
	ScoreLinks                              // SCORE-2
	ScoreIncomplete                         // SCORE-3
	ScoreWinner                             // SCORE-4
	ScoreExample                            // SCORE-5
	StandardTurn                            // STD-1
	StandardFirstOrder                      // STD-2
	StandardCapital                         // STD-3
	StandardCashOnly                        // STD-4
	StandardBid                             // STD-5
	StandardPass                            // STD-6
	StandardFreePass                        // STD-7
	StandardPayment                         // STD-8
	StandardTilesFree                       // STD-9
	StandardMayBeLeft                       // STD-10
	StandardUpkeep                          // STD-11
	StandardLack                            // STD-12
	StandardBankrupt                        // STD-13
	StandardExample                         // STD-14

	ruleEnd // one past the last rule
)

// NumRules is the number of rules.
const NumRules = int(ruleEnd) - 1

// What Check returns, and Apply wraps, where there is no rule to cite because
// there is no position or no move.
const (
	NoState Rule = family.NoState // the zero State, which is no position
	NoMove  Rule = family.NoMove  // the zero Move, which is no move
)

// Rules walks all rules in their order.
func Rules() iter.Seq[Rule] { return family.Values(1, ruleEnd-1) }

// The book has the rules as they stand in English. A ruling is a rule that, in whole or
// in part, says what the rulebook leaves open; RULES.md gives the reasons.
var book = family.BookOf(
	English,
	MapTerrain, MapCities, MapIsData, MapGoodsSuffice, ComponentTiles, ComponentReturn, ComponentDrawings,
	ComponentUnlimited, SetupPlayers, SetupTurns, MoneyNoMoreLoans, MoneyNoUpperEnd, OrderBid, OrderNextPlace,
	ActionGrowth, ActionMustBeDone, ActionNothingLeft, BuildConnected, BuildAgainstOthers, TownOthersLink, CityClaims,
	CityNoReturn, CityKeepsCompleteLinks, CityGetsSet, LinkLost, LinkExtended, RedirectWhose, RedirectOneTrack,
	MoveToColour, MoveNoStopTwice, MoveOverUnownedLinks, EndOnePlayer, ScorePoints, ScoreWinner, StandardCashOnly,
	StandardPass, StandardPayment, StandardTilesFree, StandardUpkeep,
)

// IsValid reports whether r is a rule of the game; NoState and NoMove are not.
func (r Rule) IsValid() bool { return r > 0 && r < ruleEnd }

// String returns the identifier, "BUILD-5".
func (r Rule) String() string { return book.Identifier(r) }

// Error returns the identifier and the rule in a sentence.
func (r Rule) Error() string { return book.Error(r) }

// Text returns the rule in a sentence, "" for what is no rule.
func (r Rule) Text() string { return book.Text(r) }

// Section returns the part of the rules that r stands in, "BUILD".
func (r Rule) Section() string { return book.Section(r) }

// Ruling reports whether r decides, in whole or in part, what the rulebook
// leaves open.
func (r Rule) Ruling() bool { return book.Ruling(r) }

// ParseRule returns the rule with that identifier, "BUILD-5". Its error is a
// [*hexmap.ParseError].
func ParseRule(identifier string) (Rule, error) {
	if r, ok := book.Find(identifier); ok {
		return r, nil
	}
	return 0, parse.Misread(identifier, "the identifier of a rule, such as {rule}", "rule", "BUILD-5")
}

//go:embed RULES.md
var rulesText string

//go:embed NOTATION.md
var notationText string

// Rulebook returns the numbered rules of Steam as a book in Markdown, in English: what each
// says, and whatever else there is to say of it. Its headings are the identifiers of the
// rules. To word one rule, [Rule.Text] is enough.
func Rulebook() string { return rulesText }

// Notation returns the book of how positions, moves and records of Steam are written, in
// Markdown and English.
func Notation() string { return notationText }

//go:embed en.txt
var english embed.FS

var wordings = phrases.Source[*phrases.Wording]{Files: &english, Make: phrases.WordingOf}

// English returns what is said in English of the game: its rules, why something is
// refused, and what package words and the pictures say.
func English() phrases.Text { return wordings.Of(phrases.English).Text }
