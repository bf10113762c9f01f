package picture

import (
	"strconv"

	"github.com/railhex/railhex/scoring"
	"github.com/railhex/railhex/solo"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/variants"
)

// A line of points says where they come from.
type pointLine struct {
	key    string // of its word, and its data-points
	points int
}

// lineHeight is that of a line of points, pointsWidth the width of all.
const (
	lineHeight  = 21.0
	pointsWidth = 190.0
)

// playerLines are the points of a player by where they come from, without what
// is not played.
func playerLines(points scoring.Points, setup steamrollers.Setup) []pointLine {
	lines := []pointLine{{"delivery", points.Delivery}}
	if setup.Modules.Has(variants.PowerModule) {
		lines = append(lines, pointLine{"powers", points.Power})
	}
	lines = append(lines, pointLine{"network", points.Network}, pointLine{"engine", points.Engine}, pointLine{"tiles", points.Tiles})
	if setup.Modules.Has(variants.OrderModule) {
		lines = append(lines, pointLine{"orders", points.Orders})
	}
	return append(lines, pointLine{"total", points.Total()})
}

// oliveLines are Olive's.
func oliveLines(points solo.Points) []pointLine {
	return []pointLine{
		{"delivery", points.Delivery},
		{"network", points.Network},
		{"engine", points.Engine},
		{"tiles", points.Tiles},
		{"total", points.Total},
	}
}

// pointsPanel is lines of points, the last of which is their sum.
func pointsPanel(lines []pointLine) panel {
	height := lineHeight*float64(len(lines)) + 8
	return panel{pointsWidth, height, func(p *pen) {
		p.group(func() {
			p.box(0, 0, pointsWidth, height, 6, "fill", p.Theme.Panel, "stroke", p.Theme.Ink, "stroke-width", "1.8")
			for i, line := range lines {
				p.pointLine(line, 4+lineHeight*(float64(i)+0.5), i == len(lines)-1)
			}
		}, "class", "score")
	}}
}

func (p *pen) pointLine(line pointLine, y float64, sum bool) {
	weight := "normal"
	if sum {
		weight = "bold"
		p.box(10, y-lineHeight/2, pointsWidth-20, 1.2, 0, "fill", p.Theme.Ink)
	}
	p.group(func() {
		p.label(12, y, 14, p.say(line.key), "text-anchor", "start")
		p.label(pointsWidth-14, y, 15, scored(line.points), "text-anchor", "end")
	}, "data-points", line.key, "font-weight", weight)
}

// scored is points as a number, with the minus that goes with digits.
func scored(points int) string {
	if points < 0 {
		return "−" + strconv.Itoa(-points)
	}
	return strconv.Itoa(points)
}
