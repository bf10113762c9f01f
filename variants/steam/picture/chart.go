package picture

import (
	"strconv"
	"strings"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/track"
	"github.com/railhex/railhex/variants/family/drawing"
	"github.com/railhex/railhex/variants/steam"
)

// A chart draws the map of a position, layer upon layer: hexes, rivers, terrain,
// links, towns, closed edges, cities with their goods, and what is marked.
type chart struct {
	*pen
	*drawing.Board
	s *steam.State
	// laid are the tracks and exits in each hex.
	laid map[hexmap.Cell][]laid
}

// A laid track or exit belongs to the owner of its link.
type laid struct {
	content track.Tile
	owner   steam.Seat
}

// newChart lays out the map so that its picture begins at the origin.
func newChart(p *pen, s *steam.State) *chart {
	m := s.Map()
	c := &chart{p, nil, s, map[hexmap.Cell][]laid{}}
	c.Board = drawing.NewBoard(p.Pen, m, drawing.Holds{
		City:     func(i int) bool { return s.CityColour(m.Cell(i)).IsValid() },
		Track:    func(i int) track.Tile { return s.Holds(m.Cell(i)) },
		Letter:   c.letter,
		Things:   c.things,
		Proposed: func(i int) track.Tile { return c.onlyTile(m.Cell(i)) },
	})
	for link := range s.Links() {
		for section := range s.Sections(link.From.Hex, link.From.Edge) {
			c.laid[section.Hex] = append(c.laid[section.Hex], laid{contentOf(section), link.Owner})
		}
	}
	return c
}

// look is how a hex is drawn.
func (c *chart) look(i int) (y drawing.Look) {
	hex := c.Map.Cell(i)
	if c.IsCity(i) {
		colour := c.s.CityColour(hex)
		y = drawing.Look{Fill: c.station(colour), Rim: c.goodOf(colour), Width: 2.6, Attributes: []string{"data-city", colour.String()}}
		if !c.Map.IsCity(i) {
			y.Class = "new"
		}
	} else if c.Map.IsTown(i) {
		y.Class, y.Attributes = "town", []string{"data-town", c.Map.NameOf(i)}
	}
	return y
}

// hexTitle says what is in a hex.
func (c *chart) hexTitle(i int) string {
	hex := c.Map.Cell(i)
	said := []string{c.Say("hex", "hex", hex, "terrain", c.Say(c.Map.Terrain(i).String()))}
	if c.Map.HasRiver(i) {
		said = append(said, c.Say("river"))
	}
	switch {
	case c.IsCity(i):
		said = append(said, c.Say("city", "name", c.Map.NameOf(i), "colour", c.sayColour(c.s.CityColour(hex))), c.sayGoods(c.s.GoodsAt(hex)))
		if c.s.IsGrown(hex) {
			said = append(said, c.Say("grown"))
		}
	case c.Map.IsTown(i):
		said = append(said, c.Say("town", "name", c.Map.NameOf(i)))
	}
	for _, t := range c.laid[hex] {
		key := "tracked"
		if t.owner == steam.Nobody {
			key = "unowned"
		}
		said = append(said, c.Say(key, "seat", c.Called(int(t.owner)), "track", t.content))
	}
	return strings.Join(said, ", ")
}

// behind is the colour of that which is written into a hex.
func (c *chart) behind(i int) string {
	if colour := c.s.CityColour(c.Map.Cell(i)); colour.IsValid() {
		return c.station(colour)
	}
	return c.Terrain(i)
}

// things are the goods of a city, and the signs of owners everywhere.
func (c *chart) things(i int) (all drawing.Things) {
	if at := c.Centre(i); c.IsCity(i) {
		all.Boxes = []drawing.Room{{X: at.X - drawing.GoodsWidth/2, Y: at.Y + drawing.GoodsTop, Width: drawing.GoodsWidth, Height: drawing.GoodsHeight}}
	}
	return all
}

// cities draws the goods of the cities.
func (c *chart) cities() {
	if c.Thumbnail {
		return
	}
	attributes := []string{"class", "goods"}
	if c.Narrow {
		attributes = append(attributes, "pointer-events", "none")
	}
	c.Group(func() {
		for hex := range c.s.Cities() {
			i, _ := c.Map.Index(hex)
			at := c.Centre(i)
			c.At(at.X-drawing.GoodsWidth/2, at.Y+drawing.GoodsTop, func() { c.goods(hex) })
		}
	}, attributes...)
}

// signs draws growth markers.
func (c *chart) signs() {
	if c.Thumbnail {
		return
	}
	c.Layer("signs", func() {
		for hex := range c.s.Cities() {
			i, _ := c.Map.Index(hex)
			at := c.Centre(i)
			if c.s.IsGrown(hex) {
				c.growthMarker(at.X+23, at.Y-23, 10.5, "data-grown", hex.String())
			}
		}
	})
}

// letter is that of the colour of a city for those who do not tell colours apart, and the name
// of its hex if the style asks for that, too: then it is smaller, so that there is room for
// signs on the edges.
func (c *chart) letter(i int) (text string, size float64) {
	if !c.ColourBlind || !c.IsCity(i) {
		return "", 0
	}
	const most = 11 // where there is room for both
	hex := c.Map.Cell(i)
	text = string(c.s.CityColour(hex).Letter())
	if size = c.LabelSize(9); c.Names && size <= most {
		return hex.String() + " " + text, size
	}
	return text, c.Readable(12)
}

// goods draws the goods of a city from the origin, each to be clicked. More than three
// are drawn as one of each colour, with their number.
func (c *chart) goods(hex hexmap.Cell) {
	var words []string
	for colour := range c.s.GoodsAt(hex).All() {
		words = append(words, colour.String())
	}
	c.pen.Goods(drawing.GoodsWidth, drawing.GoodsHeight, words, func(word string, many int, size float64) {
		colour, _ := steam.ParseColour(word)
		attributes := []string{"data-at", hex.String(), "data-good", string(colour.Letter())}
		title := c.Say("good", "colour", c.sayColour(colour), "hex", hex)
		if many > 1 {
			attributes = append(attributes, "data-count", strconv.Itoa(many))
			title += ", " + c.sayCount(many, colour)
		}
		class := "good " + colour.String()
		if c.Narrow {
			c.Group(func() { c.cube(size, colour) }, append([]string{"class", class}, attributes...)...)
			return
		}
		c.Piece(piece{
			Name: string(goodPart(hex, colour)), Class: class, Title: title, Fine: true,
			Rim: drawing.Polygon(hexmap.Point{X: -1, Y: -1}, hexmap.Point{X: size + 1, Y: -1}, hexmap.Point{X: size + 1, Y: size + 1}, hexmap.Point{X: -1, Y: size + 1}),
		}, func() { c.cube(size, colour) }, attributes...)
	})
}

// growthMarker draws a growth marker about a point.
func (p *pen) growthMarker(x, y, radius float64, attributes ...string) {
	p.Group(func() {
		p.Circle(x, y, radius, "fill", p.Colours["die"], "stroke", p.Colours["pip"], "stroke-width", "1.5")
		arm := 0.55 * radius
		p.Path(drawing.PathFrom(hexmap.Point{X: x - arm, Y: y}).Line(hexmap.Point{X: x + arm, Y: y}).Move(hexmap.Point{X: x, Y: y - arm}).Line(hexmap.Point{X: x, Y: y + arm}),
			"fill", "none", "stroke", p.Colours["pip"], "stroke-width", drawing.Number(0.25*radius))
	}, append([]string{"class", "growth"}, attributes...)...)
}

// numbered is the number of a seat, 0 for nobody.
func numbered(seat steam.Seat) string { return strconv.Itoa(int(seat)) }
