package gametest

import (
	"fmt"
	"math"
	"math/rand/v2"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"unicode"

	"github.com/railhex/railhex/variants/family/drawing"
)

// Pictures hold the pictures of a game to the laws of every game's: see [Pictures.Check].
type Pictures struct {
	// Draw draws pictures of every kind, by name. Together they show everything that the
	// pictures of the game can show. Map draws a position with something to choose on its map.
	Draw func(drawing.Style) map[string]string
	Map  func(drawing.Style) string
	// Smallest is the smallest scale at which a page shows a map on a telephone.
	Smallest float64
	// Unused matches the names of the colours that the game has no use for. Bright are colours
	// of large things that may be bright by night.
	Unused string
	Bright []string
	// English has the words of the pictures. Names can be read beside them, and what Notation
	// matches: it is the same in all languages.
	English  map[string]string
	Names    []string
	Notation *regexp.Regexp
	// Languages are the words of the pictures in each language; English if there are none.
	Languages []map[string]string
	// Generated draws all pictures of a position on a map that chance draws, with names of up to
	// 16 letters. It is nil if the game has no maps but its own.
	Generated func(*rand.Rand, drawing.Style) map[string]string
}

// Check tests that pictures keep these laws. They are drawn the same again, say what they are,
// and lie within their frames. All text can be read by day and by night, lies on no other text
// in any look or language, is large enough on a telephone, and comes from words. Every colour
// is one of the style, used, and changed by a page that turns to the night; the night is dark.
// A map can be drawn alone, as a thumbnail, with labels of a size, and stepping back.
func (p Pictures) Check(t *testing.T) {
	t.Run("named", p.named)
	t.Run("text can be read", func(t *testing.T) {
		style := drawing.Style{ColourBlind: true, Names: true, Players: []string{"Anna", "Bo"}}
		for _, style.Night = range []bool{false, true} {
			textCanBeRead(t, p.Draw(style))
		}
	})
	t.Run("text is apart", p.textIsApart)
	t.Run("text is large", func(t *testing.T) { textIsLarge(t, p.Smallest, p.Draw) })
	t.Run("text is in words", func(t *testing.T) {
		textIsInWords(t, p.English, p.Names, p.Notation, func(words map[string]string) map[string]string {
			return p.Draw(drawing.Style{Words: words, ColourBlind: true, Names: true})
		})
	})
	t.Run("night is dark", func(t *testing.T) { groundIsDark(t, p.Draw(drawing.Style{Night: true}), p.Bright...) })
	t.Run("colours", func(t *testing.T) { coloursAreUsed(t, p.Unused, p.Draw) })
	t.Run("maps", func(t *testing.T) { mapsAreDrawn(t, p.Map) })
}

// looks are ways to draw pictures that differ in where text stands, and how large it is.
var looks = []drawing.Style{
	{Players: []string{"Wilhelmina Adele", "Bo", "MMMMMMMMMMMMMMMM", "", "Bartholomew Owen", "Maximiliana Rose"}},
	{ColourBlind: true, Names: true, Players: []string{"MMMMMMMMMMMMMMMM", "Maximiliana Rose"}},
	{LabelPixels: 9.8, Scale: 0.55, Codes: true, MapAlone: true, Narrow: true, ColourBlind: true},
	{LabelPixels: 12, Scale: 0.8, Narrow: true, Players: []string{"Wilhelmina Adele", "Bartholomew Owen"}},
	{LabelPixels: 12, Scale: 0.7, Names: true, ColourBlind: true},
}

// textIsApart tests that no text of any picture lies on other text: of the pictures of every
// kind in each language, and of those on maps that chance draws.
func (p Pictures) textIsApart(t *testing.T) {
	languages := p.Languages
	if languages == nil {
		languages = []map[string]string{p.English}
	}
	apart := func(what string, pictures map[string]string) {
		for name, svg := range pictures {
			all := mustRead(t, svg)
			for _, collision := range collisions(all) {
				t.Errorf("%s, %s: %s", name, what, collision)
			}
		}
	}
	for i, style := range looks {
		style.Words = languages[i%len(languages)]
		apart(fmt.Sprintf("look %d", i), p.Draw(style))
	}
	const maps = 30
	for seed := range maps {
		if p.Generated != nil && !t.Failed() {
			style := looks[seed%len(looks)]
			style.Words = languages[seed%len(languages)]
			apart(fmt.Sprintf("map %d, look %d", seed, seed%len(looks)), p.Generated(rand.New(rand.NewPCG(uint64(seed), 0)), style))
		}
	}
}

// named tests that pictures are drawn the same again, lie within their frames and, drawn with
// an id, are named by their titles. Their role is group if they offer a choice, and img if not.
func (p Pictures) named(t *testing.T) {
	const id = "x"
	again := p.Draw(drawing.Style{ID: id})
	for name, svg := range p.Draw(drawing.Style{ID: id}) {
		if again[name] != svg {
			t.Errorf("%s: drawn again is not the same", name)
		}
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
		for _, out := range outside(all) {
			t.Errorf("%s: %v is outside the frame", name, out)
		}
	}
}

func mustRead(t *testing.T, svg string) []Element {
	t.Helper()
	all, err := Read(svg)
	if err != nil {
		t.Fatal(err)
	}
	return all
}

// textCanBeRead tests that all text of pictures has the contrast that readers need.
func textCanBeRead(t *testing.T, pictures map[string]string) {
	t.Helper()
	for name, svg := range pictures {
		all := mustRead(t, svg)
		for text, contrast := range unreadable(all) {
			t.Errorf("%s: %s has a contrast of %.2f", name, text, contrast)
		}
	}
}

// textIsLarge tests the maps among pictures that are drawn for a telephone, at a large scale
// and at the smallest that a page uses there. All text must have the pixels that readers
// need. Letters on goods, of class number, may have fewer, since they are no larger than the
// goods.
func textIsLarge(t *testing.T, smallest float64, draw func(drawing.Style) map[string]string) {
	t.Helper()
	const asked, least = 9.8, 9.0
	for _, y := range []drawing.Style{{}, {ColourBlind: true, Names: true}} {
		y.LabelPixels, y.Codes, y.MapAlone, y.Narrow = asked, true, true, true
		for _, y.Scale = range []float64{0.55, smallest} {
			for name, svg := range draw(y) {
				all := mustRead(t, svg)
				if len(With(all, "data-hex")) == 0 {
					continue
				}
				for i, e := range all {
					if e.Name != "text" {
						continue
					}
					size, _ := strconv.ParseFloat(e.Attributes["font-size"], 64)
					size *= math.Hypot(e.turned.a, e.turned.b) * y.Scale
					if size < least && !e.Has("number") {
						t.Errorf("%s at scale %g, names %t: %q in %q has %.1f pixels", name, y.Scale, y.Names, e.Text, inherited(all, i, "class"), size)
					}
				}
			}
		}
	}
}

// groundIsDark tests that everything large in pictures is dark, except for the colours in
// bright.
func groundIsDark(t *testing.T, pictures map[string]string, bright ...string) {
	t.Helper()
	for name, svg := range pictures {
		all := mustRead(t, svg)
		for _, ground := range brightGrounds(all) {
			if !slices.Contains(bright, ground) {
				t.Errorf("%s: %s is bright", name, ground)
			}
		}
	}
}

// coloursAreUsed tests that pictures use every colour of a style and no other, except for
// those that a pattern says this game has no use for. It also tests that a page which
// changes the colours of the day to those of the night shows the pictures of the night.
func coloursAreUsed(t *testing.T, unused string, draw func(drawing.Style) map[string]string) {
	t.Helper()
	known, used := drawing.Colours{}, map[string]bool{}
	for name := range drawing.Day() {
		known[name] = name
	}
	for _, svg := range draw(drawing.Style{Colours: known}) {
		all := mustRead(t, svg)
		for _, colour := range append(Values(all, "fill"), Values(all, "stroke")...) {
			used[colour] = true
			if colour != "none" && known[colour] == "" {
				t.Errorf("colour %s is of no style", colour)
			}
		}
	}
	useless := regexp.MustCompile("^(" + unused + ")$")
	for colour := range known {
		if used[colour] == useless.MatchString(colour) {
			t.Errorf("%s is used: %v", colour, used[colour])
		}
	}
	var change []string
	for name, by := range drawing.Day() {
		property := "--railhex-" + name + ","
		change = append(change, property+by+")", property+drawing.Night()[name]+")")
	}
	nightly, dark := strings.NewReplacer(change...), draw(drawing.Style{Night: true})
	for name, svg := range draw(drawing.Style{}) {
		if nightly.Replace(svg) != dark[name] {
			t.Errorf("%s: by night it is not the picture of the day in other colours", name)
		}
		if strings.Contains(svg, `"#`) {
			t.Errorf("%s: a colour that no page can change", name)
		}
	}
}

// mapsAreDrawn tests the ways in which a map can be drawn. The function must draw a position with
// something to choose on its map.
func mapsAreDrawn(t *testing.T, draw func(drawing.Style) string) {
	t.Helper()
	whole, alone := draw(drawing.Style{}), draw(drawing.Style{MapAlone: true})
	chart := strings.TrimSuffix(strings.TrimSuffix(alone[strings.Index(alone, "<g class=\"hexes\""):], "</svg>\n"), "</g>\n")
	if !strings.Contains(whole, chart) || len(chart) == len(whole) {
		t.Error("the map alone is not what stands in the whole picture")
	}
	thumbnail := draw(drawing.Style{Thumbnail: true})
	all := mustRead(t, thumbnail)
	for _, e := range all {
		if e.Name == "text" || e.Attributes["data-part"] != "" || e.Attributes["role"] == "button" {
			t.Errorf("a thumbnail has %s %s %v", e.Name, e.Text, e.Attributes)
		}
	}
	const smaller = 3
	if smaller*len(thumbnail) > len(alone) {
		t.Errorf("a thumbnail of %d bytes, the map has %d", len(thumbnail), len(alone))
	}
	if n := strings.Count(draw(drawing.Style{Scale: 0.5, LabelPixels: 7, Names: true}), `font-size="14"`); n == 0 {
		t.Error("no label has the size that was asked for")
	}
	back := mustRead(t, draw(drawing.Style{Back: true}))
	stepped := 0
	for _, e := range back {
		if e.Attributes["data-hex"] == "" || e.Has("last") {
			continue
		}
		if e.Has("choice") == e.Has("back") || e.Has("back") != (e.Attributes["opacity"] != "") {
			t.Errorf("a hex that can be chosen steps back, or another does not: %v", e.Attributes)
		}
		if e.Has("back") {
			stepped++
		}
	}
	if stepped == 0 {
		t.Error("nothing steps back")
	}
}

// inserts matches the places where a text is filled in.
var inserts = regexp.MustCompile(`\{[a-z0-9]+\}`)

// textIsInWords tests that pictures take all their text from words, and use every one. It
// replaces each text by a sign of its own. What can still be read then comes from
// elsewhere; only names, and notation that is the same in all languages, may.
func textIsInWords(t *testing.T, english map[string]string, names []string, notation *regexp.Regexp, draw func(words map[string]string) map[string]string) {
	t.Helper()
	words, used := map[string]string{}, map[string]bool{}
	for key, text := range english {
		words[key] = "‹" + key + "›" + strings.Join(inserts.FindAllString(text, -1), " ")
	}
	for name, svg := range draw(words) {
		all := mustRead(t, svg)
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
