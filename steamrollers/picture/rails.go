package picture

import "math"

// The parts of track on a hex of the usual size.
const (
	sleeperWidth = 15.0
	sleeperThick = 2.6
	sleeperEvery = 7.5 // about; each track has a whole number of them
	railsWidth   = 10.0
	bedWidth     = 6.6
)

// rails draws track: two rails with the bed between them, and the sleepers.
func (p *pen) rails(c curve) {
	d := c.along(path(nil).move(c.start()))
	scale := c.length / edge
	every := c.run() / math.Round(c.run()/(sleeperEvery*scale))
	thick := sleeperThick * scale
	p.path(d, "fill", "none", "stroke", p.Theme.Track, "stroke-width", number(railsWidth*scale))
	p.path(d, "fill", "none", "stroke", p.Theme.Bed, "stroke-width", number(bedWidth*scale))
	p.path(d, "fill", "none", "stroke", p.Theme.Track, "stroke-width", number(sleeperWidth*scale),
		"stroke-dasharray", number(thick)+" "+number(every-thick), "stroke-dashoffset", number((thick-every)/2))
}
