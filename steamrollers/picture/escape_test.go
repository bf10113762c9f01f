package picture_test

import (
	"strings"
	"testing"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/steamrollers/picture"
	"github.com/railhex/railhex/variants/family/drawing"
	"github.com/railhex/railhex/variants/family/gametest"
)

const hostile = `<script>alert("1")</script>&amp;'` + "\x00\x1b\xff\uFFFE"

// named is the standard board by another name.
func named(t testing.TB, name string) *hexmap.Board {
	t.Helper()
	text := strings.Replace(hexmap.Standard().String(), "board standard", "board "+name, 1)
	board, err := hexmap.ParseBoard(text)
	if err != nil {
		t.Fatal(err)
	}
	return board
}

func TestNamesOfBoardsAreEscaped(t *testing.T) {
	const name = `<b>&"x"</b>`
	s := begin(t, steamrollers.Setup{Players: 2, Board: named(t, name)})
	var style picture.Style
	for _, svg := range []string{style.Sheet(&s, 1, picture.Marks{}), style.Supply(&s, picture.Marks{}), style.Board(named(t, name), nil)} {
		found := false
		for _, e := range mustRead(t, svg) {
			found = found || strings.Contains(e.Text, name)
		}
		if !found {
			t.Error("the name of the board is not in its picture")
		}
	}
}

func TestLongNamesOfBoardsAreCutOff(t *testing.T) {
	s := begin(t, steamrollers.Setup{Players: 2, Board: named(t, strings.Repeat("long", 50))})
	for _, e := range mustRead(t, picture.Style{}.Sheet(&s, 1, picture.Marks{})) {
		if e.Has("name") && len([]rune(e.Text)) != 24 {
			t.Errorf("%q is %d characters long", e.Text, len([]rune(e.Text)))
		}
	}
}

// FuzzText puts any text where a page may put text: into words, colours, the
// font and the id.
func FuzzText(f *testing.F) {
	f.Add(hostile)
	f.Add(`" onclick="x`)
	f.Add("{die}]]>")
	f.Fuzz(func(t *testing.T, text string) {
		words := picture.English()
		for key := range words {
			words[key] = text
		}
		style := picture.Style{Font: text, ID: text, Words: words, Colours: &drawing.Colours{Die: text, Pip: text}}
		for _, svg := range []string{style.Die(5), style.Tile(steamrollers.Setup{}, 1)} {
			all, err := gametest.Read(svg)
			if err != nil && !strings.Contains(err.Error(), "leads elsewhere") { // a colour may be anything
				t.Fatalf("%v, in\n%s", err, svg)
			}
			for _, e := range all {
				if e.Name == "script" {
					t.Fatalf("a script in\n%s", svg)
				}
			}
		}
	})
}
