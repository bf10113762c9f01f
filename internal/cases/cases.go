package cases

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// A Case is one of a table.
type Case struct {
	Name   string
	Steps  []string // what it says, in order
	values map[string][]string
}

// Read returns the cases in testdata/name. It fails the test if there are none, and if a
// line belongs to no case or a case says nothing.
func Read(t testing.TB, name string) (all []Case) {
	t.Helper()
	text, err := os.ReadFile(filepath.Join("testdata", name))
	if err != nil {
		t.Fatal(err)
	}
	number := 0
	for line := range strings.Lines(string(text)) {
		number++
		line = strings.TrimSuffix(line, "\n")
		switch said, below := strings.CutPrefix(line, "\t"); {
		case line == "" || line[0] == '#':
		case !below:
			all = append(all, Case{Name: line, values: map[string][]string{}})
		case len(all) == 0:
			t.Fatalf("%s:%d: no case has a name before this", name, number)
		default:
			word, value, _ := strings.Cut(said, " ")
			last := &all[len(all)-1]
			last.Steps = append(last.Steps, said)
			last.values[word] = append(last.values[word], value)
		}
	}
	for _, c := range all {
		if len(c.values) == 0 {
			t.Fatalf("%s: %q says nothing", name, c.Name)
		}
	}
	if len(all) == 0 {
		t.Fatalf("%s has no cases", name)
	}
	return all
}

// All returns the values behind a word, in their order.
func (c Case) All(word string) []string { return c.values[word] }

// Of returns the value behind a word that stands once in the case; "" if it does not stand
// there.
func (c Case) Of(word string) string { return strings.Join(c.values[word], "\n") }

// Says reports whether a word stands in the case.
func (c Case) Says(word string) bool { return len(c.values[word]) > 0 }

// Args returns the arguments of a program: those of args, parted by blanks, and each arg as
// it stands.
func (c Case) Args() []string { return append(strings.Fields(c.Of("args")), c.All("arg")...) }
