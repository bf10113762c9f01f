package picture

import (
	"strconv"

	"github.com/railhex/railhex/variants/family/drawing"
	"github.com/railhex/railhex/variants/steam"
)

// The spaces of the supply are a little lower than cards.
const spaceHeight = 44.0

// supplyPanel is the goods supply, as many spaces in a row as there are action
// tiles above it.
func (p *pen) supplyPanel(s *steam.State) panel {
	var panels []panel
	for space := 1; space <= s.Spaces(); space++ {
		panels = append(panels, panel{Width: drawing.Card, Height: spaceHeight, Draw: func() { p.space(s, space) }})
	}
	if panels == nil {
		return panel{Width: rowWidth, Height: 16.0, Draw: func() {
			p.Label(1, 16.0/2, 13, p.Say("empty"), "text-anchor", "start", "fill", p.Colours["faint"])
		}}
	}
	return p.InRows(rowWidth, drawing.CardEvery-drawing.Card, panels)
}

// space draws a space of the supply and its set.
func (p *pen) space(s *steam.State, space int) {
	goods := s.Supply(space)
	p.Piece(piece{
		Name: string(spacePart(space)), Class: "space", Title: p.Say("space", "number", space, "goods", p.sayGoods(goods)),
		Rim: drawing.Around(drawing.Card, spaceHeight),
	}, func() {
		p.Box(0, 0, drawing.Card, spaceHeight, 6, "fill", p.Colours["panel"],
			"stroke", p.Colours["ink"], "stroke-width", "1.5")
		p.Label(8, 9, 10, strconv.Itoa(space), "fill", p.Colours["faint"])
		p.At(4, 15, func() { p.heap(drawing.Card-8, spaceHeight-19, goods) })
	}, "data-space", strconv.Itoa(space), "data-goods", goods.String())
}

// newCityEvery is how far the tiles of new cities are apart.
const newCityEvery = 48.0

// newCitiesPanel is the tiles of new cities that are left.
func (p *pen) newCitiesPanel(s *steam.State) panel {
	return panel{Width: newCityEvery*5 - 6, Height: 54, Draw: func() {
		x := 0.0
		for c := range steam.Colours() {
			p.At(x, 0, func() { p.newCities(s, c) })
			x += newCityEvery
		}
	}}
}

func (p *pen) newCities(s *steam.State, c steam.Colour) {
	const width, height = 44.0, 54.0
	left := s.NewCities(c)
	p.Piece(piece{
		Name: string(newCityPart(c)), Class: "new-city " + c.String(),
		Title: p.Say("new-city", "colour", p.sayColour(c), "number", left), Rim: drawing.Around(width, height),
	}, func() {
		opacity := "1"
		if left == 0 {
			opacity = "0.3"
		}
		p.Group(func() {
			p.cityIcon(25, width/2, height/2, c)
			p.Label(width/2, height/2, 17, strconv.Itoa(left), "fill", p.Colours["ink"], "font-weight", "bold")
		}, "opacity", opacity)
	}, "data-new-city", c.String(), "data-left", strconv.Itoa(left))
}

// cityIcon draws the hex of a city about a point, and its letter for those who do
// not tell colours apart.
func (p *pen) cityIcon(edge, x, y float64, c steam.Colour) {
	p.Pen.TileIcon(edge, x, y, p.station(c), 0)
	if p.ColourBlind {
		p.Label(x, y-0.66*edge, 0.42*edge, string(c.Letter()), "fill", p.Colours["ink"], "font-weight", "bold", "class", "number")
	}
}

// growthPanel is how many growth markers are left.
func (p *pen) growthPanel(s *steam.State) panel {
	return panel{Width: 60, Height: 54, Draw: func() {
		left := strconv.Itoa(s.Growth())
		p.Named(growthName, p.Say("growth-left", "number", left), drawing.Around(56, 54), func() {
			p.growthMarker(14, 27, 11, "data-growth", left)
			p.Label(42, 27, 17, left, "font-weight", "bold")
		})
	}}
}

// bagPanel is the goods in the bag.
func (p *pen) bagPanel(s *steam.State) panel {
	const every = 26.0
	return panel{Width: 36 + 5*every, Height: 54, Draw: func() {
		p.Group(func() {
			p.Text("title", p.Say("bag", "goods", p.sayGoods(s.Bag())))
			p.At(0, 8, func() { p.Sack(0.85) })
			x := 38.0
			for c := range steam.Colours() {
				p.At(x, 8, func() { p.cube(18, c) })
				p.Label(x+9, 40, 14, strconv.Itoa(s.Bag().Count(c)))
				x += every
			}
		}, "class", "bag", "data-bag", s.Bag().String())
	}}
}
