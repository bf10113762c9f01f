package steampower

import (
	"embed"
	_ "embed"
	"iter"

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

	MapHexes                 // MAP-1
	MapCitySpaces            // MAP-2
	MapNoTrackOnWater        // MAP-3
	MapNoTrackOnCities       // MAP-4
	MapClosedEdges           // MAP-5
	MapIsData                // MAP-6
	ComponentsCityTiles      // COMP-1
	ComponentsStacks         // COMP-2
	ComponentsCrossings      // COMP-3
	ComponentsLimited        // COMP-4
	ComponentsGoods          // COMP-5
	ComponentsOfPlayers      // COMP-6
	ComponentsBank           // COMP-7
	ComponentsContracts      // COMP-8
	ComponentsOfOnesOwn      // COMP-9
	SetupPlayers             // SETUP-1
	SetupCityTiles           // SETUP-2
	SetupTilesLeft           // SETUP-3
	SetupContracts           // SETUP-4
	SetupMoney               // SETUP-5
	TurnOrder                // TURN-1
	TurnTwoActions           // TURN-2
	TurnActions              // TURN-3
	TurnActionWhole          // TURN-4
	TrackSteps               // TRACK-1
	TrackCost                // TRACK-2
	TrackOnEmptyHex          // TRACK-3
	TrackCrossing            // TRACK-4
	TrackCrossingCost        // TRACK-5
	TrackSharesHex           // TRACK-6
	TrackTileInStack         // TRACK-7
	TrackJoinsNoForeign      // TRACK-8
	TrackContinues           // TRACK-9
	TrackBeginsInNetwork     // TRACK-10
	TrackFirst               // TRACK-11
	TrackEndsAnywhere        // TRACK-12
	TrackRemoved             // TRACK-13
	TrackReplaced            // TRACK-14
	TrackLastTileOnly        // TRACK-15
	TrackNoRefund            // TRACK-16
	LinkComplete             // LINK-1
	LinkNotBackToItsCity     // LINK-2
	LinkAnyTwoCities         // LINK-3
	LinkLocomotive           // LINK-4
	LinkNetwork              // LINK-5
	LinkOneUnderConstruction // LINK-6
	GroupOfNeighbours        // GROUP-1
	GroupNeutralLinks        // GROUP-2
	GroupForEverybody        // GROUP-3
	FactoryOnCity            // FACTORY-1
	FactoryNotOnPurple       // FACTORY-2
	FactoryInANetwork        // FACTORY-3
	FactoryGoods             // FACTORY-4
	FactorySupply            // FACTORY-5
	FactoryLeft              // FACTORY-6
	FactoryTileTurned        // FACTORY-7
	ContractFromHand         // CONTRACT-1
	ContractWhole            // CONTRACT-2
	ContractInNetwork        // CONTRACT-3
	ContractPayable          // CONTRACT-4
	ContractOrderOfGoods     // CONTRACT-5
	ContractReward           // CONTRACT-6
	ContractOpen             // CONTRACT-7
	ShipFromConnectedCity    // SHIP-1
	ShipForeignFactory       // SHIP-2
	ShipForeignLinks         // SHIP-3
	ShipOwnLinksFree         // SHIP-4
	ShipPaysNoMoreThanNeeded // SHIP-5
	ShipBoughtFromBank       // SHIP-6
	ShipLackOfMoney          // SHIP-7
	ShipPaidAtOnce           // SHIP-8
	ShipExample              // SHIP-9
	BonusAtOnce              // BONUS-1
	BonusOfBuild             // BONUS-2
	BonusOfFactory           // BONUS-3
	BonusOfContracts         // BONUS-4
	DrawTwo                  // DRAW-1
	DrawFromBag              // DRAW-2
	DrawFromFullestHand      // DRAW-3
	DrawNotFromOwnHand       // DRAW-4
	DrawOneByOne             // DRAW-5
	MoneyAction              // MONEY-1
	MoneyNotBelowZero        // MONEY-2
	MoneyNoGifts             // MONEY-3
	EndContracts             // END-1
	EndQuietRounds           // END-2
	ScoreMoney               // SCORE-1
	ScoreContracts           // SCORE-2
	ScoreFactories           // SCORE-3
	ScorePurpleCities        // SCORE-4
	ScoreRanking             // SCORE-5

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

// The book has the rules as they stand in English. A ruling is a rule that, in whole or
// in part, the printed text does not state; RULES.md gives the reasons.
var book = family.BookOf(
	English,
	MapCitySpaces, MapClosedEdges, MapIsData, ComponentsCrossings, ComponentsLimited, ComponentsBank,
	ComponentsContracts, ComponentsOfOnesOwn, SetupCityTiles, SetupContracts, TurnTwoActions, TurnActionWhole,
	TrackSteps, TrackCrossing, TrackFirst, TrackEndsAnywhere, TrackRemoved, TrackReplaced, TrackNoRefund,
	LinkNotBackToItsCity, LinkAnyTwoCities, LinkLocomotive, LinkNetwork, LinkOneUnderConstruction, FactorySupply,
	ContractInNetwork, ContractPayable, ContractOrderOfGoods, ShipOwnLinksFree, ShipPaysNoMoreThanNeeded,
	ShipBoughtFromBank, BonusAtOnce, BonusOfFactory, DrawNotFromOwnHand, DrawOneByOne, MoneyNoGifts, EndContracts,
	EndQuietRounds, ScorePurpleCities,
)

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
	return 0, misread(identifier, "the identifier of a rule, such as {rule}", "rule", ShipPaysNoMoreThanNeeded.String())
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

//go:embed en.txt
var english embed.FS

var wordings = phrases.Source[*phrases.Wording]{Files: &english, Make: phrases.WordingOf}

// English returns what is said in English of the game: its rules, why something is
// refused, and what package words and the pictures say.
func English() phrases.Text { return wordings.Of(phrases.English).Text }
