package archive

import (
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/railhex/railhex/hexmap/parse"
)

// A member is a field of an object that is not read where it stands, since another
// is asked for there.
type member struct {
	key          string
	began, ended int // of the key as it is written
	value        int
	read         bool
}

const wellFormed = "well-formed JSON"

// place is the line and the column behind a text.
func place(before string) (line, column int) {
	last := before[strings.LastIndexByte(before, '\n')+1:]
	return strings.Count(before, "\n") + 1, utf8.RuneCountInString(last) + 1
}

// broken ends reading where the text goes on otherwise than JSON does.
func (a *Archive) broken() bool {
	a.next()
	_, size := utf8.DecodeRuneInString(a.text[a.at:])
	a.wrong(a.at, a.at+size, wellFormed)
	return false
}

// misfit ends reading at a value that is something else than expected.
func (a *Archive) misfit(expected parse.Key, args ...any) {
	if a.line {
		a.word()
	} else {
		a.next()
		a.began = a.at
		token, _ := a.value()
		if token == "" {
			a.broken()
			return
		}
		a.ended = a.began + len(token)
	}
	if path := a.Path(); path != "" {
		args = []any{"path", path, "expected", parse.Say(expected, args...)}
		expected = "{path} to be {expected}"
	}
	a.wrong(a.began, a.ended, expected, args...)
}

// find goes to the value of a field. Fields that stand in the order in which they
// are asked for are read where they are; from the first that does not, the keys are
// looked up.
func (a *Archive) find(f *frame, name string) bool {
	if !f.indexed {
		key, ok := a.nextKey(f)
		if !ok {
			return false
		}
		if key == name {
			f.begun = true
			return a.char(':') || a.broken()
		}
		if !a.index(f) {
			return false
		}
	}
	for i := f.first; i < len(a.members); i++ {
		if m := &a.members[i]; m.key == name && !m.read {
			m.read = true
			a.at = m.value
			return true
		}
	}
	a.wrong(f.end-1, f.end, "field {field} before it", "field", strconv.Quote(a.Path()))
	return false
}

// nextKey reads the key of the next field, behind a comma unless it is the first. Its
// text is empty at the end of the object.
func (a *Archive) nextKey(f *frame) (key string, ok bool) {
	if a.next() == '}' && a.at < len(a.text) {
		a.began, a.ended = a.at, a.at
		return "", true
	}
	if f.begun && !a.char(',') {
		return "", a.broken()
	}
	a.next()
	a.began = a.at
	if key, ok = a.string(); !ok {
		return "", a.broken()
	}
	a.ended = a.at
	return key, true
}

// index notes the fields of an object from that on whose key was read last.
func (a *Archive) index(f *frame) bool {
	f.indexed, f.first = true, len(a.members)
	for a.at = a.began; !a.char('}'); {
		key, ok := a.string()
		m := member{key: key, began: a.began, ended: a.at}
		if !ok || !a.char(':') {
			return a.broken()
		}
		a.next()
		m.value = a.at
		if _, ok := a.value(); !ok {
			return a.broken()
		}
		a.members = append(a.members, m)
		if a.next() == '}' {
			continue
		}
		if !a.char(',') || a.next() != '"' {
			return a.broken()
		}
		a.began = a.at
	}
	f.end = a.at
	return true
}

// endObject ends an object, which must have no more fields.
func (a *Archive) endObject(f *frame) {
	if !f.indexed {
		if a.char('}') {
			return
		}
		if _, ok := a.nextKey(f); !ok || !a.index(f) {
			return
		}
	}
	for _, m := range a.members[f.first:] {
		if !m.read {
			a.superfluous(f, &m)
			return
		}
	}
	a.members = a.members[:f.first]
	a.at = f.end
}

// superfluous ends reading at a field that an object lacks, or that it has twice.
func (a *Archive) superfluous(f *frame, m *member) {
	expected := parse.Key("no more fields")
	s := scanner{text: a.text[:m.began], at: f.began + 1}
	for s.next(); s.at < len(s.text); s.next() {
		key, _ := s.string()
		s.char(':')
		s.value()
		s.char(',')
		if key == m.key {
			f.name = key
			expected = "field {field} once"
		}
	}
	a.wrong(m.began, m.ended, expected, "field", strconv.Quote(a.Path()))
}
