package archive

import (
	"strconv"
	"strings"
)

// nothing is written where a field of the line, or a part of one, would be empty.
const nothing = '-'

// cutSeparator reads what stands between the parts of the top.
func (a *Archive) cutSeparator(f *frame) bool {
	if f.begun && f.separator != 0 {
		if a.at == len(a.text) || a.text[a.at] != f.separator {
			a.wrong(a.at, a.wordEnd(a.at), "{separator} and field {field}",
				"separator", strconv.Quote(string(f.separator)), "field", strconv.Quote(a.Path()))
			return false
		}
		a.at++
	}
	f.begun = true
	return true
}

// wordEnd is where a word ends that begins at an offset of the line. Words that are not
// separated have the same end, which is found once.
func (a *Archive) wordEnd(at int) int {
	f, known := a.top(), &a.end
	switch {
	case a.depth == 0:
		if end := strings.IndexByte(a.text[at:], fieldEnd); end >= 0 {
			return at + end
		}
		return len(a.text)
	case f.separator != 0:
		return f.stops.find(a.text, at)
	case at < known.from || known.at < at || known.stops != f.stops:
		*known = wordEnd{at, f.stops.find(a.text, at), f.stops}
	}
	return known.at
}

// find is where the first of the characters stands from an offset on.
func (set stops) find(text string, at int) int {
	for at < len(text) && !set.has(text[at]) {
		at++
	}
	return at
}

// word is what stands here up to the end of the field or part.
func (a *Archive) word() string {
	a.began, a.ended = a.at, a.wordEnd(a.at)
	return a.text[a.began:a.ended]
}

// take reads the first characters of a word, all of it where words are separated. It
// reports false for another number of them there.
func (a *Archive) take(n int) bool {
	if n != a.ended-a.began && (n == 0 || a.top().separator != 0) {
		return false
	}
	a.at = a.began + n
	a.ended = a.at
	return true
}

// cutNothing reads a "-" that is the whole of a part, and no sign of a number.
func (a *Archive) cutNothing() bool {
	if a.at == len(a.text) || a.text[a.at] != nothing {
		return false
	}
	if rest := a.text[a.at+1 : a.wordEnd(a.at+1)]; rest != "" && (a.top().separator != 0 || rest[0]-'0' <= 9) {
		return false
	}
	a.began, a.ended = a.at, a.at+1
	a.at++
	return true
}
