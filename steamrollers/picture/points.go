package picture

import (
	"github.com/railhex/railhex/scoring"
	"github.com/railhex/railhex/solo"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/variants"
	"github.com/railhex/railhex/variants/family/drawing"
)

// A line of points says where they come from.
type pointLine struct {
	key    string // of its word, and its data-points
	points int
}

const pointsWidth = drawing.PointsWidth

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
	return panel{Width: pointsWidth, Height: drawing.PointsHeight(len(lines)), Draw: func(p *pen) {
		said := make([]drawing.PointLine, len(lines))
		for i, line := range lines {
			said[i] = drawing.PointLine{Key: line.key, Word: p.say(line.key), Points: line.points}
		}
		p.Points(said)
	}}
}
