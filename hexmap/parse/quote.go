package parse

import (
	"strconv"
	"strings"
	"unicode/utf8"
)

// mostQuoted is how many characters of a word an error repeats: words come from
// strangers and may be very long.
const mostQuoted = 40

// Clip returns the word as an error keeps it, cut off if it is long. It is a copy,
// so that the error does not keep the whole text in memory.
func Clip(word string) string {
	end := 0
	for range mostQuoted {
		_, size := utf8.DecodeRuneInString(word[end:])
		end += size
	}
	if end < len(word) {
		return word[:end] + "…"
	}
	return strings.Clone(word)
}

// Quote returns the word as a sentence shows it.
func Quote(word string) Phrase {
	if word == "" {
		return Say("nothing")
	}
	return Say("{word}", "word", strconv.Quote(Clip(word)))
}
