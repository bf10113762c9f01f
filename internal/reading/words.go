package reading

import (
	"strings"

	"github.com/railhex/railhex/internal/lines"
)

// Words are the words of one line that are still to be read.
type Words struct {
	all   []lines.Word
	next  int
	fault *Error
}

// Line returns a reader before the first word of a line. It keeps the slice.
func Line(words []lines.Word) *Words { return &Words{all: words} }

// More reports whether there is another word to read.
func (w *Words) More() bool { return w.fault == nil && w.next < len(w.all) }

// Word reads the next word; that there is none is a fault. After a fault it is the
// zero Word.
func (w *Words) Word(expected string) lines.Word {
	if w.fault == nil && w.next == len(w.all) {
		w.fault = Missing(w.all, expected)
	}
	if w.fault != nil {
		return lines.Word{}
	}
	w.next++
	return w.all[w.next-1]
}

// Back goes back before the word read last.
func (w *Words) Back() {
	if w.fault == nil && w.next > 0 {
		w.next--
	}
}

// Rest reads all that is left of the line, at least a word, as one text with the
// words joined by single spaces.
func (w *Words) Rest(expected string) string {
	first := w.next
	if w.Word(expected); w.fault != nil {
		return ""
	}
	w.next = len(w.all)
	return lines.Join(w.all[first:])
}

// Fail says of a word that it is something else than expected. A fault before it
// stays the one that is told.
func (w *Words) Fail(word lines.Word, expected string) {
	if w.fault == nil {
		w.fault = Unexpected(word, expected)
	}
}

// Choice reads one word out of a few and gives its place among them, 0 after a
// fault.
func (w *Words) Choice(words ...string) int {
	expected := strings.Join(words, " or ")
	word := w.Word(expected)
	for i, one := range words {
		if w.fault == nil && word.Text == one {
			return i
		}
	}
	w.Fail(word, expected)
	return 0
}

// Number reads a whole number of those from least to most, least after a fault.
func (w *Words) Number(expected string, least, most int) int {
	word := w.Word(expected)
	n, ok := Natural(word.Text, most)
	if !ok || n < least {
		w.Fail(word, expected)
	}
	if w.fault != nil {
		return least
	}
	return n
}

// Value reads a word by means of parse; after a fault it is the zero value.
func Value[T any](w *Words, expected string, parse func(string) (T, error)) (value T) {
	word := w.Word(expected)
	if w.fault != nil {
		return value
	}
	value, err := parse(word.Text)
	if err != nil {
		w.Fail(word, expected)
	}
	return value
}

// Err is the fault, nil if there is none.
func (w *Words) Err() error {
	if w.fault == nil {
		return nil // and not a nil *Error
	}
	return w.fault
}

// End says that the line is to end here, in words as in "the end of the move", and
// gives the fault if there is one.
func (w *Words) End(expected string) error {
	if w.More() {
		w.Fail(w.all[w.next], expected)
	}
	return w.Err()
}
