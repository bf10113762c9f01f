package plainrules

import "testing"

func TestEND2TenRoundsWithoutBuildingImprovingOrDelivering(t *testing.T) {
	g := rolling(t)
	for round := range 10 {
		equal(t, "quiet", g.Report().Quiet, round)
		play(t, g, "roll 1 2 3 straight/gentle", "draft 1")
		if round == 0 {
			play(t, g, "take", "draft 2", "take")
		} else {
			for _, tile := range []int{1, 2} {
				g.putBack(tile)
			}
			play(t, g, "take", "draft 2", "take")
		}
	}
	inPhase(t, g, "over", 0)
	equal(t, "quiet", g.Report().Quiet, 10)
	forbidden(t, g, "END-2", "roll 1 2 3 straight/gentle")
}

func TestEND2NotInSolo(t *testing.T) {
	g := drafting(t, 3, solo("clerk"))
	g.quiet = 9
	g.dice = []int{1, 2, 3}
	play(t, g, "draft 1", "take", "draft 2", "take")
	if g.phase == "olive" {
		play(t, g, "decline")
	}
	inPhase(t, g, "roll", 0)
	equal(t, "quiet", g.Report().Quiet, 10)
}
