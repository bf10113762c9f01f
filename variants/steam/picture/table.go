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
	offered := choose(s, m.Moves, tableParts)
	shelves := drawing.Shelve(rowWidth, y.tablePanels(s, offered))
	f := drawing.Frame{
		Class: "table", Title: y.say("table"), Description: y.tableShows(s),
		Width: rowWidth + 2*margin, Height: margin + headHeight + shelves.Height() + margin, Parts: tableParts, Touched: m.touchedOnTable(),
	}
	return y.draw(f, offered, func(p *pen) {
		p.Paper(f.Width, f.Height)
		p.At(margin, margin, func() { p.head(s, rowWidth) })
		p.At(margin, margin+headHeight, func() { shelves.Draw(p, rowWidth) })
	})
}

// tableShows describes the table.
func (y Style) tableShows(s *steam.State) string {
	var players []string
	for _, seat := range inOrder(s) {
		players = append(players, y.sayPlayer(s, seat))
	}
	return y.say("table-shows", "moment", y.sayMoment(s), "players", strings.Join(players, " "))
}

// sayPlayer is what a player has.
func (y Style) sayPlayer(s *steam.State, seat steam.Seat) string {
	return y.say("seat-shows", "seat", y.called(seat), "money", s.Money(seat), "income", drawing.Minus(s.Income(seat)),
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
func (y Style) tablePanels(s *steam.State, offered choices) []panel {
	panels := []panel{playersPanel(s)}
	if auction, ok := s.Auction(); ok {
		caption := y.say("auction")
		if auction.Position != 0 {
			caption = y.say("auction-place", "number", auction.Position)
		}
		panels = append(panels, captioned(caption, auctionPanel(s, auction)))
	}
	if s.Phase() == steam.PhasePoints {
		panels = append(panels, captioned(y.say("gains"), gainsPanel(s)))
	}
	if buttons := y.buttonsOf(s, offered); len(buttons) > 0 {
		panels = append(panels, captioned(y.say("moves"), buttonsPanel(buttons)))
	}
	return append(panels,
		captioned(y.say("action-tiles"), actionTilesPanel(s)),
		captioned(y.say("supply"), supplyPanel(s)),
		captioned(y.say("new-cities"), newCitiesPanel(s)),
		captioned(y.say("growth-markers"), growthPanel(s)),
		captioned(y.say("in-bag"), bagPanel(s)),
		captioned(y.say("income"), y.scalePanel(s, incomeScale(s))),
		captioned(y.say("points"), y.scalePanel(s, pointsScale(s))),
		captioned(y.say("locomotive"), y.scalePanel(s, locomotiveScale)),
	)
}
