package drawing

import (
	"slices"
	"strconv"

	"github.com/railhex/railhex/hexmap"
)

// Cube draws a cube with three faces in a square of the given size at the origin. The
// mark, for people who cannot tell colours apart, stands on its front; "" leaves it out.
func (p *Pen) Cube(size float64, colour, mark string) {
	front, depth := 0.76*size, 0.24*size
	at := func(x, y float64) hexmap.Point { return hexmap.Point{X: x, Y: y} }
	p.Group(func() {
		p.Path(Polygon(at(0, depth), at(depth, 0), at(size, 0), at(size, front), at(front, size), at(0, size)), "fill", colour)
		p.Path(Polygon(at(0, depth), at(depth, 0), at(size, 0), at(front, depth)), "fill", p.Colours["die"], "fill-opacity", "0.42")
		p.Path(Polygon(at(front, depth), at(size, 0), at(size, front), at(front, size)), "fill", p.Colours["rim"], "fill-opacity", "0.28")
	}, "stroke", p.Colours["rim"], "stroke-width", Number(0.055*size), "stroke-linejoin", "round")
	if mark != "" {
		letter := min(p.Readable(0.62*size), size) // no larger than what it stands on
		p.Label(front/2, depth+front/2, letter, mark, "class", "number", "font-weight", "700", "fill", p.Colours["pip"],
			"stroke", p.Colours["die"], "stroke-width", Number(0.16*size), "stroke-linejoin", "round", "paint-order", "stroke")
	}
}

// GoodCube draws a cube of a colour in a word, "red", with its letter for people who cannot tell
// colours apart.
func (p *Pen) GoodCube(size float64, colour string) {
	mark := ""
	if p.ColourBlind {
		mark = letterOf(colour)
	}
	p.Cube(size, p.Colours.Good(colour), mark)
}

// Heap lays out many squares in a rectangle at the origin, as large as they fit. It calls
// draw with the origin at each square, for i from 0.
func (p *Pen) Heap(width, height float64, many int, draw func(i int, size float64)) {
	const largest = 19.0
	size, rows, columns := 0.0, 0, 0
	for r := 1; r <= many; r++ {
		c := (many + r - 1) / r
		if fits := min(width/float64(c), height/float64(r), largest); fits > size {
			size, rows, columns = fits, r, c
		}
	}
	top := (height - size*float64(rows)) / 2
	for i := range many {
		inRow := min(columns, many-i/columns*columns)
		left := (width - size*float64(inRow)) / 2
		p.At(left+size*float64(i%columns)+0.05*size, top+size*float64(i/columns)+0.05*size, func() { draw(i, 0.9*size) })
	}
}

// Counted lays out things in one row in a rectangle at the origin, each with its count
// behind it if there are several. It calls draw with the origin at each thing.
func (p *Pen) Counted(width, height float64, counts []int, draw func(i int, size float64)) {
	const largest, digits, gap = 19.0, 0.72, 0.12
	things, text := 0.0, 0.0 // ems of either
	for _, many := range counts {
		things += 1 + gap
		if many > 1 {
			text += Ems(strconv.Itoa(many))
		}
	}
	size := min(largest, height, width/(things+digits*text))
	digit := p.Readable(digits * size)
	x, y := (width-things*size-text*digit)/2, (height-size)/2
	for i, many := range counts {
		p.At(x+0.05*size, y+0.05*size, func() { draw(i, 0.9*size) })
		x += (1 + gap) * size
		if many > 1 {
			text := strconv.Itoa(many)
			wide := Ems(text) * digit
			p.Label(x+wide/2-0.1*size, y+size/2, digit, text, "class", "count", "font-weight", "700")
			x += wide
		}
	}
}

// Goods lays out things in a rectangle at the origin, given by their colours: each by itself,
// or if there are more than three one of each colour with their number.
func (p *Pen) Goods(width, height float64, colours []string, draw func(colour string, many int, size float64)) {
	const apart = 3
	var all []string
	var counts []int
	for _, colour := range colours {
		at := slices.Index(all, colour)
		if at < 0 || len(colours) <= apart {
			all, counts = append(all, colour), append(counts, 1)
		} else {
			counts[at]++
		}
	}
	p.Counted(width, height, counts, func(i int, size float64) { draw(all[i], counts[i], size) })
}
