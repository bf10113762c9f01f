package steamrollers

import "github.com/railhex/railhex/solo"

// Invariants of where the game stands.

func (in *inspection) phaseIsPlayed() {
	played := in.phase > 0 && in.phase < phaseEnd
	switch in.phase {
	case PhaseOrders, PhaseWall, PhaseInfluence, PhasePower:
		played = in.game.plays(in.phase)
	case PhaseDraw, PhasePlace:
		played = in.game.plays(PhasePower)
	case PhaseSteal, PhaseEnd:
		played = !in.game.solo()
	case PhaseOlive:
		played = in.game.solo()
	}
	if !played {
		in.fault("phase", in.comesNext(), "a game of this setup has no phase %q", in.phase)
	}
}

// inSetup reports whether no round has begun yet.
func (in *inspection) inSetup() bool { return in.phase < PhaseRoll }

// inOlivesTurn reports whether Olive's turn waits for the player's answer or
// for a die.
func (in *inspection) inOlivesTurn() bool {
	return in.phase == PhaseOlive || in.phase == PhaseReroll && in.step.Rerolls()
}

// inTurn reports whether a player's turn has begun and not ended.
func (in *inspection) inTurn() bool {
	switch in.phase {
	case PhaseDraft, PhaseSteal, PhaseAct, PhaseEnd:
		return true
	}
	return in.phase == PhaseReroll && !in.inOlivesTurn()
}

func (in *inspection) stepFitsPhase() {
	fits := in.step == 0
	switch {
	case in.phase == PhaseOlive:
		fits = in.step.Offers()
	case in.phase == PhaseReroll && in.game.solo():
		fits = fits || in.step.Rerolls()
	case in.phase == PhaseOver && in.game.solo():
		fits = fits || in.step == solo.Won
	}
	if !fits {
		in.fault("olive.step", SoloCrossesOff, "in phase %q Olive's next step is not %q", in.phase, in.step)
	}
}

func (in *inspection) roundFitsPhase() {
	if in.inSetup() != (in.round == 0) {
		in.fault("round", RoundRoll, "in phase %q the round is not %d: rounds are counted from 1, and the setup is before them", in.phase, in.round)
	}
}

func (in *inspection) startFitsRound() {
	if start := startOf(in.round, in.game.seats); in.start != start {
		in.fault("start", RoundEnd, "the start player of round %d is seat %d, not %d", in.round, start, in.start)
	}
}

func (in *inspection) turnFitsPhase() {
	switch {
	case in.phase == PhaseOlive:
		if in.turn != 1 {
			in.fault("turnOf", SoloCrossesOff, "in Olive's turn seat 1 is asked, not seat %d", in.turn)
		}
	case in.inTurn() || in.phase == PhasePower || in.phase == PhaseDraw || in.phase == PhasePlace:
		if !in.playing(in.turn) {
			in.fault("turnOf", RoundTurn, "in phase %q it is the turn of a seat from 1 to %d, not of %d", in.phase, in.game.seats, in.turn)
		}
	case in.turn != Nobody:
		in.fault("turnOf", RoundTurn, "in phase %q it is nobody's turn, and not that of seat %d", in.phase, in.turn)
	}
}

// roundsEnded is the number of rounds that are over. Where Olive wins at once
// (SOLO-6), her round is not.
func (in *inspection) roundsEnded() int {
	switch {
	case in.inSetup():
		return 0
	case in.phase == PhaseOver && in.step != solo.Won:
		return int(in.round)
	}
	return int(in.round) - 1
}

// turnsEnded is the number of turns that a seat has had.
func (in *inspection) turnsEnded(seat Seat) int {
	turns := in.roundsEnded()
	if in.inTurn() && in.seatsAfterStart(seat) < in.seatsAfterStart(in.turn) || in.inOlivesTurn() || in.step == solo.Won {
		turns++
	}
	return turns
}

// actionsOfTurn is how many actions a turn has at the most.
func (in *inspection) actionsOfTurn() int {
	if in.tileEffect(2) == twoDice {
		return 2 // TILE-2a
	}
	return int(in.game.actions)
}

// actionsOf is how many actions a seat has had, at the most.
func (in *inspection) actionsOf(seat Seat) int {
	actions := in.turnsEnded(seat) * in.actionsOfTurn()
	if in.inTurn() && seat == in.turn {
		actions += int(in.acted)
	}
	return actions
}

// actionsDone is how many actions all players have had, at the most.
func (in *inspection) actionsDone() (n int) {
	for seat := Seat(1); seat <= in.game.seats; seat++ {
		n += in.actionsOf(seat)
	}
	return n
}
