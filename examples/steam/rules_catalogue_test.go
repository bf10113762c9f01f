package steam

import (
	"errors"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// identifiers is every rule by section, with the number of its rules.
var identifiers = []struct {
	section string
	rules   int
}{
	{"MAP", 6},
	{"COMP", 7},
	{"SETUP", 6},
	{"TURN", 3},
	{"MONEY", 7},
	{"ORDER", 9},
	{"ACTION", 12},
	{"BUILD", 10},
	{"COST", 7},
	{"TOWN", 5},
	{"CITY", 11},
	{"LINK", 8},
	{"REDIRECT", 5},
	{"UPGRADE", 3},
	{"MOVE", 12},
	{"POINTS", 3},
	{"INCOME", 4},
	{"END", 2},
	{"SCORE", 5},
	{"STD", 14},
}

// unbreakable is every rule that no move, no setup and no file can break, and why.
var unbreakable = map[Rule]string{
	ComponentCities:        "it says what is in the box; who takes more breaks CITY-1 or CITY-10",
	ComponentReturn:        "it allows something",
	ComponentDrawings:      "faces are data",
	ComponentUnlimited:     "it allows something",
	SetupStart:             "players begin by themselves",
	SetupTurns:             "turns are counted by themselves",
	SetupNoMoreDraws:       "there is no move that draws; who empties an empty space breaks CITY-8 or CITY-10",
	TurnPhases:             "phases follow by themselves; a move out of its phase breaks the rule of what comes next",
	TurnEliminated:         "nobody eliminated is asked",
	MoneyCashFirst:         "payments are made by themselves",
	MoneyLoans:             "payments are made by themselves",
	MoneyPointLoans:        "payments are made by themselves",
	MoneyOnlyForPayments:   "there is no move to borrow in the base game",
	MoneyNoUpperEnd:        "it allows something",
	MoneyExample:           "it is an example",
	OrderByChance:          "it happens by itself",
	OrderByAuction:         "it happens by itself",
	OrderNextPlace:         "it happens by itself",
	OrderLastPlace:         "it happens by itself",
	OrderByTiles:           "it happens by itself",
	OrderExample:           "it is an example",
	ActionOrder:            "it happens by itself",
	ActionMove:             "it happens by itself",
	ActionEngineer:         "a tile too many breaks BUILD-2",
	ActionBuild:            "it happens by itself",
	ActionNothingLeft:      "it allows something",
	BuildAgainstOthers:     "it allows something",
	BuildTwoTracks:         "a track that may not be laid breaks the rule that forbids it",
	CostEdges:              "payments are made by themselves",
	CostTown:               "payments are made by themselves",
	CostRiver:              "payments are made by themselves",
	CostHills:              "payments are made by themselves",
	CostReplaced:           "payments are made by themselves",
	CostAtOnce:             "payments are made by themselves",
	CostExample:            "it is an example",
	TownConnected:          "a town that is not connected breaks BUILD-5 or BUILD-6",
	TownExit:               "it says whose links are",
	TownOthersLink:         "it allows something",
	TownAllExitsPaid:       "payments are made by themselves",
	CityAtAnyMoment:        "it allows something",
	CityTileReturns:        "it happens by itself",
	CityEndsLinks:          "it happens by itself",
	CityClaims:             "it happens by itself",
	CityKeepsCompleteLinks: "it happens by itself",
	LinkEnds:               "it says what a link is",
	LinkComplete:           "it says what a link is",
	LinkOwner:              "it says whose links are",
	LinkLost:               "it happens by itself",
	LinkExtended:           "it says what extending is",
	LinkKept:               "it happens by itself",
	LinkWithoutOwner:       "no move claims a complete link",
	RedirectObeys:          "what it does not obey is the rule that is broken",
	RedirectClaimsNothing:  "it says whose links are",
	UpgradeObeys:           "what it does not obey is the rule that is broken",
	MoveOrder:              "it happens by itself; another seat breaks TURN-2",
	MoveOverUnownedLinks:   "too many of them break MOVE-8, and nothing else MOVE-9",
	MoveIntoBag:            "it happens by itself",
	PointsOfLinks:          "it happens by itself",
	PointsInOrder:          "it happens by itself; another seat breaks TURN-2",
	IncomeIsReceived:       "it happens by itself",
	IncomePaid:             "it happens by itself",
	IncomeBorrowed:         "it happens by itself",
	IncomeBankrupt:         "it happens by itself",
	ScorePoints:            "it says what counts",
	ScoreLinks:             "it says what counts",
	ScoreIncomplete:        "it says what counts",
	ScoreExample:           "it is an example",
	StandardTurn:           "phases follow by themselves",
	StandardPass:           "it happens by itself",
	StandardFreePass:       "it happens by itself",
	StandardPayment:        "it happens by itself",
	StandardMayBeLeft:      "it allows something",
	StandardUpkeep:         "it happens by itself",
	StandardLack:           "it happens by itself",
	StandardBankrupt:       "it happens by itself",
	StandardExample:        "it is an example",
}

func TestRulesAreNumberedBySection(t *testing.T) {
	r := Rule(0)
	for _, section := range identifiers {
		for n := 1; n <= section.rules; n++ {
			r++
			same(t, "identifier", r.String(), fmt.Sprintf("%s-%d", section.section, n))
			same(t, "section", r.Section(), section.section)
		}
	}
	same(t, "NumRules", int(r), NumRules)
	same(t, "Rules", len(slices.Collect(Rules())), NumRules)
}

func TestRulesSayWhatTheyAre(t *testing.T) {
	sentences := map[string]bool{}
	for r := range Rules() {
		parsed, err := ParseRule(r.String())
		if err != nil || parsed != r || !r.IsValid() {
			t.Errorf("%s is read back as %s", r.String(), parsed.String())
		}
		if text := r.Text(); len(text) < 20 || !strings.HasSuffix(text, ".") || sentences[text] {
			t.Errorf("%s has no sentence of its own, but %q", r.String(), text)
		}
		sentences[r.Text()] = true
		if !errors.Is(fmt.Errorf("refused: %w", r), r) {
			t.Errorf("%s is not found in an error that wraps it", r.String())
		}
	}
	for _, none := range []string{"", "BUILD", "BUILD-0", "BUILD-11", "build-5", "BUILD-05", "no rule"} {
		if r, err := ParseRule(none); err == nil || r != 0 {
			t.Errorf("%q is read as %s", none, r.String())
		}
	}
}

// named finds what a test is named after: TestCOST1ToCOST5, TestLINK7And8.
var named = regexp.MustCompile(`^Test([A-Z]+)(\d+)(?:(To|And)(?:[A-Z]+)?(\d+))?`)

// TestEveryRuleHasATest: a rule that can be broken is broken in a test named after
// it, and one that cannot is, or says why.
func TestEveryRuleHasATest(t *testing.T) {
	constants := map[string]string{} // identifiers by the names of the constants
	ast.Inspect(parsed(t, "rule.go"), func(n ast.Node) bool {
		if spec, ok := n.(*ast.ValueSpec); ok && len(constants) < NumRules {
			constants[spec.Names[0].Name] = Rule(len(constants) + 1).String()
		}
		return true
	})
	files, err := filepath.Glob("*_test.go")
	if err != nil {
		t.Fatal(err)
	}
	tested, broken := map[string]bool{}, map[string]bool{}
	for _, name := range files {
		for _, declared := range parsed(t, name).Decls {
			function, ok := declared.(*ast.FuncDecl)
			if !ok {
				continue
			}
			rules := rulesOf(function.Name.Name)
			for _, rule := range rules {
				tested[rule] = true
			}
			ast.Inspect(function.Body, func(n ast.Node) bool {
				call, ok := n.(*ast.CallExpr)
				if !ok {
					return true
				}
				if called, ok := call.Fun.(*ast.Ident); ok && (called.Name == "refuses" || called.Name == "refusesText") {
					if rule, ok := call.Args[1].(*ast.Ident); ok && slices.Contains(rules, constants[rule.Name]) {
						broken[constants[rule.Name]] = true
					}
				}
				return true
			})
		}
	}
	for r := range Rules() {
		why, cannot := unbreakable[r]
		switch {
		case !cannot && (!tested[r.String()] || !broken[r.String()]):
			t.Errorf("%s can be broken, and no test named after it does", r.String())
		case cannot && (why == "" || broken[r.String()]):
			t.Errorf("%s cannot be broken: why?", r.String())
		}
	}
}

// rulesOf is the rules that a test is named after.
func rulesOf(name string) (rules []string) {
	m := named.FindStringSubmatch(name)
	if m == nil {
		return nil
	}
	first, _ := strconv.Atoi(m[2])
	last := first
	if m[4] != "" {
		last, _ = strconv.Atoi(m[4])
	}
	for n := first; n <= last; n++ {
		rules = append(rules, fmt.Sprintf("%s-%d", m[1], n))
	}
	return rules
}

func parsed(t *testing.T, name string) *ast.File {
	t.Helper()
	file, err := parser.ParseFile(token.NewFileSet(), name, nil, 0)
	if err != nil {
		t.Fatal(err)
	}
	return file
}

func TestReasonsAreTold(t *testing.T) {
	keys := map[string]bool{}
	for r := range Reasons() {
		if r.String() == "" || r.Template() == "" || keys[r.String()] {
			t.Errorf("reason %d is %q: %q", r, r.String(), r.Template())
		}
		keys[r.String()] = true
	}
	same(t, "number", len(keys), NumReasons)
}
