package drawing

// A Panel is a rectangular part of a picture, laid out beside or below others. P is the
// pen of the game.
type Panel[P origin] struct {
	Width, Height float64
	Draw          func(p P) // draws the panel at the origin
}

// An origin is a pen that can move its origin, as any that embeds a [*Pen].
type origin interface {
	At(x, y float64, draw func())
}

// PanelGap is the distance between panels.
const PanelGap = 14.0

// Above returns a panel with one panel on top of another.
func Above[P origin](top, bottom Panel[P]) Panel[P] {
	return Panel[P]{max(top.Width, bottom.Width), top.Height + PanelGap + bottom.Height, func(p P) {
		top.Draw(p)
		p.At(0, top.Height+PanelGap, func() { bottom.Draw(p) })
	}}
}

// Shelves are rows of panels, one below the other.
type Shelves[P origin] []shelf[P]

// A shelf is a row of panels.
type shelf[P origin] struct {
	panels        []Panel[P]
	width, height float64
}

// Shelve lays panels out in rows of the given width, each row as full as it can be.
func Shelve[P origin](width float64, panels []Panel[P]) (shelves Shelves[P]) {
	for _, next := range panels {
		last := len(shelves) - 1
		if last < 0 || shelves[last].width+PanelGap+next.Width > width {
			shelves = append(shelves, shelf[P]{[]Panel[P]{next}, next.Width, next.Height})
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
func (shelves Shelves[P]) Height() (height float64) {
	for i, s := range shelves {
		if i > 0 {
			height += PanelGap
		}
		height += s.height
	}
	return height
}

// Draw draws the rows at the origin, each spread over the given width.
func (shelves Shelves[P]) Draw(p P, width float64) {
	top := 0.0
	for _, s := range shelves {
		left, between := 0.0, PanelGap
		if len(s.panels) > 1 {
			between += (width - s.width) / float64(len(s.panels)-1)
		}
		for _, one := range s.panels {
			p.At(left, top, func() { one.Draw(p) })
			left += one.Width + between
		}
		top += s.height + PanelGap
	}
}
