package picture

import (
	"strconv"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/track"
	"github.com/railhex/railhex/variants/family/drawing"
	"github.com/railhex/railhex/variants/steampower"
)

// Stock returns what belongs to all: the city tiles that are left, goods, the stacks of
// track tiles, the bag of contracts and the bank.
func (y Style) Stock(s *steampower.State, m Marks) string {
	if s.Seats() == 0 {
		return ""
	}
	y.LabelPixels = 0 // it is no map
	p := y.pen()
	f := drawing.Frame{
		Class: "stock", Title: p.Say("stock"), Parts: stockParts, Touched: m.touchedInStock(), Choices: m.choose(s, stockParts),
		Description: p.Say("stock-shows", "tiles", p.sayCounts(steampower.Purple, s.TilesLeft),
			"goods", p.sayCounts(steampower.Grey, s.Supply), "bag", s.Bag().Len()),
	}
	return p.DrawPanels(f, p.room(), headHeight, func() { p.Heading(p.Say("stock")) }, []panel{
		p.Captioned(p.Say("city-tiles"), p.cityTiles(s)),
		p.Captioned(p.Say("bag"), p.counters(1, func(int) { p.bag(s) })),
		p.Captioned(p.Say("bank"), p.counters(1, func(int) { p.bank() })),
		p.Captioned(p.Say("goods"), p.goodsSupply(s)),
		p.Captioned(p.Say("track-tiles"), p.stacks(s)),
	})
}

// The place of a thing with its count below it.
const (
	counterEvery  = 46.0
	counterWidth  = 43.0
	counterHeight = 66.0
)

// counters is things in a row, each with its count below it.
func (p *pen) counters(many int, draw func(i int)) panel {
	return panel{Width: counterEvery*float64(many-1) + counterWidth, Height: counterHeight, Draw: func() {
		for i := range many {
			p.At(counterEvery*float64(i), 0, func() { draw(i) })
		}
	}}
}

// counter draws a thing, about the origin that it is given, and its count.
func (p *pen) counter(count string, draw func()) {
	p.Box(0, 0, counterWidth, counterHeight, 6, "fill", p.Colours["panel"],
		"stroke", p.Colours["ink"], "stroke-width", "1.5")
	p.At(counterWidth/2, 25, draw)
	p.Label(counterWidth/2, 55, 14, count, "font-weight", "bold")
}

// counted draws a counter that nobody can choose.
func (p *pen) counted(title string, count int, draw func(), data ...string) {
	number := strconv.Itoa(count)
	p.Group(func() {
		p.Text("title", title)
		p.counter(number, draw)
	}, append(data, "data-count", number)...)
}

func (p *pen) cityTiles(s *steampower.State) panel {
	return p.counters(steampower.NumColours, func(i int) {
		c := steampower.Colour(i + 1)
		left := s.TilesLeft(c)
		p.counted(p.Say("tiles-left", "colour", p.sayColour(c), "number", left), left, func() {
			p.Path(p.Hexagon(19, hexmap.Point{}), "fill", p.colour(c), "stroke", p.Colours["pip"], "stroke-width", "1.2")
			p.Path(p.Hexagon(13, hexmap.Point{}), "fill", p.Colours["panel"], "stroke", p.Colours["ink"], "stroke-width", "0.8")
			if p.ColourBlind {
				p.Label(0, 0, 14, string(c.Letter()), "fill", p.Colours["ink"], "font-weight", "bold", "class", "letter")
			}
		}, "data-tile", string(c.Letter()))
	})
}

func (p *pen) goodsSupply(s *steampower.State) panel {
	return p.counters(steampower.NumGoods, func(i int) {
		c := steampower.Colour(i + 1)
		left := s.Supply(c)
		p.counted(p.Say("goods-left", "colour", p.sayColour(c), "number", left), left, func() {
			p.At(-14, -14, func() { p.cube(28, c) })
		}, "data-good", string(c.Letter()))
	})
}

// faces are what the tiles of each stack show: COMP-2.
var faces = [steampower.NumStacks + 1][]track.Tile{
	steampower.SimpleStack: {track.Between(hexmap.East, hexmap.West).Tile()},
	steampower.SharpStack:  {track.Between(hexmap.East, hexmap.NorthEast).Tile()},
	steampower.CrossStack:  {track.Between(hexmap.East, hexmap.West).Tile(), track.Between(hexmap.NorthEast, hexmap.SouthEast).Tile()},
}

func (p *pen) stacks(s *steampower.State) panel {
	return p.counters(steampower.NumStacks, func(i int) {
		k := steampower.Stack(i + 1)
		left := s.InStack(k)
		p.counted(p.Say("stack-left", "stack", p.Say(k.String()), "number", left), left, func() {
			p.TileIcon(19, 0, 0, p.Colours["plain"], faces[k]...)
		}, "data-stack", k.String())
	})
}

// bag draws the bag of contracts, from which players draw.
func (p *pen) bag(s *steampower.State) {
	left := s.Bag().Len()
	number := strconv.Itoa(left)
	p.Piece(piece{Name: bagName, Class: "bag", Title: p.Say("bag-left", "number", left), Rim: drawing.Around(counterWidth, counterHeight)}, func() {
		p.counter(number, func() { p.At(-16, -20, func() { p.Sack(0.9) }) })
	}, "data-bag", number, "data-count", number)
}

// bank draws the bank, which never runs out: COMP-7.
func (p *pen) bank() {
	p.Piece(piece{Name: bankName, Class: "bank", Title: p.Say("the-bank"), Rim: drawing.Around(counterWidth, counterHeight)}, func() {
		p.counter("∞", func() {
			p.At(0, 8, p.blankCoin)
			p.At(0, 1, p.blankCoin)
			p.At(0, -6, p.coin)
		})
	})
}
