package describe_test

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/archive"
	"github.com/railhex/railhex/variants/family/describe"
	"github.com/railhex/railhex/variants/family/gametest"
)

// A law is a rule of Sticks in these tests.
type law string

func (l law) Error() string  { return string(l) }
func (l law) String() string { return string(l) }
func (l law) IsValid() bool  { return l != "" }

func (l law) Text() string {
	if l == "MUTE-1" {
		return ""
	}
	return "it is so"
}

// A failing test keeps why it fails.
type failing struct {
	testing.TB
	why string
}

// failed is what a failing test panics with.
type failed struct{}

func (t *failing) Helper()             {}
func (t *failing) Logf(string, ...any) {}
func (t *failing) Fatal(args ...any)   { t.Fatalf("%s", fmt.Sprint(args...)) }
func (t *failing) Fatalf(format string, args ...any) {
	t.Errorf(format, args...)
	panic(failed{})
}

func (t *failing) Errorf(format string, args ...any) { t.why += fmt.Sprintf(format, args...) + "\n" }

// faultOf returns why a game fails what package gametest holds it to, and "" if it does not.
func faultOf(game describe.Game) (why string) {
	t := new(failing)
	defer func() {
		fault := recover()
		if _, ok := fault.(failed); !ok && fault != nil {
			t.why += fmt.Sprint(fault)
		}
		why = t.why
	}()
	gametest.Check(t, game, gametest.Options{})
	return ""
}

// Each contradiction in a description is an error of its own, and Complete joins them.
func TestContradictionsAreErrors(t *testing.T) {
	type parts = describe.Parts[Sticks, Take]
	for want, change := range map[string]func(*parts){
		`Name is "Sticks!"`:                              func(p *parts) { p.Name = "Sticks!" },
		"Least is 3 and Most 2":                          func(p *parts) { p.Least, p.Most = 3, 2 },
		"Usual is 4":                                     func(p *parts) { p.Usual = 4 },
		"there is no Notation":                           func(p *parts) { p.Notation = nil },
		"no function that begins a game":                 func(p *parts) { p.Notation = describe.Plain[Sticks, Take](nil, ParseTake) },
		"no function that reads a move":                  func(p *parts) { p.Notation = describe.Plain[Sticks, Take](NewSticks, nil) },
		"Phase and Phases go together":                   func(p *parts) { p.Phase = func(*Sticks) string { return "taking" } },
		`the phase "taking" is not among the Phases`:     func(p *parts) { p.Phase, p.Phases = func(*Sticks) string { return "taking" }, []string{"over"} },
		"Secrets need both Sees and Redealt":             func(p *parts) { p.Secrets = &describe.Secrets[Sticks, Take]{} },
		"a game with Secrets needs positions":            func(p *parts) { p.Secrets = &describe.Secrets[Sticks, Take]{} },
		"no Report that says what each seat sees":        func(p *parts) { p.Secrets = &describe.Secrets[Sticks, Take]{} },
		"Pictures need both Names and Draw":              func(p *parts) { p.Pictures = &describe.Pictures[Sticks, Take]{} },
		`the Cards name moves of the kind "rest"`:        func(p *parts) { p.Cards.Last = []string{"rest"} },
		`the Cards expect moves in the phase "building"`: func(p *parts) { p.Cards.Expected = map[string][]string{"building": nil} },
		"Bots have no Named":                             func(p *parts) { p.Bots = &describe.Bots[Sticks, Take]{} },
		"Words say nothing":                              func(p *parts) { p.Words = &describe.Words[Sticks, Take]{} },
		"Arrays need Sections":                           func(p *parts) { p.Arrays = &describe.Arrays[Sticks, Take]{} },
		"Books[0] is nil":                                func(p *parts) { p.Books = []func() string{nil} },
		"Rules[1] is no rule":                            func(p *parts) { p.Rules = []family.Rule{law("TAKE-1"), law("")} },
		"rule MUTE-1 has no text":                        func(p *parts) { p.Rules = []family.Rule{law("MUTE-1")} },
		"two rules are called TAKE-1":                    func(p *parts) { p.Rules = []family.Rule{law("TAKE-1"), law("TAKE-1")} },
		`Setup[0] is called "players"`:                   func(p *parts) { p.Setup = []describe.Chosen{{Name: "players", Values: []string{"a"}}} },
		"wood of a setup has no Values":                  func(p *parts) { p.Setup = []describe.Chosen{{Name: "wood"}} },
		`wood of a setup is usually "oak"`:               func(p *parts) { p.Setup = []describe.Chosen{{Name: "wood", Values: []string{"ash"}, Usual: "oak"}} },
		"usual for 1 numbers of players": func(p *parts) {
			p.Setup = []describe.Chosen{{Name: "wood", Values: []string{"a"}, UsualFor: []string{"a"}}}
		},
		"wood of a setup needs length 3": func(p *parts) {
			p.Setup = []describe.Chosen{{Name: "wood", Values: []string{"a"}, Needs: &describe.Need{Name: "length", Value: "3"}}}
		},
		"Setup has choices, and PlainChoice reads": func(p *parts) { p.Setup = []describe.Chosen{{Name: "wood", Values: []string{"ash"}, Usual: "ash"}} },
		"no game begins by the setup {\"players\": 2": func(p *parts) {
			p.Notation = describe.Plain(func(int) (Sticks, error) { return Sticks{}, errors.New("no sticks") }, ParseTake)
		},
		`the move "throw 7" is read as another`: func(p *parts) { p.Notation = describe.Plain(NewSticks, func(string) (Take, error) { return 2, nil }) },
		"which Moves do not list":               func(p *parts) { p.Moves = describe.Sorted(func(Take) seatKind { return 2 }, 1, 1, nil) },
		`the bytes of the kind "P1" of moves is a []uint8`: func(p *parts) {
			p.Moves = describe.Sorted(func(Take) seatKind { return 1 }, 1, 1, nil, describe.Says("bytes", "text in JSON", func(Take) []byte { return nil }, seatKind(1)))
		},
		`the column "die" of moves of the kind "P1" is of type string`: func(p *parts) { p.Moves = saying("die", Take.String) },
		`the column "good" of moves of the kind "P1" is of type int`:   func(p *parts) { p.Moves = saying("good", func(m Take) int { return int(m) }) },
		`a column of moves is called "kind"`:                           func(p *parts) { p.Moves = saying("kind", Take.String) },
		`the Cards group moves of the kind "P1" by "wood"`: func(p *parts) {
			p.Moves = describe.Sorted(func(Take) seatKind { return 1 }, 1, 1, nil)
			p.Cards.Groups = map[string][]string{"P1": {"wood"}}
		},
		`two kinds of moves are called "P1"`: func(p *parts) {
			p.Moves = describe.Sorted(func(Take) seatKind { return 1 }, 1, 2, func(seatKind) string { return "P1" })
		},
	} {
		p := sticks()
		change(&p)
		game := describe.Of(p)
		if why := faultOf(game); !strings.Contains(why, want) {
			t.Errorf("want %s, got %s", want, why)
		}
	}
	for _, without := range []func(*describe.Arrays[Sticks, Take]){
		func(a *describe.Arrays[Sticks, Take]) { a.Sections = nil },
		func(a *describe.Arrays[Sticks, Take]) { a.Write = nil },
		func(a *describe.Arrays[Sticks, Take]) { a.Actions = nil },
		func(a *describe.Arrays[Sticks, Take]) { a.AppendFactors = nil },
	} {
		p := sticks()
		p.Arrays = countedArrays()
		without(p.Arrays)
		if err := describe.Complete(describe.Of(p)); err == nil || !strings.Contains(err.Error(), "Arrays need") {
			t.Errorf("arrays that lack a field have %v", err)
		}
	}
	broken := describe.Of(parts{})
	if err := describe.Complete(broken); err == nil || len(strings.Split(err.Error(), "\n")) < 3 {
		t.Errorf("the empty description has %v", err)
	}
	if _, err := broken.Begin([]byte(`{"players": 2}`)); err == nil || !strings.Contains(err.Error(), "there is no Notation") {
		t.Errorf("a broken description begins a game: %v", err)
	}
	if _, err := broken.Bot("random", describe.Thought{}); err == nil {
		t.Error("a broken description has a bot")
	}
	game := describe.Of(sticks())
	gametest.Check(t, game, gametest.Options{})
	if err := describe.Complete(game, game); err == nil || !strings.Contains(err.Error(), "two games have this name") {
		t.Errorf("two games of one name are served: %v", err)
	}
}

// TestWhatIsWrittenIsReadBack spoils one thing that every program writes and reads.
func TestWhatIsWrittenIsReadBack(t *testing.T) {
	type notation = describe.Notation[Sticks, Take]
	right := func() notation { return describe.Stored(describe.Plain(NewSticks, ParseTake), (*Sticks).fields, nil) }
	forgets := describe.Stored(describe.Plain(NewSticks, ParseTake), func(*Sticks, *archive.Archive) {}, nil)
	first := func(text string) string { _, rest, _ := strings.Cut(text, "\n"); return rest }
	for want, notation := range map[string]notation{
		"": right(),
		`the text of a position in phase "move" is read as another`:   forgets,
		`the text of a position in phase "chance" is not one line`:    describe.Spoilt(right(), func(s string) string { return s + "\n" }, nil, nil, nil),
		`the text of a position in phase "chance" is read as another`: describe.Spoilt(right(), func(s string) string { return s + "." }, nil, nil, nil),
		`the JSON of a position in phase "chance" is read as another`: describe.Spoilt(right(), nil, func(s string) string { return s + "}" }, nil, nil),
		`the header "players 2`:                     describe.Spoilt(right(), nil, nil, first, nil),
		`begins another game`:                       describe.Spoilt(right(), nil, nil, func(s string) string { return strings.Replace(s, "2", "3", 1) }, nil),
		`the record of a game is read as another: `: describe.Spoilt(right(), nil, nil, nil, first),
		`the record of a game is read as another`:   describe.Spoilt(right(), nil, nil, nil, func(s string) string { return s[:strings.LastIndex(s, "take")] }),
	} {
		p := sticks()
		p.Notation = notation
		if why := faultOf(describe.Of(p)); (why == "") != (want == "") || !strings.Contains(why, want) {
			t.Errorf("want %s, got %s", want, why)
		}
	}
}

type seatKind family.Seat

func (k seatKind) String() string { return family.Seat(k).String() }

// saying are moves of one kind with one column.
func saying[V any](name string, value func(Take) V) *describe.Sorts[Take] {
	return describe.Sorted(func(Take) seatKind { return 1 }, 1, 1, nil, describe.Says(name, "something", value, seatKind(1)))
}
