package layers

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path"
	"slices"
	"strings"
	"testing"
)

// games are the folders of the three games.
var games = []string{"steamrollers", "variants/steampower", "variants/steam"}

// partsOfAGame stand in every game under the same name: the files, and what each has in
// every game, types, functions and methods. So a reader who knows one game finds a rule, a
// refusal, a list of moves or an event in another.
var partsOfAGame = map[string]string{
	"accessors.go":     "State.Bag State.Chance State.Over State.Phase State.Round State.Seats State.Supply State.Turn",
	"apply.go":         "State.Apply State.ApplyTo State.Check",
	"book.go":          "Notation Rulebook",
	"bounds.go":        "State.LongestGame State.TotalBounds",
	"chance.go":        "Outcome State.AppendOutcomes State.NumOutcomes State.Probability State.Sample",
	"doc.go":           "",
	"english.go":       "English",
	"event.go":         "Event EventKind EventKind.IsValid EventKind.String EventKinds State.AppendEvents",
	"game.go":          "", // what never changes in a game
	"hash.go":          "State.Hash",
	"header.go":        "", // the header of records
	"judge.go":         "", // verdicts
	"kind.go":          "Kind Kind.Chance Kind.IsValid Kind.String Kinds",
	"list.go":          "State.AppendMoves State.Moves",
	"move.go":          "Move Move.Chance Move.Hex Move.IsValid Move.Kind",
	"move_text.go":     "Move.AppendText Move.MarshalText Move.String Move.UnmarshalText MustParseMove ParseError ParseMove",
	"phase.go":         "Phase Phase.Chance Phase.IsValid Phase.String Phases",
	"reason.go":        "Reason Reason.IsValid Reason.String Reason.Template Reasons",
	"record.go":        "OpenRecord ParseRecord Record Replay ReportOf Setup.Records",
	"refusal.go":       "Reason.Notation State.Explain",
	"report.go":        "PlayerReport Report Report.AppendJSON State.Report State.WithMoves",
	"report_fields.go": "",
	"routes.go":        "Route State.Routes",
	"rule.go":          "ParseRule Rule Rule.Error Rule.IsValid Rule.Ruling Rule.Section Rule.String Rule.Text Rules",
	"score.go":         "State.Points State.Rank State.Total",
	"seat.go":          "Seat Seats",
	"setup.go":         "New Setup State.Setup",
	"setup_id.go":      "Setup.ID",
	"state.go":         "State",
	"state_json.go":    "State.MarshalJSON State.UnmarshalJSON",
	"state_text.go":    "ParseState ParseStudy State.AppendText State.MarshalText State.String State.UnmarshalStudy State.UnmarshalText",
	"store.go":         "",
	"store_forms.go":   "",
	"validate.go":      "State.Validate",

	"described/described.go": "Arrays Bots Game Rules Words",
	"described/formats.go":   "Formats",
	"described/kinds.go":     "",
	"picture/part.go":        "Part Part.AppendMoves Part.Chooses",
	"picture/explain.go":     "Part.Explain",
	"tensor/action.go":       "Action AppendFactors FromFactors Join Move Name Split",
	"tensor/blocks.go":       "Block Blocks ChanceBlocks Factor",
	"tensor/chance.go":       "AppendChance Chance ChanceMove ChanceName SplitChance",
	"words/moves.go":         "Speaker.Events",
	"words/options.go":       "Group Option Speaker.Options",
	"words/meant.go":         "Speaker.Meant",
}

func TestEqualThingsHaveEqualNamesInEveryGame(t *testing.T) {
	for _, game := range games {
		for file, names := range partsOfAGame {
			source, err := os.ReadFile(path.Join(root, game, file))
			if err != nil {
				t.Errorf("%s has no %s, as the other games have", game, file)
				continue
			}
			declared, err := exported(file, source)
			if err != nil {
				t.Fatal(err)
			}
			for name := range strings.FieldsSeq(names) {
				if !slices.Contains(declared, name) {
					t.Errorf("%s has no %s in %s, as the other games have", game, name, file)
				}
			}
		}
	}
}

// exported returns the exported types, functions and methods of a file, methods as in
// State.Apply.
func exported(file string, source []byte) (names []string, err error) {
	syntax, err := parser.ParseFile(token.NewFileSet(), file, source, parser.SkipObjectResolution)
	if err != nil {
		return nil, err
	}
	for _, declared := range syntax.Decls {
		switch declared := declared.(type) {
		case *ast.FuncDecl:
			name := declared.Name.Name
			if declared.Recv != nil {
				of := declared.Recv.List[0].Type
				if pointer, ok := of.(*ast.StarExpr); ok {
					of = pointer.X
				}
				name = of.(*ast.Ident).Name + "." + name
			}
			names = append(names, name)
		case *ast.GenDecl:
			for _, spec := range declared.Specs {
				if of, ok := spec.(*ast.TypeSpec); ok {
					names = append(names, of.Name.Name)
				}
			}
		}
	}
	return names, nil
}
