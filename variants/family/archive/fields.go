package archive

import (
	"math"
	"strconv"

	"github.com/railhex/railhex/hexmap/parse"
	"github.com/railhex/railhex/variants/family"
)

type integer interface {
	~int | ~int8 | ~int16 | ~int32 | ~int64 | ~uint | ~uint8 | ~uint16 | ~uint32 | ~uint64
}

// Number writes or reads a whole number from least to most, in decimal.
func Number[T integer](a *Archive, name string, n *T, least, most int) {
	if !a.enter(name) {
		return
	}
	if a.counted(int(*n)) {
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

// counted writes a number where only numbers are written, and reports whether that is so.
func (a *Archive) counted(n int) bool {
	if a.counts {
		a.mixed = family.Mixed(a.mixed, uint64(n))
	}
	if a.counts && a.numbers != nil {
		a.numbers = append(a.numbers, n)
	}
	return a.counts
}

// token reads a word of the line, or a value of JSON that is no string.
func (a *Archive) token() string {
	if a.line {
		return a.word()
	}
	a.next()
	a.began = a.at
	token, ok := a.value()
	if a.ended = a.at; !ok {
		return ""
	}
	return token
}

// number reads a whole number. It may have a sign below 0, and no zero before it.
func (a *Archive) number() (n int, ok bool) {
	word := a.token()
	digits := word
	if len(word) > 0 && word[0] == '-' {
		digits = word[1:]
	}
	for i := range len(digits) {
		if digits[i]-'0' > 9 || n > (math.MaxInt-9)/10 {
			return 0, false
		}
		n = 10*n + int(digits[i]-'0')
	}
	switch negative := len(digits) < len(word); {
	case digits == "" || digits[0] == '0' && (len(digits) > 1 || negative):
		return 0, false
	case negative:
		n = -n
	}
	a.noted(word)
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
	no, yes, one := "false", "true", 0
	if *b {
		one = 1
	}
	if a.counted(one) {
		return
	}
	if a.line {
		no, yes = "n", "y"
	}
	word := no
	if *b {
		word = yes
	}
	if a.reading {
		if word = a.token(); word != no && word != yes {
			a.misread("{one} or {other}", "one", yes, "other", no)
			return
		}
		*b = word == yes
	}
	a.noted(word)
}

// Choices are the values of an enumeration by their words.
type Choices struct {
	Least    int          // the first that there is
	Words    []string     // by value
	Expected parse.Phrase // in words, as in "a phase of the game"
}

// Choice writes or reads one value of an enumeration.
func Choice[T integer](a *Archive, name string, value *T, of *Choices) {
	if !a.enter(name) {
		return
	}
	if a.counted(int(*value)) {
		return
	}
	if !a.reading {
		a.appendText(of.Words[*value])
		return
	}
	word, ok := a.textHere()
	for i := of.Least; ok && i < len(of.Words); i++ {
		if word == of.Words[i] {
			*value = T(i)
			return
		}
	}
	a.misread("{expected}", "expected", of.Expected)
}

// textHere reads a string of JSON, or a word of the line.
func (a *Archive) textHere() (text string, ok bool) {
	if a.line {
		word := a.word()
		a.noted(word)
		if word == nothing {
			return "", true
		}
		return word, word != ""
	}
	a.next()
	a.began = a.at
	text, ok = a.string()
	a.ended = a.at
	if ok && a.compared() {
		a.noted(string(appendQuoted(nil, text)))
	}
	return text, ok
}

// appendText writes a text.
func (a *Archive) appendText(text string) {
	switch {
	case !a.line:
		a.dst = appendQuoted(a.dst, text)
	case text == "":
		a.dst = append(a.dst, nothing...)
	default:
		a.dst = append(a.dst, text...)
	}
}

// A Form is how a value is written as text: of letters, digits, spaces, "-", "+" and "/" alone,
// and not as "-".
type Form[T any] struct {
	Append   func(dst []byte, value T) []byte
	Parse    func(text string) (value T, ok bool)
	Expected parse.Phrase // in words, as in "a hex of the map"
}

// Text writes or reads a value as text.
func Text[T any](a *Archive, name string, value *T, form *Form[T]) {
	if !a.enter(name) || a.counts {
		return
	}
	if a.reading {
		if word, ok := a.textHere(); ok {
			if read, fits := form.Parse(word); fits {
				*value = read
				return
			}
		}
		a.misread("{expected}", "expected", form.Expected)
		return
	}
	a.write('"')
	before := len(a.dst)
	a.dst = form.Append(a.dst, *value)
	if a.line {
		if len(a.dst) == before {
			a.dst = append(a.dst, nothing...)
		}
		return
	}
	for _, c := range a.dst[before:] {
		if !plain[c] {
			text := string(a.dst[before:])
			a.dst = appendQuoted(a.dst[:before-1], text)
			return
		}
	}
	a.write('"')
}

// String writes or reads any text in JSON. On the line it must be one that a [Form] may write.
//
//go:noinline
func (a *Archive) String(name string, text *string) {
	if !a.enter(name) || a.counts {
		return
	}
	if !a.reading {
		a.appendText(*text)
		return
	}
	if word, ok := a.textHere(); ok {
		*text = word
	} else {
		a.misread("{expected}", "expected", parse.Say("a string"))
	}
}
