package gametest

import (
	"bytes"
	"encoding/json"
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
)

// AddEdited seeds a fuzz target with positions that are edited at random, and with more
// arguments behind each.
func AddEdited(f *testing.F, texts [][]byte, more ...any) {
	f.Helper()
	const edits = 60
	e, err := newEditor(texts, 1)
	if err != nil {
		f.Fatal(err)
	}
	for range edits {
		if text := e.anyEdited(); len(more) > 0 {
			f.Add(append([]any{string(text)}, more...)...)
		} else {
			f.Add(text)
		}
	}
}

// An editor edits documents by what stands at the same place of others, so that much of what
// is edited can be read.
type editor struct {
	random    *rand.Rand
	documents []any
	paths     []string                   // all fields
	pool      map[string][]any           // values by their field
	known     map[string]map[string]bool // the same, as they are written
	holders   map[string][]int           // documents that have the field
}

func newEditor(texts [][]byte, seed uint64) (*editor, error) {
	e := &editor{
		random: rand.New(rand.NewPCG(seed, 2)),
		pool:   map[string][]any{}, known: map[string]map[string]bool{}, holders: map[string][]int{},
	}
	for i, text := range texts {
		document, err := tree(text)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", text, err)
		}
		e.documents = append(e.documents, document)
		e.learn(document, i)
	}
	e.paths = slices.Sorted(maps.Keys(e.pool))
	return e, nil
}

// anyEdited returns a document in which a field outside its setup is changed, and perhaps another.
func (e *editor) anyEdited() []byte {
	paths := slices.DeleteFunc(slices.Clone(e.paths), func(path string) bool { return strings.HasPrefix(path, "setup") })
	for len(paths) > 0 {
		path := paths[e.random.IntN(len(paths))]
		if text, ok := e.edited(e.holding(path), path); ok {
			return text
		}
	}
	return written(e.documents[0])
}

// holding returns a document, mostly one where a field says something.
func (e *editor) holding(path string) int {
	if e.random.IntN(4) == 0 {
		return e.random.IntN(len(e.documents))
	}
	return e.holders[path][e.random.IntN(len(e.holders[path]))]
}

// tree reads JSON as plain values, numbers as they are written.
func tree(text []byte) (value any, err error) {
	decoder := json.NewDecoder(bytes.NewReader(text))
	decoder.UseNumber()
	err = decoder.Decode(&value)
	return value, err
}

// A slot is a place of a document.
type slot struct {
	path  string // its field, with [] for any place of a list
	value any
	set   func(any)
}

// walk calls visit for each place below a value, and for the value.
func walk(path string, value any, set func(any), visit func(slot)) {
	visit(slot{path, value, set})
	switch v := value.(type) {
	case map[string]any:
		for _, key := range slices.Sorted(maps.Keys(v)) {
			walk(strings.TrimPrefix(path+"."+key, "."), v[key], func(to any) { v[key] = to }, visit)
		}
	case []any:
		for i := range v {
			walk(path+"[]", v[i], func(to any) { v[i] = to }, visit)
		}
	}
}

// isField reports whether a place is one that is edited: a value, a list or an object
// that may be missing, but no place of a list itself.
func isField(at slot) bool {
	if _, whole := at.value.(map[string]any); whole {
		return false
	}
	return at.path != "" && !strings.HasSuffix(at.path, "[]")
}

// mostValues is how many values of a field are kept.
const mostValues = 200

// learn keeps what a document holds. Values that are there already are not kept again.
func (e *editor) learn(document any, number int) {
	walk("", document, nil, func(at slot) {
		if !isField(at) {
			return
		}
		text := string(written(at.value))
		if e.known[at.path] == nil {
			e.known[at.path] = map[string]bool{}
		}
		if !e.known[at.path][text] && len(e.pool[at.path]) < mostValues {
			e.known[at.path][text] = true
			e.pool[at.path] = append(e.pool[at.path], at.value)
		}
		if says(text) || len(e.holders[at.path]) == 0 {
			e.holders[at.path] = append(e.holders[at.path], number)
		}
	})
}

// says reports whether a value, as it is written, is another than none.
func says(text string) bool {
	switch text {
	case "null", "false", "0", `""`, "[]":
		return false
	}
	return true
}

// clone is a value that shares nothing with another that is edited.
func clone(value any) any {
	switch v := value.(type) {
	case map[string]any:
		c := make(map[string]any, len(v))
		for key, inner := range v {
			c[key] = clone(inner)
		}
		return c
	case []any:
		c := make([]any, len(v))
		for i, inner := range v {
			c[i] = clone(inner)
		}
		return c
	}
	return value
}

func written(value any) []byte {
	text, err := json.Marshal(value)
	if err != nil {
		panic(err) // of plain values
	}
	return text
}

// edited is a document in which a field is changed, and perhaps another with it.
func (e *editor) edited(number int, path string) ([]byte, bool) {
	copied := clone(e.documents[number])
	var here, elsewhere []slot
	walk("", copied, nil, func(at slot) {
		switch {
		case !isField(at):
		case at.path == path:
			here = append(here, at)
		default:
			elsewhere = append(elsewhere, at)
		}
	})
	if len(here) == 0 {
		return nil, false
	}
	at := here[e.random.IntN(len(here))]
	switch e.random.IntN(6) {
	case 0, 1:
		e.edit(at)
	case 2: // another field as well
		e.edit(at)
		e.edit(elsewhere[e.random.IntN(len(elsewhere))])
	case 3: // the same field elsewhere
		e.edit(at)
		e.edit(here[e.random.IntN(len(here))])
	default: // something changes hands
		if letter := lastKey(at); kindOf(at) == "number" && len(letter) == 1 && e.random.IntN(2) == 0 {
			words := slices.DeleteFunc(elsewhere, func(o slot) bool { return kindOf(o) != "word" })
			spell(at, letter, words[e.random.IntN(len(words))])
			break
		}
		others := slices.DeleteFunc(append(elsewhere, here...), func(o slot) bool {
			return kindOf(o) != kindOf(at) || e.random.IntN(2) == 0 && lastKey(o) != lastKey(at)
		})
		if len(others) > 0 {
			e.exchange(at, others[e.random.IntN(len(others))])
		}
	}
	return written(copied), true
}

// spell takes one of what is counted where its letter counts it and adds the letter to
// a word, or back where the word has it.
func spell(count slot, letter string, word slot) {
	n, _ := count.value.(json.Number).Int64()
	if less, more, ok := strings.Cut(word.value.(string), letter); ok {
		count.set(n + 1)
		word.set(less + more)
		return
	}
	count.set(n - 1)
	word.set(word.value.(string) + letter)
}

// kindOf is what a place holds: a number, a word, a list.
func kindOf(at slot) string {
	switch at.value.(type) {
	case json.Number:
		return "number"
	case string:
		return "word"
	case []any:
		return "list"
	}
	return ""
}

// lastKey is the last part of a field's name.
func lastKey(at slot) string { return at.path[strings.LastIndexByte(at.path, '.')+1:] }

// exchange takes something from one place and gives it to the other, or exchanges
// what is there.
func (e *editor) exchange(one, other slot) {
	switch a := one.value.(type) {
	case json.Number:
		n, _ := a.Int64()
		m, _ := other.value.(json.Number).Int64()
		d := [...]int64{-1, 1, m - n}[e.random.IntN(3)]
		one.set(n + d)
		other.set(m - d)
	case string:
		x, y := exchanged(e, strings.Split(a, ""), strings.Split(other.value.(string), ""))
		one.set(strings.Join(x, ""))
		other.set(strings.Join(y, ""))
	case []any:
		x, y := exchanged(e, a, other.value.([]any))
		one.set(x)
		other.set(y)
	}
}

func exchanged[T any](e *editor, a, b []T) (x, y []T) {
	x, y = slices.Clone(a), slices.Clone(b)
	if len(x) == 0 {
		return x, y
	}
	i := e.random.IntN(len(x))
	if len(y) > 0 && e.random.IntN(2) == 0 {
		j := e.random.IntN(len(y))
		x[i], y[j] = y[j], x[i]
		return x, y
	}
	y = slices.Insert(y, e.random.IntN(len(y)+1), x[i])
	return slices.Delete(x, i, i+1), y
}

// edit changes one place.
func (e *editor) edit(at slot) {
	switch v := at.value.(type) {
	case bool:
		at.set(!v)
		return
	case json.Number:
		if n, err := v.Int64(); err == nil && e.random.IntN(2) == 0 {
			at.set(n + [...]int64{-2, -1, 1, 2}[e.random.IntN(4)])
			return
		}
	case []any:
		if e.random.IntN(2) == 0 {
			at.set(e.otherList(v))
			return
		}
	}
	pool := e.pool[at.path]
	at.set(pool[e.random.IntN(len(pool))])
}

// otherList is a list that lacks something, or has something twice.
func (e *editor) otherList(list []any) []any {
	if len(list) == 0 {
		return list
	}
	i := e.random.IntN(len(list))
	if e.random.IntN(2) == 0 {
		return slices.Delete(slices.Clone(list), i, i+1)
	}
	return slices.Insert(slices.Clone(list), i, list[e.random.IntN(len(list))])
}

// differences returns the fields in which a document differs from its edited text.
func (e *editor) differences(number int, text []byte) (fields []string) {
	edited, err := tree(text)
	if err != nil {
		panic(err) // it was written from a tree
	}
	found := [2]map[string]string{{}, {}}
	for i, document := range [...]any{e.documents[number], edited} {
		walk("", document, nil, func(at slot) {
			if isField(at) {
				found[i][at.path] += string(written(at.value)) + "\n"
			}
		})
	}
	for _, path := range keys(found[0], found[1]) {
		if found[0][path] != found[1][path] {
			fields = append(fields, path)
		}
	}
	return fields
}
