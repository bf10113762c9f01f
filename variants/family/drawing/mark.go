package drawing

// A mark says what there is to know of a part. Each kind has its own line, so that colour
// is not all that tells them apart, and a casing that sets it off from any ground.
type mark string

const (
	may    mark = "may"    // it can be chosen: dots
	chosen mark = "chosen" // the single move that is offered is made with it: a full line
	last   mark = "last"   // the last move touched it: dashes of ink
)

// A marked hex is one whose mark is drawn later, over what lies on the hexes.
type marked struct {
	mark mark
	name string
	rim  Path
}

// markOf returns the mark of a part that moves choose.
func (p *Pen) markOf() mark {
	if p.one {
		return chosen
	}
	return may
}

// lines holds the attributes of the two lines of a mark, without their colours.
type lines struct{ casing, line []string }

// linesOf returns the lines of each mark with widths to scale.
func linesOf(scale float64) map[mark]lines {
	width := func(v float64) string { return Number(v * scale) }
	return map[mark]lines{
		may:    {[]string{"stroke-width", width(5)}, []string{"stroke-width", width(2.4), "stroke-dasharray", "0.1 " + width(4.6), "stroke-linecap", "round"}},
		chosen: {[]string{"stroke-width", width(6)}, []string{"stroke-width", width(3.4)}},
		last:   {[]string{"stroke-width", width(6)}, []string{"stroke-width", width(2.6), "stroke-dasharray", width(6) + " " + width(5)}},
	}
}

// The lines of marks: usual ones, those of small pieces, and those of thumbnails.
var usualLines, fineLines, thickLines = linesOf(1), linesOf(0.6), linesOf(2)

// mark draws the mark of a part along its rim. Clicks go through it.
func (p *Pen) mark(m mark, name string, rim Path, fine bool) {
	of, colour := usualLines, p.Colours["choice"]
	switch {
	case p.Thumbnail:
		of = thickLines
	case fine:
		of = fineLines
	}
	if m == last {
		colour = p.Colours["ink"]
	}
	p.Group(func() {
		p.stroke(rim, p.Colours["casing"], of[m].casing)
		p.stroke(rim, colour, of[m].line)
	}, "class", "mark mark-"+string(m), "data-mark", name, "fill", "none", "stroke-linejoin", "round", "pointer-events", "none")
}

// stroke writes a path with a line of a colour.
func (p *Pen) stroke(d Path, colour string, attributes []string) {
	p.begin("path")
	p.attribute("d")
	p.out = append(append(p.out, d...), '"')
	p.attribute("stroke")
	p.out = append(appendText(p.out, colour), '"')
	p.all(attributes)
	p.empty()
}

// Marks draws the marks of the hexes, over all that lies on them.
func (c Chart) Marks() {
	if c.pen.marked == nil {
		return
	}
	c.Layer("marks", func() {
		for _, one := range c.pen.marked {
			c.pen.mark(one.mark, one.name, one.rim, false)
		}
	})
	c.pen.marked = nil
}
