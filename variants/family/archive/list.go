package archive

import "math"

// List begins a list: of n elements where it is written, and of so many at the most
// where it is read. On the line they are joined by the separator, or by nothing if
// it is 0, and an empty list is "-". Next goes from element to element, whose name is
// nothing:
//
//	for a.List("order", 0, len(seats), MaxSeats); a.Next(); {
//		archive.Digit(a, "", &seats[a.Index()], 0, MaxSeats)
//	}
//
// A loop that is left before Next reports false must have failed.
func (a *Archive) List(name string, separator byte, n, most int) {
	if a.reading {
		n = most
	}
	a.list(name, separator, n, false)
}

// Array begins a list of exactly n elements.
func (a *Archive) Array(name string, separator byte, n int) { a.list(name, separator, n, true) }

func (a *Archive) list(name string, separator byte, n int, exact bool) {
	if a.enter(name) {
		a.open('[', expectedList)
	}
	f := a.push(list, separator, 0)
	f.index, f.most, f.exact = -1, int32(min(n, math.MaxInt32)), exact
	if a.line && !a.reading && n == 0 {
		a.dst = append(a.dst, nothing)
	}
}

// Index returns the number of the element, from 0.
func (a *Archive) Index() int { return int(a.top().index) }

// Next goes to the next element of a list. It reports false at the end of the list.
func (a *Archive) Next() bool {
	f := a.top()
	there := false
	switch {
	case a.err != nil:
	case !a.reading:
		if there = f.index+1 < f.most; !there && !a.line {
			a.dst = append(a.dst, ']')
		}
	case a.line:
		there = a.nextOnLine(f)
	default:
		there = a.nextInJSON(f)
	}
	if !there {
		a.depth--
		return false
	}
	f.index++
	return true
}

func (a *Archive) nextOnLine(f *frame) bool {
	switch first := !f.begun; {
	case first && (!f.exact || f.most == 0) && a.aboveNothing():
		return false
	case f.exact:
		return f.index+1 < f.most
	case first:
	case f.separator != 0 && (a.at == len(a.text) || a.text[a.at] != f.separator):
		return false
	case f.separator == 0 && a.wordEnd(a.at) == a.at:
		return false
	}
	if f.index+1 == f.most {
		a.wrong(a.at, a.wordEnd(min(a.at+1, len(a.text))), "{list} to end after {n} values", "list", a.listPath(), "n", f.most)
		return false
	}
	return true
}

// aboveNothing reads the "-" that is an empty list.
func (a *Archive) aboveNothing() bool {
	a.depth--
	is := a.cutNothing()
	a.depth++
	return is
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
	if f.index+1 == f.most {
		a.next()
		began := a.at
		token, _ := a.value()
		if token == "" {
			return a.broken()
		}
		a.wrong(began, began+len(token), "{list} to end after {n} values", "list", a.listPath(), "n", f.most)
		return false
	}
	return true
}

// listPath names the list that is being read.
func (a *Archive) listPath() string {
	a.depth--
	path := a.Path()
	a.depth++
	return path
}
