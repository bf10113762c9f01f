package picture

import (
	"math"
	"slices"
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
	drawing.Chart
	m *hexmap.Map
	s *steam.State
	// laid are the tracks and exits in each hex.
	laid  map[hexmap.Cell][]laid
	codes []string // of towns and cities, if the style asks for them
}

// A laid track or exit belongs to the owner of its link.
type laid struct {
	content track.Tile
	owner   steam.Seat
}

// newChart lays out the map so that its picture begins at the origin.
func newChart(p *pen, s *steam.State) chart {
	m := s.Map()
	c := chart{p, drawing.NewChart(p.Pen, m), m, s, map[hexmap.Cell][]laid{}, nil}
	if p.Codes {
		c.codes = m.Codes()
	}
	for link := range s.Links() {
		for section := range s.Sections(link.From.Hex, link.From.Edge) {
			c.laid[section.Hex] = append(c.laid[section.Hex], laid{contentOf(section), link.Owner})
		}
	}
	return c
}

// ground draws the hexes, rivers, and hills and mountains where there is no track, and
// the cities over them.
func (c chart) ground() {
	c.hexes("hexes", false)
	c.Layer("rivers", func() {
		for i := range c.m.Len() {
			if c.m.HasRiver(i) {
				c.river(i)
			}
		}
	}, "fill", "none", "stroke", c.Colours.River, "stroke-width", "4.5", "stroke-linecap", "round")
	c.Layer("terrain", func() {
		for i := range c.m.Len() {
			switch {
			case c.Thumbnail || c.isStop(i) || len(c.laid[c.m.Cell(i)]) > 0:
			case c.m.Terrain(i) == hexmap.Hill:
				c.Hills(i)
			case c.m.Terrain(i) == hexmap.Mountain:
				c.Mountains(i)
			}
		}
	})
	c.hexes("city-hexes", true)
}

// hexes draws the hexes that are cities, or those that are not.
func (c chart) hexes(class string, cities bool) {
	c.Hexes(class, func() {
		for i := range c.m.Len() {
			if c.isCity(i) == cities {
				c.hex(i)
			}
		}
	})
}

// isCity reports whether a hex is a city, printed or new.
func (c chart) isCity(i int) bool { return c.s.CityColour(c.m.Cell(i)).IsValid() }

// isStop reports whether links may end in the middle of a hex.
func (c chart) isStop(i int) bool { return c.isCity(i) || c.m.IsTown(i) }

// hex draws one hex, which is what takes clicks.
func (c chart) hex(i int) {
	hex := c.m.Cell(i)
	part := piece{Name: string(hexPart(hex)), Class: "hex " + c.m.Terrain(i).String()}
	if !c.Thumbnail {
		part.Title = c.hexTitle(i)
	}
	attributes := []string{"data-hex", hex.String()}
	if c.isCity(i) {
		colour := c.s.CityColour(hex)
		part.Class = "hex city"
		if !c.m.IsCity(i) {
			part.Class += " new"
		}
		c.CityHex(i, part, c.station(colour), c.goodOf(colour), 2.6, append(attributes, "data-city", colour.String())...)
		return
	}
	if c.m.IsTown(i) {
		part.Class += " town"
		attributes = append(attributes, "data-town", c.m.NameOf(i))
	}
	c.Hex(i, part, c.terrain(i), attributes...)
}

// hexTitle says what is in a hex.
func (c chart) hexTitle(i int) string {
	hex := c.m.Cell(i)
	said := []string{c.say("hex", "hex", hex, "terrain", c.say(c.m.Terrain(i).String()))}
	if c.m.HasRiver(i) {
		said = append(said, c.say("river"))
	}
	switch {
	case c.isCity(i):
		said = append(said, c.say("city", "name", c.m.NameOf(i), "colour", c.sayColour(c.s.CityColour(hex))), c.sayGoods(c.s.GoodsAt(hex)))
		if c.s.IsGrown(hex) {
			said = append(said, c.say("grown"))
		}
	case c.m.IsTown(i):
		said = append(said, c.say("town", "name", c.m.NameOf(i)))
	}
	for _, t := range c.laid[hex] {
		key := "tracked"
		if t.owner == steam.Nobody {
			key = "unowned"
		}
		said = append(said, c.say(key, "seat", c.called(t.owner), "track", t.content))
	}
	return strings.Join(said, ", ")
}

// terrain is the colour of the terrain of a hex.
func (c chart) terrain(i int) string {
	return [hexmap.NumTerrains]string{c.Colours.Plain, c.Colours.Hill, c.Colours.Mountain, c.Colours.Water}[c.m.Terrain(i)]
}

// behind is the colour of that which is written into a hex.
func (c chart) behind(i int) string {
	if colour := c.s.CityColour(c.m.Cell(i)); colour.IsValid() {
		return c.station(colour)
	}
	return c.terrain(i)
}

// river draws the river of a hex. The map does not say where it flows: to the
// rivers beside it and to the first water, and if there are none, across.
func (c chart) river(i int) {
	var edges []hexmap.Direction
	sea := false
	for d := range hexmap.Direction(hexmap.NumDirections) {
		j := c.m.Neighbour(i, d)
		switch {
		case j < 0:
		case c.m.HasRiver(j) && !c.isRoundAbout(i, j):
			edges = append(edges, d)
		case c.m.Terrain(j) == hexmap.Water && !sea:
			sea = true
			edges = append(edges, d)
		}
	}
	course := c.Stream(i, func(j int) bool {
		d, _ := c.Towards(i, j)
		return slices.Contains(edges, d)
	})
	if len(course) == 0 {
		at := c.Centre(i)
		course = drawing.PathFrom(hexmap.Point{X: at.X - 24, Y: at.Y}).Arc(20, true, at).Arc(20, false, hexmap.Point{X: at.X + 24, Y: at.Y})
	}
	c.pen.Path(course, "class", "river", "data-river", c.m.Cell(i).String())
}

// isRoundAbout reports whether two hexes of a river are joined over a third one
// already, so that rivers are not drawn as triangles.
func (c chart) isRoundAbout(i, j int) bool {
	for d := range hexmap.Direction(hexmap.NumDirections) {
		if k := c.m.Neighbour(i, d); k >= 0 && k < min(i, j) && c.m.HasRiver(k) {
			if _, meets := c.Towards(k, j); meets {
				return true
			}
		}
	}
	return false
}

// things are what lies in a hex, given where its name is written.
func (c chart) things(i int, name drawing.Room) (all drawing.Things) {
	for _, t := range c.laid[c.m.Cell(i)] {
		all.Curves = append(all.Curves, c.CurveOf(i, t.content))
	}
	for part := range c.onlyTile(c.m.Cell(i)).Parts() {
		all.Curves = append(all.Curves, c.CurveOf(i, part))
	}
	switch at := c.Centre(i); {
	case c.isCity(i):
		all.Curves = nil // they end at its edge
		all.Boxes = append(all.Boxes, drawing.Room{X: at.X - goodsWidth/2, Y: at.Y + goodsTop, Width: goodsWidth, Height: goodsHeight})
	case c.m.IsTown(i):
		all.Circles = append(all.Circles, drawing.Circle{At: at, Radius: drawing.TownRadius})
	}
	if name.Width > 0 {
		all.Boxes = append(all.Boxes, name)
	}
	return all
}

// nameBelow is how far below the middle of its hex a name stands, in lengths of the
// edge: in the upper half where track leaves the lower one alone.
func (c chart) nameBelow(i int) float64 {
	const below, above = 0.53, -0.55
	down, up := 0, 0
	for _, t := range c.laid[c.m.Cell(i)] {
		for _, edge := range []hexmap.Direction{hexmap.SouthWest, hexmap.SouthEast} {
			if t.content.Has(edge) {
				down++
			}
			if t.content.Has(edge.Opposite()) {
				up++
			}
		}
	}
	if !c.isCity(i) && down > up {
		return above
	}
	return below
}

// roomFor is about the room of text so far below a point.
func roomFor(at hexmap.Point, below, width, height float64) drawing.Room {
	return drawing.Room{X: at.X - width/2, Y: at.Y + below - height/2, Width: width, Height: height}
}

// nameOf returns what a town or city is called on the map.
func (c chart) nameOf(i int) string {
	if c.codes != nil {
		return c.codes[i]
	}
	return cut(c.m.NameOf(i))
}

// keepApart moves names of neighbours aside that would else lie on each other: those with a size
// in pixels may go beyond their hexes.
func (c chart) keepApart(named map[int]drawing.Room) {
	for i := range c.m.Len() {
		for j := range i {
			left, right := i, j
			if named[left].X > named[right].X {
				left, right = right, left
			}
			one, other := named[left], named[right]
			over := one.X + one.Width - other.X
			if over <= 0 || math.Abs(one.Y-other.Y) >= min(one.Height, other.Height) {
				continue
			}
			one.X -= over / 2
			other.X += over / 2
			named[left], named[right] = one, other
		}
	}
}

// nameRooms returns the rooms of the names of towns and cities, by their hexes.
func (c chart) nameRooms() map[int]drawing.Room {
	named := map[int]drawing.Room{}
	for i := range c.m.Len() {
		if name := c.nameOf(i); name != "" {
			_, size := c.FitName(name, 11.5, 66, 0)
			named[i] = roomFor(c.Centre(i), c.nameBelow(i)*drawing.HexEdge, drawing.Ems(name)*size, size)
		}
	}
	c.keepApart(named)
	return named
}

// names writes the names of towns and cities into the lower half of their hexes, or the
// upper one. Where there is room, it also writes the names of hexes if the style asks for
// them.
func (c chart) names() {
	named := c.nameRooms()
	c.Labels("names", func() {
		for i := range c.m.Len() {
			if room, ok := named[i]; ok {
				weight := "400"
				if c.isCity(i) {
					weight = "600"
				}
				c.Label(room.X+room.Width/2, room.Y+room.Height/2, room.Height, c.nameOf(i), "font-weight", weight)
			}
		}
	})
	if c.Names {
		var signs []drawing.Circle
		if c.ColourBlind {
			for at := range c.owners(named) {
				signs = append(signs, drawing.Circle{At: at, Radius: ownerRadius})
			}
		}
		c.Labels("hex-names", func() {
			for i := range c.m.Len() {
				if c.ColourBlind && c.isCity(i) {
					continue // it stands with the letter
				}
				things := c.things(i, named[i])
				things.Circles = append(things.Circles, signs...)
				c.Annotate(i, false, c.LabelSize(9), c.m.Cell(i).String(), things)
			}
		})
	}
}

// The room for the goods of a city, around the middle of its hex.
const (
	goodsWidth  = 56.0
	goodsTop    = -17.0
	goodsHeight = 22.0
)

// cities draws the goods of the cities.
func (c chart) cities() {
	if c.Thumbnail {
		return
	}
	attributes := []string{"class", "goods"}
	if c.Narrow {
		attributes = append(attributes, "pointer-events", "none")
	}
	c.Group(func() {
		for hex := range c.s.Cities() {
			i, _ := c.m.Index(hex)
			at := c.Centre(i)
			c.At(at.X-goodsWidth/2, at.Y+goodsTop, func() { c.goods(hex) })
		}
	}, attributes...)
}

// signs draws what else there is to know of a city: that it has grown, and its letter.
func (c chart) signs() {
	if c.Thumbnail {
		return
	}
	c.Layer("signs", func() {
		for hex := range c.s.Cities() {
			i, _ := c.m.Index(hex)
			at := c.Centre(i)
			if c.s.IsGrown(hex) {
				c.growthMarker(at.X+23, at.Y-23, 10.5, "data-grown", hex.String())
			}
		}
	})
	if c.ColourBlind {
		c.Labels("letters", func() {
			for hex := range c.s.Cities() {
				i, _ := c.m.Index(hex)
				c.Inscribe(i, letterBelow, c.letterSize(), c.letter(hex))
			}
		})
	}
}

// letterBelow is how far below the middle of its hex the letter of a city stands, in
// lengths of the edge.
const letterBelow = -0.62

// letterSize returns the size of the letters of cities. With the names of hexes beside
// them they are smaller, so that there is room for signs on the edges.
func (c chart) letterSize() float64 {
	if c.Names {
		return c.LabelSize(9)
	}
	return c.Readable(12)
}

// letter is that of the colour of a city, and the name of its hex if the style asks
// for that, too.
func (c chart) letter(hex hexmap.Cell) string {
	letter := string(c.s.CityColour(hex).Letter())
	if c.Names {
		letter = hex.String() + " " + letter
	}
	return letter
}

// goods draws the goods of a city from the origin, each to be clicked. More than three
// are drawn as one of each colour, with their number.
func (c chart) goods(hex hexmap.Cell) {
	const apart = 3
	var all []steam.Colour
	var counts []int
	goods := c.s.GoodsAt(hex)
	for colour := range steam.Colours() {
		many := goods.Count(colour)
		switch {
		case many == 0:
		case goods.Len() > apart:
			all, counts = append(all, colour), append(counts, many)
		default:
			for range many {
				all, counts = append(all, colour), append(counts, 1)
			}
		}
	}
	c.Counted(goodsWidth, goodsHeight, counts, func(i int, size float64) {
		attributes := []string{"data-at", hex.String(), "data-good", string(all[i].Letter())}
		title := c.say("good", "colour", c.sayColour(all[i]), "hex", hex)
		if counts[i] > 1 {
			attributes = append(attributes, "data-count", strconv.Itoa(counts[i]))
			title += ", " + c.sayCount(counts[i], all[i])
		}
		class := "good " + all[i].String()
		if c.Narrow {
			c.Group(func() { c.cube(size, all[i]) }, append([]string{"class", class}, attributes...)...)
			return
		}
		c.Piece(piece{
			Name: string(goodPart(hex, all[i])), Class: class, Title: title, Fine: true,
			Rim: drawing.Polygon(hexmap.Point{X: -1, Y: -1}, hexmap.Point{X: size + 1, Y: -1}, hexmap.Point{X: size + 1, Y: size + 1}, hexmap.Point{X: -1, Y: size + 1}),
		}, func() { c.cube(size, all[i]) }, attributes...)
	})
}

// growthMarker draws a growth marker about a point.
func (p *pen) growthMarker(x, y, radius float64, attributes ...string) {
	p.Group(func() {
		p.Circle(x, y, radius, "fill", p.Colours.Die, "stroke", p.Colours.Pip, "stroke-width", "1.5")
		arm := 0.55 * radius
		p.Path(drawing.PathFrom(hexmap.Point{X: x - arm, Y: y}).Line(hexmap.Point{X: x + arm, Y: y}).Move(hexmap.Point{X: x, Y: y - arm}).Line(hexmap.Point{X: x, Y: y + arm}),
			"fill", "none", "stroke", p.Colours.Pip, "stroke-width", drawing.Number(0.25*radius))
	}, append([]string{"class", "growth"}, attributes...)...)
}

// closed draws the closed edges.
func (c chart) closed() {
	var edges []hexmap.Edge
	for e := range c.m.ClosedEdges() {
		edges = append(edges, e)
	}
	c.Walls(edges, c.m.Offset().EdgeName)
}

// numbered is the number of a seat, 0 for nobody.
func numbered(seat steam.Seat) string { return strconv.Itoa(int(seat)) }
