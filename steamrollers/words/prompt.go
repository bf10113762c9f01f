package words

import (
	"slices"

	"github.com/railhex/railhex/solo"
	"github.com/railhex/railhex/steamrollers"
)

// Prompt says what must happen next, and asks the player whose decision it is;
// "" of the zero State.
func (p Speaker) Prompt(s *steamrollers.State) string {
	switch s.Phase() {
	case steamrollers.PhaseGoods:
		return p.say("prompt.goods")
	case steamrollers.PhaseSides:
		return p.say("prompt.sides")
	case steamrollers.PhaseOrders:
		return p.say("prompt.orders")
	case steamrollers.PhaseWall:
		return p.say("prompt.wall")
	case steamrollers.PhaseInfluence:
		level := s.Setup().Olive
		return p.say("prompt.influence", "level", level, "dice", level.Dice())
	case steamrollers.PhasePower:
		return p.say("prompt.power", "player", s.Turn())
	case steamrollers.PhaseDraw:
		return p.say("prompt.draw", "player", s.Active())
	case steamrollers.PhasePlace:
		own, _ := s.Own(s.Turn())
		return p.say("prompt.place", "player", s.Turn(), "colour", own.Colour())
	case steamrollers.PhaseRoll:
		return p.say("prompt.roll", "player", s.Start(), "round", s.Round())
	case steamrollers.PhaseReroll:
		if s.OliveStep() != 0 {
			return p.say("prompt.reroll-olive", "die", s.Die())
		}
		return p.say("prompt.reroll", "player", s.Active(), "die", s.Die())
	case steamrollers.PhaseDraft:
		values := slices.Compact(slices.Collect(s.Dice().All()))
		return p.say("prompt.draft", "player", s.Turn(), "dice", either(numerals(slices.Values(values))))
	case steamrollers.PhaseSteal:
		return p.say("prompt.steal", "player", s.Turn(), "die", s.Die(), "drafter", s.Active(), "tile", 2)
	case steamrollers.PhaseAct:
		return p.say("prompt.act", "player", s.Turn(), "die", s.Die(), "black", s.Black())
	case steamrollers.PhaseEnd:
		return p.say("prompt.end", "player", s.Turn())
	case steamrollers.PhaseOlive:
		if s.OliveStep() == solo.OfferReroll {
			return p.say("prompt.olive-reroll", "player", s.Turn(), "die", s.Die(), "tile", 2)
		}
		return p.say("prompt.olive-spare", "player", s.Turn(), "city", s.Die(), "tile", 2)
	case steamrollers.PhaseOver:
		return p.say("prompt.over")
	}
	return ""
}
