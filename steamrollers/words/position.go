package words

import (
	"slices"

	"github.com/railhex/railhex/scoring"
	"github.com/railhex/railhex/solo"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/phrases"
)

// Prompt says what must happen next, and asks the player whose decision it is;
// "" of the zero State.
func (p Speaker) Prompt(s *steamrollers.State) string {
	key, player := "prompt."+s.Phase().String(), s.Turn()
	switch s.Phase() {
	case steamrollers.PhaseDraw:
		player = s.Active()
	case steamrollers.PhaseRoll:
		player = s.Start()
	case steamrollers.PhaseReroll:
		if player = s.Active(); s.OliveStep() != 0 {
			key += " by Olive"
		}
	case steamrollers.PhaseOlive:
		if s.OliveStep() == solo.OfferReroll {
			key += " reroll"
		}
	}
	dice := s.Setup().Olive.Dice()
	own, _ := s.Own(player)
	var choice any = dice
	if s.Phase() == steamrollers.PhaseDraft {
		choice = slices.Compact(slices.Collect(s.Dice().All()))
	}
	return p.Say(key, "player", player, "level", s.Setup().Olive, "dice", choice, "colour", own.Colour(), "round", s.Round(),
		"die", s.Die(), "city", s.Die(), "drafter", s.Active(), "black", s.Black(), "tile", 2)
}

// Result says who has won, and by what (SCORE-6, SOLO-14); "" until the game is
// over.
func (p Speaker) Result(s *steamrollers.State) string {
	switch {
	case !s.Over():
		return ""
	case s.Setup().Olive != 0:
		return p.resultOfSolo(s)
	}
	winners := slices.Collect(s.Winners().All())
	points := s.Points(winners[0])
	if len(winners) > 1 {
		return p.Say("result.shared", "players", p.players(winners), "points", points.Total())
	}
	key := "result.wins"
	var others []steamrollers.Seat
	for seat := steamrollers.Seat(1); int(seat) <= s.Seats(); seat++ {
		if seat == winners[0] || s.Points(seat).Total() != points.Total() {
			continue
		}
		others = append(others, seat)
		if s.Boxes(seat) == s.Boxes(winners[0]) {
			key = "result.wins-network"
		} else if key == "result.wins" {
			key = "result.wins-boxes"
		}
	}
	return p.Say(key, "player", winners[0], "points", points.Total(), "others", p.players(others))
}

func (p Speaker) resultOfSolo(s *steamrollers.State) string {
	key := "result.beats-olive"
	switch {
	case s.OliveStep() == solo.Won:
		key = "result.olive-at-once"
	case s.Winners().Has(steamrollers.Nobody):
		key = "result.olive"
	}
	return p.Say(key, "player", steamrollers.Seat(1), "points", s.Points(1).Total(), "olive", s.OlivePoints().Total)
}

func (p Speaker) players(seats []steamrollers.Seat) phrases.Every {
	return family.Words(p.Teller, slices.Values(seats))
}

// Ledger says where each point of a score comes from, a line for each entry:
// "+2 link from city 1 to city 3 with 1 town (SCORE-2)".
func (p Speaker) Ledger(l scoring.Ledger) []string {
	lines := make([]string, 0, len(l))
	for _, e := range l {
		lines = append(lines, p.Points(e.Points, p.source(e), e.RuleID))
	}
	return lines
}

// source says what the points of one entry come from; "" for an entry of no
// source.
func (p Speaker) source(e scoring.Entry) string {
	switch e.Source {
	case scoring.FromDeliveries:
		return p.Say("ledger.deliveries")
	case scoring.FromDelivery:
		key := "ledger.delivery"
		if e.Bonus > 0 {
			key = "ledger.delivery longer"
		}
		return p.Say(key, "good", e.Good, "from", e.From, "to", e.To, "distance", e.Distance, "bonus", e.Bonus)
	case scoring.FromPower:
		return p.Say("ledger.power")
	case scoring.FromLink:
		return p.link("ledger.link", e.From, e.To, e.Towns)
	case scoring.FromEngine:
		return p.Say("ledger.engine", "boxes", e.Boxes)
	case scoring.FromTile:
		return p.Say("ledger.tile", "tile", e.Tile)
	case scoring.FromOrder:
		return p.Say("ledger.order", "order", e.Order)
	}
	return ""
}

// link tells of a link between two cities what a key says.
func (p Speaker) link(key string, from, to, towns int) string {
	if towns > 0 {
		key += " with towns"
	}
	return p.Say(key, "from", from, "to", to, "towns", towns, "points", scoring.LinkPoints(towns))
}

// OliveLedger says where Olive's points come from, a line for each source
// (SOLO-13).
func (p Speaker) OliveLedger(points solo.Points) []string {
	removed, score := steamrollers.MustParseRule("SOLO-9").String(), steamrollers.MustParseRule("SOLO-13").String()
	return []string{
		p.Points(points.Delivery, p.Say("ledger.olive-goods"), removed),
		p.Points(points.Engine, p.Say("ledger.olive-engine"), score),
		p.Points(points.Network, p.Say("ledger.olive-network"), score),
		p.Points(points.Tiles, p.Say("ledger.olive-tiles"), score),
	}
}
