package words

import (
	"strings"

	"github.com/railhex/railhex/steamrollers"
)

// What stands before the identifier of a rule, and before the key of a refusal,
// in the key of its sentence.
const (
	rulePrefix    = "rule."
	refusalPrefix = "refusal."
)

// withRules adds the rules as package steamrollers tells them, in English.
func withRules(sentences map[string]string) map[string]string {
	for rule := range steamrollers.Rules() {
		sentences[rulePrefix+rule.String()] = rule.Text()
	}
	return sentences
}

// sentence is the template of a key.
func (l Language) sentence(key string) string {
	if !l.IsValid() {
		l = English
	}
	return languages[l].sentences[key]
}

// say fills the template of a key with things, each given by its name in the
// template and its value in turn.
func (p Speaker) say(key string, things ...any) string {
	return p.put(p.language.sentence(key), things...)
}

// put puts things into a template.
func (p Speaker) put(template string, things ...any) string {
	var b strings.Builder
	for template != "" {
		before, rest, _ := strings.Cut(template, "{")
		slot, after, _ := strings.Cut(rest, "}")
		b.WriteString(before)
		if slot != "" {
			b.WriteString(p.fill(slot, things))
		}
		template = after
	}
	return b.String()
}

// fill is what stands for a slot of a template: the thing of that name in
// words, or the form of a word that goes with its number. A slot for which
// nothing is given stays as it is.
func (p Speaker) fill(slot string, things []any) string {
	name, forms, hasForms := strings.Cut(slot, "|")
	for i := 0; i+1 < len(things); i += 2 {
		switch {
		case things[i] != name:
		case hasForms:
			return p.form(forms, things[i+1])
		default:
			return p.word(things[i+1])
		}
	}
	return "{" + slot + "}"
}

// form is the one of two forms that goes with the number of a thing.
func (p Speaker) form(forms string, thing any) string {
	one, other, _ := strings.Cut(forms, "|")
	if n, ok := number(thing); ok && p.language.one(n) {
		return one
	}
	return other
}
