package build

import (
	"bytes"
	"slices"
	"testing"
)

// TestTablesOfAnEngineNameNothing strips a small program: what is left of its functions are
// names of the runtime, and tables that the runtime reads while it runs.
func TestTablesOfAnEngineNameNothing(t *testing.T) {
	p, _, err := compile(t.Context(), "./testdata/nothing")
	if err != nil {
		t.Fatal(err)
	}
	memory, first, _ := dataOf(t, p.module)
	tables, ok := tablesIn(memory, first)
	if !ok || len(tables.functions) < 100 {
		t.Fatalf("%d functions are found: %v", len(tables.functions), ok)
	}
	named := 0
	for i, f := range tables.functions {
		of, _, _ := bytes.Cut(tables.names[f.word(name):], []byte{0})
		if len(of) > 0 {
			named++
		} else if f.word(name) != 0 {
			t.Fatalf("function %d has a name that is empty", i)
		}
		if len(of) > 0 && !bytes.HasPrefix(of, []byte("runtime.")) {
			t.Fatalf("function %d is named %s", i, of)
		}
		for _, word := range []int{fileNames, lineNumbers, fileList, firstLine} {
			if f.word(word) != 0 {
				t.Fatalf("word %d of function %d (%s) is %d", word, i, of, f.word(word))
			}
		}
		for _, counter := range []int{unsafeCounter, inlineCounter, argumentCounter} {
			if counter < f.word(numCounters) && f.word(counters+counter) != 0 {
				t.Fatalf("function %d (%s) has table %d", i, of, counter)
			}
		}
	}
	if named == 0 || !slices.ContainsFunc(tables.functions, func(f function) bool { return f.word(stackSizes) != 0 }) {
		t.Errorf("%d functions have names; of none the runtime knows the stack", named)
	}
}
