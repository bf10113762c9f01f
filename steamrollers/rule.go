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
//	errors.Is(err, steamrollers.DeliverWithinStrength)
//
// asks for the rule behind a refusal. The zero Rule is no rule.
//
// The numbers behind the constants may change from version to version; the
// identifiers that String gives never change their meaning.
type Rule uint8

// The rules, in the order of the printed and numbered text.
const (
	_ Rule = iota

	BoardRegions         // BOARD-1
	BoardCityAndTown     // BOARD-2
	BoardCityColour      // BOARD-3
	BoardPictures        // BOARD-4
	BoardExamples        // BOARD-5
	SetupPlayers         // SETUP-1
	SetupBag             // SETUP-2
	SetupGoods           // SETUP-3
	SetupOwnColour       // SETUP-4
	SetupSides           // SETUP-5
	SetupSolitaireTile   // SETUP-6
	SetupDice            // SETUP-7
	SetupEmptyCity       // SETUP-8
	GoodsConserved       // GOODS-1
	RoundRoll            // ROUND-1
	RoundTurn            // ROUND-2
	RoundActions         // ROUND-3
	RoundEnd             // ROUND-4
	RoundPass            // ROUND-5
	DieBlack             // DIE-1
	BuildInRegion        // BUILD-1
	BuildOnEmptyHex      // BUILD-2
	BuildOutsideCities   // BUILD-3
	BuildTypeOfDie       // BUILD-4
	BuildTwoEdges        // BUILD-5
	BuildAnywhere        // BUILD-6
	BuildJoins           // BUILD-7
	BuildThroughTown     // BUILD-8
	BuildNeighbourCities // BUILD-9
	EngineBoxOfDie       // ENGINE-1
	EngineBoxOnce        // ENGINE-2
	DeliverFromDie       // DELIVER-1
	DeliverToColour      // DELIVER-2

	DeliverOverOwnLinks   // DELIVER-3
	DeliverNoCityTwice    // DELIVER-4
	DeliverDistance       // DELIVER-5
	DeliverWithinStrength // DELIVER-6
	DeliverPoints         // DELIVER-7
	DeliverIntoBag        // DELIVER-8
	DeliverNotOverWalls   // DELIVER-9
	TakeTileOfDie         // TAKE-1
	TakeUpright           // TAKE-2
	TakeLaysSideways      // TAKE-3
	TakeOwnTile           // TAKE-4
	TakeBeforeUse         // TAKE-5
	TakeSpentOrKept       // TAKE-6
	TileHasEffect         // TILE-0
	TileAnyValue          // TILE-1
	TileTwoDice           // TILE-2a
	TileSteal             // TILE-2b
	TileDestination       // TILE-3a
	TileLonger            // TILE-3b
	TileUnlimited         // TILE-4a
	TileStronger          // TILE-4b
	TilePlusMinus         // TILE-5a
	TileRerollOrFlip      // TILE-5b
	TileAnyTrack          // TILE-6
	CoalPlaced            // COAL-1
	CoalAnywhere          // COAL-2
	OrderSides            // ORDER-1
	OrderKeepsGoods       // ORDER-2
	OrderFulfilled        // ORDER-3
	OrderOneCoal          // ORDER-4
	OrderPoints           // ORDER-5
	PowerInTurn           // POWER-1
	PowerOfEngine         // POWER-2
	PowerOfRail           // POWER-3
	PowerOfPoints         // POWER-4
	PowerOfTile           // POWER-5
	PowerOfGoods          // POWER-6
	WallChart             // WALL-1
	WallBlocks            // WALL-2
	WallMayBeDrawnOver    // WALL-3
	EndEmptyCities        // END-1
	EndQuietRounds        // END-2
	ScoreDeliveries       // SCORE-1
	ScoreNetwork          // SCORE-2
	ScoreEngine           // SCORE-3
	ScoreTiles            // SCORE-4
	ScoreOrders           // SCORE-5
	ScoreRanking          // SCORE-6
	ScoreExample          // SCORE-7
	SoloSetup             // SOLO-1
	SoloModules           // SOLO-2
	SoloLevels            // SOLO-3
	SoloTurn              // SOLO-4
	SoloKeptTileOnce      // SOLO-5
	SoloCrossesOff        // SOLO-6
	SoloReturnsTile       // SOLO-7
	SoloRerolls           // SOLO-8
	SoloRemoves           // SOLO-9
	SoloRerollTile        // SOLO-10
	SoloSpareTile         // SOLO-11
	SoloEnd               // SOLO-12
	SoloScore             // SOLO-13
	SoloWinner            // SOLO-14
	YucataUsedFace        // YUCATA-1

	ruleEnd // one past the last rule
)

// What Check returns, and Apply wraps, where there is no rule to cite because
// there is no position or no move.
const (
	NoState Rule = family.NoState // the zero State, which is no position
	NoMove  Rule = family.NoMove  // the zero Move, which is no move
)

// The book has the rules as they stand in English. A ruling is a rule that, in whole or
// in part, the printed text does not state or states differently in its translations;
// RULES.md gives the reasons.
var book = family.BookOf(
	English,
	BoardPictures, SetupOwnColour, SetupEmptyCity, RoundTurn, RoundPass, DieBlack, BuildNeighbourCities,
	DeliverOverOwnLinks, DeliverIntoBag, TakeOwnTile, TakeBeforeUse, TakeSpentOrKept, TileHasEffect, TileTwoDice,
	TileSteal, TileUnlimited, TileStronger, TileRerollOrFlip, TileAnyTrack, PowerOfRail, PowerOfGoods,
	WallMayBeDrawnOver, EndQuietRounds, ScoreRanking, SoloSetup, SoloLevels, SoloKeptTileOnce, SoloRerollTile,
	SoloSpareTile, YucataUsedFace,
)

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

//go:embed en.txt
var english embed.FS

var wordings = phrases.Source[*phrases.Wording]{Files: &english, Make: phrases.WordingOf}

// English returns what is said in English of the game: its rules, why something is
// refused, and what package words and the pictures say.
func English() phrases.Text { return wordings.Of(phrases.English).Text }
