package words

import "github.com/railhex/railhex/variants/steam"

// Prompt says what must happen next, and asks the player whose decision it is;
// "" of the zero State.
func (p Speaker) Prompt(s *steam.State) string {
	switch s.Phase() {
	case steam.PhaseGoods:
		if place := s.Place(); place.Space != 0 {
			return p.say("prompt.space", "space", place.Space)
		}
		return p.say("prompt.city", "hex", s.Place().Hex)
	case steam.PhaseDeal:
		return p.say("prompt.deal", "player", s.Place().Seat)
	case steam.PhaseBid:
		return p.promptBid(s)
	case steam.PhaseCapital:
		return p.say("prompt.capital", "player", s.Turn(), "round", s.Round())
	case steam.PhaseAction:
		return p.say("prompt.action", "player", s.Turn(), "round", s.Round())
	case steam.PhaseBuild:
		return p.promptBuild(s)
	case steam.PhaseMove:
		return p.say("prompt.move", "player", s.Turn(), "cycle", s.Cycle(), "round", s.Round())
	case steam.PhasePoints:
		return p.say("prompt.points", "player", s.Turn(), "number", gain(s))
	case steam.PhaseOver:
		return p.say("prompt.over")
	}
	return ""
}

// promptBuild asks to build: with the tiles that are left, if any are, and with what
// an action tile lets the player do.
func (p Speaker) promptBuild(s *steam.State) string {
	laying, laid := "prompt.build", "prompt.built"
	switch s.Pending(s.Turn()) {
	case steam.UrbaniseTile:
		laying, laid = "prompt.build-city", "prompt.built-city"
	case steam.GrowthTile:
		laying, laid = "prompt.build-growth", "prompt.built-growth"
	}
	if s.Left() == 0 {
		return p.say(laid, "player", s.Turn())
	}
	return p.say(laying, "player", s.Turn(), "number", s.Left())
}

// promptBid asks for a bid: for one place, or in the standard game for all.
func (p Speaker) promptBid(s *steam.State) string {
	a, _ := s.Auction()
	switch none := a.Bidder == steam.Nobody; {
	case a.Position == 0 && none:
		return p.say("prompt.bid-all-first", "player", s.Turn())
	case a.Position == 0:
		return p.say("prompt.bid-all", "player", s.Turn(), "bidder", a.Bidder, "money", a.High)
	case none:
		return p.say("prompt.bid-first", "player", s.Turn(), "position", a.Position)
	}
	return p.say("prompt.bid", "player", s.Turn(), "position", a.Position, "bidder", a.Bidder, "money", a.High)
}

// gain is how many points the asked player takes of a delivery.
func gain(s *steam.State) int {
	for _, points := range s.Gains() {
		return points
	}
	return 0
}
