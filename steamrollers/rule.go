package steamrollers

import (
	"embed"
	_ "embed"
	"iter"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/hexmap/parse"
	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/phrases"
)

// A Rule is one numbered rule of SteamRollers. It is what a refused move
// cites, and it is an error itself, so that
//
//	errors.Is(err, steamrollers.MustParseRule("DELIVER-6"))
//
// asks for the rule behind a refusal. The zero Rule is no rule.
//
// The numbers behind the constants may change from version to version; the
// identifiers that String gives never change their meaning.
type Rule uint8

// The rules, in the order of the printed and numbered text.
const (
	_ Rule = iota

	boardRegions         // BOARD-1
	boardCityAndTown     // BOARD-2
	boardCityColour      // BOARD-3
	boardPictures        // BOARD-4
	boardExamples        // BOARD-5
	setupPlayers         // SETUP-1
	setupBag             // SETUP-2
	setupGoods           // SETUP-3
	setupOwnColour       // SETUP-4
	setupSides           // SETUP-5
	setupSolitaireTile   // SETUP-6
	setupDice            // SETUP-7
	setupEmptyCity       // SETUP-8
	goodsConserved       // GOODS-1
	roundRoll            // ROUND-1
	roundTurn            // ROUND-2
	roundActions         // ROUND-3
	roundEnd             // ROUND-4
	roundPass            // ROUND-5
	dieBlack             // DIE-1
	buildInRegion        // BUILD-1
	buildOnEmptyHex      // BUILD-2
	buildOutsideCities   // BUILD-3
	buildTypeOfDie       // BUILD-4
	buildTwoEdges        // BUILD-5
	buildAnywhere        // BUILD-6
	buildJoins           // BUILD-7
	buildThroughTown     // BUILD-8
	buildNeighbourCities // BUILD-9
	engineBoxOfDie       // ENGINE-1
	engineBoxOnce        // ENGINE-2
	deliverFromDie       // DELIVER-1
	deliverToColour      // DELIVER-2

	deliverOverOwnLinks   // DELIVER-3
	deliverNoCityTwice    // DELIVER-4
	deliverDistance       // DELIVER-5
	deliverWithinStrength // DELIVER-6
	deliverPoints         // DELIVER-7
	deliverIntoBag        // DELIVER-8
	deliverNotOverWalls   // DELIVER-9
	takeTileOfDie         // TAKE-1
	takeUpright           // TAKE-2
	takeLaysSideways      // TAKE-3
	takeOwnTile           // TAKE-4
	takeBeforeUse         // TAKE-5
	takeSpentOrKept       // TAKE-6
	tileHasEffect         // TILE-0
	tileAnyValue          // TILE-1
	tileTwoDice           // TILE-2a
	tileSteal             // TILE-2b
	tileDestination       // TILE-3a
	tileLonger            // TILE-3b
	tileUnlimited         // TILE-4a
	tileStronger          // TILE-4b
	tilePlusMinus         // TILE-5a
	tileRerollOrFlip      // TILE-5b
	tileAnyTrack          // TILE-6
	coalPlaced            // COAL-1
	coalAnywhere          // COAL-2
	ruleOrderSides        // ORDER-1
	orderKeepsGoods       // ORDER-2
	orderFulfilled        // ORDER-3
	orderOneCoal          // ORDER-4
	orderPoints           // ORDER-5
	powerInTurn           // POWER-1
	powerOfEngine         // POWER-2
	powerOfRail           // POWER-3
	powerOfPoints         // POWER-4
	powerOfTile           // POWER-5
	powerOfGoods          // POWER-6
	wallChart             // WALL-1
	wallBlocks            // WALL-2
	wallMayBeDrawnOver    // WALL-3
	endEmptyCities        // END-1
	endQuietRounds        // END-2
	scoreDeliveries       // SCORE-1
	scoreNetwork          // SCORE-2
	scoreEngine           // SCORE-3
	scoreTiles            // SCORE-4
	scoreOrders           // SCORE-5
	scoreRanking          // SCORE-6
	scoreExample          // SCORE-7
	soloSetup             // SOLO-1
	soloModules           // SOLO-2
	soloLevels            // SOLO-3
	soloTurn              // SOLO-4
	soloKeptTileOnce      // SOLO-5
	soloCrossesOff        // SOLO-6
	soloReturnsTile       // SOLO-7
	soloRerolls           // SOLO-8
	soloRemoves           // SOLO-9
	soloRerollTile        // SOLO-10
	soloSpareTile         // SOLO-11
	soloEnd               // SOLO-12
	soloScore             // SOLO-13
	soloWinner            // SOLO-14
	yucataUsedFace        // YUCATA-1

	ruleEnd // one past the last rule
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

// String returns the identifier, "DELIVER-6".
func (r Rule) String() string { return book.Identifier(r) }

// Error returns the identifier and the rule in a sentence.
func (r Rule) Error() string { return book.Error(r) }

// Text returns the rule in a sentence, "" for what is no rule.
func (r Rule) Text() string { return book.Text(r) }

// Section returns the part of the rules that r stands in, "DELIVER".
func (r Rule) Section() string { return book.Section(r) }

// Ruling reports whether r decides, in whole or in part, what the printed
// rules leave open or say differently in their translations.
func (r Rule) Ruling() bool { return book.Ruling(r) }

// NumRules is the number of rules, 97.
const NumRules = int(ruleEnd) - 1

// Rules walks all rules in their order.
func Rules() iter.Seq[Rule] { return family.Values(1, ruleEnd-1) }

// ParseRule returns the rule with that identifier, "DELIVER-6". Its error is a
// [*hexmap.ParseError].
func ParseRule(identifier string) (Rule, error) {
	if r, ok := book.Find(identifier); ok {
		return r, nil
	}
	return 0, &hexmap.ParseError{Input: parse.Clip(identifier), Found: parse.Quote(identifier), Expected: parse.Say("the identifier of a rule, such as {rule}", "rule", "DELIVER-6")}
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

// Rulebook returns the numbered rules of SteamRollers as a book in Markdown, in English: what each
// says, and whatever else there is to say of it. Its headings are the identifiers of the
// rules. To word one rule, [Rule.Text] is enough.
func Rulebook() string { return rulesText }

// Notation returns the book of how positions, moves and records of SteamRollers are written, in
// Markdown and English.
func Notation() string { return notationText }

//go:embed en.txt RULES.md
var english embed.FS

var wordings = phrases.Source[*phrases.Wording]{Files: &english, Make: phrases.WordingOf}

// English returns what is said in English of the game: its rules, why something is
// refused, and what package words and the pictures say.
func English() phrases.Text { return wordings.Of(phrases.English).Text }
