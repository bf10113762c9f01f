package drawing

// A PointLine is one line of a panel of points.
type PointLine struct {
	Key    string // of the text that says where the points come from, and the data-points of the line
	Points int
}

// PointsWidth is the width of a panel of points.
const PointsWidth = 190.0

const lineHeight = 21.0

// Points returns a panel of points. The last line is the sum.
func (p *Pen) Points(lines []PointLine) Panel {
	height := lineHeight*float64(len(lines)) + 8
	return Panel{PointsWidth, height, func() {
		p.Group(func() {
			p.Table(PointsWidth, height)
			for i, line := range lines {
				p.pointLine(line, 4+lineHeight*(float64(i)+0.5), i == len(lines)-1)
			}
		}, "class", "score")
	}}
}

func (p *Pen) pointLine(line PointLine, y float64, sum bool) {
	weight := "normal"
	if sum {
		weight = "bold"
		p.Box(10, y-lineHeight/2, PointsWidth-20, 1.2, 0, "fill", p.Colours["ink"], "pointer-events", "none")
	}
	p.Group(func() {
		p.Label(12, y, 14, p.Say(line.Key), "text-anchor", "start")
		p.Label(PointsWidth-14, y, 15, Minus(line.Points), "text-anchor", "end")
	}, "data-points", line.Key, "font-weight", weight)
}
