package rollervectors

import (
	"slices"

	"github.com/railhex/railhex/steamrollers"
)

var breachesOfRound = []breach{
	breaks(steamrollers.SetupDice, "one white die too many is rolled", rollOf(false, +1)),
	breaks(steamrollers.SetupDice, "one white die too few is rolled", rollOf(false, -1)),
	breaks(steamrollers.SoloSetup, "one white die too many is rolled", rollOf(true, +1)),
	breaks(steamrollers.RoundTurn, "no remaining die has that value", func(p *position) (moves []steamrollers.Move) {
		if !p.in(steamrollers.PhaseDraft) {
			return nil
		}
		for face := 1; face <= 6; face++ {
			if p.Dice().Count(face) == 0 {
				moves = append(moves, steamrollers.Draft(face))
			}
		}
		return moves
	}),
	breaks(steamrollers.RoundPass, "the die allows an action", func(p *position) []steamrollers.Move {
		if p.in(steamrollers.PhaseAct) && (p.allows(steamrollers.Improve()) || p.allows(steamrollers.Take())) {
			return []steamrollers.Move{steamrollers.Pass()}
		}
		return nil
	}),
	breaks(steamrollers.RoundPass, "the die allows nothing but a delivery", func(p *position) []steamrollers.Move {
		if !p.in(steamrollers.PhaseAct) {
			return nil
		}
		plain := slices.ContainsFunc(p.legal, func(m steamrollers.Move) bool {
			return m.Kind() == steamrollers.KindDeliver && !m.NamesDestination() && !m.IsUnlimited() && m.Bonus() == 0
		})
		other := slices.ContainsFunc(p.legal, func(m steamrollers.Move) bool {
			switch m.Kind() {
			case steamrollers.KindBuild, steamrollers.KindImprove, steamrollers.KindTake:
				return true
			}
			return false
		})
		if !plain || other {
			return nil
		}
		return []steamrollers.Move{steamrollers.Pass()}
	}),
	breaks(steamrollers.EngineBoxOnce, "the box is ticked", func(p *position) []steamrollers.Move {
		if !p.in(steamrollers.PhaseAct) || !p.Ticked(p.seat, p.Die()) {
			return nil
		}
		return []steamrollers.Move{steamrollers.Improve()}
	}),
}

// rollOf rolls more white dice than there are.
func rollOf(alone bool, more int) func(*position) []steamrollers.Move {
	return func(p *position) []steamrollers.Move {
		if !p.in(steamrollers.PhaseRoll) || p.alone() != alone {
			return nil
		}
		faces := []int{1, 2, 2, 4, 5, 6, 6}
		dice := p.setup.Players + 1
		if alone {
			dice = 3
		}
		return []steamrollers.Move{steamrollers.Roll(steamrollers.DiceOf(faces[:dice+more]...), steamrollers.GentleSharp)}
	}
}
