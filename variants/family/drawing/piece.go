package drawing

import (
	"slices"
	"strconv"
)

// A Piece is a part of a picture that can be clicked.
type Piece struct {
	Name  string // its name in Choices, and the end of its id and data-part
	Class string
	Title string // read aloud, and shown when a pointer rests on it
	Rim   Path   // drawn around it if it can be chosen; nil draws nothing
	Hit   Room   // also takes clicks; the zero Room adds nothing
	Fine  bool   // it is small and close to others, so its marks are thin
}

// A Room is a rectangle, given by its upper left corner.
type Room struct{ X, Y, Width, Height float64 }

// Piece draws a piece and, if moves choose it, its mark and the attributes of a button.
func (p *Pen) Piece(t Piece, draw func(), attributes ...string) {
	p.piece(t, p.marksOf(t.Name), draw, attributes)
}

// marksOf returns the marks of a part: none, one or two.
func (p *Pen) marksOf(name string) (marks []mark) {
	if p.touched[name] {
		marks = append(marks, last)
	}
	if p.IsChosen(name) {
		marks = append(marks, p.markOf())
	}
	return marks
}

// piece draws a piece and those marks of it that are drawn with it.
func (p *Pen) piece(t Piece, marks []mark, draw func(), attributes []string) {
	moves, only := p.choices.of(t.Name)
	class := t.Class
	var more []string
	if p.ID != "" {
		more = append(more, "id", p.id(t.Name))
	}
	if p.parts != "" {
		more = append(more, "data-part", p.parts+t.Name)
	}
	if moves > 0 {
		class += " choice"
		more = append(more, "role", "button", "tabindex", "0")
	}
	if moves == 1 {
		more = append(more, "data-move", only)
	}
	if p.touched[t.Name] {
		class += " last"
	}
	if p.isBack(t.Name) {
		class += " back"
		more = append(more, "opacity", stepped)
	}
	p.Group(func() {
		p.Text("title", t.Title)
		if t.Hit != (Room{}) && p.parts != "" {
			p.Box(t.Hit.X, t.Hit.Y, t.Hit.Width, t.Hit.Height, 0, "class", "hit", "fill", "none", "pointer-events", "all")
		}
		draw()
		if t.Rim != nil {
			for _, m := range marks {
				p.mark(m, t.Name, t.Rim, t.Fine)
			}
		}
	}, append(append([]string{"class", class}, more...), attributes...)...)
}

// stepped is the opacity of what steps back.
const stepped = "0.42"

// isBack reports whether a part steps back: there is something to choose, but not this.
func (p *Pen) isBack(name string) bool {
	return p.Back && len(p.choices) > 0 && !p.IsChosen(name) && !p.touched[name]
}

// Named draws something that cannot be clicked, with a title. If the last move touched
// the name, it also draws the rim, unless that is nil.
func (p *Pen) Named(name, title string, rim Path, draw func(), attributes ...string) {
	touched := p.touched[name]
	if touched {
		attributes = withClass(attributes, "last")
	}
	p.Group(func() {
		p.Text("title", title)
		draw()
		if touched && rim != nil {
			p.mark(last, name, rim, false)
		}
	}, attributes...)
}

// Titled draws something that cannot be clicked, with a title.
func (p *Pen) Titled(title string, draw func(), attributes ...string) {
	p.Named("", title, nil, draw, attributes...)
}

// withClass returns attributes with one more class.
func withClass(attributes []string, class string) []string {
	for i := 0; i < len(attributes); i += 2 {
		if attributes[i] == "class" {
			attributes = slices.Clone(attributes)
			attributes[i+1] += " " + class
			return attributes
		}
	}
	return append(attributes, "class", class)
}

// id returns the id of a part: its name, followed by a number from the second piece of
// that name on.
func (p *Pen) id(name string) string {
	if p.ids == nil {
		p.ids = map[string]int{}
	}
	p.ids[name]++
	id := p.ID + "-" + name
	if n := p.ids[name]; n > 1 {
		id += "-" + strconv.Itoa(n)
	}
	return id
}

// IsChosen reports whether any move chooses the part with this name.
func (p *Pen) IsChosen(name string) bool { return len(p.choices[name]) > 0 }

// Only returns the text of the single move that chooses a part; "" if none or several do.
func (p *Pen) Only(name string) string {
	_, only := p.choices.of(name)
	return only
}
