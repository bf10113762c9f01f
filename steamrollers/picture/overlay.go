package picture

import (
	"slices"
	"strconv"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/track"
	"github.com/railhex/railhex/variants"
)

// What lies on the hexes of a chart, from the track upwards.

// drawn is the track on a player's sheet, hex by hex.
func (c chart) drawn(s *steamrollers.State, seat steamrollers.Seat) {
	c.layer("tracks", func() {
		for cell, t := range s.Drawn(seat) {
			if i, ok := c.board.Index(cell); ok {
				c.group(func() { c.rails(c.curve(i, t)) }, "class", "track "+t.Type().String(), "data-track", cell.String()+" "+t.String())
			}
		}
	})
}

func (c chart) curve(i int, t track.Track) curve {
	a, b := t.Ends()
	return curveIn(c.layout, c.board.Hex(i), a, b)
}

// proposed draws lightly the track of the hexes to which moves leave one.
func (c chart) proposed() {
	c.layer("proposed", func() {
		for i := range c.board.Len() {
			cell := c.board.Cell(i)
			offered := c.choices[hexName(cell)]
			if len(offered) == 1 && offered[0].Track().IsValid() {
				t := offered[0].Track()
				c.group(func() { c.rails(c.curve(i, t)) }, "class", "track "+t.Type().String(), "data-proposed", cell.String()+" "+t.String())
			}
		}
	}, "opacity", "0.5")
}

// towns draws the towns, each on the track that passes through it (BUILD-8).
func (c chart) towns(drawn func(hexmap.Cell) track.Track) {
	c.layer("towns", func() {
		for region := 1; region <= hexmap.NumRegions; region++ {
			i := c.board.Town(region)
			at := c.stop(i, drawn(c.board.Cell(i)))
			c.circle(at.X, at.Y, 10, "fill", c.Theme.Track, "stroke", c.Theme.Bed, "stroke-width", "2")
		}
	})
}

// stop is where a hex is passed by a track: the middle of its curve, or of the
// hex if there is none.
func (c chart) stop(i int, t track.Track) hexmap.Point {
	if !t.IsValid() {
		return c.centre(i)
	}
	return c.curve(i, t).half()
}

// untouched is the track of a board on which there is none.
func untouched(hexmap.Cell) track.Track { return 0 }

// walls draws the blocked borders over the track, which they interrupt. Edges
// that the board does not have are left out.
func (c chart) walls(blocked []hexmap.Edge) {
	blocked = slices.DeleteFunc(slices.Clone(blocked), func(e hexmap.Edge) bool { return !c.inside(e) })
	if len(blocked) == 0 {
		return
	}
	c.layer("walls", func() {
		var all path
		for _, e := range blocked {
			all = append(all, c.wall(e)...)
		}
		c.path(all, "stroke", c.Theme.Bed, "stroke-width", "12")
		for _, e := range blocked {
			c.path(c.wall(e), "stroke", c.Theme.Wall, "stroke-width", "8.5", "class", "wall", "data-wall", c.board.Offset().EdgeName(e))
		}
	}, "fill", "none", "stroke-linecap", "round")
}

// wall is the line of an edge.
func (c chart) wall(e hexmap.Edge) path {
	corners, d := c.layout.Corners(e.Hex()), e.Direction()
	return path(nil).move(corners[d]).line(corners[(d+1)%hexmap.NumDirections])
}

// inside reports whether an edge lies between two hexes of the board.
func (c chart) inside(e hexmap.Edge) bool {
	if !e.IsValid() {
		return false
	}
	one, other := e.Sides()
	_, found := c.board.IndexOfHex(one)
	_, foundOther := c.board.IndexOfHex(other)
	return found && foundOther
}

// cities draws the dice of the cities; one of them, or none, raised to leave room
// below it.
func (c chart) cities(raised int) {
	c.layer("cities", func() {
		for city := 1; city <= hexmap.NumRegions; city++ {
			at := c.centre(c.board.City(city))
			if city == raised {
				at.Y -= 9
			}
			c.at(at.X-cityDie/2, at.Y-cityDie/2, func() { c.die(cityDie, city) })
		}
	})
}

const cityDie = 36.0

// own draws a player's personal good on its city, or beside the map as long as
// she has not placed it.
func (c chart) own(g variants.Good, city int) {
	if g == 0 {
		return
	}
	at, data := hexmap.Point{X: 22, Y: 4}, []string{"data-own", g.String()}
	if city != 0 {
		at, data = c.centre(c.board.City(city)), append(data, "data-city", strconv.Itoa(city))
		at.Y += 11
	}
	const size = 20.0
	c.at(at.X-size/2, at.Y, func() {
		c.piece(piece{
			name: ownName, class: "own good " + goodClass(g), title: c.say("own-good", "good", c.sayGood(g)),
			rim: around(size, size),
		}, func() {
			c.cube(size, g)
			c.circle(0.39*size, 0.61*size, 2.6, "fill", c.Theme.Die)
		}, data...)
	})
}
