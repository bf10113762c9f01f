package picture

import (
	"strconv"
	"strings"

	"github.com/railhex/railhex/hexmap"
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
	supplyRoom = 3*cityWidth + 2*gap
	narrowRoom = 2*cityWidth + gap
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
	shelves := shelve(room, supplyPanels(s, setup, columns, room))
	f := frame{
		class: "supply", title: y.say("supply"), description: y.supplyShows(s),
		width: room + 2*margin, height: margin + headHeight + stacked(shelves) + margin,
		parts: supplyParts, choices: choose(s, m.Moves, steamrollers.Nobody),
	}
	return y.draw(f, func(p *pen) {
		p.paper(f.width, f.height)
		p.at(margin, margin, func() { p.supplyHead(s, setup, room) })
		p.at(margin, margin+headHeight, func() { p.stack(room, shelves) })
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
	p.group(func() {
		switch {
		case s.Over():
			p.heading(p.say("over"))
		case s.Round() == 0:
			p.heading(p.say("setup"))
		default:
			p.heading(p.say("round", "round", s.Round()))
		}
		if s.Wall() != 0 {
			p.wallDie(besideHeading, setup.Wall, s.Wall())
		}
		p.boardName(room, setup.Board)
	}, "class", "head")
}

// supplyPanels are what lies on the table.
func supplyPanels(s *steamrollers.State, setup steamrollers.Setup, columns int, room float64) []panel {
	rows := float64(hexmap.NumRegions / columns)
	panels := []panel{{room, rows*(cityHeight+gap) - gap, func(p *pen) {
		for city := 1; city <= hexmap.NumRegions; city++ {
			column, row := float64((city-1)%columns), float64((city-1)/columns)
			p.at(column*(cityWidth+gap), row*(cityHeight+gap), func() { p.city(s, setup.Board, city) })
		}
	}}}
	table := panel{rowWidth, slot, func(p *pen) { p.dice(s) }}
	if setup.Modules.Has(variants.PowerModule) && s.Round() == 0 {
		table = slots(func(p *pen, number int) { p.powerOnTable(s, number) }) // they leave the game before the first roll: POWER-1
	}
	panels = append(panels,
		table,
		panel{bagWidth, slot, func(p *pen) { p.bag(s) }},
		captioned("tiles", slots(func(p *pen, number int) {
			switch face, holder, _ := s.Tile(number); {
			case face == 0:
				p.place(strconv.Itoa(number))
			case holder != steamrollers.Nobody:
				p.taken(holder, p.tileTitle(setup, face))
			default:
				p.tileOnTable(setup, face, false)
			}
		})),
	)
	if setup.Modules.Has(variants.OrderModule) {
		panels = append(panels, captioned("orders", slots(func(p *pen, number int) {
			switch face, holder := s.Order(number); {
			case face == 0:
				p.place(strconv.Itoa(number))
			case holder != steamrollers.Nobody:
				p.taken(holder, p.orderTitle(setup, face))
			default:
				p.orderOnTable(setup, face)
			}
		})))
	}
	return panels
}

// city draws a city of the supply board and its goods.
func (p *pen) city(s *steamrollers.State, board *hexmap.Board, city int) {
	p.group(func() {
		paint := p.Theme.paint(board.Colour(city))
		p.box(0, 0, cityWidth, cityHeight, 8, "fill", paint.Land, "stroke", p.Theme.Ink, "stroke-width", "1.8")
		p.box(0, 0, 54, cityHeight, 8, "fill", paint.City, "stroke", p.Theme.Ink, "stroke-width", "1.8")
		p.at(9, 11, func() { p.die(36, city) })
		line := s.Supply(city)
		if line.Len() == 0 {
			p.label(58+(cityWidth-58)/2, cityHeight/2, 15, p.say("empty"), "fill", p.Theme.Track, "font-style", "italic")
		}
		for i := range line.Len() {
			p.at(60+goodEvery*float64(i), (cityHeight-goodSize)/2, func() { p.supplied(s, city, i+1, line.At(i)) })
		}
	}, "class", "supply-city", "data-supply", strconv.Itoa(city))
}

// supplied draws a good of a city.
func (p *pen) supplied(s *steamrollers.State, city, place int, g variants.Good) {
	named := 0
	if s.Seats() == 1 {
		named = place // SOLO-4
	}
	p.piece(piece{
		name: goodName(city, g, named), class: "good " + goodClass(g), title: p.say("supplied-good", "good", p.sayGood(g), "city", city),
		rim: around(goodSize, goodSize),
	}, func() { p.cube(goodSize, g) },
		"data-city", strconv.Itoa(city), "data-good", g.String(), "data-place", strconv.Itoa(place))
}
