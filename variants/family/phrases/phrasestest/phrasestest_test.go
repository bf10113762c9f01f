package phrasestest

import (
	"go/ast"
	"go/parser"
	"go/token"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/railhex/railhex/variants/family/phrases"
)

type table struct {
	sentences [3]string
	colours   map[string]string
}

// filled is four tables without a fault.
func filled() *phrases.ByLanguage[*table] {
	var tables phrases.ByLanguage[*table]
	for l := range phrases.Languages() {
		tables[l] = &table{
			sentences: [3]string{1: l.Name() + " {n} {n|a|b}", 2: "{hex}"},
			colours:   map[string]string{"red": "red in " + l.Name()},
		}
	}
	return &tables
}

func TestTableFaults(t *testing.T) {
	for _, test := range []struct {
		name   string
		change func(german *table)
		want   []string
	}{
		{"none", func(*table) {}, nil},
		{"an empty one", func(german *table) { german.sentences[1] = "" }, []string{`Deutsch: sentences[1] is empty, and in English "English {n} {n|a|b}"`}},
		{"a missing one", func(german *table) { german.colours = nil }, []string{`Deutsch: colours[red] is missing: "red in English"`}},
		{"one too many", func(german *table) { german.colours["blue"] = "blau" }, []string{`Deutsch: colours[blue] is not in English: "blau"`}},
		{"another slot", func(german *table) { german.sentences[1] = "{m}" }, []string{`Deutsch: sentences[1] names ["m"], and in English ["n"]: "{m}"`}},
		{"no slot", func(german *table) { german.sentences[1] = "{n|a}" }, []string{`Deutsch: sentences[1] is no template: "{n|a}"`}},
		{"spaces", func(german *table) { german.sentences[1] = "{n} " }, []string{`Deutsch: sentences[1] has spaces around it: "{n} "`}},
		{"left in English", func(german *table) { german.colours["red"] = "red in English" }, []string{`colours[red] is "red in English" in English and in Deutsch`}},
	} {
		t.Run(test.name, func(t *testing.T) {
			tables := filled()
			test.change(tables[phrases.German])
			if diff := cmp.Diff(test.want, tableFaults(tables, []string{"{hex}"})); diff != "" {
				t.Errorf("mismatch (-want +got)\n%s", diff)
			}
		})
	}
	if got := tableFaults(filled(), []string{"{hex}", "blue"}); len(got) != 1 {
		t.Errorf("a sentence that no two languages share is no fault: %q", got)
	}
	if got := tableFaults(new(phrases.ByLanguage[*table]), nil); len(got) == 0 {
		t.Error("no tables at all are no fault")
	}
}

func TestCallFaults(t *testing.T) {
	const code = `package game
const (
	built sentence = iota
	unused
)
var english = table{built: "{player} builds " + "{n}", unused: "nobody says it"}
`
	for _, test := range []struct{ name, call, want string }{
		{"right", `p.say(built, "n", 1, "player", 2); p.tell(unused)`, ""},
		{"as a function", `say(built, "n", 1, "player", 2); p.tell(unused)`, ""},
		{"too few", `p.say(built, "n", 1); p.tell(unused)`, `game.go:7:12: built is given ["n"] and names ["n" "player"]: "{player} builds {n}"`},
		{"too many", `p.say(built, "n", 1, "m", 1, "player", 2); p.tell(unused)`, `game.go:7:12: built is given ["m" "n" "player"] and names ["n" "player"]: "{player} builds {n}"`},
		{"another function", `p.tell(built, "n", 1); p.tell(unused)`, ""},
		{"a computed key", `p.say(key(built)); p.tell(unused)`, ""},
		{"a computed name", `p.say(built, name, 1); p.tell(unused)`, ""},
		{"things of elsewhere", `p.say(built, things...); p.tell(unused)`, ""},
		{"unused", `p.say(built, "n", 1, "player", 2)`, `nothing says unused: "nobody says it"`},
	} {
		t.Run(test.name, func(t *testing.T) {
			at := token.NewFileSet()
			file, err := parser.ParseFile(at, "game.go", code+"func f() { "+test.call+" }", parser.SkipObjectResolution)
			if err != nil {
				t.Fatal(err)
			}
			if got := strings.Join(callFaults(at, []*ast.File{file}, "say"), "\n"); got != test.want {
				t.Errorf("%q, want %q", got, test.want)
			}
		})
	}
}
