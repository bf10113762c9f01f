// Package svg writes pictures as SVG: elements, numbers and paths. It knows how
// SVG is written and nothing of what is drawn.
//
//	var p svg.Pen
//	p.Group(func() {
//		p.Circle(0, 0, 5, "fill", "red")
//		p.Path(svg.From(a).Line(b).Arc(20, true, c), "stroke", "black")
//	}, "class", "signal")
//	p.String()
//
// Attributes are given in turn as names and values. Whatever text comes from
// outside is escaped, and what XML cannot hold replaced; numbers have two decimals
// at most; so the same picture is the same bytes on every machine.
package svg
