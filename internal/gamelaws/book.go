package gamelaws

import (
	"errors"
	"fmt"
	"iter"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/railhex/railhex/internal/markdown"
)

// A Rule is a rule of a game that has a book.
type Rule interface {
	comparable
	String() string
	Text() string
	Section() string
	Ruling() bool
}

// Rulebook tests that the rules in a file are those of the game, with the same
// sentences, sections and rulings. It returns the rules that cannot be broken, with the
// reasons.
func Rulebook[R Rule](t *testing.T, file string, game iter.Seq[R]) map[R]string {
	t.Helper()
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	rules, err := parsePage(string(text))
	if err != nil {
		t.Fatalf("%s: %v", file, err)
	}
	var inBook []string
	for _, r := range rules {
		inBook = append(inBook, r.identifier)
	}
	var inCode []string
	cannot := map[R]string{}
	for r := range game {
		inCode = append(inCode, r.String())
		i := slices.IndexFunc(rules, func(one pageRule) bool { return one.identifier == r.String() })
		if i < 0 {
			continue // reported below
		}
		said := rules[i]
		if said.sentence != r.Text() {
			t.Errorf("%s:%d: %s is %q, in the text %q", file, said.line, r.String(), said.sentence, r.Text())
		}
		if said.ruling != r.Ruling() {
			t.Errorf("%s:%d: %s is a ruling: %t, in the text %t", file, said.line, r.String(), said.ruling, r.Ruling())
		}
		if !slices.Contains(strings.FieldsFunc(said.section, func(c rune) bool { return c == ' ' || c == ':' }), r.Section()) {
			t.Errorf("%s:%d: %s stands below %q", file, said.line, r.String(), said.section)
		}
		if said.unbroken != "" {
			cannot[r] = said.unbroken
		}
	}
	if !slices.Equal(inBook, inCode) {
		t.Errorf("%s has the rules %q, the text %q", file, inBook, inCode)
	}
	return cannot
}

// A pageRule is a rule on the page of a game, below a heading with its identifier.
type pageRule struct {
	identifier string
	line       int    // the line of its heading
	section    string // the heading above
	sentence   string // the rule in a sentence, on a line of its own
	ruling     bool   // whether it decides something that the printed rules leave open
	unbroken   string // why it refuses nothing; "" if it may refuse something
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

// parsePage returns the rules of a page in order. The error joins every heading that
// should be an identifier and is not, every rule that stands there twice, and every rule
// without a sentence.
func parsePage(text string) (rules []pageRule, err error) {
	var faults []error
	section, stands := "", map[string]bool{}
	for _, block := range markdown.Blocks(text) {
		fault := func(format string, args ...any) {
			faults = append(faults, fmt.Errorf("line %d: "+format, append([]any{block.Line}, args...)...))
		}
		var last *pageRule
		if len(rules) > 0 {
			last = &rules[len(rules)-1]
		}
		switch {
		case block.Kind == markdown.Heading && block.Level == levelOfSections:
			section = block.Lines[0]
		case block.Kind == markdown.Heading && block.Level == levelOfRules:
			name := block.Lines[0]
			if !identifier.MatchString(name) {
				fault("%q is no identifier of a rule", name)
			}
			if stands[name] {
				fault("%s stands there twice", name)
			}
			stands[name] = true
			rules = append(rules, pageRule{identifier: name, line: block.Line, section: section})
		case last == nil || block.Kind == markdown.Heading:
		case last.sentence == "":
			last.sentence = block.Lines[0]
		default:
			text := strings.TrimSpace(block.Text())
			last.ruling = last.ruling || strings.HasPrefix(text, ruling)
			if why := unbroken.FindStringSubmatch(text); why != nil {
				last.unbroken = why[1]
			}
		}
	}
	for _, r := range rules {
		if !strings.HasSuffix(r.sentence, ".") {
			faults = append(faults, fmt.Errorf("line %d: %s has no sentence below it", r.line, r.identifier))
		}
	}
	return rules, errors.Join(faults...)
}
