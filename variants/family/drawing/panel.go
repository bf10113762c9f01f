package drawing

// A Panel is a rectangular part of a picture, laid out beside or below others.
type Panel struct {
	Width, Height float64
	Draw          func() // draws the panel at the origin
}

// PanelGap is the distance between panels.
const PanelGap = 14.0

// Above returns a panel with one panel on top of another.
func (p *Pen) Above(top, bottom Panel) Panel {
	return Panel{max(top.Width, bottom.Width), top.Height + PanelGap + bottom.Height, func() {
		top.Draw()
		p.At(0, top.Height+PanelGap, bottom.Draw)
	}}
}

// Captioned returns a panel with a line of text above it.
func (p *Pen) Captioned(text string, below Panel) Panel {
	const height, size, least = 17.0, 12.0, 0
	return Panel{below.Width, height + below.Height, func() {
		word, size := Fit(text, below.Width, size, least)
		p.Label(1, 5, size, word, "text-anchor", "start", "fill", p.Colours["faint"])
		p.At(0, height, below.Draw)
	}}
}

// InRows returns a panel with panels of the same height in rows from the left, so far apart.
func (p *Pen) InRows(width, gap float64, panels []Panel) Panel {
	type place struct{ x, y float64 }
	places := make([]place, len(panels))
	x, y, height := 0.0, 0.0, 0.0
	for i, one := range panels {
		if x > 0 && x+one.Width > width {
			x, y = 0, y+one.Height+gap
		}
		places[i] = place{x, y}
		x += one.Width + gap
		height = y + one.Height
	}
	return Panel{width, height, func() {
		for i, one := range panels {
			p.At(places[i].x, places[i].y, one.Draw)
		}
	}}
}

// DrawPanels returns a picture of a head and panels below it, in rows of the given width. The
// size of the frame follows from them.
func (p *Pen) DrawPanels(f Frame, width, headHeight float64, head func(), panels []Panel) string {
	shelves := Shelve(width, panels)
	f.Width, f.Height = width+2*Margin, Margin+headHeight+shelves.Height()+Margin
	return p.Draw(f, func() {
		p.Paper(f.Width, f.Height)
		p.At(Margin, Margin, head)
		p.At(Margin, Margin+headHeight, func() { shelves.Draw(p, width) })
	})
}

// Shelves are rows of panels, one below the other.
type Shelves []shelf

// A shelf is a row of panels.
type shelf struct {
	panels        []Panel
	width, height float64
}

// Shelve lays panels out in rows of the given width, each row as full as it can be.
func Shelve(width float64, panels []Panel) (shelves Shelves) {
	for _, next := range panels {
		last := len(shelves) - 1
		if last < 0 || shelves[last].width+PanelGap+next.Width > width {
			shelves = append(shelves, shelf{[]Panel{next}, next.Width, next.Height})
			continue
		}
		at := &shelves[last]
		at.panels = append(at.panels, next)
		at.width += PanelGap + next.Width
		at.height = max(at.height, next.Height)
	}
	return shelves
}

// Height returns the height of all rows and the gaps between them.
func (shelves Shelves) Height() (height float64) {
	for i, s := range shelves {
		if i > 0 {
			height += PanelGap
		}
		height += s.height
	}
	return height
}

// Draw draws the rows at the origin, each spread over the given width.
func (shelves Shelves) Draw(p *Pen, width float64) {
	top := 0.0
	for _, s := range shelves {
		left, between := 0.0, PanelGap
		if len(s.panels) > 1 {
			between += (width - s.width) / float64(len(s.panels)-1)
		}
		for _, one := range s.panels {
			p.At(left, top, one.Draw)
			left += one.Width + between
		}
		top += s.height + PanelGap
	}
}
