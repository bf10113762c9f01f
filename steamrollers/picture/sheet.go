package picture

import (
	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/track"
	"github.com/railhex/railhex/variants"
	"github.com/railhex/railhex/variants/family/drawing"
)

// Sheet returns the sheet of a player as it lies before them: the map with what is
// drawn on it, the engine, points, and what they hold.
//
// Moves of the player who is asked mark their own sheet; on the sheets of others
// they mark the tile that they may take there.
func (y Style) Sheet(s *steamrollers.State, seat steamrollers.Seat, m Marks) string {
	if seat == steamrollers.Nobody || int(seat) > s.Seats() {
		return ""
	}
	setup := s.Setup()
	p := y.pen()
	return p.drawSheet(drawing.Frame{
		Class: "sheet", Title: p.Say("sheet", "seat", p.Called(int(seat))), Description: p.sheetShows(s, seat),
		Parts: sheetParts(seat), Touched: touchedOnSheet(s, m.Last, seat), Choices: choose(s, m.Moves, seat),
	}, mapSheet{
		board: setup.Board,
		head:  func(room float64) { p.sheetHead(s, seat, setup.Board, room) },
		layers: func(c chart) {
			route := c.hexesOf(m.Route)
			blocked := s.Blocked()
			c.ground(func(i int) []string { return c.sayOnHex(s, seat, i, blocked) })
			c.drawn(s, seat)
			c.proposed()
			c.towns(func(cell hexmap.Cell) track.Track { return s.TrackAt(seat, cell) })
			c.Walls(blocked, setup.Board.Offset().EdgeName)
			good, city := s.Own(seat)
			c.cities(city)
			c.own(good, city)
			c.Marks()
			c.Route(route, setup.Board.IsCity, setup.Board.IsCity)
			c.inscriptions(func(i int) drawing.Things { return c.things(i, s.TrackAt(seat, setup.Board.Cell(i))) })
			c.distances(route)
		},
		below: p.sheetPanels(s, seat, setup),
	})
}

// sheetShows describes a sheet.
func (p *pen) sheetShows(s *steamrollers.State, seat steamrollers.Seat) string {
	hexes := 0
	for range s.Drawn(seat) {
		hexes++
	}
	return p.Say("sheet-shows", "strength", s.Strength(seat), "hexes", hexes,
		"links", len(s.AppendLinks(nil, seat)), "points", s.Points(seat).Total())
}

// sheetHead draws whose sheet it is, and what they are about.
func (p *pen) sheetHead(s *steamrollers.State, seat steamrollers.Seat, board *hexmap.Board, room float64) {
	p.Group(func() {
		p.heading(p.player(seat))
		left := besideHeading
		if s.Start() == seat {
			p.Titled(p.Say("start-player"), func() { p.Start(left, 12, p.Say("start")) })
			left += 74
		}
		if die := s.Die(); die != 0 && s.Turn() == seat && s.Phase() != steamrollers.PhaseSteal {
			p.inUse(left, -1, 26, die)
			p.Label(left+34, 12, 12, p.Say("in-use"), "text-anchor", "start", "fill", p.Colours["faint"])
		}
		p.Name(room, board.Name())
	}, "class", "head")
}

// sheetPanels are what stands below the map of a sheet.
func (p *pen) sheetPanels(s *steamrollers.State, seat steamrollers.Seat, setup steamrollers.Setup) []panel {
	panels := []panel{
		p.Above(p.trainPanel(s, seat), p.Captioned(p.Say("tiles"), p.slots(func(number int) {
			if face, holder, sideways := s.Tile(number); holder == seat {
				p.tileOnTable(setup, face, sideways)
			} else {
				p.place("tile", tileName(number), number)
			}
		}))),
		p.Points(playerLines(s.Points(seat), setup)),
	}
	if setup.Modules.Has(variants.OrderModule) {
		panels = append(panels,
			p.Captioned(p.Say("orders"), p.slots(func(number int) {
				if face, holder := s.Order(number); holder == seat {
					p.orderOnTable(setup, face)
				} else {
					p.place("order", orderName(number), number)
				}
			})),
			p.Captioned(p.Say("goods-kept"), panel{Width: pointsWidth, Height: slot, Draw: func() { p.keptGoods(s.Kept(seat)) }}),
		)
	}
	return panels
}

// keptGoods draws the goods that a player keeps for orders.
func (p *pen) keptGoods(goods variants.Goods) {
	p.Titled(p.Say("kept-are", "goods", p.sayGoods(goods)), func() {
		p.Box(0, 0, pointsWidth, slot, 6, "fill", p.Colours["panel"], "stroke", p.Colours["ink"], "stroke-width", "1.8")
		p.At(6, 4, func() { p.heap(pointsWidth-12, slot-8, goods) })
	}, "class", "kept", "data-goods", goods.String())
}
