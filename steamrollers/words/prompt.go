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
		return p.say(promptGoods)
	case steamrollers.PhaseSides:
		return p.say(promptSides)
	case steamrollers.PhaseOrders:
		return p.say(promptOrders)
	case steamrollers.PhaseWall:
		return p.say(promptWall)
	case steamrollers.PhaseInfluence:
		level := s.Setup().Olive
		return p.say(promptInfluence, "level", level, "dice", level.Dice())
	case steamrollers.PhasePower:
		return p.say(promptPower, "player", s.Turn())
	case steamrollers.PhaseDraw:
		return p.say(promptDraw, "player", s.Active())
	case steamrollers.PhasePlace:
		own, _ := s.Own(s.Turn())
		return p.say(promptPlace, "player", s.Turn(), "colour", own.Colour())
	case steamrollers.PhaseRoll:
		return p.say(promptRoll, "player", s.Start(), "round", s.Round())
	case steamrollers.PhaseReroll:
		if s.OliveStep() != 0 {
			return p.say(promptRerollOlive, "die", s.Die())
		}
		return p.say(promptReroll, "player", s.Active(), "die", s.Die())
	case steamrollers.PhaseDraft:
		values := slices.Compact(slices.Collect(s.Dice().All()))
		return p.say(promptDraft, "player", s.Turn(), "dice", either(numerals(slices.Values(values))))
	case steamrollers.PhaseSteal:
		tile, _, _ := s.Tile(2)
		return p.say(promptSteal, "player", s.Turn(), "die", s.Die(), "drafter", s.Active(), "tile", tile)
	case steamrollers.PhaseAct:
		return p.say(promptAct, "player", s.Turn(), "die", s.Die(), "black", s.Black())
	case steamrollers.PhaseEnd:
		return p.say(promptEnd, "player", s.Turn())
	case steamrollers.PhaseOlive:
		tile, _, _ := s.Tile(2)
		if s.OliveStep() == solo.OfferReroll {
			return p.say(promptOliveReroll, "player", s.Turn(), "die", s.Die(), "tile", tile)
		}
		return p.say(promptOliveSpare, "player", s.Turn(), "city", s.Die(), "tile", tile)
	case steamrollers.PhaseOver:
		return p.say(promptOver)
	}
	return ""
}
