package build

import (
	"bytes"
	"slices"
	"testing"

	"pgregory.net/rapid"
)

// module is a WebAssembly module with segments of data, and a section before and behind it.
func module(segments ...segmentAt) []byte {
	data := []byte{byte(len(segments))}
	for _, s := range segments {
		data = append(appendSigned(append(data, 0, i32Const), s.address), end, byte(len(s.text)))
		data = append(data, s.text...)
	}
	out := appendSection([]byte("\x00asm\x01\x00\x00\x00"), 5, []byte{1, 0, 1})
	return appendSection(appendSection(out, dataSection, data), customSection, []byte("\x04name…"))
}

type segmentAt struct {
	address int
	text    string
}

// dataOf is what a module writes into memory, and the other sections that it has.
func dataOf(t interface {
	Helper()
	Fatal(args ...any)
}, module []byte,
) (memory []byte, first int, sections []byte) {
	t.Helper()
	for rest := module[8:]; len(rest) > 0; {
		number := rest[0]
		body, next, ok := counted(rest[1:])
		if !ok {
			t.Fatal("a section has no end")
		}
		if rest = next; number != dataSection {
			sections = append(sections, number)
			continue
		}
		var err error
		if memory, first, err = memoryOf(body); err != nil {
			t.Fatal(err)
		}
	}
	return memory, first, sections
}

// TestPackedEnginesWriteTheSameMemory: whatever lies in the segments, in whatever order and
// however far apart.
func TestPackedEnginesWriteTheSameMemory(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		var all []segmentAt
		at := 0
		for range rapid.IntRange(1, 9).Draw(t, "segments") {
			at += rapid.IntRange(0, 3*many).Draw(t, "gap")
			text := string(rapid.SliceOfN(rapid.SampledFrom([]byte{0, 0, 0, 1, 128, 255}), 1, 40).Draw(t, "text"))
			all = append(all, segmentAt{at, text})
			at += len(text)
		}
		before := module(rapid.Permutation(all).Draw(t, "order")...)
		p, err := pack(before, nil)
		if err != nil {
			t.Fatal(err)
		}
		was, from, _ := dataOf(t, before)
		is, to, sections := dataOf(t, p.module)
		was = append(make([]byte, from), was...)
		is = append(make([]byte, to), is...)
		if !bytes.Equal(bytes.TrimRight(was, "\x00"), bytes.TrimRight(is, "\x00")) {
			t.Fatalf("memory is %x, and was %x", is, was)
		}
		if want := []byte{5, customSection}; !bytes.Equal(sections, want) {
			t.Fatalf("sections %v, want %v", sections, want)
		}
	})
}

func TestTextsAreTakenOutOfEngines(t *testing.T) {
	p, err := pack(module(segmentAt{100, "eins zwei"}, segmentAt{200, "drei un deux un"}), [][]string{{"zwei", "drei"}, {"un", "quatre", ""}, {"deux"}})
	if err != nil {
		t.Fatal(err)
	}
	want := [][]passage{{{105, "zwei"}, {200, "drei"}}, nil, {{208, "deux"}}}
	if !slices.EqualFunc(p.later, want, slices.Equal) {
		t.Errorf("%v are taken out, want %v", p.later, want)
	}
	memory, first, _ := dataOf(t, p.module)
	for _, list := range p.later {
		for _, one := range list {
			copy(memory[one.address-first:], one.text)
		}
	}
	if got := string(memory); got != "eins zwei"+string(make([]byte, 91))+"drei un deux un" {
		t.Errorf("with its texts the memory is %q", got)
	}
}

func TestEnginesAreToldApart(t *testing.T) {
	ids := map[string]bool{}
	for _, text := range []string{"a", "b"} {
		p, err := pack(module(segmentAt{1, text}), nil)
		if err != nil || !bytes.HasSuffix(p.module, []byte(identity+p.id)) {
			t.Fatalf("%q, %v", p.module, err)
		}
		ids[p.id] = true
	}
	if len(ids) != 2 {
		t.Error("two engines have one name")
	}
}

func TestWhatIsNoEngine(t *testing.T) {
	whole := module(segmentAt{1, "text"})
	for n := range len(whole) {
		if _, err := pack(whole[:n], nil); err == nil && n != 8 && n != 13 && n != 25 { // where a section ends
			t.Errorf("%q is an engine", whole[:n])
		}
	}
	if _, err := pack(module(segmentAt{1, "text"}, segmentAt{2, "more"}), nil); err == nil {
		t.Error("segments overlap")
	}
}

// TestTablesOfAnEngineNameNothing strips a small program: what is left of its functions are
// names of the runtime, and tables that the runtime reads while it runs.
func TestTablesOfAnEngineNameNothing(t *testing.T) {
	p, _, err := compile(t.Context(), "./testdata/nothing")
	if err != nil {
		t.Fatal(err)
	}
	memory, first, _ := dataOf(t, p.module)
	if bytes.Contains(memory, []byte("runtime/symtab.go")) {
		t.Error("the names of source files are there")
	}
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
