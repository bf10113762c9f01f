package drawing

import "slices"

// String returns what the pen has written so far.
func (p *Pen) String() string { return string(p.out) }

// begin writes the start of an element. Attributes follow.
func (p *Pen) begin(name string) {
	const element = 256 // bytes, and more is rare
	if cap(p.out)-len(p.out) < element {
		p.out = slices.Grow(p.out, max(len(p.out), 4*element)) // twice as much, since pictures are long
	}
	p.out = append(p.out, '<')
	p.out = append(p.out, name...)
}

// attribute writes the name of an attribute and the start of its value.
func (p *Pen) attribute(name string) {
	p.out = append(p.out, ' ')
	p.out = append(p.out, name...)
	p.out = append(p.out, '=', '"')
}

// number writes an attribute with a number as its value.
func (p *Pen) number(name string, v float64) {
	p.attribute(name)
	p.out = append(appendNumber(p.out, v), '"')
}

// all writes attributes, given as names and values in turn.
func (p *Pen) all(attributes []string) {
	for i := 0; i < len(attributes); i += 2 {
		p.attribute(attributes[i])
		p.out = append(appendText(p.out, attributes[i+1]), '"')
	}
}

// content writes the text of an element and its end tag.
func (p *Pen) content(name, text string) {
	p.out = append(appendText(append(p.out, '>'), text), "</"...)
	p.out = append(append(p.out, name...), ">\n"...)
}

// empty ends an element without content.
func (p *Pen) empty() { p.out = append(p.out, "/>\n"...) }

// within calls draw to write the content of an element, and writes its end tag.
func (p *Pen) within(name string, draw func()) {
	p.out = append(p.out, ">\n"...)
	draw()
	p.out = append(append(append(p.out, "</"...), name...), ">\n"...)
}

// Text writes an element that holds text. Attributes are names and values in turn, as
// in all methods of a Pen.
func (p *Pen) Text(name, content string, attributes ...string) {
	p.begin(name)
	p.all(attributes)
	p.content(name, content)
}

// wrap writes an element around what draw writes.
func (p *Pen) wrap(name string, attributes []string, draw func()) {
	p.begin(name)
	p.all(attributes)
	p.within(name, draw)
}

// Group writes a g element around what draw writes.
func (p *Pen) Group(draw func(), attributes ...string) { p.wrap("g", attributes, draw) }

// At moves the origin for what draw writes.
func (p *Pen) At(x, y float64, draw func()) {
	p.begin("g")
	p.attribute("transform")
	p.out = append(appendNumber(append(p.out, "translate("...), x), ' ')
	p.out = append(appendNumber(p.out, y), ")\""...)
	p.within("g", draw)
}

// Box writes a rectangle, with round corners if corner is more than 0.
func (p *Pen) Box(x, y, width, height, corner float64, attributes ...string) {
	p.begin("rect")
	p.number("x", x)
	p.number("y", y)
	p.number("width", width)
	p.number("height", height)
	p.number("rx", corner)
	p.all(attributes)
	p.empty()
}

// Circle writes a circle about (x, y).
func (p *Pen) Circle(x, y, radius float64, attributes ...string) {
	p.begin("circle")
	p.number("cx", x)
	p.number("cy", y)
	p.number("r", radius)
	p.all(attributes)
	p.empty()
}

// Path writes a path.
func (p *Pen) Path(d Path, attributes ...string) {
	p.begin("path")
	p.attribute("d")
	p.out = append(append(p.out, d...), '"')
	p.all(attributes)
	p.empty()
}

// Label writes a line of text with its middle at (x, y), unless the attributes have a
// text-anchor.
func (p *Pen) Label(x, y, size float64, content string, attributes ...string) {
	const toBaseline = 0.36 // of the size, from the middle of digits and capitals
	p.begin("text")
	p.number("x", x)
	p.number("y", y+toBaseline*size)
	p.number("font-size", size)
	p.all(attributes)
	p.content("text", content)
}
