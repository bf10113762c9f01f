package steam

import (
	"iter"

	"github.com/railhex/railhex/variants/family"
)

// A Phase says what the next move must be. The zero Phase is that of the zero
// State.
type Phase uint8

// The phases: those of the setup, those of a turn in their order, and the end.
const (
	PhaseGoods   Phase = iota + 1 // chance: the goods of a city or a space of the supply
	PhaseDeal                     // chance: the action tile of a seat
	PhaseBid                      // an auction of the turn order
	PhaseCapital                  // loans, in the standard game
	PhaseAction                   // a player takes an action tile
	PhaseBuild                    // a player builds
	PhaseMove                     // a player improves their locomotive, moves a good or passes
	PhasePoints                   // a player takes points of a delivery
	PhaseOver                     // the game is over

	phaseEnd
)

// phaseTable holds for each phase its word, and the rule for a move of a kind that the
// phase does not ask for. That is the rule that says what comes next.
var phaseTable = [phaseEnd]struct {
	word string
	rule Rule
}{
	PhaseGoods:   {"goods", SetupCityGoods},
	PhaseDeal:    {"deal", OrderDeal},
	PhaseBid:     {"bid", OrderBid},
	PhaseCapital: {"capital", StandardCapital},
	PhaseAction:  {"action", ActionTakeOne},
	PhaseBuild:   {"build", BuildAsLongAsLiked},
	PhaseMove:    {"move", MoveCycles},
	PhasePoints:  {"points", PointsChosen},
	PhaseOver:    {"over", EndLastTurn},
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
	return phaseTable[p].word
}

// chance reports whether the next move is the bag's or the deal's.
func (p Phase) chance() bool { return p == PhaseGoods || p == PhaseDeal }

// comesNext is the rule that a move cites whose kind the phase does not ask for.
func (s *State) comesNext() Rule {
	switch {
	case s.phase == PhaseBid && s.game.standard():
		return StandardBid
	case s.phase == PhaseOver && int(s.round) < s.game.turns:
		return EndOnePlayer
	}
	return phaseTable[s.phase].rule
}
