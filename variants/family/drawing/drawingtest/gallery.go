package drawingtest

import (
	"reflect"
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode"
)

// A Gallery holds pictures of every kind by name. Together they show everything that the
// pictures of a game can show.
type Gallery = map[string]string

// Named tests that pictures drawn with an id are named by their titles, and have the role
// group if they offer a choice and img if not.
func Named(t *testing.T, id string, pictures Gallery) {
	t.Helper()
	for name, svg := range pictures {
		all, err := Read(svg)
		if err != nil || len(all) < 2 {
			t.Errorf("%s: %d elements: %v", name, len(all), err)
			continue
		}
		root, title := all[0].Attributes, all[1]
		if title.Name != "title" || title.Text == "" {
			t.Errorf("%s: begins with %v, want a title", name, title)
		}
		if root["id"] != id || root["aria-labelledby"] != title.Attributes["id"] {
			t.Errorf("%s: is not named by its title: %v", name, root)
		}
		role := "img"
		if slices.ContainsFunc(all, func(e Element) bool { return e.Has("choice") }) {
			role = "group"
		}
		if root["role"] != role {
			t.Errorf("%s: role is %q, want %q", name, root["role"], role)
		}
	}
}

// TextCanBeRead tests that all text of pictures has the contrast that readers need.
func TextCanBeRead(t *testing.T, pictures Gallery) {
	t.Helper()
	for name, svg := range pictures {
		all, err := Read(svg)
		if err != nil {
			t.Fatal(err)
		}
		for text, contrast := range unreadable(all) {
			t.Errorf("%s: %s has a contrast of %.2f", name, text, contrast)
		}
	}
}

// GroundIsDark tests that everything large in pictures is dark, except for the colours in
// bright.
func GroundIsDark(t *testing.T, pictures Gallery, bright ...string) {
	t.Helper()
	for name, svg := range pictures {
		all, err := Read(svg)
		if err != nil {
			t.Fatal(err)
		}
		for _, ground := range brightGrounds(all) {
			if !slices.Contains(bright, ground) {
				t.Errorf("%s: %s is bright", name, ground)
			}
		}
	}
}

// ColoursAreUsed tests that pictures use every colour of a theme and no other colour. A
// theme is a struct of strings and of such structs.
func ColoursAreUsed[Theme any](t *testing.T, draw func(Theme) Gallery) {
	t.Helper()
	var theme Theme
	var colours []string
	var name func(v reflect.Value, path string)
	name = func(v reflect.Value, path string) {
		for i := range v.NumField() {
			field := path + v.Type().Field(i).Name
			if v.Field(i).Kind() == reflect.Struct {
				name(v.Field(i), field+"-")
				continue
			}
			v.Field(i).SetString(field)
			colours = append(colours, field)
		}
	}
	name(reflect.ValueOf(&theme).Elem(), "")
	used := map[string]bool{}
	for _, svg := range draw(theme) {
		all, err := Read(svg)
		if err != nil {
			t.Fatal(err)
		}
		for _, colour := range append(Values(all, "fill"), Values(all, "stroke")...) {
			used[colour] = true
			if colour != "none" && !slices.Contains(colours, colour) {
				t.Errorf("colour %s is of no theme", colour)
			}
		}
	}
	for _, colour := range colours {
		if !used[colour] {
			t.Errorf("%s is used nowhere", colour)
		}
	}
}

// inserts matches the places where a text is filled in.
var inserts = regexp.MustCompile(`\{[a-z0-9]+\}`)

// TextIsInWords tests that pictures take all their text from words, and use every one. It
// replaces each text by a sign of its own. What can still be read then comes from
// elsewhere; only names, and notation that is the same in all languages, may.
func TextIsInWords(t *testing.T, english map[string]string, names []string, notation *regexp.Regexp, draw func(words map[string]string) Gallery) {
	t.Helper()
	words, used := map[string]string{}, map[string]bool{}
	for key, text := range english {
		words[key] = "‹" + key + "›" + strings.Join(inserts.FindAllString(text, -1), " ")
	}
	for name, svg := range draw(words) {
		all, err := Read(svg)
		if err != nil {
			t.Fatal(err)
		}
		for _, e := range all {
			text := strings.TrimSpace(e.Text)
			for key := range words {
				if sign := "‹" + key + "›"; strings.Contains(text, sign) {
					used[key] = true
					text = strings.ReplaceAll(text, sign, "")
				}
			}
			for _, known := range names {
				text = strings.ReplaceAll(text, known, "")
			}
			cut := strings.HasPrefix(text, "‹") && strings.HasSuffix(text, "…") // a sign too long for its room
			if strings.ContainsFunc(notation.ReplaceAllString(text, ""), unicode.IsLetter) && !cut {
				t.Errorf("%s: %q is not in Words", name, text)
			}
		}
	}
	for key := range words {
		if !used[key] {
			t.Errorf("%q is used nowhere", key)
		}
	}
}
