package archive

import (
	"strconv"
	"strings"
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
	from    int    // where that begins
	reading bool
	line    bool
	counts  bool // numbers are written, and nothing else
	unnamed bool // names of fields are not kept: to write pointers takes long where garbage is collected
	numbers []int
	mixed   uint64 // the numbers so far

	// written is what would be written of what is read, if that is compared; dst is then
	// what was read, in the same form.
	written string

	began, ended int // the word read last
	frames       [deepest]frame
	depth        int
	members      []member // of objects whose fields are in another order
	err          error
}

// deepest is how far objects and lists may be nested.
const deepest = 8

// A frame is an object or a list that has begun.
type frame struct {
	list    bool
	begun   bool // a part has been written or read
	exact   bool // a list must have as many elements as it may have
	indexed bool // the fields of an object are looked up among the members
	name    string
	index   int32 // of the element of a list
	most    int32 // how many elements there are, or may be
	began   int   // offset in JSON
	end     int   // offset behind it, where it is indexed
	first   int   // of its members
}

// AppendLine returns an Archive that appends a line that begins with the ID of a
// setup.
func AppendLine(dst []byte, id string) Archive {
	dst = append(append(dst, id...), behindID)
	return Archive{dst: dst, from: len(dst), line: true, unnamed: true}
}

// AppendJSON returns an Archive that appends an object in JSON.
func AppendJSON(dst []byte) Archive { return Archive{dst: append(dst, '{')} }

// Numbers returns an Archive that takes the numbers of the fields: of a word its place among the
// words, of a condition 1 or 0, and of a text nothing. It appends them to dst, unless that is
// nil, and mixes them with a seed.
func Numbers(dst []int, seed uint64) Archive {
	return Archive{numbers: dst, mixed: seed, counts: true, line: true, unnamed: true}
}

// Numbers returns what was appended to, with all numbers since.
func (a *Archive) Numbers() []int { return a.numbers }

// Mixed returns a hash of the seed and of all numbers since: see [family.Mixed].
func (a *Archive) Mixed() uint64 { return a.mixed }

// readLine makes a, which has read nothing but lines, read one behind the ID of its
// setup, and compare it with what would be written unless that is empty. Unnamed, it does not
// say in which field a fault is.
func (a *Archive) readLine(text string, id int, written string, unnamed bool) {
	a.dst = append(a.dst[:0], text...)
	respell(a.dst)
	a.text, a.at, a.line, a.reading = string(a.dst), id+1, true, true
	a.written, a.dst, a.err, a.unnamed = written, a.dst[:id+1], nil, unnamed
	a.depth, a.frames[0] = 0, frame{}
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

// Reading reports whether the archive reads, and goes on reading: not after a fault.
func (a *Archive) Reading() bool { return a.reading && a.err == nil }

// Writing reports whether the archive writes.
func (a *Archive) Writing() bool { return !a.reading }

// Bytes ends writing, in JSON with the "}" of the object. It returns what was appended to, with
// all that was written. Call it once.
func (a *Archive) Bytes() []byte {
	if !a.line {
		return append(a.dst, '}')
	}
	respell(a.dst[a.from:])
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
			end = wordEnd(a.text, end)
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
	case f.list:
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
	found := a.text[began:end]
	if a.line {
		found = respelled(found)
	}
	fault := parse.Misread(found, expected, args...)
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
func (a *Archive) push(isList bool, began int) *frame {
	a.depth++
	f := a.top()
	*f = frame{list: isList, began: began}
	return f
}

// enter goes to the next part of the top, that of a name unless it is an element
// of a list. It reports whether a value can be written or read there.
func (a *Archive) enter(name string) bool {
	if a.err != nil {
		return false
	}
	f := a.top()
	if !a.unnamed {
		f.name = name
	}
	if a.counts {
		return true
	}
	if !a.reading || a.compared() {
		a.lead(f, name)
	}
	switch {
	case !a.reading:
		f.begun = true
		return true
	case a.line:
		return a.cutSeparator(f)
	}
	return f.list || a.find(f, name)
}

// lead writes what stands before the next part of the top.
func (a *Archive) lead(f *frame, name string) {
	if a.line {
		if f.begun {
			a.dst = append(a.dst, separators[a.depth])
		}
		return
	}
	dst := a.dst
	if last := dst[len(dst)-1]; last != '{' && last != '[' {
		dst = append(dst, ',')
	}
	if !f.list {
		dst = append(append(append(dst, '"'), name...), '"', ':')
	}
	a.dst = dst
}

const (
	expectedObject = "an object"
	expectedList   = "a list"
)

// Object begins an object. End ends it.
func (a *Archive) Object(name string) {
	if a.enter(name) {
		a.open('{', expectedObject)
	}
	a.push(false, a.at-1)
}

// open writes or reads what begins an object or a list of JSON.
func (a *Archive) open(c byte, expected parse.Key) {
	switch {
	case a.line:
		return
	case !a.reading:
	case a.next() == c:
		a.at++
	default:
		a.misfit(expected)
		return
	}
	a.write(c)
}

// write writes a character of JSON, or notes that it was read.
func (a *Archive) write(c byte) {
	if !a.line && (!a.reading || a.compared()) {
		a.dst = append(a.dst, c)
	}
}

// Optional begins an object that need not be there: null in JSON, "-" on the line.
// It reports whether it is there, which the caller says where it is written; then
// End ends it.
func (a *Archive) Optional(name string, there bool) bool {
	if !a.enter(name) {
		return false
	}
	none := "null"
	if a.line {
		none = nothing
	}
	switch {
	case !a.reading:
	case a.line:
		there = !a.cutNothing()
	default:
		there = !a.literal(none)
	}
	if !there {
		a.noted(none)
		return false
	}
	a.open('{', expectedObject)
	if a.err != nil {
		return false
	}
	a.push(false, a.at-1)
	return true
}

// End ends an object.
func (a *Archive) End() {
	if a.reading && !a.line && a.err == nil {
		a.endObject(a.top())
	}
	a.write('}')
	a.depth--
}

// noted writes a word, or compares one that was read with the one that would be written.
func (a *Archive) noted(word string) {
	if a.counts {
		return
	}
	if !a.reading {
		a.dst = append(a.dst, word...)
		return
	}
	if !a.compared() {
		return
	}
	began := len(a.dst)
	if a.dst = append(a.dst, word...); strings.HasPrefix(a.written, string(a.dst)) || a.err != nil {
		return
	}
	if !strings.HasPrefix(a.written, string(a.dst[:began])) {
		a.Reject("left out")
		return
	}
	expected := scanner{text: a.written, at: began}
	end := wordEnd(a.written, began)
	if !a.line {
		expected.value()
		end = expected.at
	}
	a.wrong(a.began, a.ended, "{path} to be {expected}", "path", a.Path(), "expected", a.written[began:end])
}

// compared reports whether what is read is compared, as all is but the setup.
func (a *Archive) compared() bool { return a.written != "" && a.frames[0].name != setupField }

const setupField = "setup"
