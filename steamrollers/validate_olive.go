package steamrollers

import "github.com/railhex/railhex/solo"

// Invariants of Olive.

func (in *inspection) oliveHasRoom() {
	in.must("olive-does-not-play", in.game.solo() || in.olive == solo.Sheet{}, "olive", SetupPlayers)
	in.must("olive-room", !in.game.solo() || in.olive.Fits(in.game.room), "olive.crossed", SoloCrossesOff)
}

// crossed is how many hexes Olive has crossed off, and the most in one region;
// full reports whether she has crossed off all of some region.
func (in *inspection) crossed() (all, most int, full bool) {
	for region := 1; region <= 6; region++ {
		n := in.olive.Crossed(region)
		all, most = all+n, max(most, n)
		full = full || n == in.game.room.In(region)
	}
	return all, most, full
}

// oliveHasCrossed asks for a hex crossed off for each die of Olive's level and
// in each of her turns. A full region may have spared her some of the dice, but
// not the first: every region has room for one (BOARD-2).
func (in *inspection) oliveHasCrossed() {
	if !in.game.solo() {
		return // oliveHasRoom says what is wrong
	}
	all, _, full := in.crossed()
	in.must("olive-won", in.step != solo.Won || full, "olive.step", SoloCrossesOff)
	if !in.decided(PhaseInfluence) {
		in.must("olive-crossed-early", all == 0, "olive.crossed", SoloLevels)
		return
	}
	most := in.game.setup.Olive.Dice()
	least, rule := most, SoloLevels
	if full {
		least = 1
	}
	if turns := in.roundsEnded(); in.hasCrossed() || turns > 0 || in.step == solo.Won {
		if in.hasCrossed() {
			turns++
		}
		least, most, rule = least+turns, all, SoloCrossesOff
	}
	if all < least || all > most {
		in.fault("olive.crossed", rule, why("olive-crossed", "number", all, "least", least))
	}
}

// olivePointsAreDue asks whether Olive's points can be those of goods removed:
// each gives as many as hexes are crossed off in its region, three at least.
func (in *inspection) olivePointsAreDue() {
	points, removed := in.olive.Delivery(), min(in.removed.Len(), in.roundsEnded())
	if _, most, _ := in.crossed(); points > removed*most || points > 0 && points < 3 {
		in.fault("olive.delivery", SoloRemoves, why("olive-points", "points", points, "most", most, "removed", removed))
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
