package layers

import (
	"regexp"
	"strings"
)

// A phrase is a word or a construction that the project's prose does without.
type phrase struct {
	name   string
	found  *regexp.Regexp
	hint   string         // in every match of found, so that most blocks need no match
	except *regexp.Regexp // nil, or matches what is no fault of what found matches
	unless *regexp.Regexp // nil, or matches the file, a line end and the text of blocks without a fault
}

// phrases are the words and constructions that are counted. To add one, add lines
// for it to the allowed counts with numbers that are too high, and run with -update.
var phrases = []phrase{
	{name: "whoever", hint: "ever", found: regexp.MustCompile(`\b[Ww]hom?ever\b`)},
	{name: "Who…", hint: "Who", found: regexp.MustCompile(`\bWho\s[^.?!]*(?:[.!]|$)`)},
	{name: "for who", hint: "who", found: regexp.MustCompile(`(?:\b(?:by|for|from|if|is|of|than|that|to|when|with)|;)\s+who\b`)},
	{name: "of whom, to whom", hint: "whom", found: regexp.MustCompile(`\b(?:[Oo]f|[Tt]o)\s+whom\b`)},
	{name: "is told", hint: "told", found: regexp.MustCompile(`\b(?:is|are)\s+told\b(?:\s+apart\b)?`), except: regexp.MustCompile(`apart$`)},
	{name: "is none", hint: "none", found: regexp.MustCompile(`(?:\b[Tt]here\s+)?\bis\s+none\b`), except: regexp.MustCompile(`^[Tt]here`)},
	{name: "what must be so", hint: "must", found: regexp.MustCompile(`\b[Ww]hat\s+must\s+be\s+so\b`)},
	{name: "as it would be", hint: "would", found: regexp.MustCompile(`\b[Aa]s\s+it\s+would\s+be\b`)},
	{name: "of them it shows", hint: " ", found: regexp.MustCompile(
		`(?:^|[.:;,]\s)\s*(?:[Oo]f|[Bb]y|[Ff]rom|[Ii]n|[Oo]n|[Ww]ith)\s+(?:it|them|these|those)\s+(?:are|is|it|there|they|was|were)\s`)},
	{name: "Of…", hint: "Of", found: regexp.MustCompile(`(?:^|[.:;]\s)\s*Of\s+[\w\[]+`), except: regexp.MustCompile(`Of\s+(?:are|is|returns)$`)},
	{name: "one can", hint: "ne", found: regexp.MustCompile(
		`(?:(?:^|[.:;,(])\s*|\b(?:[Aa]s|because|before|behind|[Ii]f|once|than|that|then|[Uu]nless|until|[Ww]hat|[Ww]hen|[Ww]here|which|while|whom)\s+)` +
			`(?:one|One)\s+(?:builds|calculates|can|comes|decides|draws|finds|has|holds|knows|lays|looks|meets|must|needs|opens|pays|plays|remembers|searches|sees|sits|tells|undercuts|wants|wishes|writes)\b`)},
	{name: "she", hint: "e", found: regexp.MustCompile(`\b(?:[Ss]he|[Hh]ers?|[Hh]erself)\b`), unless: regexp.MustCompile(`Olive|^[^\n]*olive|^solo/`)},
}

// in returns where the phrase begins in a block, once for each time that it occurs.
func (p phrase) in(b block) []int {
	if !strings.Contains(b.text, p.hint) || p.unless != nil && p.unless.MatchString(b.file+"\n"+b.text) {
		return nil
	}
	var places []int
	for _, match := range p.found.FindAllStringIndex(b.text, -1) {
		if p.except == nil || !p.except.MatchString(b.text[match[0]:match[1]]) {
			places = append(places, match[0])
		}
	}
	return places
}
