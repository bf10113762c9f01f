package picture

import (
	"strconv"
	"strings"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/variants"
	"github.com/railhex/railhex/variants/family/drawing"
)

// A supplyGrid is how the cities of the supply board are laid out, and in each the
// goods of its line, row by row.
type supplyGrid struct {
	columns       int     // cities beside each other
	width, height float64 // of a city
	inRow         int     // goods beside each other
	across, down  float64 // from good to good
}

const (
	goodSize  = 23.0
	goodsLeft = 58.0 // where the goods of a city begin, behind its die
)

// Cities are three beside each other with their goods in a line. In a narrow style
// they are two beside each other, goods are in two rows, and each good has so much
// room that a finger meets it.
var (
	wideGrid = supplyGrid{
		columns: 3, width: goodsLeft + variants.LineRoom*31 + 4, height: 58, inRow: variants.LineRoom, across: 31, down: 58,
	}
	narrowGrid = supplyGrid{
		columns: 2, width: (rowWidth - drawing.PanelGap) / 2, height: 66, inRow: variants.LineRoom / 2,
		across: ((rowWidth-drawing.PanelGap)/2 - goodsLeft - 2) / (variants.LineRoom / 2), down: 33,
	}
)

func (p *pen) supplyGrid() supplyGrid {
	if p.Narrow {
		return narrowGrid
	}
	return wideGrid
}

// room is how wide all cities are together.
func (g supplyGrid) room() float64 {
	return float64(g.columns)*(g.width+drawing.PanelGap) - drawing.PanelGap
}

// Supply draws the middle of the table. It has the supply board with the goods of the
// cities, the dice, the bag, and the action tiles, orders and starting powers that lie
// there. Routes are not shown on it.
func (y Style) Supply(s *steamrollers.State, m Marks) string {
	if s.Seats() == 0 {
		return ""
	}
	y.LabelPixels = 0 // it is no map
	p, setup := y.pen(), s.Setup()
	grid := p.supplyGrid()
	room := grid.room()
	f := drawing.Frame{
		Class: "supply", Title: p.Say("supply"), Description: p.supplyShows(s),
		Parts: supplyParts, Touched: touchedOnTable(m.Last), Choices: choose(s, m.Moves, steamrollers.Nobody),
	}
	return p.DrawPanels(f, room, headHeight, func() { p.supplyHead(s, setup, room) }, p.supplyPanels(s, setup, grid))
}

func (p *pen) supplyShows(s *steamrollers.State) string {
	var dice []string
	for die := range s.Dice().All() {
		dice = append(dice, strconv.Itoa(die))
	}
	shows := []string{p.Say("supply-shows", "round", s.Round(), "dice", strings.Join(dice, ", "), "black", p.sayBlack(s.Black()))}
	for city := 1; city <= hexmap.NumRegions; city++ {
		shows = append(shows, p.Say("city-shows", "city", city, "goods", p.sayGoods(s.Supply(city).Goods())))
	}
	return strings.Join(shows, " ")
}

// supplyHead draws the round, and which borders are blocked.
func (p *pen) supplyHead(s *steamrollers.State, setup steamrollers.Setup, room float64) {
	p.Group(func() {
		switch {
		case s.Over():
			p.Heading(p.Say("over"))
		case s.Round() == 0:
			p.Heading(p.Say("setup"))
		default:
			p.Heading(p.Say("round", "round", s.Round()))
		}
		if s.Wall() != 0 {
			p.wallDie(besideHeading, setup.Wall, s.Wall())
		}
		p.Name(room, setup.Board.Name())
	}, "class", "head")
}

// supplyPanels are what lies on the table.
func (p *pen) supplyPanels(s *steamrollers.State, setup steamrollers.Setup, grid supplyGrid) []panel {
	rows := float64(hexmap.NumRegions / grid.columns)
	panels := []panel{{Width: grid.room(), Height: rows*(grid.height+drawing.PanelGap) - drawing.PanelGap, Draw: func() {
		for city := 1; city <= hexmap.NumRegions; city++ {
			column, row := float64((city-1)%grid.columns), float64((city-1)/grid.columns)
			p.At(column*(grid.width+drawing.PanelGap), row*(grid.height+drawing.PanelGap), func() { p.city(s, setup.Board, grid, city) })
		}
	}}}
	table := panel{Width: rowWidth, Height: slot, Draw: func() { p.dice(s) }}
	if setup.Modules.Has(variants.PowerModule) && s.Round() == 0 {
		table = p.slots(func(number int) { p.powerOnTable(s, number) }) // they leave the game before the first roll: POWER-1
	}
	panels = append(panels,
		table,
		p.bagPanel(s, grid),
		p.Captioned(p.Say("tiles"), p.slots(func(number int) {
			switch face, holder, _ := s.Tile(number); {
			case face == 0:
				p.place("tile", tileName(number), number)
			case holder != steamrollers.Nobody:
				p.taken(tileName(number), holder, p.tileTitle(setup, face), tileData(setup, face)...)
			default:
				p.tileOnTable(setup, face, false)
			}
		})),
	)
	if setup.Modules.Has(variants.OrderModule) {
		panels = append(panels, p.Captioned(p.Say("orders"), p.slots(func(number int) {
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
func (p *pen) city(s *steamrollers.State, board *hexmap.Board, grid supplyGrid, city int) {
	title := p.Say("city-shows", "city", city, "goods", p.sayGoods(s.Supply(city).Goods()))
	p.Named(supplyCityName(city), title, drawing.Around(grid.width, grid.height), func() {
		p.Box(0, 0, grid.width, grid.height, 8, "fill", p.land(board, city),
			"stroke", p.Colours["ink"], "stroke-width", "1.8")
		p.Box(0, 0, 54, grid.height, 8, "fill", p.cityOf(board.Colour(city)),
			"stroke", p.Colours["ink"], "stroke-width", "1.8")
		p.At(9, grid.height/2-18, func() { p.whiteDie(36, city) })
		line := s.Supply(city)
		if line.Len() == 0 {
			p.Label(goodsLeft+(grid.width-goodsLeft)/2, grid.height/2, 15, p.Say("empty"), "fill", p.Colours["ink"], "font-style", "italic")
		}
		for i := range line.Len() {
			column, row := float64(i%grid.inRow), float64(i/grid.inRow)
			x, y := goodsLeft+grid.across*(column+0.5)-goodSize/2, grid.down*(row+0.5)-goodSize/2
			p.At(x, y, func() { p.supplied(s, grid, city, i+1, line.At(i)) })
		}
	}, "class", "supply-city", "data-supply", strconv.Itoa(city))
}

// supplied draws a good of a city.
func (p *pen) supplied(s *steamrollers.State, grid supplyGrid, city, place int, g variants.Good) {
	named := 0
	if s.Seats() == 1 {
		named = place // SOLO-4
	}
	p.Piece(piece{
		Name: goodName(city, g, named), Class: "good " + goodClass(g), Title: p.Say("supplied-good", "good", p.sayGood(g), "city", city),
		Rim: drawing.Around(goodSize, goodSize),
		Hit: drawing.Room{X: (goodSize - grid.across) / 2, Y: (goodSize - grid.down) / 2, Width: grid.across, Height: grid.down},
	}, func() { p.cube(goodSize, g) },
		"data-city", strconv.Itoa(city), "data-good", g.String(), "data-place", strconv.Itoa(place))
}

// bagPanel draws how many goods are in the bag and out of the game. It stands beside a
// row of places, or is as wide as a row where there is room for no more.
func (p *pen) bagPanel(s *steamrollers.State, grid supplyGrid) panel {
	width, every := rowWidth, 44.0
	if beside := grid.room() - rowWidth - drawing.PanelGap; beside > rowWidth {
		width, every = beside, 52
	}
	return panel{Width: width, Height: slot, Draw: func() { p.bag(s, width, every) }}
}

// bag draws the bag at the right end of a room, with goods so far apart that are
// counted.
func (p *pen) bag(s *steamrollers.State, width, every float64) {
	const sack, words = 48.0, 84.0
	left := width - variants.NumGoodKinds*every
	p.At(left-words-sack, 5, func() {
		p.Titled(p.Say("bag-holds", "goods", p.sayGoods(s.Bag())), func() {
			p.Sack(1.25)
			p.Label(22.5, 33, 17, strconv.Itoa(s.Bag().Len()), "fill", p.Colours["ink"], "font-weight", "bold")
		})
	})
	p.counts("bag", "bag-holds", left, 8, every, s.Bag())
	p.counts("removed", "removed-are", left, 38, every, s.Removed())
}

// counts draws how many of each good there are.
func (p *pen) counts(key, title string, x, y, every float64, goods variants.Goods) {
	p.Titled(p.Say(title, "goods", p.sayGoods(goods)), func() {
		word, size := drawing.Fit(p.Say(key), 74, 14, 9)
		p.Label(x-10, y+9, size, word, "text-anchor", "end")
		for g := variants.Yellow; g <= variants.Coal; g++ {
			p.At(x, y, func() { p.cube(18, g) })
			p.Label(x+21, y+9, 15, strconv.Itoa(goods.Count(g)), "text-anchor", "start")
			x += every
		}
	}, "class", key, "data-goods", goods.String())
}

// dice draws the dice of the round: the black one, those that can be drafted,
// and smaller, those that somebody has and will act with.
func (p *pen) dice(s *steamrollers.State) {
	const every = 58.0
	left := 0.0
	if s.Black() != 0 {
		p.At(left, (slot-dieSize)/2, func() {
			p.Named(blackDieName, p.Say("black-die", "types", p.sayBlack(s.Black())), drawing.Around(dieSize, dieSize), func() {
				p.blackDie(dieSize, s.Black())
			}, "class", "black-die", "data-types", s.Black().String())
		})
		left += every
	}
	for die := range s.Dice().All() {
		p.At(left, (slot-dieSize)/2, func() {
			p.Piece(piece{Name: dieName(die), Class: "die", Title: p.Say("die", "die", die), Rim: drawing.Around(dieSize, dieSize)},
				func() { p.whiteDie(dieSize, die) }, "data-die", strconv.Itoa(die))
		})
		left += every
	}
	const small = 34.0
	if die := s.Die(); die != 0 {
		p.At(left+4, 8, func() {
			p.inUse(0, 0, small, die)
			p.Label(small/2, small+11, 11, p.Say("in-use"), "fill", p.Colours["faint"])
		})
		left += every
	}
	if die, seat := s.Reserved(); die != 0 {
		p.At(left+4, 8, func() {
			p.Named(reservedName, p.Say("die-kept", "die", die, "seat", p.Called(int(seat))), drawing.Around(small, small), func() {
				p.whiteDie(small, die)
				word, size := drawing.Fit(p.short(seat), every-4, 11, 8)
				p.Label(small/2, small+11, size, word, "fill", p.Colours["faint"])
			}, "class", "die reserved", "data-reserved", strconv.Itoa(die), "data-holder", strconv.Itoa(int(seat)))
		})
	}
}

// wallDie draws the die that has chosen the blocked borders (WALL-1).
func (p *pen) wallDie(x float64, d hexmap.Difficulty, die int) {
	p.Named(wallDieName, p.Say("wall", "wall", p.Say("wall-"+d.String()), "die", die), nil, func() {
		p.At(x, -1, func() { p.whiteDie(26, die) })
		p.Label(x+36, 12, 14, p.Say("wall-"+d.String()), "text-anchor", "start", "fill", p.Colours["ink"])
	}, "class", "wall-die", "data-wall-die", strconv.Itoa(die))
}
