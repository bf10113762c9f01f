package picture

import (
	"math"
	"strconv"
	"strings"
)

// A pen writes the elements of a picture. Attributes are given in turn as names
// and values.
type pen struct {
	Style
	out     strings.Builder
	parts   string // before the names of parts
	choices choices
	ids     map[string]int // how often each id was asked for
}

// number is how numbers are written everywhere: with two decimals at most,
// which also hides what machines may differ in.
func number(v float64) string {
	v = math.Round(v*100) / 100
	if v == 0 {
		return "0" // and never -0
	}
	return strconv.FormatFloat(v, 'f', -1, 64)
}

// escape makes text of what may be anything.
var escape = strings.NewReplacer(
	"&", "&amp;", "<", "&lt;", ">", "&gt;", `"`, "&quot;",
	"\n", "&#10;", "\t", "&#9;", "\r", "&#13;",
)

// plain is text without the characters that XML cannot hold.
func plain(text string) string {
	text = strings.ToValidUTF8(text, "\uFFFD")
	return strings.Map(func(r rune) rune {
		if r < ' ' && r != '\t' && r != '\n' && r != '\r' || r == 0xFFFE || r == 0xFFFF {
			return '\uFFFD'
		}
		return r
	}, text)
}

func (p *pen) begin(name string, attributes []string) {
	p.out.WriteString("<" + name)
	for i := 0; i < len(attributes); i += 2 {
		p.out.WriteString(" " + attributes[i] + `="`)
		_, _ = escape.WriteString(&p.out, plain(attributes[i+1]))
		p.out.WriteByte('"')
	}
}

// tag writes an element without content.
func (p *pen) tag(name string, attributes ...string) {
	p.begin(name, attributes)
	p.out.WriteString("/>\n")
}

// text writes an element that holds text.
func (p *pen) text(name, content string, attributes ...string) {
	p.begin(name, attributes)
	p.out.WriteByte('>')
	_, _ = escape.WriteString(&p.out, plain(content))
	p.out.WriteString("</" + name + ">\n")
}

// within writes an element around what draw writes.
func (p *pen) within(name string, attributes []string, draw func()) {
	p.begin(name, attributes)
	p.out.WriteString(">\n")
	draw()
	p.out.WriteString("</" + name + ">\n")
}

// group writes a group around what draw writes.
func (p *pen) group(draw func(), attributes ...string) { p.within("g", attributes, draw) }

// at moves the origin for what draw writes.
func (p *pen) at(x, y float64, draw func()) {
	p.group(draw, "transform", "translate("+number(x)+" "+number(y)+")")
}

// box writes a rectangle with round corners.
func (p *pen) box(x, y, width, height, corner float64, attributes ...string) {
	p.tag("rect", append([]string{
		"x", number(x), "y", number(y), "width", number(width), "height", number(height), "rx", number(corner),
	}, attributes...)...)
}

func (p *pen) circle(x, y, radius float64, attributes ...string) {
	p.tag("circle", append([]string{"cx", number(x), "cy", number(y), "r", number(radius)}, attributes...)...)
}

func (p *pen) path(d path, attributes ...string) {
	p.tag("path", append([]string{"d", string(d)}, attributes...)...)
}

// label writes a line of text, its middle at (x, y) unless a text-anchor says
// otherwise.
func (p *pen) label(x, y, size float64, content string, attributes ...string) {
	const toBaseline = 0.36 // of the size, from the middle of digits and capitals
	p.text("text", content, append([]string{
		"x", number(x), "y", number(y + toBaseline*size), "font-size", number(size),
	}, attributes...)...)
}
