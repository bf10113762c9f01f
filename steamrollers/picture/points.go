package picture

import (
	"github.com/railhex/railhex/scoring"
	"github.com/railhex/railhex/solo"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/variants"
	"github.com/railhex/railhex/variants/family/drawing"
)

type pointLine = drawing.PointLine

const pointsWidth = drawing.PointsWidth

// playerLines are the points of a player by where they come from, without what
// is not played.
func playerLines(points scoring.Points, setup steamrollers.Setup) []pointLine {
	lines := []pointLine{{Key: "delivery", Points: points.Delivery}}
	if setup.Modules.Has(variants.PowerModule) {
		lines = append(lines, pointLine{Key: "powers", Points: points.Power})
	}
	lines = append(lines, pointLine{Key: "network", Points: points.Network}, pointLine{Key: "engine", Points: points.Engine}, pointLine{Key: "tiles", Points: points.Tiles})
	if setup.Modules.Has(variants.OrderModule) {
		lines = append(lines, pointLine{Key: "orders", Points: points.Orders})
	}
	return append(lines, pointLine{Key: "total", Points: points.Total()})
}

// oliveLines are Olive's.
func oliveLines(points solo.Points) []pointLine {
	return []pointLine{
		{Key: "delivery", Points: points.Delivery},
		{Key: "network", Points: points.Network},
		{Key: "engine", Points: points.Engine},
		{Key: "tiles", Points: points.Tiles},
		{Key: "total", Points: points.Total},
	}
}
