package archive

import (
	"strconv"
	"unicode/utf8"

	"github.com/railhex/railhex/hexmap/parse"
)

// An Archive writes or reads the fields of a value, as one line or as JSON. A
// game lists its fields once, and each call writes a field, or reads it. The
// names of fields are written as they are: of letters and digits alone.
//
// After the first fault it reads nothing more: every field stays as it is, every
// list ends, and Err is the fault.
type Archive struct {
	scanner        // of what is read
	dst     []byte // what is written
	reading bool
	line    bool

	began, ended int // the word read last
	end          wordEnd
	frames       [deepest]frame
	depth        int
	members      []member // of objects whose fields are in another order
	err          error
}

// A wordEnd is where words of the line end that nothing separates.
type wordEnd struct {
	from, at int
	stops    stops
}

// deepest is how far objects, lists and groups may be nested.
const deepest = 10

type kind uint8

const (
	object kind = iota // or, on a line, a group
	list
)

// A frame is an object, list or group that has begun.
type frame struct {
	kind      kind
	separator byte // between its parts on the line; 0 for none
	begun     bool // a part has been written or read
	exact     bool // a list must have as many elements as it may have
	indexed   bool // the fields of an object are looked up among the members
	groups    int8 // that have begun in JSON, where they are nothing
	name      string
	stops     stops // what ends a word in it
	index     int32 // of the element of a list
	most      int32 // how many elements there are, or may be
	began     int   // offset in JSON
	end       int   // offset behind it, where it is indexed
	first     int   // of its members
}

// stops is a set of ASCII characters.
type stops [2]uint64

func (set stops) with(c byte) stops {
	if c != 0 {
		set[c>>6&1] |= 1 << (c & 63)
	}
	return set
}

func (set *stops) has(c byte) bool { return c < 128 && set[c>>6]>>(c&63)&1 != 0 }

// fieldEnd stands between the fields of a line.
const fieldEnd = '.'

// AppendLine returns an Archive that appends a line that begins with the ID of a
// setup.
func AppendLine(dst []byte, id string) Archive {
	a := Archive{dst: append(dst, id...), line: true}
	a.frames[0] = frame{separator: fieldEnd, begun: true}
	return a
}

// AppendJSON returns an Archive that appends an object in JSON.
func AppendJSON(dst []byte) Archive { return Archive{dst: append(dst, '{')} }

// readLine makes a, which has read nothing but lines, read one behind the ID of its
// setup.
func (a *Archive) readLine(text string, id int) {
	a.text, a.at, a.line, a.reading = text, id, true, true
	a.depth, a.end = 0, wordEnd{}
	a.frames[0] = frame{separator: fieldEnd, begun: true, stops: stops{}.with(fieldEnd)}
}

// ReadJSON returns an Archive that reads an object in JSON. [Archive.Close] ends it.
func ReadJSON(text string) Archive {
	a := Archive{scanner: scanner{text, 0}, reading: true}
	if a.next() != '{' {
		a.misfit(expectedObject)
		return a
	}
	a.frames[0].began = a.at
	a.at++
	return a
}

// IsLine reports whether the archive is a line and not JSON.
func (a *Archive) IsLine() bool { return a.line }

// Reading reports whether the archive reads, and goes on reading: not after a fault.
func (a *Archive) Reading() bool { return a.reading && a.err == nil }

// Writing reports whether the archive writes.
func (a *Archive) Writing() bool { return !a.reading }

// Bytes ends writing, in JSON with the "}" of the object. It returns what was appended to, with
// all that was written.
func (a *Archive) Bytes() []byte {
	if !a.line {
		a.dst = append(a.dst, '}')
	}
	return a.dst
}

// Close ends reading: there must be nothing more. It returns the fault, a
// *parse.Error or what was given to Fail.
func (a *Archive) Close() error {
	if a.err == nil && !a.line {
		a.endObject(&a.frames[0])
		a.next()
	}
	if a.err == nil && a.at < len(a.text) {
		_, size := utf8.DecodeRuneInString(a.text[a.at:])
		end := a.at + size
		if a.line {
			end = a.wordEnd(end)
		}
		a.wrong(a.at, end, "the end of the text")
	}
	return a.err
}

// Err returns the fault that has ended reading, or nil.
func (a *Archive) Err() error { return a.err }

// Fail ends reading for a reason of the caller's, unless it has ended.
func (a *Archive) Fail(err error) {
	if a.err == nil {
		a.err = err
	}
}

// Reject ends reading because the field read last should be something else, as in
// "a hex of the map".
func (a *Archive) Reject(expected parse.Key) {
	a.wrong(a.began, a.ended, "{path} to be {expected}", "path", a.Path(), "expected", parse.Say(expected))
}

// Path returns where the field is that was written or read last, as Go writes it:
// "players[0].money".
func (a *Archive) Path() string {
	var path []byte
	for i := range a.frames[:a.depth+1] {
		path = appendStep(path, &a.frames[i])
	}
	return string(path)
}

func appendStep(path []byte, f *frame) []byte {
	switch {
	case f.kind == list:
		if f.index < 0 {
			return path
		}
		path = strconv.AppendInt(append(path, '['), int64(f.index), 10)
		return append(path, ']')
	case f.name == "":
		return path
	case len(path) > 0:
		path = append(path, '.')
	}
	return append(path, f.name...)
}

// wrong ends reading: what stands from one offset to another is something else
// than expected.
func (a *Archive) wrong(began, end int, expected parse.Key, args ...any) {
	if a.err != nil {
		return
	}
	fault := parse.Misread(a.text[began:end], expected, args...)
	if began == len(a.text) {
		fault.Found = parse.Say(parse.EndOfText)
	}
	fault.Line, fault.Column = place(a.text[:began])
	if a.line {
		fault.Line = 0
	}
	a.err = fault
}

// top is what is being written or read.
func (a *Archive) top() *frame { return &a.frames[a.depth] }

// push begins a frame within the top, which began at an offset of JSON.
func (a *Archive) push(k kind, separator byte, began int) *frame {
	within := a.top()
	a.depth++
	f := &a.frames[a.depth]
	*f = frame{kind: k, separator: separator, began: began}
	if a.line {
		f.stops = within.stops.with(separator)
	}
	return f
}

// enter goes to the next part of the top, that of a name unless it is an element
// of a list. It reports whether a value can be written or read there.
func (a *Archive) enter(name string) bool {
	if a.err != nil {
		return false
	}
	f := a.top()
	f.name = name
	switch {
	case !a.reading:
		a.lead(f, name)
		return true
	case a.line:
		return a.cutSeparator(f)
	}
	return f.kind == list || a.find(f, name)
}

// lead writes what stands before the next part of the top.
func (a *Archive) lead(f *frame, name string) {
	begun := f.begun
	f.begun = true
	if a.line {
		if begun && f.separator != 0 {
			a.dst = append(a.dst, f.separator)
		}
		return
	}
	dst := a.dst
	switch {
	case f.kind == list:
		if begun {
			dst = append(dst, ',')
		}
	default:
		if begun {
			dst = append(dst, ',', '"')
		} else {
			dst = append(dst, '"')
		}
		dst = append(append(dst, name...), '"', ':')
	}
	a.dst = dst
}

const (
	expectedObject = "an object"
	expectedList   = "a list"
)

// Object begins an object: on the line its parts are joined by the separator, or
// by nothing if it is 0. End ends it.
func (a *Archive) Object(name string, separator byte) {
	if a.enter(name) {
		a.open('{', expectedObject)
	}
	a.push(object, separator, a.at-1)
}

// open writes or reads what begins an object or a list of JSON.
func (a *Archive) open(c byte, expected parse.Key) {
	switch {
	case a.line:
	case !a.reading:
		a.dst = append(a.dst, c)
	case a.next() == c:
		a.at++
	default:
		a.misfit(expected)
	}
}

// Optional begins an object that need not be there: null in JSON, "-" on the line.
// It reports whether it is there, which the caller says where it is written; then
// End ends it.
func (a *Archive) Optional(name string, separator byte, there bool) bool {
	if !a.enter(name) {
		return false
	}
	switch {
	case a.reading && a.line:
		there = !a.cutNothing()
	case a.reading:
		there = !a.literal("null")
	case there:
	case a.line:
		a.dst = append(a.dst, nothing)
	default:
		a.dst = append(a.dst, "null"...)
	}
	if there {
		a.open('{', expectedObject)
	}
	if a.err != nil || !there {
		return false
	}
	a.push(object, separator, a.at-1)
	return true
}

// Group begins fields that are parts of one on the line, joined by the separator or
// by nothing, and stand by themselves in JSON. End ends it.
func (a *Archive) Group(separator byte) {
	if !a.line {
		a.top().groups++
		return
	}
	a.enter("")
	a.push(object, separator, 0)
}

// End ends an object or a group.
func (a *Archive) End() {
	switch f := a.top(); {
	case f.groups > 0:
		f.groups--
		return
	case a.line || a.err != nil:
	case a.reading:
		a.endObject(f)
	default:
		a.dst = append(a.dst, '}')
	}
	a.depth--
}
