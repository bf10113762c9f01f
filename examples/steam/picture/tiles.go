package picture

import (
	"slices"
	"strconv"
	"strings"

	"github.com/railhex/railhex/examples/steam"
	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/internal/drawing"
	"github.com/railhex/railhex/internal/hexchart"
	"github.com/railhex/railhex/internal/svg"
)

// The rows of Tiles hold this many buttons at most, each with a line below it.
const (
	tilesInRow = 8
	tileEvery  = hexchart.IconWidth + 8
	tileDown   = hexchart.IconHeight + 20
)

// Tiles are what moves do in a hex, side by side as buttons: the tiles of track
// with what each costs, new cities with the goods of theirs, and the goods of
// growth. Each has its move as its data-move. It is empty if none of the moves
// does anything in the hex.
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
	i, ok := s.Setup().Map.Index(hex)
	if !ok || len(here) == 0 {
		return ""
	}
	slices.SortStableFunc(here, func(a, b steam.Move) int { return int(a.Kind()) - int(b.Kind()) })
	offered := choices{}
	for _, m := range here {
		offered.Add(m, buttonName(m))
	}
	rows := (len(here) + tilesInRow - 1) / tilesInRow
	f := drawing.Frame{
		Class: "tiles", Title: y.say("tiles", "hex", hex),
		Width: tileEvery * float64(min(len(here), tilesInRow)), Height: tileDown * float64(rows),
	}
	return y.draw(f, offered, func(p *pen) {
		c := newChart(p, s)
		for n, m := range here {
			p.At(tileEvery*(float64(n%tilesInRow)+0.5), tileDown*float64(n/tilesInRow)+3+hexchart.IconHeight/2, func() { p.tileButton(s, m, c.behind(i)) })
		}
	})
}

// buttonName is the name of the button of a move, of which its id is made.
func buttonName(m steam.Move) string { return strings.ReplaceAll(m.String(), " ", "-") }

// tileButton draws what a move does in a hex around the origin, and below it what
// it costs or the goods that it brings.
func (p *pen) tileButton(s *steam.State, m steam.Move, ground string) {
	const below = hexchart.IconHeight / 2
	var title string
	goods := s.Supply(m.Space())
	colour := m.Colour()
	switch m.Kind() {
	case steam.KindUrbanise:
		title = p.say("city-here", "colour", p.sayColour(colour), "goods", p.sayGoods(goods))
	case steam.KindGrow:
		colour = s.CityColour(m.Hex())
		title = p.say("grow-here", "goods", p.sayGoods(goods))
	default:
		title = p.say("tile", "tile", m.Tile(), "cost", s.Cost(m))
	}
	const width, height = hexchart.IconWidth, hexchart.IconHeight
	p.Piece(piece{Name: buttonName(m), Class: "tile " + m.Kind().String(), Title: title}, func() {
		p.Path(svg.Polygon(hexmap.Point{X: -width / 2, Y: -height / 2}, hexmap.Point{X: width / 2, Y: -height / 2},
			hexmap.Point{X: width / 2, Y: height/2 + 16}, hexmap.Point{X: -width / 2, Y: height/2 + 16}), "fill", p.Theme.Paper, "fill-opacity", "0")
		if m.Tile() != 0 {
			hexchart.TileIcon(p.Pen, hexchart.IconEdge, 0, 0, ground, m.Tile())
			p.Label(0, below+8, 13, strconv.Itoa(s.Cost(m)), "class", "cost", "font-weight", "bold")
			return
		}
		p.cityIcon(hexchart.IconEdge, 0, 0, colour)
		p.At(-18, -10, func() { p.heap(36, 22, goods) })
		if m.Space() != 0 {
			p.Label(0, below+8, 12, strconv.Itoa(m.Space()), "class", "space", "fill", p.Theme.Faint)
		}
	}, "data-tile", m.Tile().String())
}
