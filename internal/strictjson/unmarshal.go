package strictjson

import (
	"fmt"
	"math"
	"reflect"
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/railhex/railhex/hexmap/parse"
)

// Unmarshal reads text into what into points to: a value made of structs,
// pointers to them, slices, arrays, strings, booleans and integers. A slice is
// never nil after it, and has at most as many values as longest says. An int is a
// number from 0 to 2147483647, since most numbers of a game count something; an
// integer of a stated size, such as int8, has the range of its type. Strings may
// be parts of the text.
//
// If the error is not nil, what into points to holds what could be read.
func Unmarshal(text []byte, into any, longest int) error {
	r := reader{scanner: scanner{text: string(text)}, longest: longest}
	v := reflect.ValueOf(into).Elem()
	if r.read(v, layoutOf(v.Type())) {
		if r.next(); r.at < len(r.text) {
			r.broken("the end of the text")
		}
	}
	return r.faults.Err()
}

// A reader reads a text into a value. Its methods report false where the text is
// no JSON, which they tell; then nothing more can be read.
type reader struct {
	scanner
	longest int
	path    []step // to the value that is being read
	faults  parse.Faults
}

// A step goes from a value to one within: a field by its key, or an element.
type step struct {
	key   string
	index int // where there is no key
}

// fault tells that a word, which ends where the reader stands, is something else
// than expected.
func (r *reader) fault(began int, word, expected string) {
	if r.faults.Full() { // without the work of finding its place
		r.faults.Add(nil)
		return
	}
	before := r.text[:began]
	line := before[strings.LastIndexByte(before, '\n')+1:]
	e := &parse.Error{
		Line: strings.Count(before, "\n") + 1, Column: utf8.RuneCountInString(line) + 1,
		Found: parse.EndOfText, Expected: expected,
	}
	if word != "" {
		e.Input, e.Found = parse.Clip(word), parse.Quote(word)
	}
	r.faults.Add(e)
}

// broken tells that the text goes on otherwise than JSON does.
func (r *reader) broken(expected string) bool {
	r.next()
	_, size := utf8.DecodeRuneInString(r.text[r.at:])
	r.fault(r.at, r.text[r.at:r.at+size], expected)
	return false
}

const wellFormed = "well-formed JSON"

// misfit skips a value that is not of the kind expected and tells so.
func (r *reader) misfit(began int, expected string) bool {
	r.at = began
	token, ok := r.value()
	if token == "" {
		return r.broken(wellFormed)
	}
	if path := pathOf(r.path); path != "" {
		expected = path + " to be " + expected
	}
	r.fault(began, token, expected)
	return ok || r.broken(wellFormed)
}

// read reads a value of any kind.
func (r *reader) read(v reflect.Value, l *layout) bool {
	c, began := r.next(), r.at
	switch l.kind {
	case reflect.Pointer:
		if r.literal("null") {
			return true
		}
		v.Set(reflect.New(l.element.of))
		return r.read(v.Elem(), l.element)
	case reflect.Struct:
		if c == '{' {
			return r.object(v, l)
		}
	case reflect.Slice, reflect.Array:
		if c == '[' {
			return r.list(v, l)
		}
	case reflect.String:
		if value, ok := r.string(); ok {
			v.SetString(value)
			return true
		}
	case reflect.Bool:
		if yes := r.literal("true"); yes || r.literal("false") {
			v.SetBool(yes)
			return true
		}
	default:
		if word, ok := r.number(); ok {
			if n, err := strconv.ParseInt(word, 10, 64); err == nil && l.least <= n && n <= l.most && strconv.FormatInt(n, 10) == word {
				l.setInteger(v, n)
				return true
			}
		}
	}
	return r.misfit(began, l.expected)
}

func (r *reader) object(v reflect.Value, l *layout) bool {
	r.char('{')
	var seen uint64
	for i := 0; !r.char('}'); i++ {
		if i > 0 && !r.char(',') {
			return r.broken(wellFormed)
		}
		r.next()
		began := r.at
		key, ok := r.string()
		if !ok {
			return r.broken(wellFormed)
		}
		end := r.at
		if !r.char(':') {
			return r.broken(wellFormed)
		}
		field := l.find(key, i)
		if field < 0 || seen>>field&1 != 0 {
			r.fault(began, r.text[began:end], r.noField(l, field, seen))
			if _, ok := r.value(); !ok {
				return r.broken(wellFormed)
			}
			continue
		}
		seen |= 1 << field
		r.path = append(r.path, step{key: l.fields[field].key})
		if !r.read(v.Field(field), l.fields[field].layout) {
			return false
		}
		r.path = r.path[:len(r.path)-1]
	}
	for i, field := range l.fields {
		if seen>>i&1 == 0 {
			r.fault(r.at-1, "}", "field "+strconv.Quote(below(pathOf(r.path), field.key))+" before it")
		}
	}
	return true
}

// noField says what was expected where a field of an object is there already, or
// is none of it.
func (r *reader) noField(l *layout, field int, seen uint64) string {
	path := pathOf(r.path)
	if field >= 0 {
		return "field " + strconv.Quote(below(path, l.fields[field].key)) + " once"
	}
	for i, field := range l.fields {
		if seen>>i&1 == 0 {
			return "another field, such as " + strconv.Quote(below(path, field.key))
		}
	}
	return "no more fields"
}

func (r *reader) list(v reflect.Value, l *layout) bool {
	r.char('[')
	most := l.length
	if l.kind == reflect.Slice {
		most = r.longest
		v.Grow(firstRoom)
		v.SetLen(0)
	}
	n := 0
	for ; !r.char(']'); n++ {
		if n > 0 && !r.char(',') {
			return r.broken(wellFormed)
		}
		if n >= most {
			r.next()
			began := r.at
			token, ok := r.value()
			if token != "" && n == most {
				r.fault(began, token, fmt.Sprintf("%s to end after %d values", r.here(), most))
			}
			if !ok {
				return r.broken(wellFormed)
			}
			continue
		}
		if l.kind == reflect.Slice {
			v.Grow(1)
			v.SetLen(n + 1)
		}
		r.path = append(r.path, step{index: n})
		if !r.read(v.Index(n), l.element) {
			return false
		}
		r.path = r.path[:len(r.path)-1]
	}
	if l.kind == reflect.Array && n < most {
		r.fault(r.at-1, "]", fmt.Sprintf("%s to have %d values", r.here(), most))
	}
	return true
}

// firstRoom is how many values a slice has room for at first.
const firstRoom = 4

// here names the list that is being read.
func (r *reader) here() string {
	if path := pathOf(r.path); path != "" {
		return path
	}
	return "the list"
}

// pathOf is the path as Go writes it: "players[0].tiles".
func pathOf(steps []step) string {
	path := ""
	for _, s := range steps {
		if s.key != "" {
			path = below(path, s.key)
		} else {
			path += "[" + strconv.Itoa(s.index) + "]"
		}
	}
	return path
}

// below is the path of a field in a value.
func below(path, key string) string {
	if path == "" {
		return key
	}
	return path + "." + key
}

// rangeOf is the least and the most of an integer of a type, and how they are
// called.
func rangeOf(t reflect.Type) (least, most int64, expected string) {
	switch t.Kind() {
	case reflect.Int:
		return 0, math.MaxInt32, "a whole number from 0"
	case reflect.Int8, reflect.Int16, reflect.Int32:
		most = 1<<(t.Bits()-1) - 1
		least = -most - 1
	case reflect.Uint8, reflect.Uint16, reflect.Uint32:
		most = 1<<t.Bits() - 1
	}
	return least, most, fmt.Sprintf("a whole number from %d to %d", least, most)
}
