package picture

import (
	"strconv"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/variants/family/drawing"
	"github.com/railhex/railhex/variants/steampower"
)

// What a factory on a tile that is turned over is worth, and a purple city to its
// owner alone.
const (
	turnedPoints = 2 // SCORE-3
	purplePoints = 4 // SCORE-4
)

// sayCity says what lies on a city space.
func (p *pen) sayCity(hex hexmap.Cell, name string, city steampower.CityView) string {
	key := "city"
	switch {
	case city.Tile == 0:
		key = "city-space"
	case city.Turned:
		key = "turned"
	case city.Factory != steampower.Nobody:
		key = "factory"
	}
	return p.Say(key, "hex", hex, "name", name, "colour", p.sayColour(city.Tile), "seat", p.Called(int(city.Factory)), "goods", city.Goods)
}

// cities draws what lies on the city spaces.
func (c *chart) cities() {
	if c.Thumbnail {
		return
	}
	c.Layer("cities", func() {
		for i := range c.Map.Cities() {
			at := c.Centre(i)
			city, _ := c.s.CityAt(c.Map.Cell(i))
			c.At(at.X, at.Y, func() { c.city(city) })
		}
	})
}

// city draws a city about the origin: a rim of the colour of its tile is on the
// hex below.
func (p *pen) city(city steampower.CityView) {
	const inner = 31.0
	ground, ink := p.Colours["panel"], p.Colours["ink"]
	if city.Turned {
		ground, ink = p.Colours["back"], p.Colours["die"]
	}
	p.Path(p.Hexagon(inner, hexmap.Point{}), "fill", ground, "stroke", p.Colours["ring"], "stroke-width", "0.8")
	p.marked(city)
	switch {
	case city.Tile == 0:
		p.Label(0, -4, p.Readable(20), "?", "fill", p.Colours["faint"], "font-weight", "bold")
	case city.Turned:
		p.At(-24, -15, func() { p.factory(1, city.Factory) })
		p.Label(13, -4, p.Readable(15), "+"+strconv.Itoa(turnedPoints), "fill", ink, "font-weight", "bold")
	case city.Factory != steampower.Nobody:
		p.At(-26, -15, func() { p.factory(1, city.Factory) })
		p.Group(func() { p.At(-2, -17, func() { p.stored(city) }) }, "class", "goods", "data-goods", strconv.Itoa(city.Goods))
	case city.Tile == steampower.Purple:
		p.At(0, -4, func() { p.star(18, strconv.Itoa(purplePoints)) })
	default:
		p.At(-9, -15, func() { p.Group(func() { p.cube(18, city.Tile) }, "opacity", "0.45") })
	}
}

// stored draws the goods of a city from the origin. More than three are one with their
// number.
func (p *pen) stored(city steampower.CityView) {
	const width, height, apart = 28, 25, 3
	if city.Goods > apart {
		p.Counted(width, height, []int{city.Goods}, func(_ int, size float64) { p.cube(size, city.Tile) })
		return
	}
	p.heap(width, height, city.Goods, func(int) steampower.Colour { return city.Tile })
}

// marked says above a city what its colour is for those who do not tell colours apart.
func (p *pen) marked(city steampower.CityView) {
	if p.ColourBlind && city.Tile != 0 {
		p.Circle(0, letterAt, letterRadius, "fill", p.colour(city.Tile), "stroke", p.Colours["rim"], "stroke-width", "0.8")
		p.letter(0, letterAt, p.Readable(10), city.Tile)
	}
}

// The place of a letter above a city.
const (
	letterAt     = -23.0
	letterRadius = 6.2
)

// letter writes the letter of a colour about a point of that colour.
func (p *pen) letter(x, y, size float64, c steampower.Colour) {
	p.onColour(x, y, size, string(c.Letter()), "letter")
}

// onColour writes a text that can be read on any colour.
func (p *pen) onColour(x, y, size float64, text, class string) {
	p.Label(x, y, size, text, "class", class, "font-weight", "bold", "fill", p.Colours["pip"],
		"stroke", p.Colours["die"], "stroke-width", drawing.Number(0.2*size), "stroke-linejoin", "round", "paint-order", "stroke")
}

// The room that a factory takes at scale 1.
const (
	factoryWidth  = 23.0
	factoryHeight = 23.0
)

// factory draws a factory from the origin, with the number of its owner on it.
func (p *pen) factory(scale float64, owner steampower.Seat) {
	at := func(x, y float64) hexmap.Point { return hexmap.Point{X: scale * x, Y: scale * y} }
	p.Group(func() {
		p.Path(drawing.Polygon(at(1, 22), at(1, 9), at(8, 5), at(8, 9), at(15, 5), at(15, 9), at(16, 9), at(16.6, 1), at(20.4, 1), at(22, 22)),
			"fill", p.owned(owner), "stroke", p.Colours["pip"], "stroke-width", drawing.Number(scale), "stroke-linejoin", "round")
		if owner != steampower.Nobody {
			p.NumberOn(p.owned(owner), scale*10.5, scale*15.8, scale*11.5, strconv.Itoa(int(owner)))
		}
	}, "class", "factory", "data-factory", strconv.Itoa(int(owner)))
}

// star draws the points of a purple city about the origin.
func (p *pen) star(reach float64, mark string) {
	// Two triangles make a star whose points reach as far.
	corners := hexmap.Layout{Size: reach}.Corners(hexmap.Hex{})
	p.Path(append(drawing.Polygon(corners[0], corners[2], corners[4]), drawing.Polygon(corners[1], corners[3], corners[5])...),
		"fill", p.Colours["good-purple"], "stroke", p.Colours["good-purple"], "stroke-width", "1.5", "stroke-linejoin", "round")
	p.onColour(0, 0, p.Readable(reach), mark, "points")
}
