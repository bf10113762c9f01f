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
}

// A Room is a rectangle, given by its upper left corner.
type Room struct{ X, Y, Width, Height float64 }

// Piece draws a piece and, if moves choose it, its rim and the attributes of a button.
func (p *Pen) Piece(t Piece, draw func(), attributes ...string) {
	moves, only := p.choosing(t.Name)
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
	touched := p.touched[t.Name]
	if touched {
		class += " last"
	}
	p.Group(func() {
		p.Text("title", t.Title)
		if t.Hit != (Room{}) && p.parts != "" {
			p.Box(t.Hit.X, t.Hit.Y, t.Hit.Width, t.Hit.Height, 0, "class", "hit", "fill", "none", "pointer-events", "all")
		}
		draw()
		if touched && t.Rim != nil {
			p.touch(t.Rim)
		}
		if moves > 0 && t.Rim != nil {
			p.Path(t.Rim, "class", "rim", "fill", "none", "stroke", p.Colours.Choice, "stroke-width", "3", "stroke-linejoin", "round")
		}
	}, append(append([]string{"class", class}, more...), attributes...)...)
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
			p.touch(rim)
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

// touch draws the rim of a part that the last move touched: dashes on a light line,
// visible on ground of any colour and beside the rim of a choice.
func (p *Pen) touch(rim Path) {
	p.Path(rim, "class", "touched", "fill", "none", "stroke", p.Colours.Light, "stroke-width", "5", "stroke-linejoin", "round", "pointer-events", "none")
	p.Path(rim, "class", "touched", "fill", "none", "stroke", p.Colours.Dark, "stroke-width", "2.8", "stroke-dasharray", "5 4", "pointer-events", "none")
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
func (p *Pen) IsChosen(name string) bool {
	moves, _ := p.choosing(name)
	return moves > 0
}

func (p *Pen) choosing(name string) (moves int, only string) {
	if p.choices == nil {
		return 0, ""
	}
	return p.choices.Of(name)
}
