package picture

import (
	"slices"
	"strings"

	"github.com/railhex/railhex/variants/family/drawing"
	"github.com/railhex/railhex/variants/steam"
)

// Table draws what lies beside the map. That is the players in turn order with what they
// have, an auction, the action tiles, the goods supply, new cities, growth markers and
// the bag. The tracks of income, points and locomotives are there, too. What is decided
// with none of these, such as bids, has buttons on it. It is empty for the zero State.
func (y Style) Table(s *steam.State, m Marks) string {
	if s.Seats() == 0 {
		return ""
	}
	y.LabelPixels = 0 // it is no map
	p := y.pen()
	f := drawing.Frame{
		Class: "table", Title: p.Say("table"), Description: p.tableShows(s),
		Parts: tableParts, Touched: m.touchedOnTable(), Choices: choose(s, m.Moves, tableParts),
	}
	return p.DrawPanels(f, rowWidth, headHeight, func() { p.head(s, rowWidth) }, p.tablePanels(s, m.Moves))
}

// tableShows describes the table.
func (p *pen) tableShows(s *steam.State) string {
	var players []string
	for _, seat := range inOrder(s) {
		players = append(players, p.sayPlayer(s, seat))
	}
	return p.Say("table-shows", "moment", p.sayMoment(s), "players", strings.Join(players, " "))
}

// sayPlayer is what a player has.
func (p *pen) sayPlayer(s *steam.State, seat steam.Seat) string {
	return p.Say("seat-shows", "seat", p.Called(int(seat)), "money", s.Money(seat), "income", drawing.Minus(s.Income(seat)),
		"points", s.VictoryPoints(seat), "level", s.Locomotive(seat), "links", s.CompleteLinks(seat))
}

// inOrder is the seats in turn order, and after them those that have no place in
// it: before it is known, while it is auctioned, or because they are bankrupt.
func inOrder(s *steam.State) []steam.Seat {
	seats := slices.Collect(s.TurnOrder())
	for seat := steam.Seat(1); int(seat) <= s.Seats(); seat++ {
		if !slices.Contains(seats, seat) {
			seats = append(seats, seat)
		}
	}
	return seats
}

// tablePanels are what lies on the table.
func (p *pen) tablePanels(s *steam.State, offered []steam.Move) []panel {
	panels := []panel{p.playersPanel(s)}
	if auction, ok := s.Auction(); ok {
		caption := p.Say("auction")
		if auction.Position != 0 {
			caption = p.Say("auction-place", "number", auction.Position)
		}
		panels = append(panels, p.Captioned(caption, p.auctionPanel(s, auction)))
	}
	if s.Phase() == steam.PhasePoints {
		panels = append(panels, p.Captioned(p.Say("gains"), p.gainsPanel(s)))
	}
	if buttons := p.buttonsOf(s, offered); len(buttons) > 0 {
		panels = append(panels, p.Captioned(p.Say("moves"), p.buttonsPanel(buttons)))
	}
	return append(panels,
		p.Captioned(p.Say("action-tiles"), p.actionTilesPanel(s)),
		p.Captioned(p.Say("supply"), p.supplyPanel(s)),
		p.Captioned(p.Say("new-cities"), p.newCitiesPanel(s)),
		p.Captioned(p.Say("growth-markers"), p.growthPanel(s)),
		p.Captioned(p.Say("in-bag"), p.bagPanel(s)),
		p.Captioned(p.Say("income"), p.scalePanel(s, incomeScale(s))),
		p.Captioned(p.Say("points"), p.scalePanel(s, pointsScale(s))),
		p.Captioned(p.Say("locomotive"), p.scalePanel(s, locomotiveScale)),
	)
}
