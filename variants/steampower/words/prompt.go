package words

import "github.com/railhex/railhex/variants/steampower"

// Prompt says what must happen next, and asks the player whose decision it is;
// "" of the zero State.
func (p Speaker) Prompt(s *steampower.State) string {
	switch s.Phase() {
	case steampower.PhaseCity:
		return p.say("prompt.city", "hex", s.Next())
	case steampower.PhaseDeal:
		if from := s.From(); from != steampower.Nobody {
			return p.say("prompt.deal-from-hand", "player", s.Active(), "owner", from)
		}
		return p.say("prompt.deal", "player", s.Active())
	case steampower.PhaseAct:
		if s.Left() > 1 {
			return p.say("prompt.act", "player", s.Turn(), "round", s.Round())
		}
		return p.say("prompt.act-last", "player", s.Turn(), "round", s.Round())
	case steampower.PhaseBuild:
		return p.say("prompt.build", "player", s.Turn())
	case steampower.PhaseShip:
		return p.say("prompt.ship", "player", s.Turn(), "colour", s.Asked().First(), "contract", s.Fulfilling(), "goods", s.Asked())
	case steampower.PhaseBonus:
		return p.say("prompt.bonus", "player", s.Turn(), "contract", s.Fulfilling(), "bonus", s.Bonus())
	case steampower.PhaseOver:
		return p.say("prompt.over")
	}
	return ""
}
