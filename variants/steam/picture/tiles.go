package picture

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"github.com/railhex/railhex/hexmap"
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
