package hexmap

import (
	"cmp"
	"errors"
	"slices"

	"github.com/railhex/railhex/internal/lines"
)

// maxFaults is how many faults of one text are told; the others are counted.
const maxFaults = 100

// faults gathers the faults of a text, found in any order.
type faults struct {
	told []*ParseError
	more int
}

// reject reports a word that is wrong for the reason found.
func (f *faults) reject(line int, word lines.Word, found, expected, rule string) {
	f.add(ParseError{
		Input: lines.Clip(word.Text), Line: line, Column: word.Column,
		Found: found, Expected: expected, RuleID: rule,
	})
}

// wrong reports a word that is something else than expected.
func (f *faults) wrong(line int, word lines.Word, expected, rule string) {
	f.reject(line, word, lines.Quote(word.Text), expected, rule)
}

// lack reports that something expected is missing.
func (f *faults) lack(line, column int, found, expected, rule string) {
	f.add(ParseError{Line: line, Column: column, Found: found, Expected: expected, RuleID: rule})
}

// needWords checks that a line has exactly the words that are described: the
// first of them is the keyword. It reports whether none is missing.
func (f *faults) needWords(line int, words []lines.Word, described ...string) bool {
	if len(words) > len(described) {
		f.wrong(line, words[len(described)], endOfLine, "")
	}
	if len(words) < len(described) {
		f.lack(line, lines.End(words), endOfLine, described[len(words)], "")
		return false
	}
	return true
}

const endOfLine = "the end of the line"

func (f *faults) add(fault ParseError) {
	if len(f.told) == maxFaults {
		f.more++
		return
	}
	f.told = append(f.told, &fault)
}

// join is nil if there are no faults, and otherwise all of them by errors.Join,
// in the order of the text.
func (f *faults) join() error {
	slices.SortStableFunc(f.told, func(a, b *ParseError) int {
		return cmp.Or(cmp.Compare(a.Line, b.Line), cmp.Compare(a.Column, b.Column))
	})
	var all []error
	for _, fault := range f.told {
		all = append(all, fault)
	}
	if f.more > 0 {
		all = append(all, &ParseError{More: f.more})
	}
	return errors.Join(all...)
}
