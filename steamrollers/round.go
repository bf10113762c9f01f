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
	0:              "no phase",
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

// String returns the phase's word in reports.
func (p Phase) String() string { return family.WordOf(phaseWords[:], p) }

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
		return setupGoods
	case PhaseSides:
		return setupSides
	case PhaseOrders:
		return ruleOrderSides
	case PhaseWall:
		return wallChart
	case PhaseInfluence:
		return soloLevels
	case PhasePower:
		return powerInTurn
	case PhaseDraw, PhasePlace:
		return powerOfGoods
	case PhaseRoll:
		return roundRoll
	case PhaseReroll:
		return s.rerollRule()
	case PhaseSteal:
		return tileSteal
	case PhaseOlive:
		return s.oliveRule()
	case PhaseOver:
		return s.endRule()
	}
	return roundTurn // draft, act, end
}

// rerollRule is the rule by which a die is rolled again.
func (s *State) rerollRule() Rule {
	switch s.step {
	case solo.RerollForTile:
		return soloRerollTile
	case solo.RerollForCity:
		return soloRerolls
	}
	return tileRerollOrFlip
}

// oliveRule is the rule by which the player is asked in Olive's turn.
func (s *State) oliveRule() Rule {
	if s.tileEffect(2) == rerollsOlive {
		return soloRerollTile
	}
	return soloSpareTile
}

// The course of a round: the roll, the turns, and how they end.

func (s *State) judgeRoll(m Move) verdict {
	if m.White().Len() == s.game.dice {
		return verdict{}
	}
	v := verdict{rule: setupDice, reason: "roll-number", found: uint8(s.game.dice)}
	if s.game.solo() {
		v.rule = soloSetup
	}
	return v
}

func (s *State) applyRoll(m Move, log *chronicle) {
	s.white, s.black = m.White(), m.Black()
	if log != nil {
		log.add(Event{Kind: DiceRolled, Rule: roundRoll, White: s.white, Black: s.black})
	}
	s.startTurn(s.start, log)
}

// startTurn begins the turn of a seat: their tiles are turned upright, also when
// tile 2b has given them a die already (ROUND-2).
func (s *State) startTurn(seat Seat, log *chronicle) {
	s.turn = seat
	s.rack = s.rack.turnUpright(seat)
	if log != nil {
		log.add(Event{Kind: TurnBegun, Rule: roundTurn, Seat: seat})
	}
	if s.reservedBy == seat {
		s.die, s.reserved, s.reservedBy = s.reserved, 0, Nobody
		s.phase = PhaseAct
		return
	}
	s.phase = PhaseDraft
}

// finishAction ends an action, a pass included: they go on with a second one,
// are asked how to go on, or their turn ends by itself.
func (s *State) finishAction(log *chronicle) {
	s.acted++
	s.die = 0
	if s.acted < s.game.actions {
		s.usedBefore = s.used // SOLO-5
	}
	s.used = 0
	s.clear(flagSettled)
	switch {
	case s.acted < s.game.actions: // SOLO-4
		s.phase = PhaseDraft
	case s.canGoOn():
		s.phase = PhaseEnd
	default:
		s.endTurn(log)
	}
}

// canGoOn reports whether the player whose action has ended can do anything else in their
// turn: draft a second die (TILE-2a) or fulfil an order (ORDER-3). If not, it ends by
// itself. Mostly neither is at hand, so that is asked first.
func (s *State) canGoOn() bool { return s.mayUseTwo() || s.game.keepsDelivered && s.orderOpen() }

// noteFaceUsed notes that the action about to end was performed, not passed: its
// face counts as used (YUCATA-1).
func (s *State) noteFaceUsed() {
	if s.tileEffect(2) == usedValue {
		s.facesUsed = s.facesUsed.With(int(s.die))
	}
}

// endTurn ends the turn and begins what follows: the next player's, Olive's,
// or the end of the round.
func (s *State) endTurn(log *chronicle) {
	s.clear(turnFlags)
	s.acted, s.usedBefore = 0, 0
	if s.game.solo() {
		s.startOlive(log)
		return
	}
	if next := s.game.next(s.turn); next != s.start {
		s.startTurn(next, log)
		return
	}
	s.endRound(log)
}

// next is the seat after another, clockwise.
func (g *game) next(seat Seat) Seat {
	if seat == g.seats {
		return 1
	}
	return seat + 1
}

// quietRounds is the number of quiet rounds in a row that end the game.
const quietRounds = 10

// endRound ends the round, and with it perhaps the game.
func (s *State) endRound(log *chronicle) {
	s.quiet++
	if s.has(flagProductive) {
		s.quiet = 0
	}
	s.clear(flagProductive | turnFlags)
	s.turn, s.die, s.facesUsed = Nobody, 0, 0
	stalled := s.quiet >= quietRounds && !s.game.solo() // END-2 is not for solo
	if s.emptyCities() >= 3 || stalled {                // END-1
		s.endGame(log)
		return
	}
	s.round++
	s.start = s.game.next(s.start) // ROUND-4
	s.phase = PhaseRoll
	if log != nil {
		log.add(Event{Kind: RoundEnded, Rule: roundEnd})
	}
}

func (s *State) endGame(log *chronicle) {
	s.phase, s.turn, s.die = PhaseOver, Nobody, 0
	if log != nil {
		log.add(Event{Kind: GameEnded, Rule: s.endRule()})
	}
}

// endRule is the rule that ended the game.
func (s *State) endRule() Rule {
	switch {
	case s.step == solo.Won:
		return soloCrossesOff
	case s.emptyCities() >= 3:
		return endEmptyCities
	}
	return endQuietRounds
}

// emptyCities is the number of cities of the supply board without goods; a
// city that was empty from the start counts, a personal good does not
// (SETUP-8, POWER-6).
func (s *State) emptyCities() int {
	n := 0
	for _, line := range s.supply {
		if line == 0 {
			n++
		}
	}
	return n
}

// startOf is the start player of a round: P1 in the first (SETUP-1), then one
// seat further in each (ROUND-4).
func startOf(round uint16, seats Seat) Seat {
	if round == 0 {
		return 1
	}
	return 1 + Seat((round-1)%uint16(seats))
}
