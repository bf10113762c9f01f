package picture_test

import (
	"reflect"
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode"

	"github.com/railhex/railhex/examples/steam"
	"github.com/railhex/railhex/examples/steam/picture"
	"github.com/railhex/railhex/internal/svg/svgtest"
)

// TestPicturesAreDrawnTheSame draws everything twice, and nothing is empty or
// without a title.
func TestPicturesAreDrawnTheSame(t *testing.T) {
	again := gallery(t, picture.Style{ID: "x"})
	for name, svg := range gallery(t, picture.Style{ID: "x"}) {
		if again[name] != svg || svg == "" {
			t.Errorf("%s: drawn again is not the same, or is empty", name)
		}
		all := mustRead(t, svg)
		if title := all[1]; title.Name != "title" || title.Text == "" || all[0].Attributes["aria-labelledby"] != title.Attributes["id"] {
			t.Errorf("%s: is not named by a title: %v", name, title)
		}
		role := "img"
		if slices.ContainsFunc(all, func(e svgtest.Element) bool { return e.Has("choice") }) {
			role = "group"
		}
		if all[0].Attributes["role"] != role {
			t.Errorf("%s: role is %q, want %q", name, all[0].Attributes["role"], role)
		}
	}
}

// TestEveryColourOfAThemeIsUsed gives each colour a name that is no other's.
func TestEveryColourOfAThemeIsUsed(t *testing.T) {
	var theme picture.Theme
	var names []string
	var name func(v reflect.Value, path string)
	name = func(v reflect.Value, path string) {
		for i := range v.NumField() {
			field := path + v.Type().Field(i).Name
			if v.Field(i).Kind() == reflect.Struct {
				name(v.Field(i), field+"-")
				continue
			}
			v.Field(i).SetString(field)
			names = append(names, field)
		}
	}
	name(reflect.ValueOf(&theme).Elem(), "")
	used := map[string]bool{}
	for _, svg := range gallery(t, picture.Style{Theme: theme}) {
		all := mustRead(t, svg)
		for _, colour := range append(svgtest.Values(all, "fill"), svgtest.Values(all, "stroke")...) {
			used[colour] = true
			if colour != "none" && !slices.Contains(names, colour) {
				t.Errorf("colour %s is of no theme", colour)
			}
		}
	}
	for _, colour := range names {
		if !used[colour] {
			t.Errorf("%s is used nowhere", colour)
		}
	}
}

// inserts are what is put into a text.
var inserts = regexp.MustCompile(`\{[a-z0-9]+\}`)

// notation is what reads the same in all languages: hexes, tracks, the letters of
// goods.
var notation = regexp.MustCompile(`\b([a-z][0-9]+|[NSEW]+(-[NSEW]+)?|[RBYPE])\b`)

// TestAllTextIsInWords has every text say nothing but a sign of its own, so that
// what can still be read comes from elsewhere: the names of maps and places.
func TestAllTextIsInWords(t *testing.T) {
	words, used := map[string]string{}, map[string]bool{}
	for key, english := range picture.English() {
		words[key] = "‹" + key + "›" + strings.Join(inserts.FindAllString(english, -1), " ")
	}
	var names []string
	for m := range steam.Maps() {
		names = append(names, m.Name())
		for i := range m.Len() {
			if m.NameOf(i) != "" {
				names = append(names, m.NameOf(i))
			}
		}
	}
	for name, svg := range gallery(t, picture.Style{Words: words, ColourBlind: true, Names: true}) {
		for _, e := range mustRead(t, svg) {
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
			if strings.ContainsFunc(notation.ReplaceAllString(text, ""), unicode.IsLetter) {
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

func TestScaleAndFont(t *testing.T) {
	root := func(y picture.Style) map[string]string {
		return mustRead(t, y.ActionTile(steam.GrowthTile))[0].Attributes
	}
	plain, large, set := root(picture.Style{}), root(picture.Style{Scale: 2.5}), root(picture.Style{Font: "Futura"})
	if plain["width"] != "68" || large["width"] != "170" || large["viewBox"] != plain["viewBox"] {
		t.Errorf("Scale: from %v to %v", plain, large)
	}
	if set["font-family"] != "Futura" {
		t.Errorf("Font: %v", set)
	}
}

// TestNothingToDraw asks for pictures of nothing.
func TestNothingToDraw(t *testing.T) {
	var none steam.State
	var style picture.Style
	for _, svg := range []string{
		style.Map(&none, picture.Marks{}), style.Table(&none, picture.Marks{}), style.ActionTile(0), style.ActionTile(8),
		style.Tiles(&none, steam.Build(hexA1, tileEW).Hex(), []steam.Move{steam.Build(hexA1, tileEW)}),
	} {
		if svg != "" {
			t.Errorf("a picture of nothing: %s", svg)
		}
	}
	for _, part := range []picture.Part{"", "map/hex-a1", "table/done", "map/good-a1-R"} {
		if moves, reason := part.AppendMoves(nil, &none), part.Explain(&none); moves != nil || reason != nil {
			t.Errorf("in no position %q chooses %v: %v", part, moves, reason)
		}
	}
}
