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
	componentGoods                          // COMP-1
	componentCities                         // COMP-2
	componentFaces                          // COMP-3
	componentTiles                          // COMP-4
	componentReturn                         // COMP-5
	componentDrawings                       // COMP-6
	componentUnlimited                      // COMP-7
	setupPlayers                            // SETUP-1
	setupCityGoods                          // SETUP-2
	setupSupply                             // SETUP-3
	setupStart                              // SETUP-4
	setupTurns                              // SETUP-5
	setupNoMoreDraws                        // SETUP-6
	turnPhases                              // TURN-1
	turnOrder                               // TURN-2
	turnEliminated                          // TURN-3
	moneyCashFirst                          // MONEY-1
	moneyLoans                              // MONEY-2
	moneyPointLoans                         // MONEY-3
	moneyNoMoreLoans                        // MONEY-4
	moneyOnlyForPayments                    // MONEY-5
	moneyNoUpperEnd                         // MONEY-6
	moneyExample                            // MONEY-7
	orderDeal                               // ORDER-1
	orderByChance                           // ORDER-2
	orderByAuction                          // ORDER-3
	orderBid                                // ORDER-4
	orderBidRaised                          // ORDER-5
	orderNextPlace                          // ORDER-6
	orderLastPlace                          // ORDER-7
	orderByTiles                            // ORDER-8
	orderExample                            // ORDER-9
	actionOrder                             // ACTION-1
	actionMove                              // ACTION-2
	actionEngineer                          // ACTION-3
	actionBuild                             // ACTION-4
	actionGrowth                            // ACTION-5
	actionLocomotive                        // ACTION-6
	actionUrbanise                          // ACTION-7
	actionTakeOne                           // ACTION-8
	actionCost                              // ACTION-9
	actionPass                              // ACTION-10
	actionMustBeDone                        // ACTION-11
	actionNothingLeft                       // ACTION-12
	buildAsLongAsLiked                      // BUILD-1
	buildThreeTiles                         // BUILD-2
	buildOnLand                             // BUILD-3
	buildNotOverClosedEdges                 // BUILD-4
	buildConnected                          // BUILD-5
	buildNotOthersLinks                     // BUILD-6
	buildNoReturn                           // BUILD-7
	buildOnEmptyHex                         // BUILD-8
	buildAgainstOthers                      // BUILD-9
	buildTwoTracks                          // BUILD-10
	costEdges                               // COST-1
	costTown                                // COST-2
	costRiver                               // COST-3
	costHills                               // COST-4
	costReplaced                            // COST-5
	costAtOnce                              // COST-6
	costExample                             // COST-7
	townTiles                               // TOWN-1
	townConnected                           // TOWN-2
	townExit                                // TOWN-3
	townOthersLink                          // TOWN-4
	townAllExitsPaid                        // TOWN-5
	cityOnTown                              // CITY-1
	cityAtAnyMoment                         // CITY-2
	cityTileReturns                         // CITY-3
	cityEndsLinks                           // CITY-4
	cityClaims                              // CITY-5
	cityNoReturn                            // CITY-6
	cityKeepsCompleteLinks                  // CITY-7
	cityGetsSet                             // CITY-8
	growthCity                              // CITY-9
	growthSet                               // CITY-10
	cityOnlyByTile                          // CITY-11
	linkEnds                                // LINK-1
	linkComplete                            // LINK-2
	linkOwner                               // LINK-3
	linkLost                                // LINK-4
	linkExtended                            // LINK-5
	linkClaimed                             // LINK-6
	linkKept                                // LINK-7
	linkWithoutOwner                        // LINK-8
	redirectWhose                           // REDIRECT-1
	redirectLastTile                        // REDIRECT-2
	redirectOneTrack                        // REDIRECT-3
	redirectObeys                           // REDIRECT-4
	redirectClaimsNothing                   // REDIRECT-5
	upgradeKeeps                            // UPGRADE-1
	upgradeAdds                             // UPGRADE-2
	upgradeObeys                            // UPGRADE-3
	moveCycles                              // MOVE-1
	moveOrder                               // MOVE-2
	moveImprove                             // MOVE-3
	moveFromCity                            // MOVE-4
	moveOverCompleteLinks                   // MOVE-5
	moveToColour                            // MOVE-6
	moveNoStopTwice                         // MOVE-7
	moveWithinLocomotive                    // MOVE-8
	moveOverOwnLink                         // MOVE-9
	moveNobodyOwnsMore                      // MOVE-10
	moveOverUnownedLinks                    // MOVE-11
	moveIntoBag                             // MOVE-12
	pointsOfLinks                           // POINTS-1
	pointsChosen                            // POINTS-2
	pointsInOrder                           // POINTS-3
	incomeIsReceived                        // INCOME-1
	incomePaid                              // INCOME-2
	incomeBorrowed                          // INCOME-3
	incomeBankrupt                          // INCOME-4
	endLastTurn                             // END-1
	endOnePlayer                            // END-2
	scorePoints                             // SCORE-1
	scoreLinks                              // SCORE-2
	scoreIncomplete                         // SCORE-3
	scoreWinner                             // SCORE-4
	scoreExample                            // SCORE-5
	standardTurn                            // STD-1
	standardFirstOrder                      // STD-2
	standardCapital                         // STD-3
	standardCashOnly                        // STD-4
	standardBid                             // STD-5
	standardPass                            // STD-6
	standardFreePass                        // STD-7
	standardPayment                         // STD-8
	standardTilesFree                       // STD-9
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

var book = family.BookOf[Rule](rulesText)

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
	return parse.Must(ParseRule(identifier))
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

//go:embed en.txt RULES.md
var english embed.FS

var wordings = phrases.Source[*phrases.Wording]{Files: &english, Make: phrases.WordingOf}

// English returns what is said in English of the game: its rules, why something is
// refused, and what package words and the pictures say.
func English() phrases.Text { return wordings.Of(phrases.English).Text }
