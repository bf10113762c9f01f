package phrases

import "strings"

// A StatedRule is a rule as the page of a game states it.
type StatedRule struct {
	Identifier string // "BUILD-5"
	Text       string // the rule in a sentence, without the marks of Markdown
	Ruling     string // what it decides that the printed rules leave open, in Markdown; "" for nothing
}

// ParseRules returns the rules of a page of Markdown in their order. A heading of level 3 is the
// identifier of a rule, and the first line below it is the rule in a sentence. The first paragraph
// that begins with "**Ruling** " says what the rule decides that the printed rules leave open.
//
//	### BUILD-5
//
//	Track is laid beside track.
//	Whatever else there is to say of it.
//
//	**Ruling** Anybody's track will do.
func ParseRules(page string) (rules []StatedRule) {
	var r *StatedRule
	isRuling := false // whether the paragraph is the ruling of r
	for line := range strings.Lines(page) {
		line = strings.TrimSpace(line)
		if strings.HasPrefix(line, "#") {
			r, isRuling = nil, false
			if identifier, ok := strings.CutPrefix(line, "### "); ok {
				rules = append(rules, StatedRule{Identifier: identifier})
				r = &rules[len(rules)-1]
			}
			continue
		}
		ruling, begins := strings.CutPrefix(line, "**Ruling** ")
		switch {
		case r == nil:
		case line == "":
			isRuling = false
		case isRuling:
			r.Ruling += " " + line
		case r.Text == "":
			r.Text = unmarked.Replace(line)
		case begins && r.Ruling == "":
			r.Ruling, isRuling = ruling, true
		}
	}
	return rules
}

// unmarked takes the marks of Markdown from a sentence.
var unmarked = strings.NewReplacer("*", "", "`", "")
