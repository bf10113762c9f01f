package picture_test

import (
	"strings"
	"testing"

	"github.com/railhex/railhex/variants/family/drawing"
	"github.com/railhex/railhex/variants/steam"
	"github.com/railhex/railhex/variants/steam/picture"
)

// TestNamesAreEscaped has a map and a town by names that are markup.
func TestNamesAreEscaped(t *testing.T) {
	northeast, _ := steam.ShippedMap("northeast")
	const name = `<b>&"x"'</b>`
	long := strings.Repeat("W", 60)
	text := strings.NewReplacer("map northeast", "map "+name, "Cornwall", name, "Toronto", long).Replace(northeast.String())
	m, err := steam.ParseMap(text)
	if err != nil {
		t.Fatal(err)
	}
	s := begun(t, steam.Setup{Players: 3, Map: m})
	var style picture.Style
	found, cut := 0, false
	for _, svg := range []string{style.Map(&s, picture.Marks{}), style.Table(&s, picture.Marks{})} {
		for _, e := range mustRead(t, svg) {
			if e.Name == "text" && e.Text == name {
				found++
			}
			cut = cut || e.Name == "text" && strings.HasPrefix(e.Text, "WWW") && len(e.Text) < len(long)
		}
	}
	if found != 3 { // the map twice, the town once
		t.Errorf("the names are written %d times, want 3", found)
	}
	if !cut {
		t.Error("a long name is not cut off")
	}
}

// FuzzText puts any text where a page may put text: into words, colours, the font
// and the id.
func FuzzText(f *testing.F) {
	f.Add(`<script>alert("1")</script>&amp;'` + "\x00\x1b\xff\uFFFE")
	f.Add(`" onclick="x`)
	f.Add("{number}]]>")
	f.Fuzz(func(t *testing.T, text string) {
		words := picture.English()
		for key := range words {
			words[key] = text
		}
		style := picture.Style{Font: text, ID: text, Words: words, Colours: &drawing.Colours{Panel: text}}
		svg := style.ActionTile(steam.UrbaniseTile)
		if strings.Contains(text, "//") || strings.Contains(text, "url(") {
			return // a colour may be anything
		}
		for _, e := range mustRead(t, svg) {
			if e.Name == "script" {
				t.Fatalf("a script in\n%s", svg)
			}
		}
	})
}
