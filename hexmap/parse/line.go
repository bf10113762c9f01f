package parse

// A Line reads the words of one line from left to right. After a fault it reads
// nothing more.
type Line struct {
	all   []Word
	next  int
	fault *Error
}

// NewLine returns a Line before the first word. It keeps the slice.
func NewLine(words []Word) *Line { return &Line{all: words} }

// More reports whether there is another word to read.
func (l *Line) More() bool { return l.fault == nil && l.next < len(l.all) }

// Word reads the next word; a line that has ended is a fault. After a fault Word
// returns the zero Word. The arguments are those of the phrase that says what is
// expected, as [Say] takes them.
func (l *Line) Word(expected Key, args ...any) Word {
	if l.fault == nil && l.next == len(l.all) {
		l.fault = Missing(l.all, expected, args...)
	}
	if l.fault != nil {
		return Word{}
	}
	l.next++
	return l.all[l.next-1]
}

// Back goes back before the word read last.
func (l *Line) Back() {
	if l.fault == nil && l.next > 0 {
		l.next--
	}
}

// Rest reads all that is left of the line, at least a word, as one text with the
// words joined by single spaces.
func (l *Line) Rest(expected Key, args ...any) string {
	first := l.next
	if l.Word(expected, args...); l.fault != nil {
		return ""
	}
	l.next = len(l.all)
	return Join(l.all[first:])
}

// Fail reports that a word is something else than expected. An earlier fault stays
// the one that Err returns.
func (l *Line) Fail(word Word, expected Key, args ...any) {
	if l.fault == nil {
		l.fault = Unexpected(word, expected, args...)
	}
}

// Choice reads one word out of a few and gives its place among them, 0 after a
// fault.
func (l *Line) Choice(words ...string) int {
	expected := AnyOf(words...)
	word := l.Word("{words}", "words", expected)
	for i, one := range words {
		if l.fault == nil && word.Text == one {
			return i
		}
	}
	l.Fail(word, "{words}", "words", expected)
	return 0
}

// Number reads a whole number of those from least to most, least after a fault. These
// are the arguments low and high of the phrase.
func (l *Line) Number(expected Key, least, most int) int {
	word := l.Word(expected, "low", least, "high", most)
	n, ok := Natural(word.Text, most)
	if !ok || n < least {
		l.Fail(word, expected, "low", least, "high", most)
	}
	if l.fault != nil {
		return least
	}
	return n
}

// Value reads a word by means of parse; after a fault it is the zero value.
func Value[T any](l *Line, expected Key, parse func(string) (T, error), args ...any) (value T) {
	word := l.Word(expected, args...)
	if l.fault != nil {
		return value
	}
	value, err := parse(word.Text)
	if err != nil {
		l.Fail(word, expected, args...)
	}
	return value
}

// Err returns the fault, or nil.
func (l *Line) Err() error {
	if l.fault == nil {
		return nil // and not a nil *Error
	}
	return l.fault
}

// End returns the first fault of the line. A line that goes on is a fault; expected says
// what should have been there, as in "the end of the move".
func (l *Line) End(expected Key) error {
	if l.More() {
		l.Fail(l.all[l.next], expected)
	}
	return l.Err()
}
