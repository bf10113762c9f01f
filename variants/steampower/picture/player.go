package picture

import (
	"strconv"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/drawing"
	"github.com/railhex/railhex/variants/steampower"
)

// Player returns the corner of a player as a viewer sees it: money, locomotives and
// factories, points, the contracts in hand and those fulfilled. To all but themselves
// the hand is a row of backs; [steampower.Nobody] looks from outside, and to
// [family.Everyone] all hands are open. What can be
// chosen in it is marked for them alone, but for the buttons.
func (y Style) Player(s *steampower.State, seat, viewer steampower.Seat, m Marks) string {
	if seat == steampower.Nobody || int(seat) > s.Seats() {
		return ""
	}
	if viewer == family.Everyone {
		viewer = seat
	}
	chosen := m.choose(s, cornerParts(seat))
	if seat != viewer {
		for number := range s.Hand(seat).All() {
			delete(chosen, contractName(number))
		}
	}
	y.LabelPixels = 0 // it is no map
	p := y.pen()
	f := drawing.Frame{
		Class: "corner", Title: p.Say("corner", "seat", p.Called(int(seat))), Description: p.cornerShows(s, seat),
		Parts: cornerParts(seat), Touched: m.touchedInCorner(seat), Choices: chosen,
	}
	return p.DrawPanels(f, p.room(), headHeight, func() { p.cornerHead(s, seat, p.room()) }, p.cornerPanels(s, seat, viewer))
}

// cornerShows describes a corner.
func (p *pen) cornerShows(s *steampower.State, seat steampower.Seat) string {
	return p.Say("corner-shows", "money", s.Money(seat), "locomotives", s.Locomotives(seat), "factories", s.Factories(seat),
		"hand", s.Hand(seat).Len(), "fulfilled", s.Fulfilled(seat).Len(), "points", s.Points(seat).Total())
}

// cornerHead draws whose corner it is, and what they can stop or decline.
func (p *pen) cornerHead(s *steampower.State, seat steampower.Seat, room float64) {
	p.Group(func() {
		left := p.whose(0, seat)
		if seat == 1 { // SETUP-1
			p.Titled(p.Say("start-player"), func() { p.Start(left, 12, p.Say("start")) })
		}
		left += 70
		if s.Turn() != seat {
			return
		}
		const width, height = 96.0, 28.0
		switch s.Phase() {
		case steampower.PhaseBuild:
			p.At(room-width, 0, func() { p.push(doneName, width, height) })
		case steampower.PhaseBonus:
			p.At(room-width, 0, func() { p.push(declineName, width, height) })
		case steampower.PhaseAct:
			word, size := drawing.Fit(p.Say("actions", "number", s.Left()), room-left, 13, 7)
			p.Label(room-2, 12, size, word, "text-anchor", "end")
		}
	}, "class", "head")
}

// push draws a button for a move that is made with nothing on the table. Its name
// is also the key of its word.
func (p *pen) push(name string, width, height float64) {
	word := p.Say(name)
	p.Piece(piece{Name: name, Class: "push", Title: word, Rim: drawing.Around(width, height)}, func() {
		p.Box(0, 0, width, height, height/2, "fill", p.Colours["panel"], "stroke", p.Colours["ink"], "stroke-width", "1.5")
		text, size := drawing.Fit(word, width-14, 13, 7)
		p.Label(width/2, height/2, size, text)
	})
}

// cornerPanels are what a corner shows.
func (p *pen) cornerPanels(s *steampower.State, seat, viewer steampower.Seat) []panel {
	points := s.Points(seat)
	hand := p.handOf(s, seat, viewer)
	var done []func()
	for number := range s.Fulfilled(seat).All() {
		done = append(done, func() { p.contractOnTable(number, s.Contract(number), "contract fulfilled") })
	}
	beside := p.room()
	if !p.Narrow {
		beside -= drawing.PointsWidth + drawing.PanelGap
	}
	return []panel{
		p.Above(p.belongings(s, seat), p.Captioned(p.Say("hand", "number", len(hand)), p.cardRows(beside, hand))),
		p.Points([]drawing.PointLine{
			{Key: "money", Points: points.Money},
			{Key: "contracts", Points: points.Contracts},
			{Key: "factories", Points: points.Factories},
			{Key: "cities", Points: points.Cities},
			{Key: "total", Points: points.Total()},
		}),
		p.Captioned(p.Say("fulfilled", "number", len(done), "goal", s.Goal()), p.cardRows(p.room(), done)),
	}
}

// handOf is the contracts in a hand: open to the player themselves, and to the others
// the one that is being fulfilled (CONTRACT-7).
func (p *pen) handOf(s *steampower.State, seat, viewer steampower.Seat) (cards []func()) {
	hidden := 0
	for number := range s.Hand(seat).All() {
		open := s.Active() == seat && s.Phase() == steampower.PhaseShip && s.Fulfilling() == number
		class := "contract"
		if open {
			class = "contract open"
		}
		if !open && seat != viewer {
			hidden++
			continue
		}
		cards = append(cards, func() {
			p.contractOnTable(number, s.Contract(number), class)
			if open {
				p.Path(drawing.Around(card, card), "fill", "none", "stroke", p.Colours["choice"], "stroke-width", "3", "class", "asked", "pointer-events", "none")
			}
		})
	}
	for range hidden {
		cards = append(cards, p.back)
	}
	return cards
}

// belongings is what a player has left.
func (p *pen) belongings(s *steampower.State, seat steampower.Seat) panel {
	const every, height = 104.0, 44.0
	return panel{Width: 3*every + 16, Height: height, Draw: func() {
		counts := []struct {
			name, title string
			data, count string
			draw        func()
		}{
			{moneyName, p.Say("money-of", "money", s.Money(seat)), "data-money", "$" + strconv.Itoa(s.Money(seat)), func() { p.coin() }},
			{"", p.Say("locomotives", "number", s.Locomotives(seat)), "data-locomotives", strconv.Itoa(s.Locomotives(seat)), func() {
				p.At(-17, -12, func() { p.Locomotive(0.55, p.owned(seat), "") })
			}},
			{"", p.Say("factories-of", "number", s.Factories(seat)), "data-factories", strconv.Itoa(s.Factories(seat)), func() {
				p.At(-14, -14, func() { p.factory(1.2, seat) })
			}},
		}
		p.Table(3*every+16, height)
		for i, one := range counts {
			p.Named(one.name, one.title, drawing.Polygon(
				hexmap.Point{X: 8 + every*float64(i), Y: 4}, hexmap.Point{X: 100 + every*float64(i), Y: 4},
				hexmap.Point{X: 100 + every*float64(i), Y: height - 4}, hexmap.Point{X: 8 + every*float64(i), Y: height - 4},
			), func() {
				p.At(32+every*float64(i), height/2, one.draw)
				p.Label(56+every*float64(i), height/2, 18, one.count, "text-anchor", "start", "font-weight", "bold")
			}, one.data, one.count)
		}
	}}
}

// coin draws money about the origin, and blankCoin what lies below it.
func (p *pen) coin() {
	p.blankCoin()
	p.Label(0, 0, 16, "$", "fill", p.Colours["pip"], "font-weight", "bold")
}

func (p *pen) blankCoin() {
	p.Circle(0, 0, 13, "fill", p.Colours["works"], "stroke", p.Colours["pip"], "stroke-width", "1.5")
}
