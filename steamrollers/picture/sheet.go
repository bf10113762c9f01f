package picture

import (
	"strconv"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/scoring"
	"github.com/railhex/railhex/solo"
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
	on := sheet(drawing.Frame{
		Class: "sheet", Title: p.Say("sheet", "seat", p.Called(int(seat))), Description: p.sheetShows(s, seat),
		Parts: sheetParts(seat), Touched: touchedOnSheet(s, m.Last, seat), Choices: choose(s, m.Moves, seat),
	}, setup.Board, p.sheetPanels(s, seat, setup))
	on.Head = func(room float64) { p.sheetHead(s, seat, setup.Board, room) }
	on.Map = func() {
		c := newChart(p, setup.Board)
		route := c.Chain(setup.Board.Index, m.Route.Hexes)
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
	}
	return p.DrawSheet(on)
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

const headHeight = 34.0 // of the first line of a large picture

// leastRoom is how wide a sheet is at least, however small its map.
const leastRoom = rowWidth + drawing.PanelGap + pointsWidth

// sheet is a sheet of paper with a map on it.
func sheet(f drawing.Frame, board *hexmap.Board, below []panel) drawing.Sheet {
	return drawing.Sheet{Frame: f, Grid: board, Least: leastRoom, Heading: headHeight, Below: below}
}

// heading writes what a large picture is of, or whose it is, in the room before
// besideHeading.
func (p *pen) heading(text string) {
	const size, least = 20.0, 11.0
	word, fits := drawing.Fit(text, besideHeading-10, size, least)
	p.Label(2, 12, fits, word, "text-anchor", "start", "font-weight", "bold")
}

// besideHeading is where something may stand beside any but the longest heading.
const besideHeading = 240.0

// The train on a sheet: a wagon for each engine box, and before them the
// locomotive, which bears the strength.
const (
	wagonEvery  = (rowWidth - drawing.LocomotiveWidth) / 6
	wagonWidth  = 52.0
	wagonHeight = 38.0
	trainWidth  = rowWidth
	trainHeight = 56.0
)

// trainPanel is the engine of a seat.
func (p *pen) trainPanel(s *steamrollers.State, seat steamrollers.Seat) panel {
	return panel{Width: trainWidth, Height: trainHeight, Draw: func() {
		p.Path(drawing.PathFrom(hexmap.Point{Y: trainHeight - 3}).Line(hexmap.Point{X: trainWidth, Y: trainHeight - 3}),
			"stroke", p.Colours["faint"], "stroke-width", "3", "pointer-events", "none")
		for box := 1; box <= 6; box++ {
			p.At(wagonEvery*float64(box-1), 4, func() { p.wagon(box, s.Ticked(seat, box)) })
		}
		p.At(trainWidth-drawing.LocomotiveWidth, trainHeight-3-drawing.LocomotiveHeight, func() {
			strength := strconv.Itoa(s.Strength(seat))
			p.Titled(p.Say("strength", "strength", strength), func() { p.Locomotive(1, p.Colours["ink"], strength) }, "class", "strength", "data-strength", strength)
		})
	}}
}

// wagon draws an engine box.
func (p *pen) wagon(box int, ticked bool) {
	key, class := "box", "box"
	if ticked {
		key, class = "ticked-box", "box ticked"
	}
	p.Piece(piece{
		Name: boxName(box), Class: class, Title: p.Say(key, "box", box),
		Rim: drawing.Around(wagonWidth, wagonHeight), Hit: drawing.Room{Y: -4, Width: wagonEvery, Height: trainHeight - 8},
	}, func() {
		p.Path(drawing.PathFrom(hexmap.Point{X: wagonWidth, Y: wagonHeight - 3}).Line(hexmap.Point{X: wagonEvery, Y: wagonHeight - 3}),
			"stroke", p.Colours["ink"], "stroke-width", "3")
		p.Box(0, 0, wagonWidth, wagonHeight, 3, "fill", p.Colours["panel"], "stroke", p.Colours["ink"], "stroke-width", "2")
		p.Circle(11, wagonHeight+5, 5, "fill", p.Colours["ink"])
		p.Circle(wagonWidth-11, wagonHeight+5, 5, "fill", p.Colours["ink"])
		p.At(5, (wagonHeight-20)/2, func() { p.whiteDie(20, box) })
		if ticked {
			p.tick(wagonWidth-13, wagonHeight/2-1, 0.75)
		}
	}, "data-box", strconv.Itoa(box))
}

type pointLine = drawing.PointLine

const pointsWidth = drawing.PointsWidth

// playerLines are the points of a player by where they come from, without what
// is not played.
func playerLines(points scoring.Points, setup steamrollers.Setup) []pointLine {
	lines := []pointLine{{Key: "delivery", Points: points.Delivery}}
	if setup.Modules.Has(variants.PowerModule) {
		lines = append(lines, pointLine{Key: "powers", Points: points.Power})
	}
	lines = append(lines, pointLine{Key: "network", Points: points.Network}, pointLine{Key: "engine", Points: points.Engine}, pointLine{Key: "tiles", Points: points.Tiles})
	if setup.Modules.Has(variants.OrderModule) {
		lines = append(lines, pointLine{Key: "orders", Points: points.Orders})
	}
	return append(lines, pointLine{Key: "total", Points: points.Total()})
}

// oliveLines are Olive's.
func oliveLines(points solo.Points) []pointLine {
	return []pointLine{
		{Key: "delivery", Points: points.Delivery},
		{Key: "network", Points: points.Network},
		{Key: "engine", Points: points.Engine},
		{Key: "tiles", Points: points.Tiles},
		{Key: "total", Points: points.Total},
	}
}
