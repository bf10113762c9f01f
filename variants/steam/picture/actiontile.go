package picture

import (
	"strconv"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/track"
	"github.com/railhex/railhex/variants/family/drawing"
	"github.com/railhex/railhex/variants/steam"
)

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
