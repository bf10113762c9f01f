package drawing

// A Frame says what a picture is and how large, and which of its parts can be chosen.
type Frame struct {
	Class         string // the kind of picture, as in "map"
	Title         string
	Description   string // may be empty
	Width, Height float64
	// Parts is what the data-part of each piece begins with, as in "supply/"; "" leaves
	// data-parts out.
	Parts string
	// Choices are the moves to choose from, as a [Choices] holds them; nil if there are
	// none.
	Choices Chooser
	// Touched holds the parts that the last move touched.
	Touched Touched
}

// Touched is a set of parts of a picture, by name.
type Touched map[string]bool

// Add adds parts.
func (t Touched) Add(parts ...string) {
	for _, part := range parts {
		t[part] = true
	}
}

// Draw returns a picture, a complete svg element. It calls content to draw it.
func (l Look) Draw(f Frame, content func(p *Pen)) string {
	p := &Pen{Look: l.complete(), parts: f.Parts, choices: f.Choices, touched: f.Touched}
	attributes := []string{
		"xmlns", "http://www.w3.org/2000/svg",
		"class", p.Game + " " + f.Class,
		"role", "img",
	}
	if f.Choices != nil && f.Choices.Len() > 0 {
		attributes[len(attributes)-1] = "group" // screen readers hide the buttons in an img
	}
	if p.ID != "" {
		attributes = append(attributes, "id", p.ID, "aria-labelledby", p.ID+"-title")
		if f.Description != "" {
			attributes = append(attributes, "aria-describedby", p.ID+"-desc")
		}
	}
	attributes = append(attributes,
		"width", Number(f.Width*p.Scale), "height", Number(f.Height*p.Scale),
		"viewBox", "0 0 "+Number(f.Width)+" "+Number(f.Height),
		"font-family", p.Font, "text-anchor", "middle", "fill", p.Colours.Ink,
	)
	p.wrap("svg", attributes, func() {
		p.headed("title", f.Title)
		if f.Description != "" {
			p.headed("desc", f.Description)
		}
		content(p)
	})
	return p.String()
}

// Button returns a picture of a single component. It calls component to draw it at the
// origin, in the size of the frame.
func (l Look) Button(f Frame, component func(p *Pen), attributes ...string) string {
	const room = 2.0 // around it
	f.Width, f.Height = f.Width+2*room, f.Height+2*room
	return l.Draw(f, func(p *Pen) {
		p.At(room, room, func() {
			p.Group(func() { component(p) }, append([]string{"class", f.Class}, attributes...)...)
		})
	})
}

// headed writes the title or the description of the picture.
func (p *Pen) headed(name, content string) {
	var attributes []string
	if p.ID != "" {
		attributes = []string{"id", p.ID + "-" + name}
	}
	p.Text(name, content, attributes...)
}
