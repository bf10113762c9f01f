package words

import (
	"slices"

	"github.com/railhex/railhex/variants/steam"
)

// effects is what a move would bring in a position with these links, read off the events
// of making it and off the position after it. What only follows because a phase ends is
// left out.
func (p Speaker) effects(s *steam.State, links []steam.Link, m steam.Move) (effects []string) {
	next, err := s.Apply(m)
	if err != nil {
		return nil
	}
	events, _ := s.AppendEvents(nil, m) // m is legal
	add := func(key string, things ...any) { effects = append(effects, p.Say(key, things...)) }
	seat := s.Turn()
	if m.Kind() == steam.KindTake {
		effects = append(effects, p.deed(m))
	}
	if m.Kind() == steam.KindPass {
		effects = p.passes(s, effects)
	}
	if s.Phase() == steam.PhaseBid {
		effects = p.borrows(s, m.Number(), effects)
	}
	if cost := s.Cost(m); cost != 0 {
		add("effect.costs", "money", cost)
	}
	for _, e := range events[:endOfMove(events)] {
		switch e.Kind {
		case steam.PlaceWon:
			add("effect.place", "player", e.Seat, "position", e.Number, "money", e.Money)
		case steam.LoanTaken:
			if m.Kind() != steam.KindCapital {
				add("effect.loans", "number", e.Number, "player", e.Seat)
			}
			if e.Seat == seat {
				effects = p.standing(s, &next, seat, effects)
			}
		case steam.LinksLost:
			add("effect.lost", "number", e.Number)
		case steam.LocomotiveImproved:
			add("effect.level", "level", e.Number)
		case steam.IncomeRaised:
			add("effect.income", "income", s.Income(seat)+e.Number)
		case steam.PointsScored:
			add("effect.points", "points", s.VictoryPoints(seat)+e.Number)
		}
	}
	switch m.Kind() {
	case steam.KindBuild, steam.KindUpgrade, steam.KindRedirect, steam.KindUrbanise:
		effects = p.ofLinks(s.Turn(), links, &next, effects)
	case steam.KindDeliver:
		for owner, points := range next.Gains() {
			add("effect.brings", "points", points, "player", owner) // POINTS-1
		}
	}
	return effects
}

// deed is what an action tile does, or that it does nothing.
func (p Speaker) deed(m steam.Move) string {
	if m.Passing() {
		return p.Say("effect.for-order") // ACTION-10
	}
	return p.Text.Called("deed", m.ActionTile())
}

// passes adds what passing in the auction of the standard game means.
func (p Speaker) passes(s *steam.State, effects []string) []string {
	a, ok := s.Auction()
	switch {
	case !ok || a.Position != 0:
		return effects
	case a.Free == s.Turn():
		return append(effects, p.Say("effect.stays-in")) // STD-7
	case a.In.Len() > 2: // else the auction ends, and tells of all places
		return append(effects, p.Say("effect.takes-place", "position", a.In.Len())) // STD-6
	}
	return effects
}

// loan is what a loan brings (MONEY-2).
const loan = 5

// borrows adds how many loans a bid needs where the bidder lacks money for it.
func (p Speaker) borrows(s *steam.State, bid int, effects []string) []string {
	lack := bid - s.Money(s.Turn())
	if lack <= 0 {
		return effects
	}
	return append(effects, p.Say("effect.needs-loans", "number", (lack+loan-1)/loan))
}

// endOfMove is how many of the events are of a move itself: those before the end of
// the phase brings incomes or the next turn.
func endOfMove(events []steam.Event) int {
	n := slices.IndexFunc(events, func(e steam.Event) bool {
		return e.Kind == steam.IncomeReceived || e.Kind == steam.IncomeDue || e.Kind == steam.TurnBegun || e.Kind == steam.GameEnded
	})
	if n < 0 {
		return len(events)
	}
	return n
}

// standing adds what loans leave of income and points (MONEY-2, MONEY-3).
func (p Speaker) standing(s, next *steam.State, seat steam.Seat, effects []string) []string {
	if next.Income(seat) != s.Income(seat) {
		effects = append(effects, p.Say("effect.income", "income", next.Income(seat)))
	}
	if next.VictoryPoints(seat) != s.VictoryPoints(seat) {
		effects = append(effects, p.Say("effect.points", "points", next.VictoryPoints(seat)))
	}
	return effects
}

// ofLinks adds which links a seat begins, claims and completes, given those before.
func (p Speaker) ofLinks(seat steam.Seat, links []steam.Link, next *steam.State, effects []string) []string {
	add := func(key string, things ...any) { effects = append(effects, p.Say(key, things...)) }
	for link := range next.Links() {
		if slices.Contains(links, link) {
			continue
		}
		ends := []steam.LinkEnd{link.From, link.To}
		if !link.Complete {
			ends = ends[:1] // the other one is open
		}
		var were []steam.Link // of which it is made: two, where the tile joins them
		for _, end := range ends {
			if before, ok := linkAt(links, end); ok {
				were = append(were, before)
			}
		}
		if link.Complete && !slices.ContainsFunc(were, func(was steam.Link) bool { return was.Complete }) {
			if link.Owner == seat {
				add("effect.completes", "from", link.From.Hex, "to", link.To.Hex)
			} else if link.Owner != steam.Nobody {
				add("effect.completes-for", "player", link.Owner, "from", link.From.Hex, "to", link.To.Hex) // TOWN-4
			}
		}
		if len(were) == 0 && !link.Complete {
			add("effect.begins", "hex", link.From.Hex, "edge", link.From.Edge)
		}
		for _, was := range were {
			if was.Owner == steam.Nobody && link.Owner == seat {
				add("effect.claims", "hex", was.From.Hex) // LINK-6
			}
		}
	}
	return effects
}

// linkAt is the link that has an end at a stop.
func linkAt(links []steam.Link, end steam.LinkEnd) (steam.Link, bool) {
	i := slices.IndexFunc(links, func(link steam.Link) bool { return link.From == end || link.Complete && link.To == end })
	if i < 0 {
		return steam.Link{}, false
	}
	return links[i], true
}
