package drawing

// A Panel is a piece of a picture of which several stand beside or below each
// other. P is the pen of the game.
type Panel[P origin] struct {
	Width, Height float64
	Draw          func(p P) // from the origin
}

// An origin is what a pen of any game can do: move the origin.
type origin interface {
	At(x, y float64, draw func())
}

// PanelGap is the room between panels.
const PanelGap = 14.0

// Above is one panel on top of another.
func Above[P origin](top, bottom Panel[P]) Panel[P] {
	return Panel[P]{max(top.Width, bottom.Width), top.Height + PanelGap + bottom.Height, func(p P) {
		top.Draw(p)
		p.At(0, top.Height+PanelGap, func() { bottom.Draw(p) })
	}}
}

// Shelves are rows of panels, one below the other.
type Shelves[P origin] []shelf[P]

// A shelf is panels that stand beside each other.
type shelf[P origin] struct {
	panels        []Panel[P]
	width, height float64
}

// Shelve puts panels side by side, as many as there is room for, and the others
// below.
func Shelve[P origin](room float64, panels []Panel[P]) (shelves Shelves[P]) {
	for _, next := range panels {
		last := len(shelves) - 1
		if last < 0 || shelves[last].width+PanelGap+next.Width > room {
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

// Height is how high the shelves are, one below the other.
func (shelves Shelves[P]) Height() (height float64) {
	for i, s := range shelves {
		if i > 0 {
			height += PanelGap
		}
		height += s.height
	}
	return height
}

// Draw draws the shelves from the origin, each from side to side of a room.
func (shelves Shelves[P]) Draw(p P, room float64) {
	top := 0.0
	for _, s := range shelves {
		left, between := 0.0, PanelGap
		if len(s.panels) > 1 {
			between += (room - s.width) / float64(len(s.panels)-1)
		}
		for _, one := range s.panels {
			p.At(left, top, func() { one.Draw(p) })
			left += one.Width + between
		}
		top += s.height + PanelGap
	}
}
