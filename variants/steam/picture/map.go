package picture

import (
	"slices"
	"strconv"
	"strings"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/track"
	"github.com/railhex/railhex/variants/family/drawing"
	"github.com/railhex/railhex/variants/steam"
)

// leastRoom is how wide a map is at least, so that there is room for its heading.
const leastRoom = 400.0

// Map returns the map with all that lies on it: tiles, links in the colours of their
// owners, cities with their goods. It is empty for the zero State.
func (y Style) Map(s *steam.State, m Marks) string {
	if s.Seats() == 0 {
		return ""
	}
	board := s.Map()
	p := y.pen()
	on := p.sheet(board, drawing.Frame{
		Class: "map", Title: p.Say("map", "map", board.Name()), Description: p.mapShows(s),
		Parts: mapParts, Touched: m.touchedOnMap(), Choices: choose(s, m.Moves, mapParts),
	}, func() {
		c := newChart(p, s)
		c.Ground(c.look, c.hexTitle)
		c.links()
		c.Proposed(c.owned(s.Turn()))
		c.Towns()
		c.ends()
		c.Closed()
		c.cities()
		c.Marks()
		c.Route(c.route(m.Route), c.IsStop, c.IsCity)
		c.signs()
		c.counts(m.Route)
		c.WriteNames()
	})
	on.Head = func(room float64) { p.head(s, room) }
	return p.DrawSheet(on)
}

// sheet is a map on a sheet of paper.
func (p *pen) sheet(board *hexmap.Map, f drawing.Frame, layers func()) drawing.Sheet {
	return drawing.Sheet{Frame: f, Grid: board, Map: layers, Least: leastRoom, Heading: headHeight}
}

// mapShows describes the map.
func (p *pen) mapShows(s *steam.State) string {
	var many [steam.MaxSeats + 1]int
	for link := range s.Links() {
		many[link.Owner]++
	}
	var links []string
	for seat := 1; seat <= s.Seats(); seat++ {
		links = append(links, p.Say("owner", "owner", p.short(steam.Seat(seat)), "number", many[seat]))
	}
	links = append(links, p.Say("nobody", "number", many[steam.Nobody]))
	return p.Say("map-shows", "moment", p.sayMoment(s), "links", strings.Join(links, ", "))
}

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

// links draws the track of all links in the colours of their owners, and then
// their open ends.
func (c *chart) links() {
	c.Layer("links", func() {
		var lines [steam.MaxSeats + 1]drawing.Path
		for link := range c.s.Links() {
			if !c.Thumbnail {
				c.link(link)
				continue
			}
			for section := range c.s.Sections(link.From.Hex, link.From.Edge) {
				i, _ := c.Map.Index(section.Hex)
				lines[link.Owner] = append(lines[link.Owner], c.Curve(i, section.From, section.To).Path()...)
			}
		}
		for seat, line := range lines {
			c.Line(line, c.owned(steam.Seat(seat)))
		}
	})
}

func (c *chart) link(link steam.Link) {
	class := "link open"
	if link.Complete {
		class = "link complete"
	}
	colour := c.owned(link.Owner)
	c.Group(func() {
		any := false
		for section := range c.s.Sections(link.From.Hex, link.From.Edge) {
			any = true
			i, _ := c.Map.Index(section.Hex)
			curve := c.Curve(i, section.From, section.To)
			c.Group(func() { c.Link(curve, colour, c.Colours["seam"]) }, "data-track", section.Hex.String()+" "+contentOf(section).String())
		}
		if !any {
			c.bridge(link, colour)
		}
	}, "class", class, "data-link", link.From.String()+" "+link.To.String(), "data-owner", numbered(link.Owner))
}

// contentOf is the track or exit of a section.
func contentOf(section steam.Section) track.Tile {
	if section.From == section.To {
		return track.Exit(section.From)
	}
	return track.Between(section.From, section.To).Tile()
}

// bridge draws a link that is left without track, across the edge between its
// cities (CITY-7).
func (c *chart) bridge(link steam.Link, colour string) {
	i, _ := c.Map.Index(link.From.Hex)
	edge, centre := c.Curve(i, link.From.Edge, link.From.Edge).Start(), c.Centre(i)
	along := func(part float64) hexmap.Point {
		return hexmap.Point{X: edge.X + part*(centre.X-edge.X), Y: edge.Y + part*(centre.Y-edge.Y)}
	}
	c.Path(drawing.PathFrom(along(-0.3)).Line(along(0.3)), "class", "bridge", "stroke", c.Colours["seam"], "stroke-width", "12")
	c.Path(drawing.PathFrom(along(-0.3)).Line(along(0.3)), "stroke", colour, "stroke-width", "8")
}

// ends marks where links end open, and, for those who do not tell colours apart,
// whose each link is.
func (c *chart) ends() {
	if c.Thumbnail {
		return
	}
	c.Layer("ends", func() {
		for link := range c.s.Links() {
			if !link.Complete {
				i, _ := c.Map.Index(link.To.Hex)
				c.OpenEnd(i, link.To.Edge, c.owned(link.Owner), "data-open", link.To.String())
			}
		}
	})
	if c.ColourBlind {
		c.Layer("owners", c.owners)
	}
}

// owners draws the signs of the owners of links.
func (c *chart) owners() {
	for link := range c.s.Links() {
		var curves []drawing.Curve
		for section := range c.s.Sections(link.From.Hex, link.From.Edge) {
			i, _ := c.Map.Index(section.Hex)
			curves = append(curves, c.Curve(i, section.From, section.To))
		}
		if curves == nil { // CITY-7
			i, _ := c.Map.Index(link.From.Hex)
			curves = append(curves, c.Curve(i, link.From.Edge, link.From.Edge))
		}
		c.Sign(curves, int(link.Owner))
	}
}

// onlyTile is the tile of a hex to which moves leave one; none elsewhere.
func (c *chart) onlyTile(hex hexmap.Cell) track.Tile {
	only, _ := steam.ParseMove(c.Only(string(hexPart(hex))))
	return only.Tile()
}

// route is the hexes of a route by their numbers; none if it is not one of this position.
func (c *chart) route(r steam.Route) []int {
	var cells []hexmap.Cell
	for _, step := range r {
		if to, ok := c.s.Leads(step.From, step.Edge); !ok || to != step.To {
			return nil
		}
		cells = append(cells, step.From)
		for section := range c.s.Sections(step.From, step.Edge) {
			cells = append(cells, section.Hex)
		}
		cells = append(cells, step.To)
	}
	return c.Chain(c.Map.Index, slices.Compact(cells))
}

// counts writes at each stop of a route over how many links it is reached.
func (c *chart) counts(r steam.Route) {
	if len(c.route(r)) == 0 {
		return
	}
	c.Layer("counts", func() {
		for n, step := range r {
			i, _ := c.Map.Index(step.To)
			at := c.Centre(i)
			if !c.IsCity(i) {
				c.PriceAt(strconv.Itoa(n+1), at)
				continue
			}
			about := func(x, y float64) hexmap.Point { return hexmap.Point{X: at.X + x, Y: at.Y + y} }
			c.PriceAt(strconv.Itoa(n+1), about(-23, -20), about(-28, -8), about(28, -8), about(-30, 6), about(30, 6))
		}
	})
}
