package picture

import (
	"strconv"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/track"
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

func (p *pen) actionTitle(t steam.ActionTile) string {
	return p.Say("action-tile", "number", int(t), "action", p.sayAction(t))
}

// actionTilesPanel is the seven action tiles; one that is taken bears the marker
// of its holder.
func (p *pen) actionTilesPanel(s *steam.State) panel {
	return panel{Width: rowWidth, Height: drawing.Card, Draw: func() {
		for t := range steam.ActionTiles() {
			p.At(drawing.CardEvery*float64(t-1), 0, func() { p.actionOnTable(s, t) })
		}
	}}
}

// holder is the seat that has taken an action tile in this turn, or in the setup was dealt
// it.
func holder(s *steam.State, t steam.ActionTile) steam.Seat {
	for seat := steam.Seat(1); int(seat) <= s.Seats(); seat++ {
		if s.ActionTile(seat) == t || s.Round() == 0 && s.Dealt(seat) == t {
			return seat
		}
	}
	return steam.Nobody
}

func (p *pen) actionOnTable(s *steam.State, t steam.ActionTile) {
	who, title := holder(s, t), p.actionTitle(t)
	attributes := []string{"data-action", t.String(), "data-called", p.sayAction(t)}
	class := "action-tile"
	cost := s.Cost(steam.Take(t))
	switch {
	case who != steam.Nobody:
		class += " taken"
		title = p.Say("taken-by", "what", title, "seat", p.Called(int(who)))
		attributes = append(attributes, "data-holder", numbered(who))
	case cost > 0:
		title = p.Say("costs", "what", title, "cost", cost)
		attributes = append(attributes, "data-cost", strconv.Itoa(cost))
	}
	p.Piece(piece{Name: string(actionPart(t)), Class: class, Title: title, Rim: drawing.Around(drawing.Card, drawing.Card)}, func() {
		opacity := "1"
		if who != steam.Nobody {
			opacity = "0.45"
		}
		p.Group(func() { p.actionTile(t) }, "opacity", opacity)
		if who != steam.Nobody {
			p.Marker(drawing.Card-14, 14, 11, int(who))
		} else if cost > 0 {
			p.Label(drawing.Card-7, 13, 12, drawing.Minus(-cost), "class", "cost", "text-anchor", "end", "fill", p.Colours["faint"])
		}
	}, attributes...)
}

// actionTile draws an action tile from the origin: its number, a sign and its
// word.
func (p *pen) actionTile(t steam.ActionTile) {
	p.Card()
	p.Label(11, 13, 15, strconv.Itoa(int(t)), "font-weight", "bold")
	p.At(drawing.Card/2, 31, func() { p.pictogram(t) })
	word := p.sayAction(t)
	p.Label(drawing.Card/2, 55, fit(word, 11, drawing.Card-8), word)
}

// pictogram draws the sign of an action tile in a room of 40 by 26 around the
// origin.
func (p *pen) pictogram(t steam.ActionTile) {
	switch t {
	case steam.OrderTile: // first in the order
		p.Box(-16, -2, 10, 12, 1, "fill", p.Colours["faint"])
		p.Box(-5, -10, 10, 20, 1, "fill", p.Colours["ink"])
		p.Box(6, 2, 10, 8, 1, "fill", p.Colours["faint"])
		p.Label(0, -4, 10, "1", "fill", p.Colours["paper"], "font-weight", "bold")
	case steam.MoveTile: // a good goes first
		p.At(-22, -9, func() { p.cube(18, steam.Red) })
		p.Arrow(10, 9)
	case steam.EngineerTile: // a tile more
		p.smallTile(-9)
		p.Label(14, 0, 15, "+1", "font-weight", "bold")
	case steam.BuildTile: // builds first
		p.smallTile(-11)
		p.Label(14, 0, 15, "1.", "font-weight", "bold")
	case steam.GrowthTile: // goods, and a marker
		p.At(-20, -8, func() { p.cube(16, steam.Blue) })
		p.growthMarker(11, 0, 8.5)
	case steam.LocomotiveTile: // one level
		p.At(-27, -12, func() { p.Locomotive(0.52, p.Colours["ink"], "") })
		p.Label(17, 0, 15, "+1", "font-weight", "bold")
	case steam.UrbaniseTile: // a town becomes a city
		p.Circle(-17, 0, 6, "fill", p.Colours["seam"], "stroke", p.Colours["rail"], "stroke-width", "1.5")
		p.Arrow(-2, 6)
		p.cityIcon(11.5, 16, 0, steam.Purple)
	}
}

func (p *pen) smallTile(x float64) {
	p.Pen.TileIcon(13, x, 0, p.Colours["plain"], track.Between(hexmap.East, hexmap.West).Tile())
}
