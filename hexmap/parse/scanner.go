package parse

import (
	"bufio"
	"io"
	"iter"
	"strings"
	"unicode/utf8"
)

// A Word is a run of characters between spaces or tabs.
type Word struct {
	Text   string
	Column int // of its first character, from 1, in characters
}

// A Scanner walks the lines of a text that hold at least one word.
type Scanner struct {
	source
	number int
	words  []Word
}

// A source gives the lines of a text one by one; "" at its end. A line bears its
// line feed, if it has one and no comment.
type source interface {
	line() string
	err() error
}

// NewScanner returns a Scanner before the first line of text.
func NewScanner(text string) *Scanner {
	whole := wholeText(text)
	return &Scanner{source: &whole}
}

// NewReader returns a Scanner before the first line of what r reads. It keeps no
// more than one line, and that of at most a mebibyte, comments aside.
func NewReader(r io.Reader) *Scanner {
	return &Scanner{source: &stream{from: bufio.NewReader(r)}}
}

// Next goes on to the next line with a word and reports whether there is one.
// After the last one, Err may say why.
func (s *Scanner) Next() bool {
	s.words = s.words[:0]
	for len(s.words) == 0 {
		line := s.line()
		if line == "" {
			return false
		}
		s.number++
		s.words = AppendWords(s.words, line)
	}
	return true
}

// Err returns what kept the line after Number from being read: an error of the reader,
// or [ErrLineTooLong]; nil where the text has ended.
func (s *Scanner) Err() error { return s.err() }

// Number returns the number of the line, from 1; after the last line with a word,
// that of the last line.
func (s *Scanner) Number() int { return s.number }

// Words returns the words of the line. The slice is overwritten by Next.
func (s *Scanner) Words() []Word { return s.words }

// Lines walks the lines of text that hold at least one word, with their numbers
// from 1. The slice of words is overwritten by the next line.
func Lines(text string) iter.Seq2[int, []Word] {
	return func(yield func(int, []Word) bool) {
		for s := NewScanner(text); s.Next(); {
			if !yield(s.Number(), s.Words()) {
				return
			}
		}
	}
}

// Unreadable returns what keeps a text from being read line by line, and nil if nothing does:
// it begins with the byte order mark of an editor, or ends its lines with a carriage return
// alone. The error is an [*Error].
func Unreadable(text string) error {
	fault := &Error{Line: 1, Column: 1}
	switch {
	case strings.HasPrefix(text, "\ufeff"):
		fault.Found, fault.Expected = Say("a byte order mark"), Say("a text without one: save it as UTF-8 without a mark")
	case strings.Contains(text, "\r") && !strings.Contains(text, "\n"):
		fault.Found, fault.Expected = Say("lines that end with a carriage return alone"), Say("a line feed, or both, at the end of each line")
	default:
		return nil
	}
	return fault
}

// AppendWords appends the words of one line. A "#" and what follows it is a
// comment; the line may end in a line feed, with or without a carriage return
// before it. A carriage return anywhere else is part of a word.
func AppendWords(dst []Word, line string) []Word {
	if body, ok := strings.CutSuffix(line, "\n"); ok {
		line = strings.TrimSuffix(body, "\r")
	}
	if comment := strings.IndexByte(line, '#'); comment >= 0 {
		line = line[:comment]
	}
	column := 1
	for line != "" {
		blank := len(line) - len(strings.TrimLeft(line, " \t"))
		line, column = line[blank:], column+blank
		end := strings.IndexAny(line, " \t")
		if end < 0 {
			end = len(line)
		}
		if end > 0 {
			dst = append(dst, Word{line[:end], column})
		}
		column += utf8.RuneCountInString(line[:end])
		line = line[end:]
	}
	return dst
}

// Join returns the line with its words joined by single spaces.
func Join(words []Word) string {
	var b strings.Builder
	for i, word := range words {
		if i > 0 {
			b.WriteByte(' ')
		}
		b.WriteString(word.Text)
	}
	return b.String()
}

// End returns the column after the last word: where a missing word should stand.
// It is 1 for a line without words.
func End(words []Word) int {
	if len(words) == 0 {
		return 1
	}
	last := words[len(words)-1]
	return last.Column + utf8.RuneCountInString(last.Text) + 1
}
