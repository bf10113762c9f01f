package archive

import (
	"strconv"
	"strings"
)

// The characters of a line. Parts that are nested n deep are joined by separator n; "-"
// stands for nothing, that is an empty text or list or an object that is not there.
const (
	behindID   = '-'
	separators = "._,:=@"
	nothing    = "-"
)

// level is the number of a separator, from 1, and more than any of a character that ends a
// word, too, and joins nothing.
var level = func() (level [256]uint8) {
	for i := range separators {
		level[separators[i]] = uint8(i + 1)
	}
	for i := range spelt {
		level[spelt[i]] = deepest
	}
	return level
}()

// Characters of texts, and those that stand on a line for them. A line has no character that
// a URL, a record or a shell would take otherwise.
const (
	inTexts = " +"
	spelt   = "~*"
)

var respelling = func() (other [256]byte) {
	for i := range other {
		other[i] = byte(i)
	}
	for i := range inTexts {
		other[inTexts[i]], other[spelt[i]] = spelt[i], inTexts[i]
	}
	return other
}()

// respell exchanges the characters that texts and lines have for each other.
func respell(text []byte) {
	for i, c := range text {
		text[i] = respelling[c]
	}
}

func respelled(text string) string {
	other := []byte(text)
	respell(other)
	return string(other)
}

// cutSeparator reads what stands between the parts of the top.
func (a *Archive) cutSeparator(f *frame) bool {
	if f.begun {
		if a.at == len(a.text) || a.text[a.at] != separators[a.depth] {
			a.wrong(a.at, wordEnd(a.text, min(a.at+1, len(a.text))), "{separator} and field {field}",
				"separator", strconv.Quote(separators[a.depth:a.depth+1]), "field", strconv.Quote(a.Path()))
			return false
		}
		a.at++
	}
	f.begun = true
	return true
}

// wordEnd is where a word ends that begins at an offset of a line.
func wordEnd(line string, at int) int {
	for at < len(line) && level[line[at]] == 0 {
		at++
	}
	return at
}

// word reads what stands here up to the next separator.
func (a *Archive) word() string {
	a.began = a.at
	a.at = wordEnd(a.text, a.at)
	a.ended = a.at
	return a.text[a.began:a.ended]
}

// cutNothing reads a "-" that is the whole of a part of the top.
func (a *Archive) cutNothing() bool {
	if !strings.HasPrefix(a.text[a.at:], nothing) {
		return false
	}
	if behind := a.at + 1; behind < len(a.text) {
		if l := int(level[a.text[behind]]); l == 0 || l > a.depth+1 {
			return false
		}
	}
	a.word()
	return true
}
