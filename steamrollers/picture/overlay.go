package picture

import (
	"strconv"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/track"
	"github.com/railhex/railhex/variants"
	"github.com/railhex/railhex/variants/family/drawing"
)

// What lies on the hexes of a chart, from the track upwards.

// drawn is the track on a player's sheet, hex by hex.
func (c chart) drawn(s *steamrollers.State, seat steamrollers.Seat) {
	c.Layer("tracks", func() {
		var lines drawing.Path
		for cell, t := range s.Drawn(seat) {
			i, ok := c.board.Index(cell)
			switch curve := c.CurveOf(i, t.Tile()); {
			case !ok:
			case c.Thumbnail:
				lines = append(lines, curve.Path()...)
			default:
				c.Group(func() { c.Rails(curve) }, "class", "track "+t.Type().String(), "data-track", cell.String()+" "+t.String())
			}
		}
		c.Line(lines, c.Colours["rail"])
	})
}

// proposed draws lightly the track of the hexes to which moves leave one.
func (c chart) proposed() {
	c.Layer("proposed", func() {
		for i := range c.board.Len() {
			cell := c.board.Cell(i)
			if t := c.onlyTrack(cell); t.IsValid() {
				c.Group(func() { c.Rails(c.CurveOf(i, t.Tile())) }, "class", "track "+t.Type().String(), "data-proposed", cell.String()+" "+t.String())
			}
		}
	}, "opacity", "0.5")
}

// onlyTrack is the track of a hex to which moves leave one; none elsewhere.
func (c chart) onlyTrack(cell hexmap.Cell) track.Track {
	only, _ := steamrollers.ParseMove(c.Only(hexName(cell)))
	return only.Track()
}

// towns draws the towns, each on the track that passes through it (BUILD-8).
func (c chart) towns(drawn func(hexmap.Cell) track.Track) {
	c.Layer("towns", func() {
		for region := 1; region <= hexmap.NumRegions; region++ {
			i := c.board.Town(region)
			at := c.stop(i, drawn(c.board.Cell(i)))
			c.Town(at)
		}
	})
}

// stop is where a hex is passed by a track: the middle of its curve, or of the
// hex if there is none.
func (c chart) stop(i int, t track.Track) hexmap.Point {
	if !t.IsValid() {
		return c.Centre(i)
	}
	return c.CurveOf(i, t.Tile()).Half()
}

// untouched is the track of a board on which there is none.
func untouched(hexmap.Cell) track.Track { return 0 }

// cities draws the dice of the cities; one of them, or none, raised to leave room
// below it.
func (c chart) cities(raised int) {
	c.Layer("cities", func() {
		for city := 1; city <= hexmap.NumRegions; city++ {
			at := c.Centre(c.board.City(city))
			size := cityDie
			switch {
			case c.Thumbnail:
				size = 38
			case city == raised:
				at.Y -= 9
			}
			c.At(at.X-size/2, at.Y-size/2, func() { c.whiteDie(size, city) })
		}
	})
}

const cityDie = 30.0

// own draws a player's personal good on its city, or beside the map as long as
// they have not placed it.
func (c chart) own(g variants.Good, city int) {
	if g == 0 || c.Thumbnail {
		return
	}
	at, data := hexmap.Point{X: 22, Y: 4}, []string{"data-own", g.String()}
	var hit drawing.Room
	if city != 0 {
		hit = drawing.Room{X: -12, Y: -15, Width: 44, Height: 44} // the lower half of the city
		at, data = c.Centre(c.board.City(city)), append(data, "data-city", strconv.Itoa(city))
		at.Y += 11
	}
	const size = 20.0
	c.At(at.X-size/2, at.Y, func() {
		c.Piece(piece{
			Name: ownName, Class: "own good " + goodClass(g), Title: c.Say("own-good", "good", c.sayGood(g)),
			Rim: drawing.Around(size, size), Hit: hit,
		}, func() {
			c.cube(size, g)
			c.Circle(0.39*size, 0.61*size, 2.6, "fill", c.Colours["die"])
		}, data...)
	})
}
