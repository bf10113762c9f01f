package svg

import "strings"

// A Pen writes elements, one after another. The zero Pen is ready for use.
type Pen struct{ out strings.Builder }

// String is what was written so far.
func (p *Pen) String() string { return p.out.String() }

func (p *Pen) begin(name string, attributes []string) {
	p.out.WriteString("<" + name)
	for i := 0; i < len(attributes); i += 2 {
		p.out.WriteString(" " + attributes[i] + `="`)
		_, _ = escape.WriteString(&p.out, plain(attributes[i+1]))
		p.out.WriteByte('"')
	}
}

// Tag writes an element without content.
func (p *Pen) Tag(name string, attributes ...string) {
	p.begin(name, attributes)
	p.out.WriteString("/>\n")
}

// Text writes an element that holds text.
func (p *Pen) Text(name, content string, attributes ...string) {
	p.begin(name, attributes)
	p.out.WriteByte('>')
	_, _ = escape.WriteString(&p.out, plain(content))
	p.out.WriteString("</" + name + ">\n")
}

// Within writes an element around what draw writes.
func (p *Pen) Within(name string, attributes []string, draw func()) {
	p.begin(name, attributes)
	p.out.WriteString(">\n")
	draw()
	p.out.WriteString("</" + name + ">\n")
}

// Group writes a group around what draw writes.
func (p *Pen) Group(draw func(), attributes ...string) { p.Within("g", attributes, draw) }

// At moves the origin for what draw writes.
func (p *Pen) At(x, y float64, draw func()) {
	p.Group(draw, "transform", "translate("+Number(x)+" "+Number(y)+")")
}

// Box writes a rectangle with round corners.
func (p *Pen) Box(x, y, width, height, corner float64, attributes ...string) {
	p.Tag("rect", append([]string{
		"x", Number(x), "y", Number(y), "width", Number(width), "height", Number(height), "rx", Number(corner),
	}, attributes...)...)
}

// Circle writes a circle about a point.
func (p *Pen) Circle(x, y, radius float64, attributes ...string) {
	p.Tag("circle", append([]string{"cx", Number(x), "cy", Number(y), "r", Number(radius)}, attributes...)...)
}

// Path writes a path.
func (p *Pen) Path(d Path, attributes ...string) {
	p.Tag("path", append([]string{"d", string(d)}, attributes...)...)
}

// Label writes a line of text, its middle at (x, y) unless a text-anchor says
// otherwise.
func (p *Pen) Label(x, y, size float64, content string, attributes ...string) {
	const toBaseline = 0.36 // of the size, from the middle of digits and capitals
	p.Text("text", content, append([]string{
		"x", Number(x), "y", Number(y + toBaseline*size), "font-size", Number(size),
	}, attributes...)...)
}
