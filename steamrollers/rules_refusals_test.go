package steamrollers

import (
	"errors"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"maps"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/variants"
)

// The negative cases. Each file of tests about a section of the rules has
// tables of them, and all tables together are held against the catalogue.

// A refusal is a move that a rule forbids.
type refusal struct {
	rule  Rule
	scene scene
	after []string // moves played first
	move  string
	says  string // the reason, without the move and the rule
}

var allRefusals = slices.Concat(
	setupRefusals, roundRefusals, buildRefusals, engineRefusals, deliverRefusals, takeRefusals, tileRefusals,
	coalRefusals, orderRefusals, powerRefusals, wallRefusals, endRefusals, soloRefusals, yucataRefusals,
)

// refuses checks all refusals by a rule, in a test that is named after it.
func refuses(t *testing.T, rule Rule) {
	t.Helper()
	if !strings.HasPrefix(t.Name(), "Test"+strings.Replace(rule.String(), "-", "", 1)) {
		t.Errorf("%s is no test of %s", t.Name(), rule.String())
	}
	found := false
	for _, r := range allRefusals {
		if r.rule == rule {
			found = true
			t.Run("refuses "+r.move, r.check)
		}
	}
	if !found {
		t.Errorf("there is no refusal by %s", rule.String())
	}
}

// position is the one in which the move is refused.
func (r refusal) position(t testing.TB) State {
	t.Helper()
	return play(t, r.scene.lay(t), r.after...)
}

// check asserts that the move is refused by the rule, wherever that is asked,
// for the reason, and that nothing changes.
func (r refusal) check(t *testing.T) {
	s, m := r.position(t), MustParseMove(r.move)
	before := s
	if err := s.Check(m); err != error(r.rule) {
		t.Fatalf("Check gives %v, want the bare rule %s", err, r.rule.String())
	}
	after, err := s.Apply(m)
	if after != before || s != before {
		t.Error("the position has changed")
	}
	refused, ok := err.(*MoveError)
	if !ok || refused.Rule != r.rule || refused.Move != m {
		t.Fatalf("Apply gives %#v, want a MoveError that cites %s", err, r.rule.String())
	}
	if !errors.Is(err, r.rule) {
		t.Errorf("errors.Is does not find %s in the error", r.rule.String())
	}
	same(t, "Error()", err.Error(), fmt.Sprintf("%s: %s (%s)", m, r.says, r.rule.String()))
	same(t, "Explain", s.Explain(m), err)
	if slices.Contains(s.AppendMoves(nil), m) {
		t.Error("the move is refused, and listed")
	}
	if events, err := s.AppendEvents(nil, m); len(events) > 0 || !errors.Is(err, r.rule) {
		t.Errorf("AppendEvents gives %v and %v", events, err)
	}
}

// A setupFault is a setup that cannot be played.
type setupFault struct {
	rule  Rule // zero if none forbids it, but a limit of this package
	setup Setup
	says  string // the reason
}

var allSetupFaults = slices.Concat(setupSetupFaults, boardSetupFaults, wallSetupFaults, soloSetupFaults)

// refusesSetups checks all setups that a rule forbids.
func refusesSetups(t *testing.T, rule Rule) {
	t.Helper()
	found := false
	for _, f := range allSetupFaults {
		if f.rule == rule {
			found = true
			t.Run("refuses a setup", f.check)
		}
	}
	if !found {
		t.Errorf("there is no setup that %s forbids", rule.String())
	}
}

// refused is the fault that New finds.
func (f setupFault) refused(t testing.TB) *SetupError {
	t.Helper()
	s, err := New(f.setup)
	var fault *SetupError
	if s != (State{}) || !errors.As(err, &fault) {
		t.Fatalf("New gives a position, or %v, want a SetupError", err)
	}
	return fault
}

func (f setupFault) check(t *testing.T) {
	fault, says := f.refused(t), f.says
	same(t, "rule", fault.Rule.String(), f.rule.String())
	if f.rule != 0 {
		says = fmt.Sprintf("%s (%s)", says, f.rule.String())
		if !errors.Is(fault, f.rule) {
			t.Errorf("errors.Is does not find %s in the error", f.rule.String())
		}
	}
	same(t, "Error()", fault.Error(), says)
}

// A fileFault is a board, or a set of components, of one's own that a rule or
// the format alone forbids: the standard one with a change.
type fileFault struct {
	of       Rule // with whose tests it belongs
	cites    Rule // zero if the format alone forbids it
	file     string
	old, new string // what is changed, and to what
	says     string // part of the reason
}

var allFileFaults = slices.Concat(boardFileFaults, wallFileFaults)

// refusesFiles checks all faults of files that belong with a rule.
func refusesFiles(t *testing.T, rule Rule) {
	t.Helper()
	found := false
	for _, f := range allFileFaults {
		if f.of == rule {
			found = true
			t.Run(fmt.Sprintf("refuses %q for %q", f.new, f.old), f.check)
		}
	}
	if !found {
		t.Errorf("there is no faulty file to test %s", rule.String())
	}
}

// The names of the files with faults.
const (
	boardFile      = "own.board"
	componentsFile = "own.components"
)

func (f fileFault) check(t *testing.T) {
	record := "game steamrollers\nplayers 2\nboard " + boardFile + "\ncomponents " + componentsFile + "\n"
	files := map[string]string{
		boardFile:      hexmap.Standard().String(),
		componentsFile: variants.StandardComponents().String(),
	}
	if _, err := ParseRecord(record, fileSystem(files)); err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(files[f.file], f.old) {
		t.Fatalf("%s has no %q", f.file, f.old)
	}
	files[f.file] = strings.Replace(files[f.file], f.old, f.new, 1)
	_, err := ParseRecord(record, fileSystem(files))
	var fault *RecordError
	if !errors.As(err, &fault) {
		t.Fatalf("ParseRecord gives %v, want a RecordError", err)
	}
	cited := ""
	if f.cites != 0 {
		cited = f.cites.String()
	}
	same(t, "Rule()", fault.Rule(), cited)
	if says := fault.Message(); !strings.HasPrefix(says, f.file+": ") || !strings.Contains(says, f.says) {
		t.Errorf("%s, want of %s: %s", says, f.file, f.says)
	}
}

func fileSystem(texts map[string]string) fs.FS {
	files := fstest.MapFS{}
	for name, text := range texts {
		files[name] = &fstest.MapFile{Data: []byte(text)}
	}
	return files
}

// Every sentence is said by some refusal, and every refusal has a sentence, of
// which no part is left to be filled in.
func TestRefusalsSayEverySentence(t *testing.T) {
	templates, said := Refusals(), map[string]bool{}
	delete(templates, "rule") // stands ready for a verdict without a sentence of its own
	say := func(reason Phrase) {
		said[reason.Key] = true
		if templates[reason.Key] == "" {
			t.Errorf("%s: there is no template %q", reason, reason.Key)
		}
		if strings.ContainsAny(reason.String(), "{}") {
			t.Errorf("%s: a part is not filled in", reason)
		}
	}
	explain := func(s State, m Move) {
		var refused *MoveError
		if !errors.As(s.Explain(m), &refused) {
			t.Fatalf("%s is explained by no MoveError", m)
		}
		say(refused.Reason)
	}
	for _, r := range allRefusals {
		explain(r.position(t), MustParseMove(r.move))
	}
	explain(State{}, Pass())
	explain(scene{}.lay(t), Move{})
	for _, f := range allSetupFaults {
		say(f.refused(t).Reason)
	}
	for _, key := range slices.Sorted(maps.Keys(templates)) {
		if !said[key] {
			t.Errorf("no refusal says %q: %s", key, templates[key])
		}
	}
}

// The keys are those that the code makes phrases of.
func TestRefusalsHaveATemplateForEveryKey(t *testing.T) {
	files, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	inCode := map[string]bool{}
	for _, file := range files {
		if strings.HasSuffix(file, "_test.go") {
			continue
		}
		syntax, err := parser.ParseFile(token.NewFileSet(), file, nil, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		for node := range ast.Preorder(syntax) {
			call, ok := node.(*ast.CallExpr)
			if !ok {
				continue
			}
			if name, ok := call.Fun.(*ast.Ident); ok && name.Name == "phrase" {
				inCode[sure(strconv.Unquote(call.Args[0].(*ast.BasicLit).Value))] = true
			}
		}
	}
	same(t, "keys", slices.Sorted(maps.Keys(Refusals())), slices.Sorted(maps.Keys(inCode)))
}
