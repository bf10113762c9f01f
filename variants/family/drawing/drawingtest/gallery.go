package drawingtest

import (
	"reflect"
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode"
)

// A Gallery is a picture of every kind, each by a name of its own, in which
// everything is to be seen that pictures can show.
type Gallery = map[string]string

// Named holds pictures that are drawn with an id to being named by their titles, and
// to being groups if there is something to choose, images if not.
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

// TextCanBeRead holds all text of pictures to the contrast that eyes need.
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

// GroundIsDark holds the ground of everything large in pictures to being dark, but for
// the colours that may be bright.
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

// ColoursAreUsed gives each colour of a theme, which is a struct of texts and of such
// structs, a name that is no other's, and holds pictures that are drawn so to having
// all of them and no other.
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

// inserts are what is put into a text.
var inserts = regexp.MustCompile(`\{[a-z0-9]+\}`)

// TextIsInWords has every text of pictures say nothing but a sign of its own, so that
// what can still be read comes from elsewhere: only the names that are known, and the
// notation that reads the same in all languages, may.
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
