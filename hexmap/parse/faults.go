package parse

import (
	"cmp"
	"errors"
	"iter"
	"slices"
)

// MaxFaults is how many faults of one text an error lists, 100; it counts the others.
const MaxFaults = 100

// Faults gathers the faults of a text, found in any order. The zero value is
// empty.
type Faults struct {
	told       []*Error
	more       int
	unreadable error // if the text cannot be read at all; the other faults are then left out
}

// Lines walks the lines of a text as [Lines] does. A text that is [Unreadable] has no lines
// and that fault alone.
func (f *Faults) Lines(text string) iter.Seq2[int, []Word] {
	if f.unreadable = Unreadable(text); f.unreadable != nil {
		text = ""
	}
	return Lines(text)
}

// Full reports whether there are [MaxFaults] faults already. Add then only counts
// further ones, and accepts nil.
func (f *Faults) Full() bool { return len(f.told) == MaxFaults }

// Add adds a fault.
func (f *Faults) Add(fault *Error) {
	if f.Full() {
		f.more++
		return
	}
	f.told = append(f.told, fault)
}

// AddAt adds what is wrong with a line that a [Line] has read; it adds nothing if
// err is nil, or no *Error.
func (f *Faults) AddAt(line int, err error) {
	if fault, ok := AtLine(err, line).(*Error); ok {
		f.Add(fault)
	}
}

// Wrong adds the fault of a word that is something else than expected, against a
// rule or, if that is empty, against the format. The arguments are those of the phrase
// that says what is expected, as [Say] takes them.
func (f *Faults) Wrong(line int, word Word, expected Key, rule string, args ...any) {
	f.add(Unexpected(word, expected, args...), line, rule)
}

// Reject adds the fault of a word that is wrong for the reason found. The arguments are
// those of both phrases.
func (f *Faults) Reject(line int, word Word, found, expected Key, rule string, args ...any) {
	fault := Unexpected(word, expected, args...)
	fault.Found = Say(found, args...)
	f.add(fault, line, rule)
}

// Missing adds the fault of a line that should go on after its words.
func (f *Faults) Missing(line int, words []Word, expected Key, rule string, args ...any) {
	f.add(Missing(words, expected, args...), line, rule)
}

// WrongAt adds the fault of word i of a line: that it is wrong, or that the line ends before it.
func (f *Faults) WrongAt(line int, words []Word, i int, expected Key, rule string, args ...any) {
	if i >= len(words) {
		f.Missing(line, words, expected, rule, args...)
		return
	}
	f.Wrong(line, words[i], expected, rule, args...)
}

// Lack adds the fault that something expected is not where it should be, before
// the place where found begins. The arguments are those of both phrases.
func (f *Faults) Lack(line, column int, found, expected Key, rule string, args ...any) {
	f.add(&Error{Column: column, Found: Say(found, args...), Expected: Say(expected, args...)}, line, rule)
}

func (f *Faults) add(fault *Error, line int, rule string) {
	fault.Line, fault.RuleID = line, rule
	f.Add(fault)
}

// NeedWords checks that a line has exactly the words that are described, the
// keyword among them. It reports whether none is missing.
func (f *Faults) NeedWords(line int, words []Word, described ...Key) bool {
	if len(words) > len(described) {
		f.Wrong(line, words[len(described)], EndOfLine, "")
	}
	if len(words) < len(described) {
		f.Missing(line, words, described[len(words)], "")
		return false
	}
	return true
}

// Err returns nil if there are no faults. Otherwise it joins all of them by errors.Join
// in the order of the text, each an *Error. If there are more than [MaxFaults], it joins
// the first that were added and the number of the others.
func (f *Faults) Err() error {
	if f.unreadable != nil {
		return errors.Join(f.unreadable)
	}
	slices.SortStableFunc(f.told, func(a, b *Error) int {
		return cmp.Or(cmp.Compare(a.Line, b.Line), cmp.Compare(a.Column, b.Column))
	})
	var all []error
	for _, fault := range f.told {
		all = append(all, fault)
	}
	if f.more > 0 {
		all = append(all, &Error{More: f.more})
	}
	return errors.Join(all...)
}

// Each returns the errors that are joined in one; one that joins none by itself; none of
// nil.
func Each(err error) []error {
	if joined, ok := err.(interface{ Unwrap() []error }); ok {
		return joined.Unwrap()
	}
	if err == nil {
		return nil
	}
	return []error{err}
}
