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
	mapTerrain              Rule = iota + 1 // MAP-1
	mapMarks                                // MAP-2
	mapCities                               // MAP-3
	mapClosedEdges                          // MAP-4
	mapIsData                               // MAP-5
	mapGoodsSuffice                         // MAP-6
	ComponentGoods                          // COMP-1
	componentCities                         // COMP-2
	ComponentFaces                          // COMP-3
	ComponentTiles                          // COMP-4
	componentReturn                         // COMP-5
	componentDrawings                       // COMP-6
	componentUnlimited                      // COMP-7
	setupPlayers                            // SETUP-1
	SetupCityGoods                          // SETUP-2
	SetupSupply                             // SETUP-3
	setupStart                              // SETUP-4
	setupTurns                              // SETUP-5
	setupNoMoreDraws                        // SETUP-6
	turnPhases                              // TURN-1
	turnOrder                               // TURN-2
	turnEliminated                          // TURN-3
	moneyCashFirst                          // MONEY-1
	moneyLoans                              // MONEY-2
	moneyPointLoans                         // MONEY-3
	MoneyNoMoreLoans                        // MONEY-4
	moneyOnlyForPayments                    // MONEY-5
	moneyNoUpperEnd                         // MONEY-6
	moneyExample                            // MONEY-7
	OrderDeal                               // ORDER-1
	orderByChance                           // ORDER-2
	orderByAuction                          // ORDER-3
	OrderBid                                // ORDER-4
	OrderBidRaised                          // ORDER-5
	orderNextPlace                          // ORDER-6
	orderLastPlace                          // ORDER-7
	orderByTiles                            // ORDER-8
	orderExample                            // ORDER-9
	actionOrder                             // ACTION-1
	actionMove                              // ACTION-2
	actionEngineer                          // ACTION-3
	actionBuild                             // ACTION-4
	ActionGrowth                            // ACTION-5
	ActionLocomotive                        // ACTION-6
	ActionUrbanise                          // ACTION-7
	ActionTakeOne                           // ACTION-8
	ActionCost                              // ACTION-9
	ActionPass                              // ACTION-10
	ActionMustBeDone                        // ACTION-11
	actionNothingLeft                       // ACTION-12
	BuildAsLongAsLiked                      // BUILD-1
	BuildThreeTiles                         // BUILD-2
	BuildOnLand                             // BUILD-3
	BuildNotOverClosedEdges                 // BUILD-4
	BuildConnected                          // BUILD-5
	BuildNotOthersLinks                     // BUILD-6
	BuildNoReturn                           // BUILD-7
	BuildOnEmptyHex                         // BUILD-8
	buildAgainstOthers                      // BUILD-9
	buildTwoTracks                          // BUILD-10
	costEdges                               // COST-1
	costTown                                // COST-2
	costRiver                               // COST-3
	costHills                               // COST-4
	costReplaced                            // COST-5
	costAtOnce                              // COST-6
	costExample                             // COST-7
	TownTiles                               // TOWN-1
	townConnected                           // TOWN-2
	townExit                                // TOWN-3
	townOthersLink                          // TOWN-4
	townAllExitsPaid                        // TOWN-5
	CityOnTown                              // CITY-1
	cityAtAnyMoment                         // CITY-2
	cityTileReturns                         // CITY-3
	cityEndsLinks                           // CITY-4
	cityClaims                              // CITY-5
	CityNoReturn                            // CITY-6
	cityKeepsCompleteLinks                  // CITY-7
	CityGetsSet                             // CITY-8
	GrowthCity                              // CITY-9
	GrowthSet                               // CITY-10
	CityOnlyByTile                          // CITY-11
	linkEnds                                // LINK-1
	linkComplete                            // LINK-2
	linkOwner                               // LINK-3
	linkLost                                // LINK-4
	linkExtended                            // LINK-5
	LinkClaimed                             // LINK-6
	linkKept                                // LINK-7
	linkWithoutOwner                        // LINK-8
	RedirectWhose                           // REDIRECT-1
	RedirectLastTile                        // REDIRECT-2
	RedirectOneTrack                        // REDIRECT-3
	redirectObeys                           // REDIRECT-4
	redirectClaimsNothing                   // REDIRECT-5
	UpgradeKeeps                            // UPGRADE-1
	UpgradeAdds                             // UPGRADE-2
	upgradeObeys                            // UPGRADE-3
	MoveCycles                              // MOVE-1
	moveOrder                               // MOVE-2
	MoveImprove                             // MOVE-3
	MoveFromCity                            // MOVE-4
	MoveOverCompleteLinks                   // MOVE-5
	MoveToColour                            // MOVE-6
	MoveNoStopTwice                         // MOVE-7
	MoveWithinLocomotive                    // MOVE-8
	MoveOverOwnLink                         // MOVE-9
	MoveNobodyOwnsMore                      // MOVE-10
	moveOverUnownedLinks                    // MOVE-11
	moveIntoBag                             // MOVE-12
	pointsOfLinks                           // POINTS-1
	PointsChosen                            // POINTS-2
	pointsInOrder                           // POINTS-3
	incomeIsReceived                        // INCOME-1
	incomePaid                              // INCOME-2
	incomeBorrowed                          // INCOME-3
	incomeBankrupt                          // INCOME-4
	EndLastTurn                             // END-1
	EndOnePlayer                            // END-2
	scorePoints                             // SCORE-1
	scoreLinks                              // SCORE-2
	scoreIncomplete                         // SCORE-3
	scoreWinner                             // SCORE-4
	scoreExample                            // SCORE-5
	standardTurn                            // STD-1
	standardFirstOrder                      // STD-2
	StandardCapital                         // STD-3
	StandardCashOnly                        // STD-4
	StandardBid                             // STD-5
	standardPass                            // STD-6
	standardFreePass                        // STD-7
	standardPayment                         // STD-8
	StandardTilesFree                       // STD-9
	standardMayBeLeft                       // STD-10
	standardUpkeep                          // STD-11
	standardLack                            // STD-12
	standardBankrupt                        // STD-13
	standardExample                         // STD-14

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
	mapTerrain, mapCities, mapIsData, mapGoodsSuffice, ComponentTiles, componentReturn, componentDrawings,
	componentUnlimited, setupPlayers, setupTurns, MoneyNoMoreLoans, moneyNoUpperEnd, OrderBid, orderNextPlace,
	ActionGrowth, ActionMustBeDone, actionNothingLeft, BuildConnected, buildAgainstOthers, townOthersLink, cityClaims,
	CityNoReturn, cityKeepsCompleteLinks, CityGetsSet, linkLost, linkExtended, RedirectWhose, RedirectOneTrack,
	MoveToColour, MoveNoStopTwice, moveOverUnownedLinks, EndOnePlayer, scorePoints, scoreWinner, StandardCashOnly,
	standardPass, standardPayment, StandardTilesFree, standardUpkeep,
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

// MustParseRule is [ParseRule] for identifiers that are known to be right. It panics if one is
// not.
func MustParseRule(identifier string) Rule {
	r, err := ParseRule(identifier)
	if err != nil {
		panic(err)
	}
	return r
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
