package drawing_test

import (
	"encoding/xml"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/railhex/railhex/variants/family/drawing"
	"github.com/railhex/railhex/variants/family/gametest"
)

// A step is a move of a test, which is its text.
type step string

func (s step) String() string { return string(s) }

func TestPieces(t *testing.T) {
	choices := drawing.Choices{}
	choices.Add(step("a"), "twice")
	choices.Add(step("b"), "twice")
	draw := func(f drawing.Frame, look drawing.Style, name string) string {
		p := look.Pen("game", nil)
		_, picture, _ := strings.Cut(p.Draw(f, func() {
			piece := drawing.Piece{Name: name, Class: "c", Title: "t", Rim: drawing.Around(1, 1)}
			p.Piece(piece, func() {})
			if p.IsChosen(name) != strings.Contains(p.String(), "choice") {
				t.Errorf("%s: chosen is %v, in\n%s", name, p.IsChosen(name), p.String())
			}
			p.Piece(piece, func() {})
		}), "</title>\n")
		return picture
	}
	for _, test := range []struct {
		name, picture string
		has           map[string]int
	}{
		{
			"one that many moves choose", draw(drawing.Frame{Choices: choices}, drawing.Style{}, "twice"),
			map[string]int{`class="c choice"`: 2, `class="mark mark-may"`: 2, "data-move": 0, "data-part": 0, "id=": 0},
		},
		{
			"one that no move chooses", draw(drawing.Frame{Choices: choices, Parts: "x/"}, drawing.Style{}, "never"),
			map[string]int{`class="c"`: 2, `class="mark`: 0, "role": 0, `data-part="x/never"`: 2},
		},
		{
			"one where nothing is chosen", draw(drawing.Frame{}, drawing.Style{ID: "p"}, "twice"),
			map[string]int{`class="c"`: 2, `id="p-twice"`: 1, `id="p-twice-2"`: 1},
		},
	} {
		for text, times := range test.has {
			if got := strings.Count(test.picture, text); got != times {
				t.Errorf("%s: %s is there %d times, want %d, in\n%s", test.name, text, got, times, test.picture)
			}
		}
	}
}

// TestScaleAndFont asks for the size and the font of a picture.
func TestScaleAndFont(t *testing.T) {
	style := drawing.Style{Scale: 2.5, Font: "Futura"}
	got := style.Pen("game", nil).Draw(drawing.Frame{Width: 100, Height: 50}, func() {})
	if want := `width="250" height="125" viewBox="0 0 100 50" font-family="Futura"`; !strings.Contains(got, want) {
		t.Errorf("%s is not in\n%s", want, got)
	}
}

// TestShelvesHoldAllPanels holds rows of panels to drawing each panel once, in
// order, within the room where it fits there at all, and no two over each other.
func TestShelvesHoldAllPanels(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		const room = 300.0
		var drawn []int
		p := new(drawing.Pen)
		var panels []drawing.Panel
		for i := range rapid.IntRange(0, 9).Draw(t, "panels") {
			width, height := rapid.Float64Range(1, room).Draw(t, "width"), rapid.Float64Range(1, 90).Draw(t, "height")
			panels = append(panels, drawing.Panel{Width: width, Height: height, Draw: func() { drawn = append(drawn, i) }})
		}
		shelves := drawing.Shelve(room, panels)
		shelves.Draw(p, room)
		var boxes []box
		for i, at := range translations.FindAllStringSubmatch(p.String(), -1) {
			x, _ := strconv.ParseFloat(at[1], 64)
			y, _ := strconv.ParseFloat(at[2], 64)
			boxes = append(boxes, box{x, y, x + panels[i].Width, y + panels[i].Height})
		}
		for i := range drawn {
			if drawn[i] != i {
				t.Fatalf("drawn %v", drawn)
			}
		}
		if len(drawn) != len(panels) {
			t.Fatalf("%d of %d are drawn", len(drawn), len(panels))
		}
		lowest := 0.0
		for i, one := range boxes {
			lowest = max(lowest, one.bottom)
			if one.left < -tiny || one.right > room+tiny {
				t.Errorf("panel %d is at %v, out of the room", i, one)
			}
			for _, other := range boxes[:i] {
				if one.left < other.right-tiny && other.left < one.right-tiny && one.top < other.bottom-tiny && other.top < one.bottom-tiny {
					t.Errorf("%v lies over %v", one, other)
				}
			}
		}
		if d := shelves.Height() - lowest; d < -tiny || d > tiny {
			t.Errorf("the shelves are %v high, the lowest panel ends at %v", shelves.Height(), lowest)
		}
	})
}

// TestASheetWithoutItsHeadingIsAsLarge holds what is laid over a picture to its size and its map,
// without its panels.
func TestASheetWithoutItsHeadingIsAsLarge(t *testing.T) {
	panel := drawing.Panel{Width: 50, Height: 20, Draw: nil}
	draw := func(head func(room float64)) (frame string, drawn []string) {
		p := new(drawing.Pen)
		panel.Draw = func() { drawn = append(drawn, "panel") }
		picture := p.DrawSheet(drawing.Sheet{
			Grid: newValley(), Map: func() { drawn = append(drawn, "map") }, Least: 200, Heading: 30, Head: head, Below: []drawing.Panel{panel},
		})
		return regexp.MustCompile(`viewBox="[^"]+"`).FindString(picture), drawn
	}
	var headed bool
	whole, all := draw(func(float64) { headed = true })
	over, only := draw(nil)
	if whole == "" || over != whole || !headed || len(all) != 2 || !slices.Equal(only, []string{"map"}) {
		t.Errorf("%s draws %v, headed: %v; without a heading %s draws %v", whole, all, headed, over, only)
	}
}

const tiny = 0.021 // what rounding leaves

var translations = regexp.MustCompile(`translate\(([0-9.]+) ([0-9.]+)\)`)

type box struct{ left, top, right, bottom float64 }

// TestHeapsFit holds a heap of any number to its room.
func TestHeapsFit(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		width, height := rapid.Float64Range(1, 200).Draw(t, "width"), rapid.Float64Range(1, 200).Draw(t, "height")
		many := rapid.IntRange(0, 40).Draw(t, "many")
		var p drawing.Pen
		var drawn []int
		p.Heap(width, height, many, func(i int, size float64) {
			drawn = append(drawn, i)
			if size*size*float64(many) > width*height+tiny {
				t.Errorf("%d of %v do not fit into %v by %v", many, size, width, height)
			}
		})
		if len(drawn) != many {
			t.Errorf("%d of %d are drawn", len(drawn), many)
		}
	})
}

// TestMarksAndTextCanBeRead holds the colours of both times of day to the contrast that
// marks (WCAG 2.2, 1.4.11) and text on a map (1.4.3) need on every ground. On a city,
// where no colour differs from all, the casing sets the mark off.
func TestMarksAndTextCanBeRead(t *testing.T) {
	const marks, text = 3, 4.5
	for name, c := range map[string]drawing.Colours{"day": drawing.Day(), "night": drawing.Night()} {
		need := func(what, one, other string, least float64) {
			if got := gametest.Contrast(one, other); got < least {
				t.Errorf("%s: %s has a contrast of %.2f, want %.1f", name, what, got, least)
			}
		}
		for of := range drawing.Day() {
			switch colour, kind := c[of], strings.TrimRight(of, "0123456789"); {
			case colour == "":
				t.Errorf("%s: there is no %s", name, of)
			case kind == "player" || kind == "nobody":
				need(of+" beside its casing", colour, c["seam"], marks)
				need("text on "+of, c["casing"], colour, text)
				for _, land := range []string{c["plain"], c["hill"], c["mountain"]} {
					need(of+" on "+land, colour, land, marks)
				}
			case strings.HasPrefix(kind, "land") || slices.Contains([]string{"plain", "hill", "mountain", "water", "paper", "panel"}, kind):
				need("a choice on "+of, c["choice"], colour, marks)
				need("the last mark on "+of, c["ink"], colour, marks)
				need("text on "+of, c["ink"], colour, text)
				need("rails on "+of, c["rail"], colour, marks)
			case strings.HasPrefix(kind, "station"):
				need("text on "+of, c["ink"], colour, text)
			}
		}
		need("a choice beside its casing", c["choice"], c["casing"], marks)
		need("the last mark beside its casing", c["ink"], c["casing"], marks)
		need("text on a choice", c["casing"], c["choice"], text)
		need("faint text", c["faint"], c["paper"], text)
	}
}

// TestProperties holds the declarations for a page to naming each colour once, as the
// pictures do.
func TestProperties(t *testing.T) {
	night := drawing.Night().Properties()
	pen := drawing.Style{Night: true}.Pen("", nil)
	picture := pen.Draw(drawing.Frame{}, func() {
		for _, colour := range pen.Colours {
			pen.Box(0, 0, 1, 1, 0, "fill", colour)
		}
	})
	lines := strings.Split(strings.TrimSuffix(night, "\n"), "\n")
	for _, line := range lines {
		name, value, _ := strings.Cut(strings.TrimSuffix(line, ";"), ":")
		if n := strings.Count(picture, `"var(`+name+","+value+`)"`); n != 1+strings.Count(picture[:strings.Index(picture, "<rect")], name+",") {
			t.Errorf("%s is there %d times", line, n)
		}
	}
	if len(lines) != len(drawing.Day()) {
		t.Errorf("%d properties", len(lines))
	}
}

func TestSigns(t *testing.T) {
	for n, want := range map[int][2]string{-3: {"−3", "−3"}, 0: {"0", "0"}, 4: {"4", "+4"}} {
		if got := [2]string{drawing.Minus(n), drawing.Signed(n)}; got != want {
			t.Errorf("%d: %v, want %v", n, got, want)
		}
	}
}

// TestThingsAreXML reads back everything that can be drawn anywhere.
func TestThingsAreXML(t *testing.T) {
	p := drawing.Style{Night: true, Words: map[string]string{"a": "A"}}.Pen("", nil)
	picture := p.Draw(drawing.Frame{Title: "all", Description: "<all>"}, func() {
		p.Paper(9, 9)
		p.Heading("h")
		p.Name(9, strings.Repeat("<&", 30))
		p.Card()
		p.Place("1")
		p.Cube(9, "red", "2")
		p.Locomotive(1, "red", "3")
		p.Sack(1)
		p.Arrow(1, 1)
		p.Start(1, 1, "start")
		p.Points([]drawing.PointLine{{"a", 1}, {"b", -1}}).Draw()
	})
	var read struct {
		Title string `xml:"title"`
	}
	if err := xml.Unmarshal([]byte(picture), &read); err != nil || read.Title != "all" {
		t.Errorf("%v, %v, in\n%s", read, err, picture)
	}
}

// FuzzText puts any text where a page may put text: into words, names, colours, the font and the
// id. What is read back is no other element, and holds the text whole or, of long names, its
// beginning.
func FuzzText(f *testing.F) {
	f.Add(`<script>alert("1")</script>&amp;'` + "\x00\x1b\xff\uFFFE")
	f.Add(`" onclick="x`)
	f.Add("{seat}]]>")
	for _, reserved := range []string{"<", "&", `"`, "\x01"} {
		f.Add(reserved)
	}
	f.Add(strings.Repeat("W", 60))
	f.Fuzz(func(t *testing.T, text string) {
		p := drawing.Style{Font: text, ID: text, Words: map[string]string{"a": text}, Players: []string{text}, Colours: drawing.Colours{"panel": text}}.Pen("game", nil)
		svg := p.Draw(drawing.Frame{Class: "c", Title: p.Say("a")}, func() {
			p.Table(9, 9)
			p.Name(90, p.Player(1, "a"))
		})
		all, err := gametest.Read(svg)
		if err != nil && !strings.Contains(err.Error(), "leads elsewhere") { // a colour may be anything
			t.Fatalf("%v, in\n%s", err, svg)
		}
		for _, e := range all {
			if e.Name == "script" || e.Has("name") && len([]rune(e.Text)) > 24 {
				t.Fatalf("%s %q in\n%s", e.Name, e.Text, svg)
			}
		}
	})
}
