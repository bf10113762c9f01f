package gametest

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/railhex/railhex/variants/family/phrases"
)

const code = `package game

const (
	built sentence = "built"
	over  sentence = "over"
)

func f() {
`

const drawingFile = `package picture

var more = "level-" + name

func f() {
`

// whole are files, code and texts without a fault.
func whole() (files phrases.ByLanguage[string], said, drawn string, texts Texts) {
	for l := range phrases.Languages() {
		files[l] = `over = Over.
built = @ {player} {n} {n|a|b}

[colour]
red = @ red

[refusal]
far = @ {n}

[picture]
map = @ map
level-low = @ low
`
		files[l] = strings.ReplaceAll(files[l], "@", l.Name())
	}
	files[phrases.English] += "[error]\nfar = far {n}\n"
	texts = Texts{Things: map[string][]string{"colour": {"red"}, "refusal": {"far"}}, Same: []string{"Over."}}
	return files, `p.say(built, "n", 1, "player", 2); p.say(over)`, `y.draw("map")`, texts
}

func TestFaults(t *testing.T) {
	const english, german = phrases.English, phrases.German
	type files = *phrases.ByLanguage[string]
	without := func(f files, l phrases.Language, old, new string) {
		if f[l] = strings.Replace(f[l], old, new, 1); !strings.Contains(f[l], "[colour]") {
			t.Fatalf("nothing is left of %v", l)
		}
	}
	for _, test := range []struct {
		name string
		take func(f files, said, drawn *string, x *Texts)
		want []string
	}{
		{"nothing", func(files, *string, *string, *Texts) {}, nil},
		{"a line", func(f files, _, _ *string, _ *Texts) { without(f, german, "red = Deutsch red\n", "") }, []string{`de.txt: colour.red is missing: "English red"`}},
		{"a line of English", func(f files, _, _ *string, _ *Texts) { without(f, english, "red = English red\n", "") }, []string{
			`fr.txt: colour.red is not in English: "Français red"`, `de.txt: colour.red is not in English: "Deutsch red"`, `nl.txt: colour.red is not in English: "Nederlands red"`,
			`en.txt: colour.red is missing`,
		}},
		{"the key of a line", func(f files, _, _ *string, _ *Texts) { without(f, german, "over = Over", "Over") }, []string{
			`de.txt: line 1: "Over." has no key before " = "`, `de.txt: over is missing: "Over."`,
		}},
		{"the difference of two keys", func(f files, _, _ *string, _ *Texts) { without(f, german, "over = Over", "built = built") }, []string{
			`de.txt: line 2: the key built stands on another line before`, `de.txt: built names [], and in English ["n" "player"]: "built."`, `de.txt: over is missing: "Over."`,
		}},
		{"a slot", func(f files, _, _ *string, _ *Texts) { without(f, german, "{player}", "") }, []string{`de.txt: built names ["n"], and in English ["n" "player"]: "Deutsch  {n} {n|a|b}"`}},
		{"a slot of English", func(f files, _, _ *string, _ *Texts) { without(f, english, "far = English {n}", "far = English") }, []string{
			`en.txt: error.far names ["n"], and in English []: "far {n}"`,
			`fr.txt: refusal.far names ["n"], and in English []: "Français {n}"`, `de.txt: refusal.far names ["n"], and in English []: "Deutsch {n}"`, `nl.txt: refusal.far names ["n"], and in English []: "Nederlands {n}"`,
		}},
		{"a form", func(f files, _, _ *string, _ *Texts) { without(f, german, "a|b", "a") }, []string{`de.txt: built is no template: "Deutsch {player} {n} {n|a}"`}},
		{"the translation", func(f files, _, _ *string, _ *Texts) { without(f, german, "Deutsch red", "English red") }, []string{`colour.red is "English red" in en.txt and in de.txt`}},
		{"English from errors", func(f files, _, _ *string, _ *Texts) { f[german] += "[error]\nfar = zu weit {n}\n" }, []string{`de.txt: error.far is not in English: "zu weit {n}"`}},
		{"the leave to be the same", func(_ files, _, _ *string, x *Texts) { x.Same = nil }, []string{
			`over is "Over." in en.txt and in fr.txt`, `over is "Over." in en.txt and in de.txt`, `over is "Over." in en.txt and in nl.txt`,
			`over is "Over." in fr.txt and in de.txt`, `over is "Over." in fr.txt and in nl.txt`, `over is "Over." in de.txt and in nl.txt`,
		}},
		{"what is the same", func(_ files, _, _ *string, x *Texts) { x.Same = append(x.Same, "Out.") }, []string{`"Out." may be the same in two languages, and is not`}},
		{"a thing", func(_ files, _, _ *string, x *Texts) { x.Things["colour"] = nil }, []string{`nothing says colour.red: "English red"`}},
		{"an argument", func(_ files, said, _ *string, _ *Texts) { *said = strings.Replace(*said, `, "n", 1`, "", 1) }, []string{`game.go:9:1: built is given ["player"] and names ["n" "player"]: "English {player} {n} {n|a|b}"`}},
		{"nothing but a name", func(_ files, said, _ *string, _ *Texts) { *said = strings.Replace(*said, `over`, `over, "n", 1`, 1) }, []string{`game.go:9:36: over is given ["n"] and names []: "Over."`}},
		{"a call", func(_ files, said, _ *string, _ *Texts) { *said = strings.Replace(*said, `p.say(over)`, "", 1) }, []string{`nothing says over: "Over."`}},
		{"a picture", func(_ files, _, drawn *string, _ *Texts) { *drawn = strings.Replace(*drawn, `"map"`, "name", 1) }, []string{`nothing says picture.map: "English map"`}},
		{"the picture’s text", func(_ files, _, drawn *string, _ *Texts) { *drawn += `; y.draw("cap")` }, []string{`picture.go:6:16: picture.cap is not in the files`}},
		{"the spelling of a key outside calls", func(_ files, said, _ *string, _ *Texts) { *said += `; key := "colour.rde"` }, []string{`game.go:9:56: colour.rde is not in the files`}},
		{"the spelling of a key in a call", func(_ files, said, _ *string, _ *Texts) { *said += `; p.say("overr")` }, []string{`game.go:9:49: overr is not in the files`}},
		{"an argument of a key written out", func(_ files, said, _ *string, _ *Texts) { *said += `; p.say("built", "n", 1)` }, []string{`game.go:9:49: built is given ["n"] and names ["n" "player"]: "English {player} {n} {n|a|b}"`}},
		{"a sentence in all languages", func(f files, _, _ *string, x *Texts) {
			for l := range phrases.Languages() {
				without(f, l, "over = Over.\n", "")
			}
			x.Same = nil
		}, []string{"game.go:9:36: over is not in the files", "over is over, which is not in the files"}},
		{"what is said to the player", func(f files, _, _ *string, _ *Texts) {
			for l := range phrases.Languages() {
				f[l] += fmt.Sprintf("[you]\nfar = %v {n}\n", l)
			}
		}, nil},
		{"the refusal of what is said to the player", func(f files, _, _ *string, _ *Texts) {
			for l := range phrases.Languages() {
				f[l] += fmt.Sprintf("[you]\nfar = %v {m}\nnear = %v\n", l, l)
			}
		}, []string{"en.txt: you.far names {m}, which refusal.far does not", `nothing says you.near: "en"`}},
		{"the player who chose a hex", func(f files, _, _ *string, x *Texts) {
			for l := range phrases.Languages() {
				f[l] += fmt.Sprintf("[refusal]\nwet = %v {hex}\ndry = %[1]v it {hex}\nhigh = %[1]v {hex} {n}\nhex-lacking = %[1]v no {hex}\n", l)
				f[l] += fmt.Sprintf("[you]\ndry = %v this {hex}\nhigh = %[1]v this {n}\n", l)
			}
			x.Things["refusal"] = []string{"far", "wet", "dry", "high", "hex-lacking"}
		}, []string{
			`en.txt: refusal.dry names a hex, and you.dry does not say "this hex": "en this {hex}"`,
			`en.txt: refusal.wet names a hex, and you.wet does not say "this hex": ""`,
		}},
		{"a card’s width", func(f files, _, _ *string, x *Texts) {
			long := strings.Repeat("ü", mostBrief-2)
			for l := range phrases.Languages() {
				f[l] += fmt.Sprintf("[rule]\nFAR-1 = %v, further\n[brief]\nFAR-1 = %[1]v%s\n", l, long)
			}
			f[german] += "FAR-2 = ü" + long
			without(f, german, "de"+long, "de "+long)
			x.Things["rule"] = []string{"FAR-1"}
		}, []string{
			fmt.Sprintf("de.txt: brief.FAR-1 has more than 90 letters: %q", "de "+strings.Repeat("ü", mostBrief-2)),
			fmt.Sprintf("de.txt: brief.FAR-2 is not in English: %q", strings.Repeat("ü", mostBrief-1)),
		}},
		{"the colon of an option", func(f files, _, _ *string, _ *Texts) {
			for l := range phrases.Languages() {
				f[l] += fmt.Sprintf("[option]\ngo = %v: there\n", l)
			}
			without(f, german, "de: there", "de there")
		}, []string{`de.txt: option.go has its details behind a colon in one language alone: "de there", and "en: there"`, `nothing says option.go: "en: there"`}},
		{"everything", func(f files, _, _ *string, _ *Texts) { *f = phrases.ByLanguage[string]{} }, []string{"there are no sentences"}},
	} {
		t.Run(test.name, func(t *testing.T) {
			files, said, drawn, texts := whole()
			test.take(&files, &said, &drawn, &texts)
			if diff := cmp.Diff(test.want, texts.faults(files, sources(t, said, drawn))); diff != "" {
				t.Errorf("mismatch (-want +got)\n%s", diff)
			}
		})
	}
}

// sources are the code that says the sentences, and that of the pictures.
func sources(t *testing.T, said, drawn string) []source {
	t.Helper()
	at := token.NewFileSet()
	game, err := parser.ParseFile(at, "game.go", code+said+"}", parser.SkipObjectResolution)
	if err != nil {
		t.Fatal(err)
	}
	picture, err := parser.ParseFile(at, "picture.go", drawingFile+drawn+"}", parser.SkipObjectResolution)
	if err != nil {
		t.Fatal(err)
	}
	return []source{
		{Said{Function: "say"}, at, []*ast.File{game}},
		{Said{Function: "draw", Section: "picture"}, at, []*ast.File{picture}},
	}
}

func TestCallsThatAreNotLookedAt(t *testing.T) {
	for _, more := range []string{`p.tell(built, "n", 1)`, `p.say(key(built))`, `p.say(built, name, 1)`, `p.say(built, things...)`} {
		files, said, drawn, texts := whole()
		if got := texts.faults(files, sources(t, said+";"+more, drawn)); got != nil {
			t.Errorf("%s: %q", more, got)
		}
	}
}
