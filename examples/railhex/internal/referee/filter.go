package referee

import (
	"regexp"
	"slices"
	"strings"
	"unicode"

	"github.com/railhex/railhex/variants/family/describe"
)

// A filter chooses among legal moves. The zero filter chooses all.
type filter struct {
	wanted string // a hex, a kind of move or a text, in small letters; "" for all moves
	isHex  bool
	isKind bool
	route  func(move string) string
}

var hexName = regexp.MustCompile(`^[a-z][0-9]{1,3}$`)

// filterBy returns the filter of a text. The text is the word with which
// moves begin, a hex that a move or its route names, or else a part of the description of
// a move.
func filterBy(at describe.Position, wanted string, route func(move string) string) filter {
	wanted = strings.ToLower(wanted)
	return filter{wanted, hexName.MatchString(wanted), slices.Contains(keywordsOf(at), wanted), route}
}

// of returns the groups with the options that the filter chooses.
func (f filter) of(groups []describe.Group) (chosen []describe.Group) {
	for _, group := range groups {
		if f.wanted == "" || !f.isHex && !f.isKind && strings.Contains(strings.ToLower(group.Title), f.wanted) {
			chosen = append(chosen, group)
			continue
		}
		some := describe.Group{Title: group.Title, Groups: f.of(group.Groups)}
		for _, option := range group.Options {
			if f.chooses(option) {
				some.Options = append(some.Options, option)
			}
		}
		if some.Groups != nil || some.Options != nil {
			chosen = append(chosen, some)
		}
	}
	return chosen
}

func (f filter) chooses(option describe.Option) bool {
	written := option.Move
	if f.isKind {
		first, _, _ := strings.Cut(written, " ")
		return first == f.wanted
	}
	told := strings.ToLower(written + "  " + option.String() + f.route(option.Move))
	if f.isHex {
		return slices.Contains(strings.FieldsFunc(told, isBetweenWords), f.wanted)
	}
	return strings.Contains(told, f.wanted)
}

func isBetweenWords(c rune) bool { return !unicode.IsLetter(c) && !unicode.IsDigit(c) }
