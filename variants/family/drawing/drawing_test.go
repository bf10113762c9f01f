package drawing_test

import (
	"encoding/xml"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/railhex/railhex/variants/family/drawing"
)

// A step is a move of a test, which is its text.
type step string

func (s step) String() string { return string(s) }

func TestPieces(t *testing.T) {
	choices := drawing.Choices[step]{}
	choices.Add("a", "twice")
	choices.Add("b", "twice")
	draw := func(f drawing.Frame, look drawing.Look, name string) string {
		_, picture, _ := strings.Cut(look.Draw(f, func(p *drawing.Pen) {
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
			"one that many moves choose", draw(drawing.Frame{Choices: choices}, drawing.Look{}, "twice"),
			map[string]int{`class="c choice"`: 2, `class="rim"`: 2, "data-move": 0, "data-part": 0, "id=": 0},
		},
		{
			"one that no move chooses", draw(drawing.Frame{Choices: choices, Parts: "x/"}, drawing.Look{}, "never"),
			map[string]int{`class="c"`: 2, `class="rim"`: 0, "role": 0, `data-part="x/never"`: 2},
		},
		{
			"one where nothing is chosen", draw(drawing.Frame{}, drawing.Look{ID: "p"}, "twice"),
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

// TestShelvesHoldAllPanels holds rows of panels to drawing each panel once, in
// order, within the room where it fits there at all, and no two over each other.
func TestShelvesHoldAllPanels(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		const room = 300.0
		var drawn []int
		var panels []drawing.Panel[*recorder]
		for i := range rapid.IntRange(0, 9).Draw(t, "panels") {
			width, height := rapid.Float64Range(1, room).Draw(t, "width"), rapid.Float64Range(1, 90).Draw(t, "height")
			panels = append(panels, drawing.Panel[*recorder]{Width: width, Height: height, Draw: func(r *recorder) {
				drawn = append(drawn, i)
				r.boxes = append(r.boxes, box{r.x, r.y, r.x + width, r.y + height})
			}})
		}
		shelves := drawing.Shelve(room, panels)
		var r recorder
		shelves.Draw(&r, room)
		for i := range drawn {
			if drawn[i] != i {
				t.Fatalf("drawn %v", drawn)
			}
		}
		if len(drawn) != len(panels) {
			t.Fatalf("%d of %d are drawn", len(drawn), len(panels))
		}
		lowest := 0.0
		for i, one := range r.boxes {
			lowest = max(lowest, one.bottom)
			if one.left < -tiny || one.right > room+tiny {
				t.Errorf("panel %d is at %v, out of the room", i, one)
			}
			for _, other := range r.boxes[:i] {
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

const tiny = 1e-9

type box struct{ left, top, right, bottom float64 }

// A recorder is a pen that draws nothing but knows where it is.
type recorder struct {
	x, y  float64
	boxes []box
}

func (r *recorder) At(x, y float64, draw func()) {
	r.x, r.y = r.x+x, r.y+y
	draw()
	r.x, r.y = r.x-x, r.y-y
}

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

func TestOver(t *testing.T) {
	type shades struct{ Land, City string }
	type theme struct {
		Paper, Ink string
		Red        shades
	}
	own, other := theme{Paper: "a", Red: shades{City: "b"}}, theme{"w", "x", shades{"y", "z"}}
	if got, want := drawing.Over(own, other), (theme{"a", "x", shades{"y", "b"}}); got != want {
		t.Errorf("got %v, want %v", got, want)
	}
	if own.Ink != "" {
		t.Error("the theme itself was changed")
	}
}

// TestColoursAreAllSet holds both sets of colours to being whole and apart.
func TestColoursAreAllSet(t *testing.T) {
	if drawing.Over(drawing.Day(), drawing.Night()) != drawing.Day() || drawing.Over(drawing.Night(), drawing.Day()) != drawing.Night() {
		t.Error("a colour is left empty")
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
	picture := drawing.Look{Colours: drawing.Night()}.Draw(drawing.Frame{Title: "all", Description: "<all>"}, func(p *drawing.Pen) {
		p.Paper(9, 9)
		p.Heading("h")
		p.Name(9, strings.Repeat("<&", 30))
		p.Card()
		p.Place("1")
		for face := 1; face <= 6; face++ {
			p.WhiteDie(9, face)
		}
		p.Cube(9, "red", "2", "white")
		p.Locomotive(1, "red", "3")
		p.Sack(1)
		p.Tick(1, 1, 1)
		p.Cross(1, 1, 1)
		p.Arrow(1, 1)
		p.Person(1)
		p.Start(1, 1, "start")
		p.Points([]drawing.PointLine{{"a", "A", 1}, {"b", "B", -1}})
	})
	var read struct {
		Title string `xml:"title"`
	}
	if err := xml.Unmarshal([]byte(picture), &read); err != nil || read.Title != "all" {
		t.Errorf("%v, %v, in\n%s", read, err, picture)
	}
	if pips := strings.Count(picture, `r="0.86"`); pips != 1+2+3+4+5+6 {
		t.Errorf("%d pips on six faces", pips)
	}
}
