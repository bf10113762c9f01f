package phrasestest

import (
	"fmt"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/railhex/railhex/variants/family/phrases"
)

// CheckTables holds the tables of all languages against the English one: each
// has every sentence, each sentence names what the English one names, and none
// is the same in two languages but those in shared, given in any language.
//
// A table is a struct, or a pointer to one. Its sentences are its fields of type
// string and the elements of its arrays, slices and maps of strings, embedded and
// nested structs included. An element of an array or slice may be empty only where
// its index is 0, which is no key, and then in all languages.
func CheckTables[T any](t *testing.T, tables *phrases.ByLanguage[T], shared ...string) {
	t.Helper()
	for _, fault := range tableFaults(tables, shared) {
		t.Error(fault)
	}
}

// tableFaults is what CheckTables finds wrong.
func tableFaults[T any](tables *phrases.ByLanguage[T], shared []string) (faults []string) {
	fault := func(format string, args ...any) { faults = append(faults, fmt.Sprintf(format, args...)) }
	told := map[phrases.Language]map[string]string{}
	for l := range phrases.Languages() {
		told[l] = map[string]string{}
		gather(told[l], "", reflect.ValueOf(tables.Of(l)))
	}
	english := told[phrases.English]
	if len(english) == 0 {
		fault("there are no sentences")
	}
	said := map[string]bool{}
	for l := range phrases.Languages() {
		for _, at := range keys(english, told[l]) {
			sentence, ok := told[l][at]
			of, inEnglish := english[at]
			switch {
			case !ok:
				fault("%s: %s is missing: %q", l.Name(), at, of)
			case !inEnglish:
				fault("%s: %s is not in English: %q", l.Name(), at, sentence)
			case strings.TrimSpace(sentence) != sentence:
				fault("%s: %s has spaces around it: %q", l.Name(), at, sentence)
			case sentence == "" && !strings.HasSuffix(at, "[0]"):
				fault("%s: %s is empty, and in English %q", l.Name(), at, of)
			case !isTemplate(sentence):
				fault("%s: %s is no template: %q", l.Name(), at, sentence)
			case !slices.Equal(slotsOf(sentence), slotsOf(of)):
				fault("%s: %s names %q, and in English %q: %q", l.Name(), at, slotsOf(sentence), slotsOf(of), sentence)
			}
		}
		for other := l + 1; other.IsValid(); other++ {
			for _, at := range keys(told[l]) {
				sentence := told[l][at]
				if sentence == "" || sentence != told[other][at] {
					continue
				}
				said[sentence] = true
				if !slices.Contains(shared, sentence) {
					fault("%s is %q in %s and in %s", at, sentence, l.Name(), other.Name())
				}
			}
		}
	}
	for _, sentence := range shared {
		if !said[sentence] {
			fault("%q may be the same in two languages, and is not", sentence)
		}
	}
	return faults
}

// gather finds the sentences of a table by where they stand in it.
func gather(dst map[string]string, at string, v reflect.Value) {
	switch v.Kind() {
	case reflect.Pointer:
		if !v.IsNil() {
			gather(dst, at, v.Elem())
		}
	case reflect.Struct:
		for i := range v.NumField() {
			gather(dst, strings.TrimPrefix(at+"."+v.Type().Field(i).Name, "."), v.Field(i))
		}
	case reflect.Array, reflect.Slice:
		for i := range v.Len() {
			gather(dst, fmt.Sprintf("%s[%d]", at, i), v.Index(i))
		}
	case reflect.Map:
		for _, key := range v.MapKeys() {
			gather(dst, fmt.Sprintf("%s[%v]", at, key), v.MapIndex(key))
		}
	case reflect.String:
		dst[at] = v.String()
	}
}

// keys is the keys of all maps in their order.
func keys(maps ...map[string]string) (all []string) {
	for _, m := range maps {
		for key := range m {
			all = append(all, key)
		}
	}
	slices.Sort(all)
	return slices.Compact(all)
}

var slot = regexp.MustCompile(`\{[a-z]+(\|[^|{}]*\|[^|{}]*)?\}`)

// isTemplate reports whether every brace belongs to a slot.
func isTemplate(text string) bool {
	return !strings.ContainsAny(slot.ReplaceAllString(text, ""), "{}")
}

// slotsOf is what a template names, each once.
func slotsOf(template string) []string {
	return slices.Compact(slices.Sorted(phrases.Slots(template)))
}
