package phrases

import (
	"errors"
	"slices"
	"strings"

	"github.com/railhex/railhex/hexmap/parse"
)

// Typed returns a line as it was probably meant that read refuses, with the slips in it. A
// line is meant that read accepts; keywords are those with which lines may begin. It
// reports false if none is found, and of a line that is very long.
//
// The error of read should be or wrap a [*parse.Error], whose column says how far the
// line is right.
func Typed(line string, keywords []string, read func(string) error) (right string, slips []Slip, ok bool) {
	if len(line) > mostCompared {
		return "", nil, false
	}
	var clean strings.Builder
	for _, c := range line {
		text, slip := plain(c)
		clean.WriteString(text)
		slips = note(slips, slip)
	}
	words := strings.Fields(clean.String())
	for range len(words) + 1 {
		fault := faultIn(words, read)
		if fault < 0 {
			if len(slips) == 0 {
				break // it was right as it was
			}
			return strings.Join(words, " "), slips, true
		}
		better, slip := mend(words, fault, keywords, read)
		if better == nil {
			break
		}
		words, slips = better, note(slips, slip)
	}
	return "", nil, false
}

// note adds a slip to those that are known, once.
func note(slips []Slip, slip Slip) []Slip {
	if slip == 0 || slices.Contains(slips, slip) {
		return slips
	}
	return append(slips, slip)
}

// faultIn is the index of the word that read refuses, len(words) if one is missing,
// and -1 if the line is right.
func faultIn(words []string, read func(string) error) int {
	line := strings.Join(words, " ")
	err := read(line)
	if err == nil {
		return -1
	}
	var misread *parse.Error
	if !errors.As(err, &misread) {
		return 0
	}
	all := parse.AppendWords(nil, line)
	i := slices.IndexFunc(all, func(w parse.Word) bool { return w.Column >= misread.Column })
	if i < 0 {
		return len(all)
	}
	return i
}

// mend changes a word so that the line is right, or right for longer than before, and
// says what slip it was; it is nil if there is no way.
func mend(words []string, fault int, keywords []string, read func(string) error) (better []string, slip Slip) {
	if fault >= len(words) {
		return nil, 0
	}
	try := func(as Slip, changed []string) bool {
		if at := faultIn(changed, read); at >= 0 && at <= fault {
			return false
		}
		better, slip = changed, as
		return true
	}
	instead := func(as Slip, word string) bool {
		changed := slices.Clone(words)
		changed[fault] = word
		return word != words[fault] && word != "" && try(as, changed)
	}
	word := words[fault]
	switch {
	case instead(Capitals, strings.ToLower(word)), instead(Capitals, strings.ToUpper(word)):
		return better, slip
	case instead(Punctuation, strings.TrimRight(word, ".,;")), instead(Punctuation, strings.TrimRight(strings.ToLower(word), ".,;")):
		return better, slip
	}
	for to := 1; to < fault; to++ { // the first word is what the others are read by
		changed := slices.Delete(slices.Clone(words), fault, fault+1)
		if try(Order, slices.Insert(changed, to, word)) {
			return better, slip
		}
	}
	if fault == 0 || fault == 1 && strings.HasSuffix(words[0], ":") {
		for _, keyword := range keywords {
			if distance(strings.ToLower(word), keyword) <= 1+len(keyword)/6 && instead(Spelling, keyword) {
				return better, slip
			}
		}
	}
	return nil, 0
}
