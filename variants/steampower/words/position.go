package words

import "github.com/railhex/railhex/variants/steampower"

// Prompt says what must happen next, and asks the player whose decision it is;
// "" of the zero State.
func (p Speaker) Prompt(s *steampower.State) string {
	key, player := "prompt."+s.Phase().String(), s.Turn()
	switch {
	case s.Phase() == steampower.PhaseDeal:
		if player = s.Active(); s.From() != steampower.Nobody {
			key += " from hand"
		}
	case s.Phase() == steampower.PhaseAct && s.Left() <= 1:
		key += " last"
	}
	return p.Say(key, "player", player, "owner", s.From(), "round", s.Round(), "hex", s.Next(),
		"colour", s.Asked().First(), "goods", s.Asked(), "contract", s.Fulfilling(), "bonus", s.Bonus())
}

// Result says who has won, and by what (SCORE-5); "" until the game is over.
func (p Speaker) Result(s *steampower.State) string {
	if !s.Over() {
		return ""
	}
	var winner steampower.Seat
	for seat := range s.Winners().All() {
		winner = seat
		break
	}
	points := s.Points(winner).Total()
	if s.Winners().Len() > 1 {
		return p.Say("result.shared", "players", s.Winners(), "points", points)
	}
	for seat := steampower.Seat(1); int(seat) <= s.Seats(); seat++ {
		if seat != winner && s.Points(seat).Total() == points {
			return p.Say("result.wins-contracts", "player", winner, "points", points, "number", s.Fulfilled(winner).Len())
		}
	}
	return p.Say("result.wins", "player", winner, "points", points)
}

// Ledger says where each point of a seat comes from, a line for each entry that
// [steampower.State.AppendLedger] gives: "+2 a factory on the city c5, whose goods
// have left (SCORE-3)".
func (p Speaker) Ledger(entries []steampower.Entry) []string {
	lines := make([]string, 0, len(entries))
	for _, e := range entries {
		key := "ledger." + e.Rule.String()
		if e.Sharers > 1 {
			key += " shared"
		}
		source := p.Say(key, "money", e.Dollars, "contract", e.Contract, "hex", e.Hex, "number", e.Sharers)
		lines = append(lines, p.Points(e.Points, source, e.Rule.String()))
	}
	return lines
}

// Sources returns the headings of a table of points: money, contracts, factories,
// cities and the total, as [steampower.Points] has them.
func (p Speaker) Sources() [5]string {
	return [5]string{
		p.Say("source.money"), p.Say("source.contracts"), p.Say("source.factories"), p.Say("source.cities"), p.Say("source.total"),
	}
}
