package picture

import (
	"strings"

	"github.com/railhex/railhex/variants/steam"
)

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
