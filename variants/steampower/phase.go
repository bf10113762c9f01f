package steampower

import (
	"iter"

	"github.com/railhex/railhex/variants/family"
)

// A Phase says what the next move must be. The zero Phase is that of the zero
// State.
type Phase uint8

// The phases.
const (
	PhaseCity  Phase = iota + 1 // chance: a city tile is drawn
	PhaseDeal                   // chance: a contract is drawn
	PhaseAct                    // a player begins an action
	PhaseBuild                  // a player may take the second step of a build action
	PhaseShip                   // a player provides a good
	PhaseBonus                  // a player takes a bonus or declines it
	PhaseOver                   // the game is over

	phaseEnd
)

var phaseWords = [phaseEnd]string{
	0:         "no phase",
	PhaseCity: "city", PhaseDeal: "deal", PhaseAct: "act", PhaseBuild: "build", PhaseShip: "ship", PhaseBonus: "bonus",
	PhaseOver: "over",
}

// Phases walks all phases.
func Phases() iter.Seq[Phase] { return family.Values(PhaseCity, PhaseOver) }

// String returns the phase's word in reports.
func (p Phase) String() string { return family.WordOf(phaseWords[:], p) }

// chance reports whether the next move is a bag's.
func (p Phase) chance() bool { return p == PhaseCity || p == PhaseDeal }

// asks is the kinds of moves that the position asks for.
func (s *State) asks() kindSet {
	asked := askedIn[s.phase]
	if s.phase == PhaseBonus {
		asked |= bonusKinds[s.bonus()]
	}
	return asked
}

// bonusKinds are the kinds of moves that take a bonus.
var bonusKinds = [NumBonuses + 1]kindSet{
	BuildBonus: kinds(KindBuild, KindRemove, KindReplace), FactoryBonus: kinds(KindFactory), ContractsBonus: kinds(KindDraw),
}

// comesNext is the rule that a move cites whose kind the phase does not ask for:
// the one that says what comes next.
func (s *State) comesNext() Rule {
	switch s.phase {
	case PhaseCity:
		return setupCityTiles
	case PhaseDeal:
		if s.round == 0 {
			return setupContracts
		}
		return drawTwo
	case PhaseBuild:
		return trackSteps
	case PhaseShip:
		return contractWhole
	case PhaseBonus:
		return bonusAtOnce
	case PhaseOver:
		return s.EndRule()
	}
	return turnActions
}
