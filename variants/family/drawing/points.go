package drawing

// A PointLine is one line of a panel of points.
type PointLine struct {
	Key    string // the data-points of the line
	Word   string // where the points come from
	Points int
}

// PointsWidth is the width of a panel of points.
const PointsWidth = 190.0

const lineHeight = 21.0

// PointsHeight returns the height of a panel with this many lines of points.
func PointsHeight(lines int) float64 { return lineHeight*float64(lines) + 8 }

// Points draws a panel of points. The last line is the sum.
func (p *Pen) Points(lines []PointLine) {
	p.Group(func() {
		p.Table(PointsWidth, PointsHeight(len(lines)))
		for i, line := range lines {
			p.pointLine(line, 4+lineHeight*(float64(i)+0.5), i == len(lines)-1)
		}
	}, "class", "score")
}

func (p *Pen) pointLine(line PointLine, y float64, sum bool) {
	weight := "normal"
	if sum {
		weight = "bold"
		p.Box(10, y-lineHeight/2, PointsWidth-20, 1.2, 0, "fill", p.Colours.Ink, "pointer-events", "none")
	}
	p.Group(func() {
		p.Label(12, y, 14, line.Word, "text-anchor", "start")
		p.Label(PointsWidth-14, y, 15, Minus(line.Points), "text-anchor", "end")
	}, "data-points", line.Key, "font-weight", weight)
}
