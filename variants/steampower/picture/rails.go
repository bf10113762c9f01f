package picture

import (
	"iter"
	"strconv"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/track"
	"github.com/railhex/railhex/variants/family/drawing"
	"github.com/railhex/railhex/variants/steampower"
)

// A laid track lies in a hex.
type laid struct {
	hex   hexmap.Cell
	track track.Track
}

// tracks draws all track in the colours of its owners.
func (c *chart) tracks() {
	c.Layer("tracks", func() {
		var lines [steampower.MaxSeats + 1]drawing.Path
		for hex := range c.s.Tracked() {
			i, _ := c.Map.Index(hex)
			first, second := c.s.TrackAt(hex)
			for _, one := range []steampower.OwnedTrack{first, second} {
				if one.Owner == steampower.Nobody {
					continue
				}
				curve := c.CurveOf(i, one.Track.Tile())
				if c.Thumbnail {
					lines[one.Owner] = append(lines[one.Owner], curve.Path()...)
					continue
				}
				ticks, class := c.Colours["seam"], "track"
				if c.works[laid{hex, one.Track}] {
					ticks, class = c.Colours["works"], "track building"
				}
				c.Group(func() {
					c.Link(curve, c.owned(one.Owner), ticks)
					if c.ColourBlind && !c.manned[laid{hex, one.Track}] {
						c.Sign([]drawing.Curve{curve}, int(one.Owner))
					}
				}, "class", class, "data-track", hex.String()+" "+one.String())
			}
		}
		for seat, line := range lines {
			c.Line(line, c.owned(steampower.Seat(seat)))
		}
	})
}

// quarter is a point about a quarter along a curve.
func quarter(curve drawing.Curve) hexmap.Point {
	start, half := curve.Start(), curve.Half()
	return hexmap.Point{X: (start.X + half.X) / 2, Y: (start.Y + half.Y) / 2}
}

// onlyTrack is the track of a hex to which moves leave one; none elsewhere.
func (c *chart) onlyTrack(cell hexmap.Cell) track.Track {
	only, _ := steampower.ParseMove(c.Only(hexName(cell)))
	return only.Track()
}

// openEnds marks where links under construction end.
func (c *chart) openEnds() {
	if c.Thumbnail {
		return
	}
	c.Layer("open-ends", func() {
		for seat := steampower.Seat(1); int(seat) <= c.s.Seats(); seat++ {
			if hex, d, ok := c.s.OpenEnd(seat); ok {
				i, _ := c.Map.Index(hex)
				c.OpenEnd(i, d, c.owned(seat), "data-open", hex.String()+"/"+d.String(), "data-owner", strconv.Itoa(int(seat)))
			}
		}
	})
}

// links walks all links, complete and under construction, seat by seat.
func (c *chart) links() iter.Seq[steampower.Link] {
	return func(yield func(steampower.Link) bool) {
		for seat := steampower.Seat(1); int(seat) <= c.s.Seats(); seat++ {
			for link := range c.s.Links(seat) {
				if !yield(link) {
					return
				}
			}
			if link, ok := c.s.Building(seat); ok && !yield(link) {
				return
			}
		}
	}
}

// locomotives draws the locomotive of each link: LINK-4.
func (c *chart) locomotives() {
	if c.Thumbnail {
		return
	}
	c.Layer("locomotives", func() {
		for link := range c.links() {
			spot, at := c.locomotiveOn(link)
			c.locomotiveAt(at, link, spot)
		}
	})
}

// locomotiveOn is the track of a link that bears its locomotive, and where.
func (c *chart) locomotiveOn(link steampower.Link) (laid, hexmap.Point) {
	spot, crossed := c.spotOf(link)
	i, _ := c.Map.Index(spot.hex)
	curve := c.CurveOf(i, spot.track.Tile())
	if crossed {
		return spot, quarter(curve)
	}
	return spot, curve.Half()
}

// The room of a locomotive on a link.
const manWidth, manHeight = 32.0, 23.0

// spotOf is the track nearest to the middle of a link that no other crosses; where
// all are crossed, the first, and that it is crossed.
func (c *chart) spotOf(link steampower.Link) (spot laid, crossed bool) {
	var along []laid
	for hex, t := range c.s.Along(link) {
		along = append(along, laid{hex, t})
	}
	spot, crossed = along[0], true
	nearest := 2 * len(along)
	for n, one := range along {
		_, second := c.s.TrackAt(one.hex)
		if off := max(2*n-len(along)+1, len(along)-1-2*n); second.Owner == steampower.Nobody && off < nearest {
			spot, crossed, nearest = one, false, off
		}
	}
	return spot, crossed
}

// locomotiveAt draws a locomotive of a seat about a point.
func (c *chart) locomotiveAt(at hexmap.Point, link steampower.Link, spot laid) {
	const scale, across, down = 0.42, manWidth, manHeight
	owner := link.Owner
	number := strconv.Itoa(int(owner))
	c.At(at.X-across/2, at.Y-down/2, func() {
		c.Group(func() {
			c.Box(0, 0, across, down, 5, "fill", c.Colours["panel"], "stroke", c.owned(owner), "stroke-width", "1.6")
			c.At(across/2-scale*drawing.LocomotiveWidth/2, down/2-scale*drawing.LocomotiveHeight/2, func() {
				c.Locomotive(scale, c.owned(owner), number)
			})
		}, "data-locomotive", number, "data-on", spot.hex.String()+" "+spot.track.String())
	})
}

// neutralLinks draws the links between the cities of groups that somebody has
// reached: GROUP-2. They have the colour of no player and bear no locomotive.
func (c *chart) neutralLinks() {
	c.Layer("neutral-links", func() {
		for i := range c.Map.Cities() {
			if !c.isReached(i) {
				continue // and so is no city of its group
			}
			for d := range hexmap.Direction(hexmap.NumDirections) {
				next := c.Map.Neighbour(i, d)
				if next > i && c.Map.IsCity(next) && !c.Map.Closed(i, d) {
					c.neutralLink(i, d)
				}
			}
		}
	})
}

// isReached reports whether a city is in the network of anybody.
func (c *chart) isReached(i int) bool {
	for seat := steampower.Seat(1); int(seat) <= c.s.Seats(); seat++ {
		if c.s.InNetwork(seat, c.Map.Cell(i)) {
			return true
		}
	}
	return false
}

// neutralLink draws a track across an edge, no longer than the rims of the cities on
// either side are wide. It has ground of its own, for the rims have any colour.
func (c *chart) neutralLink(i int, d hexmap.Direction) {
	line := c.Across(i, d, 7.5)
	c.Group(func() {
		c.Path(line, "stroke", c.Colours["pip"], "stroke-width", "16")
		c.Path(line, "stroke", c.Colours["die"], "stroke-width", "14")
		c.Path(line, "stroke", c.Colours["pip"], "stroke-width", "7.6")
		c.Path(line, "stroke", c.Colours["die"], "stroke-width", "4.6")
		c.Path(line, "stroke", c.Colours["pip"], "stroke-width", "11", "stroke-dasharray", "2 3", "stroke-dashoffset", "-1.5")
	}, "class", "neutral-link", "fill", "none", "data-neutral", c.Map.Offset().EdgeName(hexmap.EdgeOf(c.Map.Hex(i), d)))
}
