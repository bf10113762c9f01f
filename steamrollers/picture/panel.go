package picture

import "github.com/railhex/railhex/variants"

// A panel is a piece of a picture of which several stand beside or below each
// other.
type panel struct {
	width, height float64
	draw          func(p *pen) // from the origin
}

// captioned is a panel with a word above it.
func captioned(key string, below panel) panel {
	const height = 17.0
	return panel{below.width, height + below.height, func(p *pen) {
		p.label(1, 5, 12, p.say(key), "text-anchor", "start", "fill", p.Theme.Faint)
		p.at(0, height, func() { below.draw(p) })
	}}
}

// slots is a row of six places, one for each number.
func slots(draw func(p *pen, number int)) panel {
	return panel{rowWidth, slot, func(p *pen) {
		for number := 1; number <= variants.NumTiles; number++ {
			p.at(slotEvery*float64(number-1), 0, func() { draw(p, number) })
		}
	}}
}

// rowWidth is the width of six slots.
const rowWidth = 5*slotEvery + slot

// above is one panel on top of another.
func above(top, bottom panel) panel {
	return panel{max(top.width, bottom.width), top.height + gap + bottom.height, func(p *pen) {
		top.draw(p)
		p.at(0, top.height+gap, func() { bottom.draw(p) })
	}}
}

// gap is the room between panels.
const gap = 14.0

// A shelf is panels that stand beside each other.
type shelf struct {
	panels        []panel
	width, height float64
}

// shelve puts panels side by side, as many as there is room for, and the others
// below.
func shelve(room float64, panels []panel) (shelves []shelf) {
	for _, next := range panels {
		last := len(shelves) - 1
		if last < 0 || shelves[last].width+gap+next.width > room {
			shelves = append(shelves, shelf{[]panel{next}, next.width, next.height})
			continue
		}
		at := &shelves[last]
		at.panels = append(at.panels, next)
		at.width += gap + next.width
		at.height = max(at.height, next.height)
	}
	return shelves
}

// stacked is how high shelves are one below the other.
func stacked(shelves []shelf) (height float64) {
	for i, s := range shelves {
		if i > 0 {
			height += gap
		}
		height += s.height
	}
	return height
}

// stack draws shelves from the origin, each from side to side of a room.
func (p *pen) stack(room float64, shelves []shelf) {
	top := 0.0
	for _, s := range shelves {
		left, between := 0.0, gap
		if len(s.panels) > 1 {
			between += (room - s.width) / float64(len(s.panels)-1)
		}
		for _, one := range s.panels {
			p.at(left, top, func() { one.draw(p) })
			left += one.width + between
		}
		top += s.height + gap
	}
}
