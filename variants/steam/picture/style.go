package picture

import (
	"slices"
	"strings"

	"github.com/railhex/railhex/variants/family/drawing"
	"github.com/railhex/railhex/variants/steam"
)

// A Style is a [drawing.Style] that draws this game. Its ColourBlind puts its letter on
// every city and good, and on every link the number of its owner, 0 if it has none. With
// its Narrow, goods on the map are no parts, and a click on one meets the hex of its city.
type Style drawing.Style

// A pen draws a picture of this game.
type pen struct{ *drawing.Pen }

type (
	panel = drawing.Panel
	piece = drawing.Piece
)

// pen returns a pen for one picture.
func (y Style) pen() *pen { return &pen{drawing.Style(y).Pen("steam", steam.English)} }

// station returns the colour of the hex of a city, and goodOf that of a good and of the rim of a
// city that it goes to.
func (p *pen) station(c steam.Colour) string { return p.Colours.Station(c.String()) }
func (p *pen) goodOf(c steam.Colour) string  { return p.Colours.Good(c.String()) }

// owned returns the colour of a seat, and for [steam.Nobody] that of links without an
// owner.
func (p *pen) owned(seat steam.Seat) string { return p.Colours.Player(int(seat)) }

const (
	headHeight = 34.0 // of the first line of a picture

	// rowWidth is the width of a row of cards, one for each action tile.
	rowWidth = float64(steam.NumActionTiles-1)*drawing.CardEvery + drawing.Card
)

// head draws the first line of a large picture: what goes on, and the name of the
// map.
func (p *pen) head(s *steam.State, room float64) {
	p.Group(func() {
		const usual, gap = 20, 12 // of drawing's headings, and to the name of the map
		moment, name := p.sayMoment(s), s.Map().Name()
		p.Label(2, 12, fit(moment, usual, room-13*drawing.Ems(name)-gap), moment, "text-anchor", "start", "font-weight", "bold")
		p.Name(room, name)
	}, "class", "head")
}

// fit is the size of a text that has a room, no larger than the size given.
func fit(text string, size, room float64) float64 {
	_, size = drawing.Fit(text, room, size, 0)
	return size
}

// cube draws a good in a square of a size from the origin.
func (p *pen) cube(size float64, colour steam.Colour) { p.GoodCube(size, colour.String()) }

// heap draws goods in a room from the origin.
func (p *pen) heap(width, height float64, goods steam.Goods) {
	all := slices.Collect(goods.All())
	p.Heap(width, height, len(all), func(i int, size float64) { p.cube(size, all[i]) })
}

// short is a player by themselves.
func (p *pen) short(seat steam.Seat) string { return p.Player(int(seat), "seat") }

func (p *pen) sayColour(c steam.Colour) string { return p.Say(c.String()) }

func (p *pen) sayAction(t steam.ActionTile) string { return p.Say("action-" + t.String()) }

func (p *pen) sayCount(n int, c steam.Colour) string {
	return p.Say("counted", "number", n, "colour", p.sayColour(c))
}

// sayGoods is goods by their colours, as in "2 yellow, 1 grey".
func (p *pen) sayGoods(goods steam.Goods) string {
	var all []string
	for c := range steam.Colours() {
		if n := goods.Count(c); n > 0 {
			all = append(all, p.sayCount(n, c))
		}
	}
	if all == nil {
		return p.Say("empty")
	}
	return strings.Join(all, ", ")
}

// sayMoment is when a position is.
func (p *pen) sayMoment(s *steam.State) string {
	var phase string
	switch s.Phase() {
	case steam.PhaseGoods:
		return p.Say("goods")
	case steam.PhaseDeal:
		return p.Say("deal")
	case steam.PhaseOver:
		return p.Say("over")
	case steam.PhaseBid:
		if s.Round() == 0 {
			return p.Say("first-order")
		}
		phase = p.Say("phase-bid")
	case steam.PhaseCapital:
		phase = p.Say("phase-loans")
	case steam.PhaseAction:
		phase = p.Say("phase-action")
	case steam.PhaseBuild:
		phase = p.Say("phase-build", "number", s.Left())
	case steam.PhaseMove:
		phase = p.Say("phase-move", "cycle", s.Cycle())
	case steam.PhasePoints:
		phase = p.Say("phase-points")
	}
	return p.Say("turn", "round", s.Round(), "rounds", s.Rounds(), "phase", phase)
}
