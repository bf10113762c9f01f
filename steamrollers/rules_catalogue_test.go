package steamrollers

import (
	"errors"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// identifiers is every rule, in the order of the document.
const identifiers = `
BOARD-1 BOARD-2 BOARD-3 BOARD-4 BOARD-5
SETUP-1 SETUP-2 SETUP-3 SETUP-4 SETUP-5 SETUP-6 SETUP-7 SETUP-8
GOODS-1
ROUND-1 ROUND-2 ROUND-3 ROUND-4 ROUND-5
DIE-1
BUILD-1 BUILD-2 BUILD-3 BUILD-4 BUILD-5 BUILD-6 BUILD-7 BUILD-8 BUILD-9
ENGINE-1 ENGINE-2
DELIVER-1 DELIVER-2 DELIVER-3 DELIVER-4 DELIVER-5 DELIVER-6 DELIVER-7 DELIVER-8 DELIVER-9
TAKE-1 TAKE-2 TAKE-3 TAKE-4 TAKE-5 TAKE-6
TILE-0 TILE-1 TILE-2a TILE-2b TILE-3a TILE-3b TILE-4a TILE-4b TILE-5a TILE-5b TILE-6
COAL-1 COAL-2
ORDER-1 ORDER-2 ORDER-3 ORDER-4 ORDER-5
POWER-1 POWER-2 POWER-3 POWER-4 POWER-5 POWER-6
WALL-1 WALL-2 WALL-3
END-1 END-2
SCORE-1 SCORE-2 SCORE-3 SCORE-4 SCORE-5 SCORE-6 SCORE-7
SOLO-1 SOLO-2 SOLO-3 SOLO-4 SOLO-5 SOLO-6 SOLO-7 SOLO-8 SOLO-9 SOLO-10 SOLO-11 SOLO-12 SOLO-13 SOLO-14
YUCATA-1
`

// rulings is every rule that decides what the printed text leaves open, in
// whole or in part.
const rulings = `
BOARD-4 SETUP-4 SETUP-8 ROUND-2 ROUND-5 DIE-1 BUILD-9 DELIVER-3 DELIVER-8 TAKE-4 TAKE-5 TAKE-6
TILE-0 TILE-2a TILE-2b TILE-4a TILE-4b TILE-5b TILE-6 POWER-3 POWER-6 WALL-3 END-2 SCORE-6
SOLO-1 SOLO-3 SOLO-5 SOLO-10 SOLO-11 YUCATA-1
`

// unbreakable is every rule that no move, no setup and no file can break, and
// why.
var unbreakable = map[Rule]string{
	BoardCityColour:      "a city has no colour of its own in a board's text: its region's is its own",
	BoardExamples:        "it says what can be drawn on the standard board",
	SetupOwnColour:       "the goods move holds the goods as they were drawn; which leave the game is not in it",
	SetupSolitaireTile:   "a side is chosen by its letter; which tile 2 it is of follows from the setup",
	SetupEmptyCity:       "it allows something",
	GoodsConserved:       "moves hold no goods that are not somewhere: SETUP-2, DELIVER-1 and ORDER-3 see to that",
	RoundActions:         "there are no moves for other actions; a second one breaks ROUND-2",
	RoundEnd:             "rounds end by themselves",
	DieBlack:             "a die of other types cannot be written",
	BuildTwoEdges:        "a track of other edges cannot be written",
	BuildAnywhere:        "it allows something",
	BuildJoins:           "it says what a link is; goods without one break DELIVER-3",
	BuildThroughTown:     "it says what a link is; a distance that no route has breaks DELIVER-3",
	BuildNeighbourCities: "it says what is no link; goods without one break DELIVER-3",
	EngineBoxOfDie:       "an improvement names no box",
	DeliverDistance:      "it says what a distance is; one that no route has breaks DELIVER-3",
	DeliverPoints:        "a delivery names no points but the bonus of 3b",
	DeliverIntoBag:       "it says what happens to the good",
	TakeTileOfDie:        "a move that takes a tile names none",
	TakeLaysSideways:     "tiles are turned by themselves; who takes one too early breaks TAKE-2 or TAKE-4",
	TakeSpentOrKept:      "spent tiles return by themselves; who uses one after that breaks TAKE-5",
	TileAnyValue:         "any value is right, but the one that the die has: TILE-0",
	TileStronger:         "it needs no using; a delivery too long even so breaks DELIVER-6",
	TileAnyTrack:         "any type is right; without the tile it breaks BUILD-4",
	CoalPlaced:           "coal is placed by itself",
	CoalAnywhere:         "any city is right, but the source: DELIVER-4",
	OrderKeepsGoods:      "it says what happens to the good",
	OrderPoints:          "it says what counts",
	PowerOfEngine:        "any box is right: none is ticked yet",
	PowerOfPoints:        "it says what counts",
	PowerOfTile:          "any tile is right: all lie in the centre",
	WallBlocks:           "it says what is no link; goods that need it break DELIVER-9",
	WallMayBeDrawnOver:   "it allows something",
	ScoreDeliveries:      "it says what counts",
	ScoreNetwork:         "it says what counts",
	ScoreEngine:          "it says what counts",
	ScoreTiles:           "it says what counts",
	ScoreOrders:          "it says what counts",
	ScoreRanking:         "it says who wins",
	ScoreExample:         "it is an example",
	SoloReturnsTile:      "Olive's step plays by itself",
	SoloRemoves:          "Olive's step plays by itself",
	SoloEnd:              "the game ends by itself; who goes on breaks END-1 or SOLO-6",
	SoloScore:            "it says what counts",
	SoloWinner:           "it says who wins",
}

func TestRulesAreThoseOfTheDocument(t *testing.T) {
	var found []string
	for r := range Rules() {
		found = append(found, r.String())
	}
	same(t, "Rules()", found, strings.Fields(identifiers))
	same(t, "NumRules", NumRules, len(found))
}

func TestRulesSayWhatTheyAre(t *testing.T) {
	sentences := map[string]Rule{}
	for r := range Rules() {
		identifier, text := r.String(), r.Text()
		if parsed, err := ParseRule(identifier); err != nil || parsed != r || !r.IsValid() {
			t.Errorf("%s is read back as %s", identifier, parsed.String())
		}
		section, _, _ := strings.Cut(identifier, "-")
		same(t, identifier+": section", r.Section(), section)
		same(t, identifier+": ruling", r.Ruling(), slices.Contains(strings.Fields(rulings), identifier))
		if len(text) < 20 || !strings.HasSuffix(text, ".") {
			t.Errorf("%s has no sentence, but %q", identifier, text)
		}
		if twin, ok := sentences[text]; ok {
			t.Errorf("%s and %s say the same", identifier, twin.String())
		}
		sentences[text] = r
		same(t, identifier+": Error", r.Error(), identifier+": "+text)
		if !errors.Is(fmt.Errorf("refused: %w", r), r) {
			t.Errorf("%s is not found in an error that wraps it", identifier)
		}
	}
	for _, none := range []string{"", "DELIVER", "DELIVER-0", "DELIVER-10", "deliver-6", "DELIVER-06", "TILE-2", "no rule"} {
		if r, err := ParseRule(none); err == nil || r != 0 {
			t.Errorf("%q is read as %s", none, r.String())
		}
	}
	for _, none := range []Rule{0, ruleEnd, NoState, NoMove} {
		if none.IsValid() || none.Section() != "" || none.Ruling() {
			t.Errorf("%s is a rule", none.String())
		}
	}
}

// namesRule finds the rule that a test is named after: TestTILE2aSecondDie is
// about TILE-2a.
var namesRule = regexp.MustCompile(`^(?:Test|Fuzz|Benchmark|Example)([A-Z]{3,})(\d+[ab]?)(?:[A-Z_]|$)`)

// TestRulesHaveTests reads the names of this package's tests.
func TestRulesHaveTests(t *testing.T) {
	files, err := filepath.Glob("*_test.go")
	if err != nil {
		t.Fatal(err)
	}
	tested := map[Rule]bool{}
	for _, file := range files {
		syntax, err := parser.ParseFile(token.NewFileSet(), file, nil, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		for _, declaration := range syntax.Decls {
			function, ok := declaration.(*ast.FuncDecl)
			if !ok || function.Recv != nil {
				continue
			}
			named := namesRule.FindStringSubmatch(function.Name.Name)
			if named == nil {
				continue
			}
			r, err := ParseRule(named[1] + "-" + named[2])
			if err != nil {
				t.Errorf("%s: %s is named after %s-%s, which is no rule", file, function.Name.Name, named[1], named[2])
			}
			tested[r] = tested[r] || strings.HasPrefix(function.Name.Name, "Test")
		}
	}
	for r := range Rules() {
		if !tested[r] {
			t.Errorf("no test is named after %s: %s", r.String(), r.Text())
		}
	}
}

// TestRulesAreRefusedBy holds the negative cases against the catalogue: every
// rule has one, or a reason why there can be none.
func TestRulesAreRefusedBy(t *testing.T) {
	broken := map[Rule]bool{}
	for _, r := range allRefusals {
		broken[r.rule] = true
		t.Run(r.rule.String()+" "+r.move, r.check)
	}
	for _, f := range allSetupFaults {
		broken[f.rule] = true
		t.Run(f.rule.String()+" setup", f.check)
	}
	for _, f := range allFileFaults {
		broken[f.cites] = true
		t.Run(f.of.String()+" "+f.file, f.check)
	}
	for r := range Rules() {
		reason, cannot := unbreakable[r]
		switch {
		case !broken[r] && !cannot:
			t.Errorf("no case breaks %s: %s", r.String(), r.Text())
		case broken[r] && cannot:
			t.Errorf("a case breaks %s, of which it is said that %s", r.String(), reason)
		}
	}
}
