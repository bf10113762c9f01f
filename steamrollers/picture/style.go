package picture

import (
	"strings"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/variants"
	"github.com/railhex/railhex/variants/family/drawing"
)

// A Style is a [drawing.Style] that draws this game. Its ColourBlind puts the number of
// its region on every hex, not only on grey ones. On every good it puts the number of the
// region that it goes to: 3 on grey goods, which go to 4 as well, and C on coal. Its
// Narrow makes the supply board less than half as wide.
type Style drawing.Style

// A pen draws a picture of this game.
type pen struct{ *drawing.Pen }

type (
	panel = drawing.Panel
	piece = drawing.Piece
)

// pen returns a pen for one picture.
func (y Style) pen() *pen { return &pen{drawing.Style(y).Pen("steamrollers", steamrollers.English)} }

// land returns the colour of the hexes of a region.
func (p *pen) land(board *hexmap.Board, region int) string {
	c := board.Colour(region)
	for before := 1; before < region; before++ {
		if c == hexmap.Grey && board.Colour(before) == c {
			return p.Colours["land-slate"]
		}
	}
	return p.landOf(c)
}

// landOf returns the colour of a region's hexes, of the first region of that colour.
func (p *pen) landOf(c hexmap.Colour) string { return p.Colours["land-"+c.String()] }

// cityOf returns the colour of cities.
func (p *pen) cityOf(c hexmap.Colour) string { return p.Colours["city-"+c.String()] }

// good returns the colour of a good.
func (p *pen) good(g variants.Good) string {
	if g == variants.Coal {
		return p.Colours["good-black"]
	}
	return p.Colours.Good(g.Colour().String())
}

// slots is a row of six places, one for each number.
func (p *pen) slots(draw func(number int)) panel {
	return panel{Width: rowWidth, Height: slot, Draw: func() {
		for number := 1; number <= variants.NumTiles; number++ {
			p.At(slotEvery*float64(number-1), 0, func() { draw(number) })
		}
	}}
}

// slot is the edge of a tile, an order or a power, and of the place where one lies. The
// distance of such places is slotEvery, the width of six rowWidth.
const (
	slot      = drawing.Card
	slotEvery = drawing.CardEvery
	rowWidth  = 5*slotEvery + slot
)

// player is a player by themselves, and short where there is little room.
func (p *pen) player(seat steamrollers.Seat) string { return p.Player(int(seat), "player") }
func (p *pen) short(seat steamrollers.Seat) string  { return p.Player(int(seat), "seat") }

func (p *pen) sayColour(c hexmap.Colour) string { return p.Say(c.String()) }

func (p *pen) sayGood(g variants.Good) string { return p.Say(goodClass(g)) }

// sayDoes is what an action tile does.
func (p *pen) sayDoes(face variants.Face, modules variants.Modules) string {
	rule := steamrollers.TileRule(face, modules)
	if text, ok := p.Words[rule.String()]; ok {
		return text
	}
	return rule.Text()
}

// sayGoods is goods by their colours, as in "2 yellow, 1 coal".
func (p *pen) sayGoods(goods variants.Goods) string {
	var all []string
	for g := variants.Yellow; g <= variants.Coal; g++ {
		if n := goods.Count(g); n > 0 {
			all = append(all, p.Say("counted", "number", n, "good", p.sayGood(g)))
		}
	}
	if all == nil {
		return p.Say("empty")
	}
	return strings.Join(all, ", ")
}

// sayBlack is the two types of the black die; nothing before it is rolled.
func (p *pen) sayBlack(b steamrollers.BlackDie) string {
	one, two := b.Types()
	if one == 0 {
		return ""
	}
	return p.Say(one.String()) + ", " + p.Say(two.String())
}
