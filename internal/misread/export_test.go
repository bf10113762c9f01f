package misread

import "github.com/railhex/railhex/variants/family/phrases"

// Catalogues are what the languages have, by the English.
var Catalogues = phrases.ByLanguage[map[string]string]{
	phrases.English: same(german),
	phrases.French:  french,
	phrases.German:  german,
	phrases.Dutch:   dutch,
}

// same is the English itself.
func same(of map[string]string) map[string]string {
	english := make(map[string]string)
	for text := range of {
		english[text] = text
	}
	return english
}
