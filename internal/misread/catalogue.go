package misread

import (
	"cmp"
	"regexp"
	"slices"
	"strings"
	"sync"

	"github.com/railhex/railhex/variants/family/phrases"
)

// A catalogue has what is said in another language by the English.
type catalogue struct {
	whole map[string]string // without slots
	forms []form            // with slots, those first that say more
}

// A form is a text with slots, and how to find it again.
type form struct {
	english *regexp.Regexp
	slots   []string
	said    string
}

var catalogues = phrases.ByLanguage[func() *catalogue]{
	phrases.English: func() *catalogue { return new(catalogue) },
	phrases.French:  sync.OnceValue(func() *catalogue { return newCatalogue(french) }),
	phrases.German:  sync.OnceValue(func() *catalogue { return newCatalogue(german) }),
	phrases.Dutch:   sync.OnceValue(func() *catalogue { return newCatalogue(dutch) }),
}

func newCatalogue(said map[string]string) *catalogue {
	c := &catalogue{whole: make(map[string]string)}
	letters := make(map[*regexp.Regexp]int) // of a form, besides its slots
	for english, other := range said {
		slots := slices.Collect(phrases.Slots(english))
		if slots == nil {
			c.whole[english] = other
			continue
		}
		f := form{patternOf(english), slots, other}
		letters[f.english] = len(slot.ReplaceAllString(english, ""))
		c.forms = append(c.forms, f)
	}
	slices.SortFunc(c.forms, func(a, b form) int {
		return cmp.Or(letters[b.english]-letters[a.english], strings.Compare(a.english.String(), b.english.String()))
	})
	return c
}

var slot = regexp.MustCompile(`\{[a-z]\}`)

// patternOf matches what a template with slots can say.
func patternOf(template string) *regexp.Regexp {
	pattern := regexp.QuoteMeta(template)
	for _, number := range []string{"n", "m"} {
		pattern = strings.ReplaceAll(pattern, regexp.QuoteMeta("{"+number+"}"), `(-?[0-9]+)`)
	}
	for _, text := range []string{"q", "r", "a", "b"} {
		pattern = strings.ReplaceAll(pattern, regexp.QuoteMeta("{"+text+"}"), `(.+?)`)
	}
	return regexp.MustCompile(`^(?s:` + pattern + `)$`)
}

// of is a text in the language; where it is not known, as it is.
func (c *catalogue) of(english string) string {
	if said, ok := c.whole[english]; ok {
		return said
	}
	for _, f := range c.forms {
		found := f.english.FindStringSubmatch(english)
		if found == nil {
			continue
		}
		var things []phrases.Arg
		for i, name := range f.slots {
			value := found[i+1]
			if name == "a" || name == "b" {
				value = c.of(value)
			}
			things = append(things, phrases.Arg{Name: name, Value: value})
		}
		return phrases.Voice{}.Tell(f.said, things, nil)
	}
	return english
}
