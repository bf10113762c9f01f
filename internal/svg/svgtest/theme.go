package svgtest

import (
	"reflect"
	"slices"
	"testing"
)

// EveryColourIsUsed gives each colour of a theme, a struct of colours and of structs
// of them, a name that is no other's, and wants the pictures that draw makes with it
// to use every one of them, and no colour besides.
func EveryColourIsUsed[Theme any](t *testing.T, draw func(Theme) map[string]string) {
	t.Helper()
	var theme Theme
	names := nameColours(reflect.ValueOf(&theme).Elem(), "")
	used := map[string]bool{}
	for name, picture := range draw(theme) {
		all, err := Read(picture)
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		for _, colour := range append(Values(all, "fill"), Values(all, "stroke")...) {
			used[colour] = true
			if colour != "none" && !slices.Contains(names, colour) {
				t.Errorf("%s: colour %s is of no theme", name, colour)
			}
		}
	}
	for _, colour := range names {
		if !used[colour] {
			t.Errorf("%s is used nowhere", colour)
		}
	}
}

// nameColours sets each colour to its own name.
func nameColours(theme reflect.Value, path string) (names []string) {
	for i := range theme.NumField() {
		name := path + theme.Type().Field(i).Name
		if theme.Field(i).Kind() == reflect.Struct {
			names = append(names, nameColours(theme.Field(i), name+"-")...)
			continue
		}
		theme.Field(i).SetString(name)
		names = append(names, name)
	}
	return names
}
