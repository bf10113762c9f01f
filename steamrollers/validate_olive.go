package steamrollers

import "github.com/railhex/railhex/solo"

// Invariants of Olive.

func (in *inspection) oliveHasRoom() {
	in.must("olive-does-not-play", in.game.solo() || in.olive == solo.Sheet{}, "olive", SetupPlayers)
	in.must("olive-room", !in.game.solo() || in.olive.Fits(in.game.room), "olive.crossed", SoloCrossesOff)
}

// oliveHasCrossed asks for no hex crossed off before Olive's influence is rolled.
func (in *inspection) oliveHasCrossed() {
	early := in.game.solo() && !in.decided(PhaseInfluence)
	for region := range 6 {
		if early && in.olive.Crossed(region+1) > 0 {
			in.tell("olive-crossed-early", "olive.crossed", SoloLevels)
			return
		}
	}
}

// hasCrossed reports whether the first two steps of Olive's turn are done.
func (in *inspection) hasCrossed() bool {
	return in.step == solo.OfferKeep || in.step == solo.RerollForCity
}

// oliveIsAtHerStep asks whether the rest of the table is as it is when her next
// step comes.
func (in *inspection) oliveIsAtHerStep() {
	if !isFace(int(in.die)) {
		return
	}
	number := int(in.die)
	left := in.rack.holder(2) == 1 && in.isKept(2) || in.rack.holder(2) == Nobody && !in.isKept(2)
	fits := true
	switch in.step {
	case solo.OfferReroll:
		fits = in.holds(1, 2, rerollsOlive)
	case solo.RerollForTile:
		fits = in.tileEffect(2) == rerollsOlive && left
	case solo.OfferKeep:
		fits = in.holds(1, 2, sparesGood) && in.supply[number-1] != 0 && in.olive.Removes(number)
	case solo.RerollForCity:
		fits = in.supply[number-1] == 0 && in.olive.Crossed(number) > 0
	}
	if !fits {
		in.tell("olive-step", "olive.step", in.stepRule())
	}
	in.must("olive-returned", !in.hasCrossed() || in.rack.holder(number) != 1 || in.rack.sideways(number), "players[0].tiles", SoloReturnsTile)
}

// stepRule is the rule that calls for Olive's next step.
func (in *inspection) stepRule() Rule {
	rule, _ := ParseRule(in.step.RuleID())
	return rule
}
