package drawing

import (
	"slices"
	"strconv"
)

// A Piece is a part of a picture that somebody may click.
type Piece struct {
	Name  string // by which choices know it, and from which its id and its data-part are made
	Class string
	Title string // said of it, and shown when a pointer rests on it
	Rim   Path   // drawn around it where it can be chosen; nil where nothing is
	Hit   Room   // takes clicks besides what is drawn; the zero Room adds nothing
}

// A Room is a rectangle by its upper left corner.
type Room struct{ X, Y, Width, Height float64 }

// Piece draws a piece, and what there is to see if it can be chosen.
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

// Named draws what nobody can click, and says what it is. Its name is one that the
// last move may have touched; a rim is then drawn around it, unless it is nil.
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

// Titled draws what nobody can click, and says what it is.
func (p *Pen) Titled(title string, draw func(), attributes ...string) {
	p.Named("", title, nil, draw, attributes...)
}

// withClass is attributes with one more class.
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

// touch draws the rim of what the last move touched: dashes on a light line, which
// are seen on ground of any colour, and beside the rim of a choice.
func (p *Pen) touch(rim Path) {
	p.Path(rim, "class", "touched", "fill", "none", "stroke", p.Colours.Light, "stroke-width", "5", "stroke-linejoin", "round", "pointer-events", "none")
	p.Path(rim, "class", "touched", "fill", "none", "stroke", p.Colours.Dark, "stroke-width", "2.8", "stroke-dasharray", "5 4", "pointer-events", "none")
}

// id is the id of a part: its name, and a number behind it if the picture has
// several pieces of the name.
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

// IsChosen reports whether a move chooses a part.
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
