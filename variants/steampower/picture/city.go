package picture

import (
	"strconv"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/variants/family/drawing"
	"github.com/railhex/railhex/variants/steampower"
)

// What a factory on a tile that is turned over is worth, and a purple city to her
// to whom it belongs alone.
const (
	turnedPoints = 2 // SCORE-3
	purplePoints = 4 // SCORE-4
)

// sayCity says what lies on a city space.
func (y Style) sayCity(hex hexmap.Cell, name string, city steampower.CityView) string {
	key := "city"
	switch {
	case city.Tile == 0:
		key = "city-space"
	case city.Turned:
		key = "turned"
	case city.Factory != steampower.Nobody:
		key = "factory"
	}
	return y.say(key, "hex", hex, "name", name, "colour", y.sayColour(city.Tile), "seat", y.called(city.Factory), "goods", city.Goods)
}

// cities draws what lies on the city spaces.
func (c chart) cities() {
	c.Layer("cities", func() {
		for i := range c.m.Cities() {
			at := c.Centre(i)
			city, _ := c.s.CityAt(c.m.Cell(i))
			c.At(at.X, at.Y, func() { c.city(c.m.Cell(i), c.m.NameOf(i), city) })
		}
	})
}

// city draws a city about the origin: a rim of the colour of its tile is on the
// hex below.
func (p *pen) city(hex hexmap.Cell, name string, city steampower.CityView) {
	const inner = 31.0
	ground, ink := p.Theme.Panel, p.Theme.Ink
	if city.Turned {
		ground, ink = p.Theme.Back, p.Colours.On(p.Theme.Back)
	}
	p.Path(middle(hexmap.Point{}, drawing.HexEdge-1), "fill", "none", "stroke", p.Theme.Dark, "stroke-width", "1.2")
	if !p.IsChosen(hexName(hex)) {
		p.Path(middle(hexmap.Point{}, inner+1), "fill", "none", "stroke", p.Theme.Dark, "stroke-width", "1")
	}
	p.Path(middle(hexmap.Point{}, inner-1), "fill", ground)
	p.marksOf(hex, city, ink)
	switch {
	case city.Tile == 0:
		p.Label(0, -4, 20, "?", "fill", p.Theme.Faint, "font-weight", "bold")
	case city.Turned:
		p.At(-24, -12, func() { p.factory(1, city.Factory) })
		p.Label(13, -1, 15, "+"+strconv.Itoa(turnedPoints), "fill", ink, "font-weight", "bold")
	case city.Factory != steampower.Nobody:
		p.At(-26, -12, func() { p.factory(1, city.Factory) })
		p.Group(func() {
			p.At(-2, -14, func() { p.heap(28, 25, city.Goods, func(int) steampower.Colour { return city.Tile }) })
		}, "class", "goods", "data-goods", strconv.Itoa(city.Goods))
	case city.Tile == steampower.Purple:
		p.At(0, -1, func() { p.star(12, strconv.Itoa(purplePoints)) })
	default:
		p.At(-9, -12, func() { p.Group(func() { p.cube(18, city.Tile) }, "opacity", "0.45") })
	}
	if name != "" {
		word, size := drawing.Fit(name, 47, 9, 6)
		p.Label(0, 17, size, word, "fill", ink, "class", "name")
	}
}

// marksOf writes the name of the hex above a city, and what its colour is for
// those who do not tell colours apart.
func (p *pen) marksOf(hex hexmap.Cell, city steampower.CityView, ink string) {
	letter := p.ColourBlind && city.Tile != 0
	left, right := 0.0, 0.0
	if letter && p.Names {
		left, right = -8, 7
	}
	if letter {
		p.Circle(left, -21, 6.2, "fill", p.Theme.colour(city.Tile), "stroke", p.Theme.Dark, "stroke-width", "0.8")
		p.Label(left, -21, 10, string(city.Tile.Letter()), "fill", p.Colours.On(p.Theme.colour(city.Tile)), "font-weight", "bold", "class", "letter")
	}
	if p.Names {
		p.Label(right, -21, 7.5, hex.String(), "fill", ink)
	}
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
			"fill", p.Theme.player(owner), "stroke", p.Theme.Dark, "stroke-width", drawing.Number(scale), "stroke-linejoin", "round")
		if owner != steampower.Nobody {
			p.Label(scale*10.5, scale*15.8, scale*11.5, strconv.Itoa(int(owner)), "fill", p.Colours.On(p.Theme.player(owner)), "font-weight", "bold")
		}
	}, "class", "factory", "data-factory", strconv.Itoa(int(owner)))
}

// star draws the points of a purple city about the origin.
func (p *pen) star(reach float64, mark string) {
	// Two triangles make a star whose points reach as far.
	corners := hexmap.Layout{Size: reach}.Corners(hexmap.Hex{})
	p.Path(append(drawing.Polygon(corners[0], corners[2], corners[4]), drawing.Polygon(corners[1], corners[3], corners[5])...),
		"fill", p.Theme.Purple, "stroke", p.Theme.Purple, "stroke-width", "1.5", "stroke-linejoin", "round")
	p.Label(0, 0, reach, mark, "fill", p.Colours.On(p.Theme.Purple), "font-weight", "bold")
}
