package phrases

import (
	"errors"
	"fmt"
	"io/fs"
	"iter"
	"maps"
	"strings"
	"sync"
)

// A Text is what is said in one language: templates by their keys. The zero Text is
// empty. A Text never changes, so goroutines may share it.
type Text struct {
	templates map[string]string
	keys      []string // in the order of the file
}

// ParseText reads a file of templates, one a line:
//
//	# A comment.
//	over = The game is over.
//
//	[colour]
//	red = rot
//	blue = blau
//
// The key and the template stand around the first " = "; spaces at the ends of a line
// do not count. The keys below [colour] are colour.red and colour.blue.
//
// The error joins one for each line that is wrong, such as a line with a key that stood
// on another line before. The Text holds the other lines.
func ParseText(file string) (Text, error) {
	templates := make(map[string]string, strings.Count(file, "\n"))
	var keys []string
	var section string
	var faults []error
	number := 0
	for line := range strings.Lines(file) {
		number++
		line = strings.TrimSpace(line)
		if line == "" || line[0] == '#' {
			continue
		}
		if name, ok := strings.CutPrefix(line, "["); ok {
			section = strings.TrimSuffix(name, "]") + "."
			continue
		}
		key, template, ok := strings.Cut(line, " = ")
		key, template = section+strings.TrimSpace(key), strings.TrimSpace(template)
		if !ok {
			faults = append(faults, fmt.Errorf("line %d: %q has no key before \" = \"", number, line))
		} else if _, again := templates[key]; again {
			faults = append(faults, fmt.Errorf("line %d: the key %s stands on another line before", number, key))
		} else {
			templates[key] = template
			keys = append(keys, key)
		}
	}
	return Text{templates, keys}, errors.Join(faults...)
}

// addRules adds the rules of a page as the section [rule].
func (t *Text) addRules(page string) {
	for _, r := range ParseRules(page) {
		key := "rule." + r.Identifier
		t.templates[key] = r.Text
		t.keys = append(t.keys, key)
	}
}

// Of returns the template of a key, "" if the text has none.
func (t Text) Of(key string) string { return t.templates[key] }

// All returns a fresh map of all templates by their keys.
func (t Text) All() map[string]string { return maps.Clone(t.templates) }

// Keys walks the keys of a section in the order of the file, as they stand in it.
func (t Text) Keys(section string) iter.Seq[string] {
	return func(yield func(string) bool) {
		for _, key := range t.keys {
			if key, ok := strings.CutPrefix(key, section+"."); ok && !yield(key) {
				return
			}
		}
	}
}

// Called returns what a thing is called: the template of a section whose key is what the
// thing prints as.
func (t Text) Called(section string, thing fmt.Stringer) string {
	return t.templates[section+"."+thing.String()]
}

// Section returns a fresh map of the templates of a section by their keys in it.
func (t Text) Section(name string) map[string]string {
	section := map[string]string{}
	for key := range t.Keys(name) {
		section[key] = t.Of(name + "." + key)
	}
	return section
}

// A Wording is the text of a game in one language, with the kinds of events by their
// numbers from 1 on. They are the keys of the section [event] in the order of the file. A key that goes on from that of a kind of event, behind a space, is
// of that kind, too.
type Wording struct {
	Text   Text
	events []string
}

// WordingOf returns the Wording of a text. It is the Make of a Source of wordings.
func WordingOf(t Text) *Wording {
	w := &Wording{t, []string{""}}
	for key := range t.Keys("event") {
		if !strings.HasPrefix(key, w.events[len(w.events)-1]+" ") {
			w.events = append(w.events, key)
		}
	}
	return w
}

// Event returns the key of a kind of event; "" for a number without one.
func (w *Wording) Event(number int) string {
	if number < 0 || number >= len(w.events) {
		return ""
	}
	return w.events[number]
}

// A Source makes something from text files by language, en.txt and so on, each when it is
// first asked for. A variable that is a Source with its fields set takes no work when a
// program starts. The linker leaves it and its files out of a program that does not use
// it:
//
//	//go:embed en.txt fr.txt de.txt nl.txt RULES.md
//	var files embed.FS
//
//	var texts = phrases.Source[phrases.Text]{Files: &files, Make: phrases.Itself}
type Source[T any] struct {
	Files fs.FS
	Make  func(Text) T

	made ByLanguage[struct {
		once  sync.Once
		thing T
	}]
}

// Of returns what Make makes of the file of a language, or of English if the language
// is invalid. In English the section [rule] is what [ParseRules] reads in RULES.md, if that
// is one of the files. It leaves out a file that is missing and lines that are wrong;
// gametest.Check finds them in a test. A plain space that French has beside a sign, as in
// "Ligne 2 : « x »", becomes a no-break space.
func (s *Source[T]) Of(l Language) T {
	if !l.IsValid() {
		l = English
	}
	made := &s.made[l]
	made.once.Do(func() {
		file, _ := fs.ReadFile(s.Files, l.String()+".txt")
		text, _ := ParseText(l.spaced(string(file)))
		if l == English {
			page, _ := fs.ReadFile(s.Files, "RULES.md")
			text.addRules(string(page))
		}
		made.thing = s.Make(text)
	})
	return made.thing
}

// Itself returns t. It is the Make of a Source of texts.
func Itself(t Text) Text { return t }
