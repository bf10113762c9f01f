package picture

import (
	"strconv"
	"strings"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/track"
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
