package steamrollers

import (
	"github.com/railhex/railhex/solo"
)

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
		in.tell("phase", "phase", in.comesNext())
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
	in.must("olive-step-in-phase", fits, "olive.step", SoloCrossesOff)
}

// mostRounds is far above what a game has, so that one that goes on from there ends
// before its rounds cannot be counted.
const mostRounds = 60_000

func (in *inspection) roundFitsPhase() {
	in.must("round-in-phase", in.inSetup() == (in.round == 0), "round", RoundRoll)
	in.must("round-too-late", in.round <= mostRounds, "round", RoundRoll)
}

func (in *inspection) startFitsRound() {
	if start := startOf(in.round, in.game.seats); in.start != start {
		in.fault("start", RoundEnd, why("start", "round", int(in.round), "seat", int(start), "start", int(in.start)))
	}
}

func (in *inspection) turnFitsPhase() {
	switch {
	case in.phase == PhaseOlive:
		in.must("turn-of-olive", in.turn == 1, "turnOf", SoloCrossesOff)
	case in.inTurn() || in.phase == PhasePower || in.phase == PhaseDraw || in.phase == PhasePlace:
		in.must("turn-of-a-seat", in.playing(in.turn), "turnOf", RoundTurn)
	default:
		in.must("turn-of-nobody", in.turn == Nobody, "turnOf", RoundTurn)
	}
}

// actionsOfTurn is how many actions a turn has at the most.
func (in *inspection) actionsOfTurn() int {
	if in.tileEffect(2) == twoDice {
		return 2 // TILE-2a
	}
	return int(in.game.actions)
}

// gameEnds asks whether the game is over when it must be, and only then. At most two cities
// are empty when a round begins, except in the first round (SETUP-8).
func (in *inspection) gameEnds() {
	empty := in.emptyCities()
	switch {
	case in.phase == PhaseOver:
		in.must("not-over", empty >= 3 || in.stalled() || in.step != 0, "phase", EndEmptyCities)
	case in.phase == PhaseRoll && in.round > 1 && empty > 2:
		in.fault("supply", EndEmptyCities, why("over", "empty", empty, "most", 2))
	}
}

// stalled reports whether quiet rounds end the game.
func (in *inspection) stalled() bool { return in.quiet >= quietRounds && !in.game.solo() }

// quietRoundsEnd asks whether the tenth quiet round has ended the game.
func (in *inspection) quietRoundsEnd() {
	in.must("tenth-quiet-round", !in.stalled() || in.phase == PhaseOver && in.quiet == quietRounds, "quiet", EndQuietRounds)
}
