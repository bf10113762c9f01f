package picture

import (
	"strconv"
	"strings"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/internal/drawing"
	"github.com/railhex/railhex/internal/svg"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/variants"
)

// The cities of the supply board, three beside each other, or two in a narrow
// style.
const (
	goodSize   = 23.0
	goodEvery  = 31.0
	cityWidth  = 58 + variants.LineRoom*goodEvery + 4
	cityHeight = 58.0
	supplyRoom = 3*cityWidth + 2*drawing.Gap
	narrowRoom = 2*cityWidth + drawing.Gap
)

// supplyGrid is how many cities of the supply board are beside each other, and
// the room that they take.
func (y Style) supplyGrid() (columns int, room float64) {
	if y.Narrow {
		return 2, narrowRoom
	}
	return 3, supplyRoom
}

// Supply is the middle of the table: the supply board with the goods of the
// cities, the dice, the bag, and the action tiles, orders and starting powers
// that lie there. Routes are not shown on it.
func (y Style) Supply(s *steamrollers.State, m Marks) string {
	if s.Seats() == 0 {
		return ""
	}
	setup := s.Setup()
	columns, room := y.supplyGrid()
	shelves := drawing.Shelve(room, supplyPanels(s, setup, columns, room))
	f := frame{
		class: "supply", title: y.say("supply"), description: y.supplyShows(s),
		width: room + 2*margin, height: margin + headHeight + shelves.Height() + margin,
		parts: supplyParts, choices: choose(s, m.Moves, steamrollers.Nobody), touched: touchedOnTable(m.Last),
	}
	return y.draw(f, func(p *pen) {
		p.Paper(f.width, f.height)
		p.At(margin, margin, func() { p.supplyHead(s, setup, room) })
		p.At(margin, margin+headHeight, func() { shelves.Draw(p, room) })
	})
}

func (y Style) supplyShows(s *steamrollers.State) string {
	var dice []string
	for die := range s.Dice().All() {
		dice = append(dice, strconv.Itoa(die))
	}
	shows := []string{y.say("supply-shows", "round", s.Round(), "dice", strings.Join(dice, ", "), "black", y.sayBlack(s.Black()))}
	for city := 1; city <= hexmap.NumRegions; city++ {
		shows = append(shows, y.say("city-shows", "city", city, "goods", y.sayGoods(s.Supply(city).Goods())))
	}
	return strings.Join(shows, " ")
}

// supplyHead draws the round, and which borders are blocked.
func (p *pen) supplyHead(s *steamrollers.State, setup steamrollers.Setup, room float64) {
	p.Group(func() {
		switch {
		case s.Over():
			p.Heading(p.say("over"))
		case s.Round() == 0:
			p.Heading(p.say("setup"))
		default:
			p.Heading(p.say("round", "round", s.Round()))
		}
		if s.Wall() != 0 {
			p.wallDie(besideHeading, setup.Wall, s.Wall())
		}
		p.Name(room, setup.Board.Name())
	}, "class", "head")
}

// supplyPanels are what lies on the table.
func supplyPanels(s *steamrollers.State, setup steamrollers.Setup, columns int, room float64) []panel {
	rows := float64(hexmap.NumRegions / columns)
	panels := []panel{{Width: room, Height: rows*(cityHeight+drawing.Gap) - drawing.Gap, Draw: func(p *pen) {
		for city := 1; city <= hexmap.NumRegions; city++ {
			column, row := float64((city-1)%columns), float64((city-1)/columns)
			p.At(column*(cityWidth+drawing.Gap), row*(cityHeight+drawing.Gap), func() { p.city(s, setup.Board, city) })
		}
	}}}
	table := panel{Width: rowWidth, Height: slot, Draw: func(p *pen) { p.dice(s) }}
	if setup.Modules.Has(variants.PowerModule) && s.Round() == 0 {
		table = slots(func(p *pen, number int) { p.powerOnTable(s, number) }) // they leave the game before the first roll: POWER-1
	}
	panels = append(panels,
		table,
		panel{Width: bagWidth, Height: slot, Draw: func(p *pen) { p.bag(s) }},
		captioned("tiles", slots(func(p *pen, number int) {
			switch face, holder, _ := s.Tile(number); {
			case face == 0:
				p.place("tile", tileName(number), number)
			case holder != steamrollers.Nobody:
				p.taken(tileName(number), holder, p.tileTitle(setup, face))
			default:
				p.tileOnTable(setup, face, false)
			}
		})),
	)
	if setup.Modules.Has(variants.OrderModule) {
		panels = append(panels, captioned("orders", slots(func(p *pen, number int) {
			switch face, holder := s.Order(number); {
			case face == 0:
				p.place("order", orderName(number), number)
			case holder != steamrollers.Nobody:
				p.taken(orderName(number), holder, p.orderTitle(setup, face))
			default:
				p.orderOnTable(setup, face)
			}
		})))
	}
	return panels
}

// city draws a city of the supply board and its goods.
func (p *pen) city(s *steamrollers.State, board *hexmap.Board, city int) {
	title := p.say("city-shows", "city", city, "goods", p.sayGoods(s.Supply(city).Goods()))
	p.Named(supplyCityName(city), title, svg.Around(cityWidth, cityHeight), func() {
		paint := p.Theme.paint(board.Colour(city))
		p.Box(0, 0, cityWidth, cityHeight, 8, "fill", paint.Land, "stroke", p.Theme.Ink, "stroke-width", "1.8")
		p.Box(0, 0, 54, cityHeight, 8, "fill", paint.City, "stroke", p.Theme.Ink, "stroke-width", "1.8")
		p.At(9, 11, func() { p.WhiteDie(36, city) })
		line := s.Supply(city)
		if line.Len() == 0 {
			p.Label(58+(cityWidth-58)/2, cityHeight/2, 15, p.say("empty"), "fill", p.Theme.Track, "font-style", "italic")
		}
		for i := range line.Len() {
			p.At(60+goodEvery*float64(i), (cityHeight-goodSize)/2, func() { p.supplied(s, city, i+1, line.At(i)) })
		}
	}, "class", "supply-city", "data-supply", strconv.Itoa(city))
}

// supplied draws a good of a city.
func (p *pen) supplied(s *steamrollers.State, city, place int, g variants.Good) {
	named := 0
	if s.Seats() == 1 {
		named = place // SOLO-4
	}
	p.Piece(piece{
		Name: goodName(city, g, named), Class: "good " + goodClass(g), Title: p.say("supplied-good", "good", p.sayGood(g), "city", city),
		Rim: svg.Around(goodSize, goodSize),
	}, func() { p.cube(goodSize, g) },
		"data-city", strconv.Itoa(city), "data-good", g.String(), "data-place", strconv.Itoa(place))
}
