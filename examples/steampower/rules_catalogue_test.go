package steampower

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
MAP-1 MAP-2 MAP-3 MAP-4 MAP-5 MAP-6
COMP-1 COMP-2 COMP-3 COMP-4 COMP-5 COMP-6 COMP-7 COMP-8 COMP-9
SETUP-1 SETUP-2 SETUP-3 SETUP-4 SETUP-5
TURN-1 TURN-2 TURN-3 TURN-4
TRACK-1 TRACK-2 TRACK-3 TRACK-4 TRACK-5 TRACK-6 TRACK-7 TRACK-8 TRACK-9 TRACK-10 TRACK-11 TRACK-12 TRACK-13 TRACK-14 TRACK-15 TRACK-16
LINK-1 LINK-2 LINK-3 LINK-4 LINK-5 LINK-6
GROUP-1 GROUP-2 GROUP-3
FACTORY-1 FACTORY-2 FACTORY-3 FACTORY-4 FACTORY-5 FACTORY-6 FACTORY-7
CONTRACT-1 CONTRACT-2 CONTRACT-3 CONTRACT-4 CONTRACT-5 CONTRACT-6 CONTRACT-7
SHIP-1 SHIP-2 SHIP-3 SHIP-4 SHIP-5 SHIP-6 SHIP-7 SHIP-8 SHIP-9
BONUS-1 BONUS-2 BONUS-3 BONUS-4
DRAW-1 DRAW-2 DRAW-3 DRAW-4 DRAW-5
MONEY-1 MONEY-2 MONEY-3
END-1 END-2
SCORE-1 SCORE-2 SCORE-3 SCORE-4 SCORE-5
`

// rulings is every rule that decides what the printed text leaves open, in whole or
// in part.
const rulings = `
MAP-2 MAP-5 MAP-6 COMP-3 COMP-4 COMP-7 COMP-8 COMP-9 SETUP-2 SETUP-4 TURN-2 TURN-4
TRACK-1 TRACK-4 TRACK-11 TRACK-12 TRACK-13 TRACK-14 TRACK-16 LINK-2 LINK-3 LINK-4 LINK-5 LINK-6
FACTORY-5 CONTRACT-3 CONTRACT-4 CONTRACT-5 SHIP-4 SHIP-5 SHIP-6 BONUS-1 BONUS-3 DRAW-4 DRAW-5 MONEY-3 END-1 END-2 SCORE-4
`

// unbreakable is every rule that no move, no setup and no file can break, and why.
var unbreakable = map[Rule]string{
	MapIsData:           "it allows something",
	ComponentsStacks:    "it says which tiles there are; one that is used up breaks TRACK-7",
	ComponentsCrossings: "it says which tiles there are; another crossing breaks TRACK-6",
	ComponentsLimited:   "it says what is limited; what is used up breaks the rule of its kind",
	ComponentsGoods:     "a move names goods that come with a factory: FACTORY-4",
	ComponentsOfPlayers: "who has none left breaks LINK-4 or FACTORY-6",
	ComponentsBank:      "it allows something",
	ComponentsContracts: "a contract that there is not breaks CONTRACT-1 or DRAW-2",
	SetupTilesLeft:      "it says what is open",
	SetupMoney:          "everybody has her money from the start",
	TurnTwoActions:      "turns end by themselves",
	TurnActionWhole:     "a move of another action breaks TRACK-1, CONTRACT-2 or BONUS-1",
	TrackCost:           "who cannot pay breaks MONEY-2",
	TrackOnEmptyHex:     "track on a hex with track is a crossing, or none: TRACK-6",
	TrackCrossingCost:   "who cannot pay breaks MONEY-2",
	TrackEndsAnywhere:   "it allows something",
	TrackNoRefund:       "it says what is not paid",
	LinkComplete:        "it says what a link is",
	LinkAnyTwoCities:    "it allows something",
	LinkNetwork:         "it says what a network is",
	GroupOfNeighbours:   "it says what a group is",
	GroupNeutralLinks:   "it says what a network is",
	GroupForEverybody:   "it says what is free",
	FactoryTileTurned:   "tiles turn by themselves",
	ContractReward:      "the bank pays by itself",
	ContractOpen:        "it says what is open",
	ShipForeignFactory:  "a shipment does not name this payment",
	ShipLackOfMoney:     "who buys nevertheless breaks SHIP-6",
	ShipPaidAtOnce:      "payments are made by themselves",
	ShipExample:         "it is an example",
	BonusOfBuild:        "a step that TRACK forbids breaks that rule",
	BonusOfContracts:    "drawing where nothing can be drawn breaks DRAW-3 or DRAW-4",
	DrawOneByOne:        "contracts are drawn by themselves",
	MoneyAction:         "the move names no money",
	MoneyNoGifts:        "there are no moves for gifts; a detour that is one breaks SHIP-5",
	ScoreMoney:          "it says what counts",
	ScoreContracts:      "it says what counts",
	ScoreFactories:      "it says what counts",
	ScorePurpleCities:   "it says what counts",
}

// brokenInStoredPositions are the rules that only a stored position can break.
var brokenInStoredPositions = map[Rule]string{
	LinkOneUnderConstruction: "a second link is never begun: TRACK-9",
}

func TestRulesAreThoseOfTheDocument(t *testing.T) {
	var found []string
	for r := range Rules() {
		found = append(found, r.String())
	}
	equal(t, "Rules()", strings.Join(found, " "), strings.Join(strings.Fields(identifiers), " "))
}

func TestRulesSayWhatTheyAre(t *testing.T) {
	sentences := map[string]Rule{}
	for r := range Rules() {
		identifier, text := r.String(), r.Text()
		if parsed, err := ParseRule(identifier); err != nil || parsed != r || !r.IsValid() {
			t.Errorf("%s is read back as %s", identifier, parsed.String())
		}
		section, _, _ := strings.Cut(identifier, "-")
		equal(t, identifier+": section", r.Section(), section)
		equal(t, identifier+": ruling", r.Ruling(), slices.Contains(strings.Fields(rulings), identifier))
		if len(text) < 20 || !strings.HasSuffix(text, ".") {
			t.Errorf("%s has no sentence, but %q", identifier, text)
		}
		if twin, ok := sentences[text]; ok {
			t.Errorf("%s and %s say the same", identifier, twin.String())
		}
		sentences[text] = r
		equal(t, identifier+": Error", r.Error(), identifier+": "+text)
		if !errors.Is(fmt.Errorf("refused: %w", r), r) {
			t.Errorf("%s is not found in an error that wraps it", identifier)
		}
	}
	for _, none := range []string{"", "SHIP", "SHIP-0", "SHIP-10", "ship-5", "SHIP-05", "DELIVER-6", "no rule"} {
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

// namesRules finds the rules that a test is named after: TestTRACK13TheLastTile is
// about TRACK-13, TestSCORE2AndSCORE3 about two.
var namesRules = regexp.MustCompile(`([A-Z]{3,})(\d+)`)

// TestRulesHaveTests reads the names of this package's tests. The test of a rule
// that can be broken names its constant, as what a refusal must cite.
func TestRulesHaveTests(t *testing.T) {
	constants := ruleConstants(t)
	tested, cited := map[Rule]bool{}, map[Rule]bool{}
	for _, function := range functionsOf(t, "*_test.go") {
		name := function.Name.Name
		if !strings.HasPrefix(name, "Test") {
			continue
		}
		for _, named := range namesRules.FindAllStringSubmatch(name, -1) {
			r, err := ParseRule(named[1] + "-" + named[2])
			if err != nil {
				t.Errorf("%s is named after %s-%s, which is no rule", name, named[1], named[2])
				continue
			}
			tested[r] = true
			ast.Inspect(function, func(n ast.Node) bool {
				if ident, ok := n.(*ast.Ident); ok && ident.Name == constants[r] {
					cited[r] = true
				}
				return true
			})
		}
	}
	for r := range Rules() {
		_, cannot := unbreakable[r]
		_, stored := brokenInStoredPositions[r]
		switch {
		case !tested[r]:
			t.Errorf("no test is named after %s: %s", r.String(), r.Text())
		case !cannot && !stored && !cited[r]:
			t.Errorf("no test of %s holds that it refuses anything", r.String())
		case cannot && cited[r]:
			t.Errorf("a test of %s refuses something, of which it is said that %s", r.String(), unbreakable[r])
		}
	}
}

// ruleConstants is the name of the constant of each rule.
func ruleConstants(t *testing.T) map[Rule]string {
	t.Helper()
	syntax, err := parser.ParseFile(token.NewFileSet(), "rule.go", nil, parser.SkipObjectResolution)
	if err != nil {
		t.Fatal(err)
	}
	names := map[Rule]string{}
	for _, declaration := range syntax.Decls {
		constants, ok := declaration.(*ast.GenDecl)
		if !ok || constants.Tok != token.CONST {
			continue
		}
		for i, spec := range constants.Specs {
			if r := Rule(i); r.IsValid() && names[r] == "" {
				names[r] = spec.(*ast.ValueSpec).Names[0].Name
			}
		}
	}
	return names
}

// functionsOf is the functions of the files of this package that match a pattern.
func functionsOf(t *testing.T, pattern string) (all []*ast.FuncDecl) {
	t.Helper()
	files, err := filepath.Glob(pattern)
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range files {
		syntax, err := parser.ParseFile(token.NewFileSet(), file, nil, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		for _, declaration := range syntax.Decls {
			if function, ok := declaration.(*ast.FuncDecl); ok && function.Recv == nil {
				all = append(all, function)
			}
		}
	}
	return all
}
