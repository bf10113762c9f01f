package scenes

import (
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"path/filepath"
	"reflect"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/railhex/railhex/internal/cases"
	"github.com/railhex/railhex/variants/family"
)

// A Game is what the cases of a game need.
type Game[P position[State, Move], State comparable, Move move] struct {
	// Lay returns the position of a scene.
	Lay func(t *testing.T, props []string) (State, error)

	ParseMove func(string) (Move, error)
	Report    func(P) []byte

	// See has a function for what no report says, by the word that asks for it.
	See map[string]func(s P, args []string) string

	// Unlisted reports whether a legal move is not listed, since there are too many.
	Unlisted func(Move) bool
}

// A position is one that explains what it refuses.
type position[State, Move any] interface {
	family.Pointer[State, Move]
	Explain(Move) error
	Validate() error
}

// A move prints as it is written in a record.
type move interface {
	comparable
	fmt.Stringer
}

// Cases are all cases of a game.
type Cases struct {
	Broken  map[string]bool // the rules by which something is refused in a case named after them
	Named   map[string]bool // the rules that a case is named after
	Reasons map[string]bool // why something is refused
	cited   map[string]bool // the rules by which something is refused in any case
}

// Run runs the cases in the files of testdata that match a pattern.
func Run[P position[State, Move], State comparable, Move move](t *testing.T, pattern string, game Game[P, State, Move]) Cases {
	t.Helper()
	files, err := filepath.Glob(filepath.Join("testdata", pattern))
	if err != nil || len(files) == 0 {
		t.Fatalf("%s: %d files, %v", pattern, len(files), err)
	}
	told := Cases{map[string]bool{}, map[string]bool{}, map[string]bool{}, map[string]bool{}}
	named := map[string][]string{}
	var all []cases.Case
	for _, file := range files {
		name, _ := filepath.Rel("testdata", file)
		for _, c := range cases.Read(t, name) {
			if scene, ok := strings.CutPrefix(c.Name, "scene "); ok {
				for _, props := range c.All("is") {
					named[scene] = append(named[scene], split(props)...)
				}
				continue
			}
			all = append(all, c)
		}
	}
	for _, c := range all {
		about := rulesOf(c.Name)
		for _, rule := range about {
			told.Named[rule] = true
		}
		t.Run(c.Name, func(t *testing.T) {
			r := runner[P, State, Move]{Game: game, t: t, named: named, about: about, told: told}
			for _, step := range c.Steps {
				r.take(step)
			}
		})
	}
	return told
}

// identifier is that of a rule, and cited one at the end of an error.
var (
	identifier = regexp.MustCompile(`^[A-Z]{3,}-\d+[ab]?$`)
	cited      = regexp.MustCompile(`\(([A-Z]{3,}-\d+[ab]?)\)`)
)

// rulesOf returns the rules that begin the name of a case.
func rulesOf(name string) (rules []string) {
	for word := range strings.FieldsSeq(name) {
		if !identifier.MatchString(word) {
			break
		}
		rules = append(rules, word)
	}
	return rules
}

// split returns what stands between semicolons.
func split(text string) []string {
	if text == "" {
		return nil
	}
	return strings.Split(text, "; ")
}

// A runner takes the steps of one case.
type runner[P position[State, Move], State comparable, Move move] struct {
	Game[P, State, Move]
	t     *testing.T
	named map[string][]string
	about []string
	told  Cases
	laid  State // the last scene
	valid bool  // whether a game could come to it
	now   State
}

// take takes one step.
func (r *runner[P, State, Move]) take(step string) {
	r.t.Helper()
	word, rest, _ := strings.Cut(step, " ")
	switch word {
	case "scene":
		s, err := r.Lay(r.t, r.props(rest))
		if err != nil {
			r.t.Fatalf("%s: %v", step, err)
		}
		r.laid, r.now, r.valid = s, s, P(&s).Validate() == nil
	case "impossible":
		r.impossible(rest)
	case "again":
		r.now = r.laid
	case "play":
		r.play(rest)
	case "may":
		before := r.now
		for _, move := range split(rest) {
			r.play(move)
			r.now = before
		}
	case "refused":
		r.refused(rest)
	case "unread":
		for _, move := range split(rest) {
			if m, err := r.ParseMove(move); err == nil {
				r.t.Errorf("%q is the move %v", move, m)
			}
		}
	case "if":
		moves, then, ok := strings.Cut(rest, " -> ")
		if !ok {
			r.t.Fatalf("%q says not what follows", step)
		}
		before := r.now
		r.play(moves)
		r.take(then)
		r.now = before
	default:
		r.see(step)
	}
}

// props returns props, those of scenes with a name among them.
func (r *runner[P, State, Move]) props(text string) (all []string) {
	for _, prop := range split(text) {
		if props, ok := r.named[prop]; ok {
			all = append(all, r.props(strings.Join(props, "; "))...)
		} else {
			all = append(all, prop)
		}
	}
	return all
}

// cites notes which rules break in a case that is named after them.
func (r *runner[P, State, Move]) cites(text string) {
	for _, rule := range cited.FindAllStringSubmatch(text, -1) {
		r.told.cited[rule[1]] = true
		if slices.Contains(r.about, rule[1]) {
			r.told.Broken[rule[1]] = true
		}
	}
}

// reasons notes the reasons in an error, which have all their arguments.
func (r *runner[P, State, Move]) reasons(err error) {
	if joined, ok := err.(interface{ Unwrap() []error }); ok {
		for _, one := range joined.Unwrap() {
			r.reasons(one)
		}
	}
	var why family.Phrase
	var move *family.MoveError
	var setup *family.SetupError
	switch {
	case errors.As(err, &move):
		why = move.Reason
	case errors.As(err, &setup):
		why = setup.Reason
	default:
		return
	}
	r.told.Reasons[why.Reason.String()] = true
	for _, part := range why.Args {
		if part.Value == nil {
			r.t.Errorf("%v: {%s} stands for nothing", err, part.Name)
		}
	}
	if strings.ContainsAny(why.String(), "{}") {
		r.t.Errorf("%v: a slot is left", err)
	}
}

// impossible lays out what cannot be, or what no game comes to.
func (r *runner[P, State, Move]) impossible(text string) {
	r.t.Helper()
	props, want, _ := strings.Cut(text, " -> ")
	s, err := r.Lay(r.t, r.props(props))
	if noted, ok := any(&s).(interface{ Validate() error }); ok && err == nil {
		err, s = noted.Validate(), *new(State)
	}
	if err == nil {
		r.t.Fatalf("%s is possible, want %s", props, want)
	}
	var zero State
	if got := strings.ReplaceAll(err.Error(), "\n", " / "); got != want || s != zero {
		r.t.Errorf("impossible %s\n got %s\nwant %s", props, got, want)
	}
	r.cites(want)
	r.reasons(err)
}

// read reads a move.
func (r *runner[P, State, Move]) read(text string) Move {
	r.t.Helper()
	m, err := r.ParseMove(text)
	if err != nil {
		r.t.Fatalf("%q: %v", text, err)
	}
	return m
}

// play makes moves that are legal, and listed.
func (r *runner[P, State, Move]) play(moves string) {
	r.t.Helper()
	for _, text := range split(moves) {
		m := r.read(text)
		next, err := P(&r.now).Apply(m)
		if err != nil {
			r.t.Fatalf("refused: %v", err)
		}
		if err := P(&r.now).Check(m); err != nil {
			r.t.Fatalf("%s is applied, but Check says %v", text, err)
		}
		if !(r.Unlisted != nil && r.Unlisted(m)) && !slices.Contains(P(&r.now).AppendMoves(nil), m) {
			r.t.Fatalf("%s is legal, but not listed", text)
		}
		if err := P(&next).Validate(); r.valid && err != nil {
			r.t.Fatalf("after %s: %v", text, err)
		}
		r.now = next
	}
}

// refused holds what a rule forbids: wherever that is asked it is the rule that is cited,
// with the sentence, and nothing changes.
func (r *runner[P, State, Move]) refused(want string) {
	r.t.Helper()
	text, reason, _ := strings.Cut(want, ":")
	m, before := r.read(text), r.now
	want = m.String() + ":" + reason // a line may say a move otherwise
	after, err := P(&r.now).Apply(m)
	if after != before || r.now != before {
		r.t.Errorf("%s has changed the position", text)
	}
	refused, ok := err.(*family.MoveError)
	if !ok {
		r.t.Fatalf("%s: Apply gives %#v, want a family.MoveError", text, err)
	}
	if err.Error() != want {
		r.t.Errorf("refused %s\nwant %s", err, want)
	}
	if !errors.Is(err, refused.Rule) || refused.Move != any(m) {
		r.t.Errorf("%s: the error does not say what is refused, or by which rule", text)
	}
	if bare := P(&r.now).Check(m); bare != error(refused.Rule) {
		r.t.Errorf("%s: Check gives %v, want the bare rule %s", text, bare, refused.Rule)
	}
	if explained := P(&r.now).Explain(m); !reflect.DeepEqual(explained, err) {
		r.t.Errorf("%s: Explain gives %v", text, explained)
	}
	if slices.Contains(P(&r.now).AppendMoves(nil), m) {
		r.t.Errorf("%s is refused, and listed", text)
	}
	r.cites(want)
	r.reasons(err)
}

// see holds what is to be seen.
func (r *runner[P, State, Move]) see(step string) {
	r.t.Helper()
	what, want, ok := strings.Cut(step, ":")
	if !ok {
		r.t.Fatalf("%q is no step", step)
	}
	words := strings.Fields(what)
	var got string
	if look, ok := r.See[words[0]]; ok {
		got = look(P(&r.now), words[1:])
	} else if got, ok = r.reported(what); !ok {
		r.t.Fatalf("%q is nothing that can be seen", what)
	}
	if want = strings.TrimSpace(want); got != want {
		r.t.Errorf("%s: %s, want %s", what, got, want)
	}
	r.cites(want)
}

// ofSeat is a seat at the beginning of a path.
var ofSeat = regexp.MustCompile(`^P(\d)\.`)

// reported returns what stands at a path in the report.
func (r *runner[P, State, Move]) reported(path string) (string, bool) {
	if seat := ofSeat.FindStringSubmatch(path); seat != nil {
		n, _ := strconv.Atoi(seat[1])
		path = fmt.Sprintf("players.%d.%s", n-1, path[len(seat[0]):])
	}
	return at(r.Report(P(&r.now)), path)
}

// At returns what stands at a path in a report, such as players.0.money; "" if nothing
// does.
func At(report []byte, path string) string {
	text, _ := at(report, path)
	return text
}

func at(report []byte, path string) (string, bool) {
	var at any
	if err := json.Unmarshal(report, &at); err != nil {
		return err.Error(), false
	}
	for word := range strings.SplitSeq(path, ".") {
		switch in := at.(type) {
		case map[string]any:
			value, ok := in[word]
			if !ok {
				return "", false
			}
			at = value
		case []any:
			n, err := strconv.Atoi(word)
			if err != nil || n >= len(in) {
				return "", false
			}
			at = in[n]
		default:
			return "", false
		}
	}
	return plain(at), true
}

// plain is a value of JSON in few signs: the elements of a list stand beside each other,
// and of an object those that are not zero.
func plain(value any) string {
	var parts []string
	switch value := value.(type) {
	case nil:
		return ""
	case []any:
		for _, one := range value {
			parts = append(parts, plain(one))
		}
	case map[string]any:
		for _, key := range slices.Sorted(maps.Keys(value)) {
			if said := plain(value[key]); said != "" && said != "0" && said != "false" {
				parts = append(parts, key+" "+said)
			}
		}
	default:
		return fmt.Sprint(value)
	}
	return strings.Join(parts, ", ")
}
