package drawing

import (
	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/track"
)

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

// A Sheet is a picture of a map with a heading above it and panels below. If the style has the
// map alone, that is all.
type Sheet struct {
	Frame   Frame // its size is found when it is drawn
	Grid    Grid
	Map     func()             // draws the map at the origin
	Least   float64            // the least width, without the margins
	Heading float64            // the height of the heading
	Head    func(room float64) // draws the heading at the origin; nil draws nothing but the map in its place
	Below   []Panel
}

// DrawSheet returns the picture of a sheet.
func (p *Pen) DrawSheet(s Sheet) string {
	width, height := p.ChartSize(s.Grid)
	if p.MapAlone {
		s.Frame.Width, s.Frame.Height = width, height
		return p.Draw(s.Frame, func() { p.At(0, 0, s.Map) })
	}
	room := max(width, s.Least)
	shelves := Shelve(room, s.Below)
	end := Margin + s.Heading + height
	below := end + PanelGap
	if shelves != nil {
		end = below + shelves.Height()
	}
	s.Frame.Width, s.Frame.Height = room+2*Margin, end+Margin
	return p.Draw(s.Frame, func() {
		if s.Head != nil {
			p.Paper(s.Frame.Width, s.Frame.Height)
			p.At(Margin, Margin, func() { s.Head(room) })
		}
		p.At(Margin+(room-width)/2, Margin+s.Heading, s.Map)
		if s.Head != nil && shelves != nil {
			p.At(Margin, below, func() { shelves.Draw(p, room) })
		}
	})
}

// TrackRows returns the moves that lay track in a hex, a row for each type of track.
func TrackRows[M interface {
	Hex() hexmap.Cell
	Track() track.Track
}](hex hexmap.Cell, moves []M) (rows [][]M) {
	for kind := range track.Types() {
		var row []M
		for _, m := range moves {
			if m.Hex() == hex && m.Track().IsValid() && m.Track().Type() == kind {
				row = append(row, m)
			}
		}
		if row != nil {
			rows = append(rows, row)
		}
	}
	return rows
}

// DrawRows returns a picture of rows of things, such as tiles to choose from. It calls draw with
// the origin in the middle of the room of each, which has the given size.
func DrawRows[T any](p *Pen, f Frame, across, down float64, rows [][]T, draw func(T)) string {
	for _, row := range rows {
		f.Width = max(f.Width, across*float64(len(row)))
	}
	f.Height = down * float64(len(rows))
	return p.Draw(f, func() {
		for r, row := range rows {
			for column, one := range row {
				p.At(across*(float64(column)+0.5), down*(float64(r)+0.5), func() { draw(one) })
			}
		}
	})
}
