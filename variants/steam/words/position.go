package words

import "github.com/railhex/railhex/variants/steam"

// Prompt says what must happen next, and asks the player whose decision it is;
// "" of the zero State.
func (p Speaker) Prompt(s *steam.State) string {
	key, player, place := "prompt."+s.Phase().String(), s.Turn(), s.Place()
	auction, _ := s.Auction()
	switch s.Phase() {
	case steam.PhaseGoods:
		if place.Space != 0 {
			key += " space"
		}
	case steam.PhaseDeal:
		player = place.Seat
	case steam.PhaseBid:
		if auction.Position == 0 { // in the standard game for all places
			key += " all"
		}
		if auction.Bidder == steam.Nobody {
			key += " first"
		}
	case steam.PhaseBuild:
		if tile := s.Pending(s.Turn()); tile == steam.UrbaniseTile || tile == steam.GrowthTile {
			key += " " + tile.String()
		}
		if s.Left() == 0 {
			key += " end"
		}
	}
	number := s.Left()
	if s.Phase() == steam.PhasePoints {
		number = gain(s)
	}
	return p.Say(key, "player", player, "hex", place.Hex, "space", place.Space, "position", auction.Position,
		"bidder", auction.Bidder, "money", auction.High, "number", number, "cycle", s.Cycle(), "round", s.Round())
}

// gain is how many points the asked player takes of a delivery.
func gain(s *steam.State) int {
	for _, points := range s.Gains() {
		return points
	}
	return 0
}

// Result says who has won, and by what (SCORE-4); "" until the game is over.
func (p Speaker) Result(s *steam.State) string {
	if !s.Over() {
		return ""
	}
	winner := s.Winners().First()
	if winner == steam.Nobody {
		return p.Say("result.nobody")
	}
	key := "result.wins"
	for seat := steam.Seat(1); int(seat) <= s.Seats(); seat++ {
		if seat == winner || s.Eliminated(seat) || s.Total(seat) != s.Total(winner) {
			continue
		}
		if s.Income(seat) == s.Income(winner) {
			key = "result.wins-tile"
			break
		}
		key = "result.wins-income"
	}
	return p.Say(key, "player", winner, "points", s.Total(winner))
}

// Ledger says where the points of a seat come from, a line for each entry that
// [steam.State.AppendLedger] gives: "+10 complete links: 10 (SCORE-2)".
func (p Speaker) Ledger(entries []steam.Entry) []string {
	lines := make([]string, 0, len(entries))
	for _, e := range entries {
		source := ""
		switch {
		case e.Source == steam.VictoryPoints:
			source = p.Say("ledger.points")
		case e.Source == steam.IncomeSteps && e.Number < 0:
			source = p.Say("ledger.debt", "income", e.Number)
		case e.Source == steam.IncomeSteps:
			source = p.Say("ledger.income", "income", e.Number)
		case e.Source == steam.LinksOwned:
			source = p.Say("ledger.links", "number", e.Number)
		}
		lines = append(lines, p.Points(e.Points, source, e.Rule.String()))
	}
	return lines
}

// Sources returns the headings of a table of points: those of the sources in their
// order, and the total.
func (p Speaker) Sources() [steam.NumSources + 1]string {
	return [...]string{p.Say("source.points"), p.Say("source.income"), p.Say("source.links"), p.Say("source.total")}
}
