package drawing

import "github.com/railhex/railhex/hexmap"

// A Frame says what a picture is and how large, and which of its parts can be chosen.
type Frame struct {
	Class         string // the kind of picture, as in "map"
	Title         string
	Description   string // may be empty
	Width, Height float64
	// Parts is what the data-part of each piece begins with, as in "supply/"; "" leaves
	// data-parts out.
	Parts string
	// Choices are the moves to choose from.
	Choices Choices
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
func (p *Pen) Draw(f Frame, content func()) string {
	p.parts, p.choices, p.touched = f.Parts, f.Choices, f.Touched
	attributes := []string{
		"xmlns", "http://www.w3.org/2000/svg",
		"class", p.game + " " + f.Class,
		"direction", "ltr", // of its text, in a page that is written from right to left, too
		"role", "img",
	}
	if area := f.Width * f.Height; area > 0 {
		const bytes, most = 0.12, 1 << 20 // of a square unit, about, and of a picture
		p.out = make([]byte, 0, int(min(bytes*area, most)))
	}
	if p.Thumbnail {
		p.parts, p.choices = "", nil
	}
	if len(p.choices) > 0 {
		p.one = p.choices.one()
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
		"font-family", p.Font, "text-anchor", "middle", "fill", p.Colours["ink"],
	)
	p.wrap("svg", attributes, func() {
		p.headed("title", f.Title)
		if f.Description != "" {
			p.headed("desc", f.Description)
		}
		content()
	})
	return p.String()
}

// Button returns a picture of a single component. It calls component to draw it at the
// origin, in the given size.
func (p *Pen) Button(class, title string, width, height float64, component func(), attributes ...string) string {
	const room = 2.0 // around it
	return p.Draw(Frame{Class: class, Title: title, Width: width + 2*room, Height: height + 2*room}, func() {
		p.At(room, room, func() { p.Group(component, append([]string{"class", class}, attributes...)...) })
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

// Margin is the margin of a large picture.
const Margin = 16.0

// MapFrame returns the frame of a picture of a map, and where its chart begins. The chart
// is below a heading of the given height, in a picture of at least the given width, or
// alone.
func (y Style) MapFrame(grid Grid, least, heading float64) (f Frame, at hexmap.Point) {
	f.Width, f.Height = y.ChartSize(grid)
	if y.MapAlone || y.Thumbnail {
		return f, at
	}
	room := max(f.Width, least)
	at = hexmap.Point{X: Margin + (room-f.Width)/2, Y: Margin + heading}
	f.Width, f.Height = room+2*Margin, at.Y+f.Height+Margin
	return f, at
}
