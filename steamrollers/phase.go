package steamrollers

import (
	"iter"

	"github.com/railhex/railhex/solo"
	"github.com/railhex/railhex/variants/family"
)

// A Phase says what the next move must be. The zero Phase is that of the zero
// State.
type Phase uint8

// The phases: those of the setup in their order, then those of a round, of
// Olive's turn, and the end.
const (
	PhaseGoods     Phase = iota + 1 // chance: the goods of the cities
	PhaseSides                      // chance: the sides of the action tiles
	PhaseOrders                     // chance: the sides of the orders
	PhaseWall                       // chance: the die for the chart
	PhaseInfluence                  // chance: the dice of Olive's level
	PhasePower                      // a player takes a starting power
	PhaseDraw                       // chance: the personal good
	PhasePlace                      // a player places their personal good
	PhaseRoll                       // chance: the dice of the round
	PhaseReroll                     // chance: the new face of one die
	PhaseDraft                      // a player drafts a die
	PhaseSteal                      // the holder of tile 2b may take the die drafted
	PhaseAct                        // a player changes their die or acts
	PhaseEnd                        // a player goes on or ends their turn
	PhaseOlive                      // the player is asked for tile 2 in Olive's turn
	PhaseOver                       // the game is over

	phaseEnd
)

var phaseWords = [phaseEnd]string{
	PhaseGoods:     "goods",
	PhaseSides:     "sides",
	PhaseOrders:    "orders",
	PhaseWall:      "wall",
	PhaseInfluence: "influence",
	PhasePower:     "power",
	PhaseDraw:      "draw",
	PhasePlace:     "place",
	PhaseRoll:      "roll",
	PhaseReroll:    "reroll",
	PhaseDraft:     "draft",
	PhaseSteal:     "steal",
	PhaseAct:       "act",
	PhaseEnd:       "end",
	PhaseOlive:     "olive",
	PhaseOver:      "over",
}

// Phases walks all phases.
func Phases() iter.Seq[Phase] { return family.Values(1, phaseEnd-1) }

// isValid reports whether p is a phase of the game.
func (p Phase) isValid() bool { return p > 0 && p < phaseEnd }

// String returns the phase's word in reports.
func (p Phase) String() string {
	if !p.isValid() {
		return "no phase"
	}
	return phaseWords[p]
}

// chance reports whether the next move is the dice's or the bag's.
func (p Phase) chance() bool {
	switch p {
	case PhaseGoods, PhaseSides, PhaseOrders, PhaseWall, PhaseInfluence, PhaseDraw, PhaseRoll, PhaseReroll:
		return true
	}
	return false
}

// comesNext is the rule that a move cites whose kind the phase does not ask
// for: the one that says what comes next.
func (s *State) comesNext() Rule {
	switch s.phase {
	case PhaseGoods:
		return SetupGoods
	case PhaseSides:
		return SetupSides
	case PhaseOrders:
		return OrderSides
	case PhaseWall:
		return WallChart
	case PhaseInfluence:
		return SoloLevels
	case PhasePower:
		return PowerInTurn
	case PhaseDraw, PhasePlace:
		return PowerOfGoods
	case PhaseRoll:
		return RoundRoll
	case PhaseReroll:
		return s.rerollRule()
	case PhaseSteal:
		return TileSteal
	case PhaseOlive:
		return s.oliveRule()
	case PhaseOver:
		return s.endRule()
	}
	return RoundTurn // draft, act, end
}

// rerollRule is the rule by which a die is rolled again.
func (s *State) rerollRule() Rule {
	switch s.step {
	case solo.RerollForTile:
		return SoloRerollTile
	case solo.RerollForCity:
		return SoloRerolls
	}
	return TileRerollOrFlip
}

// oliveRule is the rule by which the player is asked in Olive's turn.
func (s *State) oliveRule() Rule {
	if s.tileEffect(2) == rerollsOlive {
		return SoloRerollTile
	}
	return SoloSpareTile
}
