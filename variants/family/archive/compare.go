package archive

import "strconv"

// A Difference is where two texts in JSON say different things.
type Difference struct {
	Path            string // as in "players[0].tiles"
	Found, Expected string // as they are written
}

// Differences lists where found, a text that was read, differs from expected, the text that
// would be written, in the order of expected. It passes over the field but. Fields may be in
// any order, and lists of different lengths differ as a whole. Both must be well-formed JSON.
func Differences(found, expected, but string) []Difference {
	c := comparison{found: scanner{text: found}, expected: scanner{text: expected}, but: but}
	c.value("")
	return c.all
}

// A comparison goes through two texts side by side.
type comparison struct {
	found, expected scanner
	but             string
	all             []Difference
}

// value compares the values at which the scanners stand, and goes behind them.
func (c *comparison) value(path string) {
	kind := c.expected.next()
	c.found.next()
	found, expected := c.found, c.expected
	c.found.value()
	c.expected.value()
	inFound, inExpected := found.text[found.at:c.found.at], expected.text[expected.at:c.expected.at]
	switch {
	case inFound == inExpected:
		return
	case kind == inFound[0] && kind == '{':
		c.object(path, found, expected)
		return
	case kind == inFound[0] && kind == '[' && length(found) == length(expected):
		c.list(path, found, expected)
		return
	case kind == inFound[0] && kind == '"':
		if a, _ := found.string(); a == first(expected.string()) {
			return
		}
	}
	c.all = append(c.all, Difference{path, inFound, inExpected})
}

func first(text string, _ bool) string { return text }

// object compares the fields of two objects.
func (c *comparison) object(path string, found, expected scanner) {
	for expected.at++; expected.next() != '}'; expected.char(',') {
		key, _ := expected.string()
		expected.char(':')
		at := found
		for at.at++; at.next() != '}'; at.char(',') {
			there, _ := at.string()
			at.char(':')
			if there == key {
				break
			}
			at.value()
		}
		inner := comparison{found: at, expected: expected}
		switch {
		case path == "" && key == c.but:
			inner.expected.value()
		case path == "":
			inner.value(key)
		default:
			inner.value(path + "." + key)
		}
		expected = inner.expected
		c.all = append(c.all, inner.all...)
	}
}

// list compares the elements of two lists of the same length.
func (c *comparison) list(path string, found, expected scanner) {
	inner := comparison{found: found, expected: expected}
	inner.found.at++
	inner.expected.at++
	for i := 0; inner.expected.next() != ']'; i++ {
		inner.value(path + "[" + strconv.Itoa(i) + "]")
		inner.found.char(',')
		inner.expected.char(',')
	}
	c.all = append(c.all, inner.all...)
}

// length is how many elements a list has.
func length(s scanner) (n int) {
	for s.at++; s.next() != ']'; s.char(',') {
		s.value()
		n++
	}
	return n
}
