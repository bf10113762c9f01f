package archive

import (
	"math"
	"strconv"
	"strings"

	"github.com/railhex/railhex/hexmap/parse"
)

type integer interface {
	~int | ~int8 | ~int16 | ~int32 | ~int64 | ~uint | ~uint8 | ~uint16 | ~uint32 | ~uint64
}

// Number writes or reads a whole number from least to most, in decimal.
func Number[T integer](a *Archive, name string, n *T, least, most int) {
	if !a.enter(name) {
		return
	}
	if !a.reading {
		a.dst = strconv.AppendInt(a.dst, int64(*n), 10)
	} else if read, ok := a.number(); ok && least <= read && read <= most {
		*n = T(read)
	} else {
		a.misread("a number from {low} to {high}", "low", least, "high", most)
	}
}

// NumberOr writes or reads a Number, or none: that is "-" on the line, and a number as others are
// in JSON.
func NumberOr[T integer](a *Archive, name string, n *T, none T, least, most int) {
	if !a.enter(name) {
		return
	}
	switch {
	case a.line && a.reading && a.cutNothing():
		*n = none
		return
	case a.line && !a.reading && *n == none:
		a.dst = append(a.dst, nothing)
		return
	case !a.reading:
		a.dst = strconv.AppendInt(a.dst, int64(*n), 10)
		return
	}
	read, ok := a.number()
	if ok && (least <= read && read <= most || !a.line && read == int(none)) {
		*n = T(read)
		return
	}
	instead := "-"
	if !a.line {
		instead = strconv.Itoa(int(none))
	}
	a.misread("a number from {low} to {high}, or {none}", "low", least, "high", most, "none", instead)
}

// Digit writes or reads a whole number from least to most, which is 9 at most: a single character
// on the line.
func Digit[T integer](a *Archive, name string, n *T, least, most int) {
	switch {
	case !a.line:
		Number(a, name, n, least, most)
	case !a.enter(name):
	case !a.reading:
		a.dst = append(a.dst, '0'+byte(*n))
	default:
		word := a.word()
		if word == "" || int(word[0])-'0' < least || int(word[0])-'0' > most || !a.take(1) {
			a.misread("a number from {low} to {high}", "low", least, "high", most)
			return
		}
		*n = T(word[0] - '0')
	}
}

// number reads a whole number. It may have a sign below 0, and no zero before it.
func (a *Archive) number() (n int, ok bool) {
	if !a.line {
		a.next()
	}
	a.began = a.at
	at, negative := a.at, false
	if at < len(a.text) && a.text[at] == '-' {
		at, negative = at+1, true
	}
	first := at
	for ; at < len(a.text) && a.text[at]-'0' <= 9; at++ {
		if n > (math.MaxInt-9)/10 {
			return 0, false
		}
		if !a.line && at > first && a.text[first] == '0' {
			break // in JSON the number has ended
		}
		n = 10*n + int(a.text[at]-'0')
	}
	if digits := at - first; digits == 0 || a.text[first] == '0' && (digits > 1 || negative) {
		return 0, false
	}
	if negative {
		n = -n
	}
	if a.line {
		if f := a.top(); f.separator != 0 && at < len(a.text) && !f.stops.has(a.text[at]) {
			return 0, false
		}
	} else if at < len(a.text) && strings.IndexByte(".eE", a.text[at]) >= 0 {
		return 0, false
	}
	a.at, a.ended = at, at
	return n, true
}

// misread is misfit of a value that was read, or not to its end.
func (a *Archive) misread(expected parse.Key, args ...any) {
	a.at = a.began
	a.misfit(expected, args...)
}

// Bool writes or reads true or false: y or n on the line.
func (a *Archive) Bool(name string, b *bool) {
	if !a.enter(name) {
		return
	}
	if !a.reading {
		a.dst = append(a.dst, a.boolWord(*b)...)
		return
	}
	for _, value := range [...]bool{false, true} {
		if a.cutWord(a.boolWord(value)) {
			*b = value
			return
		}
	}
	a.misread("{one} or {other}", "one", a.boolWord(true), "other", a.boolWord(false))
}

func (a *Archive) boolWord(b bool) string {
	switch {
	case a.line && b:
		return "y"
	case a.line:
		return "n"
	}
	return strconv.FormatBool(b)
}

// cutWord reads a word if it stands here.
func (a *Archive) cutWord(word string) bool {
	if !a.line {
		a.next()
		a.began = a.at
		ok := a.literal(word)
		a.ended = a.at
		return ok
	}
	return a.word() == word && a.take(len(word))
}

// Flag writes or reads true or false, on the line a letter that is there or not. It is part of an
// object or a group without separator.
func (a *Archive) Flag(name string, b *bool, letter byte) {
	switch {
	case !a.line:
		a.Bool(name, b)
	case !a.enter(name):
	case !a.reading:
		if *b {
			a.dst = append(a.dst, letter)
		}
	default:
		if *b = a.at < len(a.text) && a.text[a.at] == letter; *b {
			a.at++
		}
	}
}

// Choices are the values of an enumeration by their words.
type Choices struct {
	Least    int          // the first that there is
	Words    []string     // by value
	Codes    []string     // the words on the line, where they are others
	Expected parse.Phrase // in words, as in "a phase of the game"
}

// Choice writes or reads one value of an enumeration.
func Choice[T integer](a *Archive, name string, value *T, of *Choices) {
	if !a.enter(name) {
		return
	}
	words := of.Words
	if a.line && of.Codes != nil {
		words = of.Codes
	}
	switch {
	case !a.reading && a.line:
		a.dst = append(a.dst, words[*value]...)
	case !a.reading:
		a.dst = appendQuoted(a.dst, words[*value])
	default:
		word, ok := a.textHere()
		for i := of.Least; ok && i < len(words); i++ {
			if word == words[i] || a.line && a.top().separator == 0 && words[i] != "" && strings.HasPrefix(word, words[i]) {
				if !a.line || a.take(len(words[i])) {
					*value = T(i)
					return
				}
			}
		}
		a.misread("{expected}", "expected", of.Expected)
	}
}

// textHere reads a string of JSON, or looks at a word of the line.
func (a *Archive) textHere() (string, bool) {
	if a.line {
		return a.word(), true
	}
	a.next()
	a.began = a.at
	word, ok := a.string()
	a.ended = a.at
	return word, ok
}

// A Form is how a value is written as text.
type Form[T any] struct {
	Append   func(dst []byte, value T) []byte
	Parse    func(text string) (value T, ok bool)
	Length   func(text string) int // how much of what begins so is of it, where no separator stands behind it; nil for all
	Expected parse.Phrase          // in words, as in "a hex of the map"
}

// Text writes or reads a value as text. On the line it is "-" where it would be empty between
// separators.
func Text[T any](a *Archive, name string, value *T, form *Form[T]) {
	if !a.enter(name) {
		return
	}
	switch {
	case !a.reading && a.line:
		before := len(a.dst)
		if a.dst = form.Append(a.dst, *value); len(a.dst) == before && a.top().separator != 0 {
			a.dst = append(a.dst, nothing)
		}
		return
	case !a.reading:
		before := len(a.dst)
		a.dst = form.Append(append(a.dst, '"'), *value)
		for _, c := range a.dst[before+1:] {
			if !plain[c] {
				text := string(a.dst[before+1:])
				a.dst = appendQuoted(a.dst[:before], text)
				return
			}
		}
		a.dst = append(a.dst, '"')
		return
	}
	word, ok := a.textHere()
	switch separated := a.top().separator != 0; {
	case !a.line:
	case separated:
		a.at = a.ended
		if ok = word != ""; word == "-" {
			word = ""
		}
	default:
		if form.Length != nil {
			word = word[:form.Length(word)]
		}
		ok = word == "" || a.take(len(word))
	}
	if ok {
		if read, fits := form.Parse(word); fits {
			*value = read
			return
		}
	}
	a.misread("{expected}", "expected", form.Expected)
}

// String writes or reads any text in JSON; on the line it must be of the characters that a word
// there can be of.
//
//go:noinline
func (a *Archive) String(name string, text *string) {
	if a.reading || a.line {
		Text(a, name, text, &asItIs)
	} else if a.enter(name) {
		a.dst = appendQuoted(a.dst, *text)
	}
}

var asItIs = Form[string]{
	Append:   func(dst []byte, text string) []byte { return append(dst, text...) },
	Parse:    func(text string) (string, bool) { return text, true },
	Expected: parse.Say("a string"),
}
