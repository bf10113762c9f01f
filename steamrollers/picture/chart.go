package picture

import (
	"strconv"
	"strings"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/track"
	"github.com/railhex/railhex/variants"
	"github.com/railhex/railhex/variants/family/drawing"
)

// A chart draws a board, layer upon layer: hexes, borders, towns, track, walls,
// cities, and what is marked.
type chart struct {
	*pen
	drawing.Chart
	board *hexmap.Board
}

// newChart lays out a board so that its picture begins at the origin.
func newChart(p *pen, board *hexmap.Board) chart {
	return chart{p, drawing.NewChart(p.Pen, board), board}
}

// ground draws the hexes, and the borders of the regions; more is what there is to
// say of a hex besides what the board says.
func (c chart) ground(more func(i int) []string) {
	c.Hexes("hexes", func() {
		for i := range c.board.Len() {
			c.hex(i, more)
		}
	})
	c.Borders(func(i, j int) bool { return c.board.Region(i) != c.board.Region(j) })
}

// hex draws one hex, which is what takes clicks.
func (c chart) hex(i int, more func(i int) []string) {
	cell, region := c.board.Cell(i), c.board.Region(i)
	key, class := "hex", "hex"
	attributes := []string{"data-hex", cell.String(), "data-region", strconv.Itoa(region)}
	switch {
	case c.board.IsCity(i):
		key, class = "city-hex", "hex city"
		attributes = append(attributes, "data-city", strconv.Itoa(region))
	case c.board.IsTown(i):
		key, class = "town-hex", "hex town"
		attributes = append(attributes, "data-town", strconv.Itoa(region))
	}
	hex := piece{Name: hexName(cell), Class: class}
	if !c.Thumbnail {
		said := append([]string{c.Say(key, "hex", cell, "region", region, "colour", c.sayColour(c.board.Colour(region)))}, more(i)...)
		hex.Title = strings.Join(said, ", ")
	}
	if c.board.IsCity(i) {
		fill := c.cityOf(c.board.Colour(region))
		c.CityHex(i, hex, fill, fill, 2, attributes...)
		return
	}
	c.Hex(i, hex, c.land(c.board, region), attributes...)
}

// nothing is said of the hexes of an empty board.
func nothing(int) []string { return nil }

// sayOnHex says what is in a hex on the sheet of a seat.
func (c chart) sayOnHex(s *steamrollers.State, seat steamrollers.Seat, i int, blocked []hexmap.Edge) (said []string) {
	cell := c.board.Cell(i)
	if t := s.TrackAt(seat, cell); t.IsValid() {
		said = append(said, c.Say("track", "track", t))
	}
	if good, city := s.Own(seat); city != 0 && c.board.City(city) == i {
		said = append(said, c.Say("own-good", "good", c.sayGood(good)))
	}
	var beyond []string
	for _, edge := range blocked {
		one, other := edge.Sides()
		if other == c.board.Hex(i) {
			one, other = other, one
		}
		if j, ok := c.board.IndexOfHex(other); ok && one == c.board.Hex(i) {
			beyond = append(beyond, c.board.Cell(j).String())
		}
	}
	if beyond != nil {
		said = append(said, c.Say("walled", "hexes", strings.Join(beyond, ", ")))
	}
	return said
}

// inscriptions writes into the hexes without a city, beside what is drawn there. It
// writes the name of the hex, and the number of the region if the style asks for it or
// another region has the same colour.
func (c chart) inscriptions(drawn func(i int) drawing.Things) {
	weight := "normal"
	if c.ColourBlind {
		weight = "bold"
	}
	numbers := map[int]drawing.Room{}
	c.Labels("numbers", func() {
		for i := range c.board.Len() {
			if region := c.board.Region(i); !c.board.IsCity(i) && (c.ColourBlind || c.sharesColour(region)) {
				numbers[i] = c.number(i, strconv.Itoa(region), drawn(i))
			}
		}
	}, "fill", c.Colours["faint"], "font-weight", weight)
	if !c.Names {
		return
	}
	c.Labels("names", func() {
		for i := range c.board.Len() {
			if c.board.IsCity(i) {
				continue
			}
			things := drawn(i)
			if number, ok := numbers[i]; ok {
				things.Boxes = append(things.Boxes, number)
			}
			c.Annotate(i, true, c.LabelSize(10), c.board.Cell(i).String(), things)
		}
	})
}

// number writes the number of its region into a hex: into the middle of an empty one, else
// beside what is drawn there. It returns the room that is taken besides the middle.
func (c chart) number(i int, region string, drawn drawing.Things) drawing.Room {
	size := c.LabelSize(11.5)
	if len(drawn.Curves)+len(drawn.Circles)+len(drawn.Boxes) > 0 {
		return c.Annotate(i, false, size, region, drawn)
	}
	at := c.Centre(i)
	c.Label(at.X, at.Y, size, region)
	return drawing.Room{}
}

// things are what lies in a hex with a track, or with none.
func (c chart) things(i int, t track.Track) (all drawing.Things) {
	if t.IsValid() {
		all.Curves = []drawing.Curve{c.CurveOf(i, t.Tile())}
	}
	if only := c.onlyTrack(c.board.Cell(i)); only.IsValid() {
		all.Curves = append(all.Curves, c.CurveOf(i, only.Tile()))
	}
	if c.board.IsTown(i) {
		all.Circles = []drawing.Circle{{At: c.stop(i, t), Radius: drawing.TownRadius}}
	}
	return all
}

// sharesColour reports whether a region has the colour of another.
func (c chart) sharesColour(region int) bool {
	for other := 1; other <= hexmap.NumRegions; other++ {
		if other != region && c.board.Colour(other) == c.board.Colour(region) {
			return true
		}
	}
	return false
}

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

// stop returns where a route passes a hex: in the middle of its track, or of a hex without
// track.
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

// distances writes at each stop of a route how far it is by then (DELIVER-5).
func (c chart) distances(hexes []int) {
	if len(hexes) == 0 {
		return
	}
	c.Layer("distances", func() {
		distance := 0
		for n := 1; n < len(hexes); n++ {
			at := c.Centre(hexes[n])
			switch curve, through := c.Passage(hexes, n, c.board.IsCity); {
			case c.board.IsCity(hexes[n]):
				const out, up = 0.78, 0.45 // to the corner, where the count hides no die
				at.X, at.Y = at.X+out*drawing.HexEdge, at.Y-up*drawing.HexEdge
			case through && c.board.IsTown(hexes[n]):
				at = curve.Half()
			default:
				continue
			}
			distance++
			c.Count(at, distance)
		}
	})
}

// Board returns a board with nothing on it but blocked borders: to choose one, or to
// hold a transcribed one against the print. Edges that it does not have are left
// out.
func (y Style) Board(b *hexmap.Board, blocked []hexmap.Edge) string {
	if b == nil || b.Len() == 0 {
		return ""
	}
	p := y.pen()
	width, height := p.ChartSize(b)
	return p.Draw(drawing.Frame{Class: "board", Title: p.Say("board", "board", b.Name()), Width: width, Height: height}, func() {
		if !p.MapAlone {
			p.Paper(width, height)
		}
		c := newChart(p, b)
		c.ground(nothing)
		c.towns(untouched)
		c.Walls(blocked, b.Offset().EdgeName)
		c.cities(0)
		c.inscriptions(func(i int) drawing.Things { return c.things(i, 0) })
	})
}
