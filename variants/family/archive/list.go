package archive

import "math"

// List begins a list: of n elements where it is written, and of so many at the most
// where it is read. On the line an empty list is "-". Next goes from element to element,
// whose name is nothing:
//
//	for a.List("order", len(seats), MaxSeats); a.Next(); {
//		archive.Number(a, "", &seats[a.Index()], 0, MaxSeats)
//	}
//
// A loop that is left before Next reports false must have failed.
func (a *Archive) List(name string, n, most int) {
	if a.reading {
		n = most
	}
	a.list(name, n, false)
}

// Array begins a list of exactly n elements.
func (a *Archive) Array(name string, n int) { a.list(name, n, true) }

func (a *Archive) list(name string, n int, exact bool) {
	empty := !a.reading && n == 0
	if a.enter(name) {
		a.open('[', expectedList)
		if empty = a.line && a.err == nil && (empty || a.reading && (!exact || n == 0) && a.cutNothing()); empty {
			a.noted(nothing)
		}
	}
	if empty {
		n, exact = 0, true
	}
	f := a.push(true, 0)
	f.index, f.most, f.exact = -1, int32(min(n, math.MaxInt32)), exact
}

// Players writes or reads the list of the players, so many. It calls each for each of them, by
// its number from 0, and fails with wrong for another number of them.
func (a *Archive) Players(many int, each func(i int), wrong func() error) {
	n := 0
	for a.List("players", many, many+1); a.Next(); n++ {
		if a.Index() < many {
			each(a.Index())
		} else {
			a.Fail(wrong())
		}
	}
	if n < many && a.Reading() {
		a.Fail(wrong())
	}
}

// Index returns the number of the element of the innermost list, from 0, also within an object.
func (a *Archive) Index() int {
	depth := a.depth
	for depth > 0 && !a.frames[depth].list {
		depth--
	}
	return int(a.frames[depth].index)
}

// Next goes to the next element of a list. It reports false at the end of the list.
func (a *Archive) Next() bool {
	f := a.top()
	there := false
	switch {
	case a.err != nil:
	case !a.reading:
		there = f.index+1 < f.most
	case a.line:
		there = a.nextOnLine(f)
	default:
		there = a.nextInJSON(f)
	}
	if !there {
		a.write(']')
		a.depth--
		return false
	}
	f.index++
	return true
}

func (a *Archive) nextOnLine(f *frame) bool {
	switch {
	case f.exact:
		return f.index+1 < f.most
	case f.begun && (a.at == len(a.text) || a.text[a.at] != separators[a.depth]):
		return false
	case f.index+1 < f.most:
		return true
	}
	a.wrong(a.at, wordEnd(a.text, min(a.at+1, len(a.text))), "{list} to end after {n} values", "list", a.listPath(), "n", f.most)
	return false
}

func (a *Archive) nextInJSON(f *frame) bool {
	if a.next() == ']' && a.at < len(a.text) {
		if f.exact && f.index+1 < f.most {
			a.wrong(a.at, a.at+1, "{list} to have {n} values", "list", a.listPath(), "n", f.most)
		}
		a.at++
		return false
	}
	if f.index >= 0 && !a.char(',') {
		return a.broken()
	}
	if f.index+1 < f.most {
		return true
	}
	a.next()
	began := a.at
	token, _ := a.value()
	if token == "" {
		return a.broken()
	}
	a.wrong(began, began+len(token), "{list} to end after {n} values", "list", a.listPath(), "n", f.most)
	return false
}

// listPath names the list that is being read.
func (a *Archive) listPath() string {
	a.depth--
	path := a.Path()
	a.depth++
	return path
}
