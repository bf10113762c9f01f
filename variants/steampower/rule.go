package steampower

import (
	"embed"
	_ "embed"
	"iter"

	"github.com/railhex/railhex/hexmap/parse"
	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/phrases"
)

// A Rule is one numbered rule of Steam Power. It is what a refused move cites,
// and it is an error itself, so that
//
//	errors.Is(err, steampower.ShipPaysNoMoreThanNeeded)
//
// asks for the rule behind a refusal. The zero Rule is no rule.
//
// The numbers behind the constants may change from version to version; the
// identifiers that String gives never change their meaning.
type Rule uint8

// The rules, in the order of the numbered text.
const (
	_ Rule = iota

	mapHexes                 // MAP-1
	mapCitySpaces            // MAP-2
	mapNoTrackOnWater        // MAP-3
	mapNoTrackOnCities       // MAP-4
	mapClosedEdges           // MAP-5
	mapIsData                // MAP-6
	componentsCityTiles      // COMP-1
	componentsStacks         // COMP-2
	componentsCrossings      // COMP-3
	componentsLimited        // COMP-4
	componentsGoods          // COMP-5
	componentsOfPlayers      // COMP-6
	componentsBank           // COMP-7
	componentsContracts      // COMP-8
	componentsOfOnesOwn      // COMP-9
	setupPlayers             // SETUP-1
	setupCityTiles           // SETUP-2
	setupTilesLeft           // SETUP-3
	setupContracts           // SETUP-4
	setupMoney               // SETUP-5
	turnOrder                // TURN-1
	turnTwoActions           // TURN-2
	turnActions              // TURN-3
	turnActionWhole          // TURN-4
	trackSteps               // TRACK-1
	trackCost                // TRACK-2
	trackOnEmptyHex          // TRACK-3
	trackCrossing            // TRACK-4
	trackCrossingCost        // TRACK-5
	trackSharesHex           // TRACK-6
	trackTileInStack         // TRACK-7
	trackJoinsNoForeign      // TRACK-8
	trackContinues           // TRACK-9
	trackBeginsInNetwork     // TRACK-10
	trackFirst               // TRACK-11
	trackEndsAnywhere        // TRACK-12
	trackRemoved             // TRACK-13
	trackReplaced            // TRACK-14
	trackLastTileOnly        // TRACK-15
	trackNoRefund            // TRACK-16
	linkComplete             // LINK-1
	linkNotBackToItsCity     // LINK-2
	linkAnyTwoCities         // LINK-3
	linkLocomotive           // LINK-4
	linkNetwork              // LINK-5
	linkOneUnderConstruction // LINK-6
	groupOfNeighbours        // GROUP-1
	groupNeutralLinks        // GROUP-2
	groupForEverybody        // GROUP-3
	factoryOnCity            // FACTORY-1
	factoryNotOnPurple       // FACTORY-2
	factoryInANetwork        // FACTORY-3
	ruleFactoryGoods         // FACTORY-4
	factorySupply            // FACTORY-5
	factoryLeft              // FACTORY-6
	factoryTileTurned        // FACTORY-7
	contractFromHand         // CONTRACT-1
	contractWhole            // CONTRACT-2
	contractInNetwork        // CONTRACT-3
	contractPayable          // CONTRACT-4
	contractOrderOfGoods     // CONTRACT-5
	contractReward           // CONTRACT-6
	contractOpen             // CONTRACT-7
	shipFromConnectedCity    // SHIP-1
	shipForeignFactory       // SHIP-2
	shipForeignLinks         // SHIP-3
	shipOwnLinksFree         // SHIP-4
	shipPaysNoMoreThanNeeded // SHIP-5
	shipBoughtFromBank       // SHIP-6
	shipLackOfMoney          // SHIP-7
	shipPaidAtOnce           // SHIP-8
	shipExample              // SHIP-9
	bonusAtOnce              // BONUS-1
	bonusOfBuild             // BONUS-2
	bonusOfFactory           // BONUS-3
	bonusOfContracts         // BONUS-4
	drawTwo                  // DRAW-1
	drawFromBag              // DRAW-2
	drawFromFullestHand      // DRAW-3
	drawNotFromOwnHand       // DRAW-4
	drawOneByOne             // DRAW-5
	ruleMoneyAction          // MONEY-1
	moneyNotBelowZero        // MONEY-2
	moneyNoGifts             // MONEY-3
	endContracts             // END-1
	endQuietRounds           // END-2
	scoreMoney               // SCORE-1
	scoreContracts           // SCORE-2
	scoreFactories           // SCORE-3
	scorePurpleCities        // SCORE-4
	scoreRanking             // SCORE-5

	ruleEnd // one past the last rule

	// NumRules is the number of rules: 91.
	NumRules = int(ruleEnd) - 1
)

// What Check returns, and Apply wraps, where there is no rule to cite because
// there is no position or no move.
const (
	NoState Rule = family.NoState // the zero State, which is no position
	NoMove  Rule = family.NoMove  // the zero Move, which is no move
)

var book = family.BookOf[Rule](rulesText)

// IsValid reports whether r is a rule of the game; NoState and NoMove are not.
func (r Rule) IsValid() bool { return r > 0 && r < ruleEnd }

// String returns the identifier, "SHIP-5".
func (r Rule) String() string { return book.Identifier(r) }

// Error returns the identifier and the rule in a sentence.
func (r Rule) Error() string { return book.Error(r) }

// Text returns the rule in a sentence, "" for what is no rule.
func (r Rule) Text() string { return book.Text(r) }

// Section returns the part of the rules that r stands in, "SHIP"; "" for what is no
// rule.
func (r Rule) Section() string { return book.Section(r) }

// Ruling reports whether r decides, in whole or in part, what the printed rules
// leave open.
func (r Rule) Ruling() bool { return book.Ruling(r) }

// Rules walks all rules in their order.
func Rules() iter.Seq[Rule] { return family.Values(1, ruleEnd-1) }

// ParseRule returns the rule with that identifier, "SHIP-5". Its error is a
// [*hexmap.ParseError].
func ParseRule(identifier string) (Rule, error) {
	if r, ok := book.Find(identifier); ok {
		return r, nil
	}
	return 0, misread(identifier, "the identifier of a rule, such as {rule}", "rule", shipPaysNoMoreThanNeeded.String())
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

// Rulebook returns the numbered rules of Steam Power as a book in Markdown, in English: what each
// says, and whatever else there is to say of it. Its headings are the identifiers of the
// rules. To word one rule, [Rule.Text] is enough.
func Rulebook() string { return rulesText }

// Notation returns the book of how positions, moves and records of Steam Power are written, in
// Markdown and English.
func Notation() string { return notationText }

//go:embed en.txt RULES.md
var english embed.FS

var wordings = phrases.Source[*phrases.Wording]{Files: &english, Make: phrases.WordingOf}

// English returns what is said in English of the game: its rules, why something is
// refused, and what package words and the pictures say.
func English() phrases.Text { return wordings.Of(phrases.English).Text }
