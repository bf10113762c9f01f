package rollervectors

import (
	"github.com/railhex/railhex/solo"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/variants"
)

// Moves of a kind that is not asked for break the rule that says what comes
// next.
var breachesOfOrder = []breach{
	early(steamrollers.SetupGoods, "the goods are drawn first", steamrollers.PhaseGoods, anything, "sides a a a a a a", "draft 1"),
	early(steamrollers.SetupSides, "the sides of the action tiles come next", steamrollers.PhaseSides, anything, "wall 1", "draft 1"),
	early(steamrollers.OrderSides, "the sides of the orders come next", steamrollers.PhaseOrders, anything, "sides a b a b a b", "power points"),
	early(steamrollers.WallChart, "the die for the chart comes next", steamrollers.PhaseWall, anything, "influence 1", "reroll 3"),
	early(steamrollers.SoloLevels, "Olive's dice come next", steamrollers.PhaseInfluence, anything, "wall 3", "draft 2"),
	early(steamrollers.PowerInTurn, "a starting power comes next", steamrollers.PhasePower, anything, "draft 1", "place 3"),
	early(steamrollers.PowerOfGoods, "the personal good is drawn next", steamrollers.PhaseDraw, anything, "place 3", "power points"),
	early(steamrollers.PowerOfGoods, "the personal good is placed next", steamrollers.PhasePlace, anything, "draw R", "draft 3"),
	early(steamrollers.RoundRoll, "the dice are rolled next", steamrollers.PhaseRoll, anything, "draft 1", "end", "reroll 2"),
	early(steamrollers.RoundTurn, "a die is drafted next", steamrollers.PhaseDraft, anything, "improve", "take", "end", "pass"),
	early(steamrollers.RoundTurn, "an action comes next", steamrollers.PhaseAct, anything, "draft 1", "end", "decline", "reroll 4"),
	early(steamrollers.RoundTurn, "the turn is ended or goes on with a second die", steamrollers.PhaseEnd, anything, "improve", "take", "draft 5"),
	early(steamrollers.TileSteal, "the holder of 2b is asked", steamrollers.PhaseSteal, anything, "improve", "draft 2", "end"),
	early(steamrollers.TileRerollOrFlip, "the die is rolled again", steamrollers.PhaseReroll, olivesStep(0), "improve", "use 5 flip", "draft 2"),
	early(steamrollers.SoloRerollTile, "Olive's die is rolled again, by tile 2a", steamrollers.PhaseReroll, olivesStep(solo.RerollForTile), "decline", "use 2"),
	early(steamrollers.SoloRerolls, "Olive's die is rolled again, for the city is empty", steamrollers.PhaseReroll, olivesStep(solo.RerollForCity), "decline", "draft 1"),
	early(steamrollers.SoloRerollTile, "the holder of tile 2a is asked", steamrollers.PhaseOlive, faceUp(variants.Tile2aSolo), "reroll 1", "improve"),
	early(steamrollers.SoloSpareTile, "the holder of tile 2b is asked", steamrollers.PhaseOlive, faceUp(variants.Tile2bSolo), "reroll 6", "draft 1"),
	early(steamrollers.EndEmptyCities, "the game is over: three cities are empty", steamrollers.PhaseOver, emptyCities(true), "draft 1", "roll 1 2 3 straight/gentle", "pass"),
	early(steamrollers.EndQuietRounds, "the game is over: ten rounds in a row were quiet", steamrollers.PhaseOver, emptyCities(false), "draft 1", "end", "pass"),
	early(steamrollers.SoloCrossesOff, "the game is over: Olive has won at once", steamrollers.PhaseOver, olivesStep(solo.Won), "draft 1", "roll 1 2 3 straight/gentle", "decline"),
}

// early is a move made where something else comes next.
func early(rule steamrollers.Rule, why string, phase steamrollers.Phase, where func(*position) bool, moves ...string) breach {
	return breaks(rule, why, func(p *position) (all []steamrollers.Move) {
		if p.in(phase) && where(p) {
			for _, text := range moves {
				all = append(all, steamrollers.MustParseMove(text))
			}
		}
		return all
	})
}

func anything(*position) bool { return true }

func olivesStep(step solo.Step) func(*position) bool {
	return func(p *position) bool { return p.OliveStep() == step }
}

func faceUp(face variants.Face) func(*position) bool {
	return func(p *position) bool {
		up, _, _ := p.Tile(face.Number())
		return up == face
	}
}

// emptyCities asks for a game that END-1 has ended, or not.
func emptyCities(ended bool) func(*position) bool {
	return func(p *position) bool {
		empty := 0
		for city := 1; city <= 6; city++ {
			if p.Supply(city).Len() == 0 {
				empty++
			}
		}
		return (empty >= 3) == ended && p.OliveStep() != solo.Won
	}
}
