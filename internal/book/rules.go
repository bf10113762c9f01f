package book

import (
	"errors"
	"fmt"
	"regexp"
	"strings"
)

// A Rule is a numbered rule as it stands in the rules of a game: below a heading
// with its identifier.
type Rule struct {
	Identifier string
	Line       int    // of its heading
	Section    string // the heading above
	Sentence   string // the rule in a sentence, a line by itself
	Ruling     bool   // it decides, in whole or in part, what the printed rules leave open
	Unbroken   string // why nothing is refused by it; "" if something may be
}

const (
	levelOfSections = 2
	levelOfRules    = 3

	ruling = "**Ruling** "
)

var (
	identifier = regexp.MustCompile(`^[A-Z]+-\d+[ab]?$`)
	unbroken   = regexp.MustCompile(`^\*Cannot be broken: (.+)\.\*$`)
)

// ParseRules reads the rules of a page in their order. It tells every heading that
// should be an identifier and is none, every rule that stands there twice, and every
// one without a sentence.
func ParseRules(text string) (rules []Rule, err error) {
	var faults []error
	section, stands := "", map[string]bool{}
	for _, block := range Blocks(text) {
		fault := func(format string, args ...any) {
			faults = append(faults, fmt.Errorf("line %d: "+format, append([]any{block.Line}, args...)...))
		}
		var last *Rule
		if len(rules) > 0 {
			last = &rules[len(rules)-1]
		}
		switch {
		case block.Kind == Heading && block.Level == levelOfSections:
			section = block.Lines[0]
		case block.Kind == Heading && block.Level == levelOfRules:
			name := block.Lines[0]
			if !identifier.MatchString(name) {
				fault("%q is no identifier of a rule", name)
			}
			if stands[name] {
				fault("%s stands there twice", name)
			}
			stands[name] = true
			rules = append(rules, Rule{Identifier: name, Line: block.Line, Section: section})
		case last == nil || block.Kind == Heading:
		case last.Sentence == "":
			last.Sentence = block.Lines[0]
		default:
			text := strings.TrimSpace(block.Text())
			last.Ruling = last.Ruling || strings.HasPrefix(text, ruling)
			if why := unbroken.FindStringSubmatch(text); why != nil {
				last.Unbroken = why[1]
			}
		}
	}
	for _, r := range rules {
		if !strings.HasSuffix(r.Sentence, ".") {
			faults = append(faults, fmt.Errorf("line %d: %s has no sentence below it", r.Line, r.Identifier))
		}
	}
	return rules, errors.Join(faults...)
}
