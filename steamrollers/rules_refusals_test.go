package steamrollers

import (
	"errors"
	"fmt"
	"io/fs"
	"reflect"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/rulebook/rulebooktest"

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
	refused, ok := err.(*family.MoveError)
	if !ok || refused.Rule != r.rule || refused.Move != m {
		t.Fatalf("Apply gives %#v, want a family.MoveError that cites %s", err, r.rule.String())
	}
	if !errors.Is(err, r.rule) {
		t.Errorf("errors.Is does not find %s in the error", r.rule.String())
	}
	same(t, "Error()", err.Error(), fmt.Sprintf("%s: %s (%s)", m, r.says, r.rule.String()))
	if explained := s.Explain(m); !reflect.DeepEqual(explained, err) {
		t.Errorf("Explain gives %#v, and Apply %#v", explained, err)
	}
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
func (f setupFault) refused(t testing.TB) *family.SetupError {
	t.Helper()
	s, err := New(f.setup)
	var fault *family.SetupError
	if s != (State{}) || !errors.As(err, &fault) {
		t.Fatalf("New gives a position, or %v, want a family.SetupError", err)
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
	var fault *family.RecordError
	if !errors.As(err, &fault) {
		t.Fatalf("ParseRecord gives %v, want a family.RecordError", err)
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

// Every reason is given by some refusal, and its sentence has all its parts.
func TestRefusalsGiveEveryReason(t *testing.T) {
	given := map[Reason]bool{}
	say := func(why family.Phrase) {
		given[why.Reason.(Reason)] = true
		for _, part := range why.Args {
			if part.Value == nil {
				t.Errorf("%s: {%s} stands for nothing", why, part.Name)
			}
		}
		if text := why.String(); text == "" || strings.ContainsAny(text, "{}") {
			t.Errorf("%s: %q is no sentence", why.Reason, text)
		}
	}
	explain := func(s State, m Move) {
		var refused *family.MoveError
		if !errors.As(s.Explain(m), &refused) {
			t.Fatalf("%s is explained by no family.MoveError", m)
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
	turn := scene{acting(p1, 1)}.lay(t)
	_, err := records.ApplyBy(&turn, p2, Pass())
	say(err.(*family.MoveError).Reason)
	say(records.CheckResult(&turn, []int{1, 0}).(*family.ResultError).Reason)
	given[ReasonBoxNotDie], given[ReasonTileNotDie] = true, true // by picture.Part.Explain
	for r := range Reasons() {
		if !given[r] {
			t.Errorf("nothing is refused because of %q: %s", r, r.Template())
		}
	}
	same(t, "NumReasons", NumReasons, len(slices.Collect(Reasons())))
	rulebooktest.Reasons(t, "reason.go", Reasons())
	for _, none := range []Reason{0, reasonEnd} {
		if none.IsValid() || none.String() != "" || none.Template() != "" {
			t.Errorf("%d is a reason: %q", none, none.Template())
		}
	}
}
