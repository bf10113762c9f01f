package layers

import (
	"flag"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path"
	"slices"
	"strconv"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/google/go-cmp/cmp"

	"github.com/railhex/railhex/internal/cases"
	_ "github.com/railhex/railhex/internal/long" // garbage is collected less often
)

var update = flag.Bool("update", false, "lower the allowed counts of phrases to what there is; never raise one")

const (
	allowedFile = "testdata/prose.txt"
	misnamed    = "name not first" // a doc comment that does not begin with the exported name
)

// TestPhrasesOnlyBecomeFewer counts words, constructions and long sentences in the
// comments, the Markdown files and the English texts of each folder. It compares them with
// the counts that are allowed.
func TestPhrasesOnlyBecomeFewer(t *testing.T) {
	text, err := os.ReadFile(allowedFile)
	if err != nil {
		t.Fatal(err)
	}
	allowed, err := parseCounts(string(text))
	if err != nil {
		t.Fatalf("%s: %v", allowedFile, err)
	}
	found, err := findPhrases(os.DirFS(root))
	if err != nil {
		t.Fatal(err)
	}
	if *update {
		allowed = lowered(allowed, found)
		if err := os.WriteFile(allowedFile, []byte(formatCounts(allowed)), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	for _, fault := range proseFaults(allowed, found) {
		t.Error(fault)
	}
}

// A counted is a phrase in a folder: what one line of the allowed counts is about.
type counted struct{ folder, phrase string }

func (c counted) compare(d counted) int {
	return max(-1, min(1, 2*strings.Compare(c.folder, d.folder)+strings.Compare(c.phrase, d.phrase)))
}

// findPhrases returns where each phrase stands, as file:line.
func findPhrases(fsys fs.FS) (map[counted][]string, error) {
	prose, unnamed, err := readProse(fsys)
	if err != nil {
		return nil, err
	}
	found := map[counted][]string{}
	add := func(b block, phrase string, offset int) {
		key := counted{path.Dir(b.file), phrase}
		found[key] = append(found[key], fmt.Sprintf("%s:%d", b.file, b.line+strings.Count(b.text[:offset], "\n")))
	}
	for _, b := range prose {
		for _, p := range phrases {
			for _, offset := range p.in(b) {
				add(b, p.name, offset)
			}
		}
		for _, offset := range b.longSentences() {
			add(b, longSentence, offset)
		}
	}
	for _, b := range unnamed {
		add(b, misnamed, 0)
	}
	return found, nil
}

// proseFaults compares what is found with what is allowed. Too few are a fault, too:
// the lower number must be written down, so that it holds from then on.
func proseFaults(allowed map[counted]int, found map[counted][]string) []string {
	keys := slices.AppendSeq(slices.Collect(maps.Keys(allowed)), maps.Keys(found))
	slices.SortFunc(keys, counted.compare)
	var faults []string
	for _, key := range slices.Compact(keys) {
		switch places, most := found[key], allowed[key]; {
		case len(places) > most:
			faults = append(faults, fmt.Sprintf("%s: %q occurs %d times, allowed are %d; reword what is new:\n\t%s",
				key.folder, key.phrase, len(places), most, strings.Join(places, "\n\t")))
		case len(places) < most:
			faults = append(faults, fmt.Sprintf("%s: %q occurs %d times, allowed are %d; lower the number in internal/layers/%s (go test ./internal/layers -update)",
				key.folder, key.phrase, len(places), most, allowedFile))
		}
	}
	return faults
}

// lowered returns the allowed counts with each that is too high lowered.
func lowered(allowed map[counted]int, found map[counted][]string) map[counted]int {
	lower := map[counted]int{}
	for key, most := range allowed {
		if count := min(most, len(found[key])); count > 0 {
			lower[key] = count
		}
	}
	return lower
}

// parseCounts reads lines of a folder, a phrase and a count: "hexmap: Of…: 3".
func parseCounts(text string) (map[counted]int, error) {
	counts := map[counted]int{}
	for i, line := range slices.Collect(strings.Lines(text)) {
		fields := strings.Split(strings.TrimSuffix(line, "\n"), ": ")
		if len(fields) != 3 {
			return nil, fmt.Errorf("line %d: not a folder, a phrase and a count", i+1)
		}
		count, err := strconv.Atoi(fields[2])
		if err != nil || count < 1 {
			return nil, fmt.Errorf("line %d: the count %q is no number from 1", i+1, fields[2])
		}
		key := counted{fields[0], fields[1]}
		if counts[key] > 0 {
			return nil, fmt.Errorf("line %d: %q was counted before", i+1, fields[1])
		}
		counts[key] = count
	}
	return counts, nil
}

// formatCounts writes counts as parseCounts reads them, sorted.
func formatCounts(counts map[counted]int) string {
	var text strings.Builder
	for _, key := range slices.SortedFunc(maps.Keys(counts), counted.compare) {
		fmt.Fprintf(&text, "%s: %s: %d\n", key.folder, key.phrase, counts[key])
	}
	return text.String()
}

// TestFindPhrases looks for each phrase in sentences that have it, and in some like them.
func TestFindPhrases(t *testing.T) {
	for _, test := range cases.Read(t, "phrases.txt") {
		t.Run(test.Name, func(t *testing.T) {
			text, counts := strings.ReplaceAll(test.Of("text"), "⏎", "\n"), test.Of("counts")
			comment := "// " + strings.ReplaceAll(text, "\n", "\n// ") + "\n"
			found, err := findPhrases(fstest.MapFS{
				"low/a.go":      {Data: []byte("package low\n\n" + comment + "var a int\n")},
				"high/a.md":     {Data: []byte("# Title\n\n" + text + "\n")},
				"vendor/a.md":   {Data: []byte(text)},
				"made/a.go":     {Data: []byte("// Code generated by a test. DO NOT EDIT.\n\npackage made\n\n" + comment)},
				"low/a_test.go": {Data: []byte("package low\n\nfunc Example() {\n\t// Output:\n" + comment + "}\n")},
				"solo/a.go":     {Data: []byte("package solo\n\n// She builds.\n")},
				"fence/a.md":    {Data: []byte("```\n" + text + "\n```\n")},
			})
			if err != nil {
				t.Fatal(err)
			}
			want := map[counted][]string{}
			if counts != "" {
				line := 3
				for _, p := range phrases {
					if p.name == counts {
						line += strings.Count(text[:p.in(block{text: text})[0]], "\n")
					}
				}
				want[counted{"low", counts}] = []string{fmt.Sprintf("low/a.go:%d", line)}
				want[counted{"high", counts}] = []string{fmt.Sprintf("high/a.md:%d", line)}
			}
			if diff := cmp.Diff(want, found); diff != "" {
				t.Errorf("mismatch (-want +got)\n%s", diff)
			}
		})
	}
}

// TestFindMisnamed looks for doc comments that do not begin with the name.
func TestFindMisnamed(t *testing.T) {
	found, err := findPhrases(fstest.MapFS{"low/a.go": {Data: []byte(`package low

// Good returns 1.
func Good() int { return 1 }

// Returns 1.
func Bad() int { return 1 }

// Returns 1.
func unexported() int { return 1 }

// An Apple is a type.
type Apple int

// Apples are many.
type Pear int

// PearsAndApples are a prefix too long.
const Pears = 1

// The numbers of a group.
const (
	One = 1
	// The second.
	Two = 2
)

// Three and Four have one comment.
var Three, Four = 3, 4

// Eats an apple.
func (Apple) Eat() {}

func (Apple) Silent() {}
`)}})
	if err != nil {
		t.Fatal(err)
	}
	want := map[counted][]string{{"low", misnamed}: {"low/a.go:15", "low/a.go:18", "low/a.go:24", "low/a.go:31", "low/a.go:6"}}
	for _, places := range found {
		slices.Sort(places)
	}
	if diff := cmp.Diff(want, found); diff != "" {
		t.Errorf("mismatch (-want +got)\n%s", diff)
	}
}

// TestFindLongSentences looks for sentences with too many words in comments, in Markdown
// and in the texts of programs.
func TestFindLongSentences(t *testing.T) {
	words := func(n int) string { return strings.TrimSuffix(strings.Repeat("word ", n), " ") }
	right, long := words(mostRead), words(mostRead+1)
	source := func(comment string) *fstest.MapFile {
		return &fstest.MapFile{Data: []byte("package low\n\n" + comment + "type t struct{}\n")}
	}
	found, err := findPhrases(fstest.MapFS{
		"right/a.go":      source("// A " + words(mostRead-1) + ". And " + words(mostRead-1) + ".\n//\n//\t" + long + "\n//\n// # " + words(20) + "\n//\n// " + words(20) + "\n"),
		"long/a.go":       source("// One. Two\n// " + right + ".\n// Three.\n"),
		"field/a.go":      {Data: []byte("package low\n\ntype t struct {\n\t// " + long + "\n\tf int\n}\n")},
		"inside/a.go":     {Data: []byte("package low\n\nfunc f() {\n\t// " + long + "\n}\n")},
		"test/a_test.go":  source("// " + long + "\n"),
		"right/a.md":      {Data: []byte("# " + words(20) + "\n" + right + "\n\n| " + right + " | " + right + " |\n- " + right + "\n- " + right + "\n")},
		"long/a.md":       {Data: []byte("- " + long + "\n\n| a | " + long + " |\n")},
		"code/a.md":       {Data: []byte("`a` " + words(mostRead) + "\n")},
		"right/en.txt":    {Data: []byte("[words]\na = " + words(mostShown) + ". A " + words(mostShown-1) + "\n")},
		"long/en.txt":     {Data: []byte("a = One.\nb-c = {number|word|words} " + words(mostShown) + "\n")},
		"long/en.json":    {Data: []byte("{\n\t\"a-b\": \"" + words(mostShown+1) + "\"\n}\n")},
		"elsewhere/a.txt": {Data: []byte("a = " + long + "\n")},
	})
	if err != nil {
		t.Fatal(err)
	}
	want := map[counted][]string{
		{"long", longSentence}:  {"long/a.go:3", "long/a.md:1", "long/a.md:3", "long/en.json:2", "long/en.txt:2"},
		{"field", longSentence}: {"field/a.go:4"},
		{"code", longSentence}:  {"code/a.md:1"},
	}
	if diff := cmp.Diff(want, found); diff != "" {
		t.Errorf("mismatch (-want +got)\n%s", diff)
	}
}

// TestProseFaults compares counts that are too high, too low and right.
func TestProseFaults(t *testing.T) {
	allowed, err := parseCounts("gone: she: 1\nhigh: she: 2\nlow: is none: 1\nlow: she: 2\n")
	if err != nil {
		t.Fatal(err)
	}
	found := map[counted][]string{
		{"high", "she"}:    {"high/a.go:1", "high/a.go:3", "high/b.go:7"},
		{"low", "she"}:     {"low/a.go:1"},
		{"new", "she"}:     {"new/a.go:9"},
		{"low", "is none"}: {"low/a.go:2"},
	}
	lower := "; lower the number in internal/layers/testdata/prose.txt (go test ./internal/layers -update)"
	want := []string{
		`gone: "she" occurs 0 times, allowed are 1` + lower,
		"high: \"she\" occurs 3 times, allowed are 2; reword what is new:\n\thigh/a.go:1\n\thigh/a.go:3\n\thigh/b.go:7",
		`low: "she" occurs 1 times, allowed are 2` + lower,
		"new: \"she\" occurs 1 times, allowed are 0; reword what is new:\n\tnew/a.go:9",
	}
	if diff := cmp.Diff(want, proseFaults(allowed, found)); diff != "" {
		t.Errorf("mismatch (-want +got)\n%s", diff)
	}
	if diff := cmp.Diff("high: she: 2\nlow: is none: 1\nlow: she: 1\n", formatCounts(lowered(allowed, found))); diff != "" {
		t.Errorf("lowered: mismatch (-want +got)\n%s", diff)
	}
	for _, text := range []string{"low: she\n", "low: she: 0\n", "low: she: many\n", "low: she: 1\nlow: she: 1\n"} {
		if counts, err := parseCounts(text); err == nil {
			t.Errorf("parseCounts(%q) = %v, want an error", text, counts)
		}
	}
}
