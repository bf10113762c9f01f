package picture

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/track"
	"github.com/railhex/railhex/variants/family/drawing"
	"github.com/railhex/railhex/variants/steam"
)

// The rows of Tiles hold this many buttons at most, each with a line below it.
const (
	tilesInRow = 6
	tileEvery  = drawing.IconWidth + 8
	tileDown   = drawing.IconHeight + 20
)

// Tiles draws what moves do in a hex, side by side as buttons. These are the tiles of
// track with what each costs, new cities with their goods, and the goods of growth. Each
// has its move as its data-move. It is empty if none of the moves does anything in the
// hex.
func (y Style) Tiles(s *steam.State, hex hexmap.Cell, moves []steam.Move) string {
	var here []steam.Move
	for _, m := range moves {
		switch m.Kind() {
		case steam.KindBuild, steam.KindUpgrade, steam.KindRedirect, steam.KindUrbanise, steam.KindGrow:
			if m.Hex() == hex {
				here = append(here, m)
			}
		}
	}
	if s.Seats() == 0 {
		return ""
	}
	i, ok := s.Map().Index(hex)
	if !ok || len(here) == 0 {
		return ""
	}
	rows, longest := tileRows(here)
	p, offered := y.pen(), drawing.Choices{}
	for _, m := range here {
		offered.Add(m, buttonName(m))
	}
	f := drawing.Frame{
		Class: "tiles", Choices: offered, Title: p.Say("tiles", "hex", hex),
		Width: tileEvery * float64(longest), Height: tileDown * float64(len(rows)),
	}
	return p.Draw(f, func() {
		p.Paper(f.Width, f.Height)
		c := newChart(p, s)
		for r, row := range rows {
			for column, m := range row {
				p.At(tileEvery*(float64(column)+0.5), tileDown*float64(r)+3+drawing.IconHeight/2, func() { p.tileButton(s, m, c.behind(i)) })
			}
		}
	})
}

// tileRows are moves in rows, each of one kind and of one colour of new cities, and
// the length of the longest row.
func tileRows(moves []steam.Move) (rows [][]steam.Move, longest int) {
	moves = slices.Clone(moves)
	slices.SortStableFunc(moves, func(a, b steam.Move) int {
		return cmp.Or(cmp.Compare(a.Kind(), b.Kind()), cmp.Compare(a.Colour(), b.Colour()))
	})
	for _, m := range moves {
		last := len(rows) - 1
		if last < 0 || len(rows[last]) == tilesInRow || rows[last][0].Kind() != m.Kind() || rows[last][0].Colour() != m.Colour() {
			rows, last = append(rows, nil), last+1
		}
		rows[last] = append(rows[last], m)
		longest = max(longest, len(rows[last]))
	}
	return rows, longest
}

// buttonName is the name of the button of a move, of which its id is made.
func buttonName(m steam.Move) string { return strings.ReplaceAll(m.String(), " ", "-") }

// tileButton draws what a move does in a hex around the origin, and below it what
// it costs or the goods that it brings.
func (p *pen) tileButton(s *steam.State, m steam.Move, ground string) {
	const below = drawing.IconHeight / 2
	var title string
	goods := s.Supply(m.Space())
	colour := m.Colour()
	switch m.Kind() {
	case steam.KindUrbanise:
		title = p.Say("city-here", "colour", p.sayColour(colour), "goods", p.sayGoods(goods))
	case steam.KindGrow:
		colour = s.CityColour(m.Hex())
		title = p.Say("grow-here", "goods", p.sayGoods(goods))
	default:
		title = p.Say("tile", "tile", m.Tile(), "cost", s.Cost(m))
	}
	const width, height = drawing.IconWidth, drawing.IconHeight
	p.Piece(piece{Name: buttonName(m), Class: "tile " + m.Kind().String(), Title: title}, func() {
		p.Path(drawing.Polygon(hexmap.Point{X: -width / 2, Y: -height / 2}, hexmap.Point{X: width / 2, Y: -height / 2},
			hexmap.Point{X: width / 2, Y: height/2 + 16}, hexmap.Point{X: -width / 2, Y: height/2 + 16}), "fill", p.Colours["paper"], "fill-opacity", "0")
		if m.Tile() != 0 {
			p.Pen.TileIcon(drawing.IconEdge, 0, 0, ground, m.Tile())
			p.Label(0, below+8, 13, strconv.Itoa(s.Cost(m)), "class", "cost", "font-weight", "bold")
			return
		}
		p.cityIcon(drawing.IconEdge, 0, 0, colour)
		p.At(-18, -10, func() { p.heap(36, 22, goods) })
		if m.Space() != 0 {
			p.Label(0, below+8, 12, strconv.Itoa(m.Space()), "class", "space", "fill", p.Colours["faint"])
		}
	}, "data-tile", m.Tile().String())
}

// Ghosts draws the tiles that moves lay in a hex, track and new cities, each where it
// would lie on the map. It is a picture of the same size with nothing else on it, to be
// laid over [Style.Map]. Each tile covers what lies there, in a group of class ghost with
// its move as its data-move, in the order of the moves. A page shows one after the other
// and hides the rest. No pointer meets them. It is empty if none of the moves lays a tile
// in the hex.
func (y Style) Ghosts(s *steam.State, hex hexmap.Cell, moves []steam.Move) string {
	var here []steam.Move
	for _, m := range moves {
		if m.Hex() == hex && (m.Tile() != 0 || m.Kind() == steam.KindUrbanise) {
			here = append(here, m)
		}
	}
	if s.Seats() == 0 || len(here) == 0 {
		return ""
	}
	board := s.Map()
	i, ok := board.Index(hex)
	if !ok {
		return ""
	}
	p := y.pen()
	return p.DrawSheet(p.sheet(board, drawing.Frame{Class: "ghosts", Title: p.Say("tiles", "hex", hex)}, func() {
		c := newChart(p, s)
		c.Layer("tiles", func() {
			for _, m := range here {
				c.ghost(i, m)
			}
		})
	}))
}

// ghost draws what a move lays in its hex.
func (c *chart) ghost(i int, m steam.Move) {
	at := c.Centre(i)
	attributes := []string{"class", "ghost " + m.Kind().String(), "data-move", m.String()}
	if m.Kind() == steam.KindUrbanise {
		goods := c.s.Supply(m.Space())
		c.Titled(c.Say("city-here", "colour", c.sayColour(m.Colour()), "goods", c.sayGoods(goods)), func() {
			c.Ghost(i, c.station(m.Colour()))
			c.At(at.X-drawing.GoodsWidth/2, at.Y+drawing.GoodsTop, func() { c.heap(drawing.GoodsWidth, drawing.GoodsHeight, goods) })
		}, attributes...)
		return
	}
	c.Titled(c.Say("tile", "tile", m.Tile(), "cost", c.s.Cost(m)), func() {
		c.Ghost(i, c.behind(i))
		for part := range m.Tile().Parts() {
			c.Link(c.CurveOf(i, part), c.owned(c.ownerOf(m.Hex(), part)), c.Colours["seam"])
		}
		if c.IsStop(i) {
			c.Town(at)
		}
	}, append(attributes, "data-proposed", m.Hex().String()+" "+m.Tile().String())...)
}

// ownerOf is whose a track or exit is in a hex: of what is not there yet, who is
// asked.
func (c *chart) ownerOf(hex hexmap.Cell, part track.Tile) steam.Seat {
	for _, t := range c.laid[hex] {
		if t.content == part {
			return t.owner
		}
	}
	return c.s.Turn()
}
