package steam

import (
	"github.com/railhex/railhex/hexmap"
)

// A verdict is what a check finds: the rule that forbids a move, why, and what the
// sentence needs beyond the position and the move. For a legal move the rule is zero,
// and the verdict carries what the check computed and advance needs.
type verdict struct {
	rule   Rule
	reason string           // the key of a sentence that says why
	hex    uint8            // where {stop} is; of a legal move the hex that it builds in, or the stop where its good ends
	edge   hexmap.Direction // {edge}; of a legal redirect the edge that its track leaves
	other  hexmap.Direction // {other}; of a legal redirect the edge on which it ends
	seat   Seat             // {holder}
	own    int8             // {own}
	number int16            // {number}
	cost   int16            // of a legal move that lays a tile
	gains  gains            // of a legal move what its links bring
}

func refused(rule Rule, reason string) verdict { return verdict{rule: rule, reason: reason} }

func (v verdict) legal() bool { return v.rule == 0 }

// notAsked is the verdict on a move of a kind that the position does not ask for, which
// the zero State never does, nor any State for the zero Move.
func (s *State) notAsked(m Move) verdict {
	switch {
	case s.game == nil:
		return refused(NoState, "no-state")
	case m.Kind() == 0:
		return refused(NoMove, "no-move")
	}
	return refused(s.comesNext(), s.whyNotAsked())
}

// whyNotAsked is the reason why a kind of move is not asked for.
func (s *State) whyNotAsked() string {
	switch {
	case s.phase == PhaseOver:
		return "over"
	case s.Turn() == Nobody:
		return "not-asked"
	}
	return "not-asked-of"
}

// Apply returns the position after m. If m is not legal, the State is the one it was
// called on and the error is a [*family.MoveError] that holds the rule and says why in
// a sentence.
//
// Apply on a legal move allocates nothing.
func (s *State) Apply(m Move) (next State, err error) {
	next = *s
	v := s.judge(m)
	if !v.legal() {
		return next, s.refuse(m, v)
	}
	next.advance(m, v, nil)
	return next, nil
}

// ApplyTo writes to *next what [State.Apply] returns: the position after m. A playout that
// keeps no positions can call s.ApplyTo(&s, m) to avoid the copy. If m is not legal,
// ApplyTo returns the error of Apply and leaves *next as it was.
//
// No other goroutine may use *next meanwhile. For a legal move ApplyTo allocates nothing.
func (s *State) ApplyTo(next *State, m Move) error {
	v := s.judge(m)
	if !v.legal() {
		return s.refuse(m, v)
	}
	if next != s {
		*next = *s
	}
	next.advance(m, v, nil)
	return nil
}

// Check returns the verdict of Apply without applying: nil where m is legal, else the
// bare [Rule] that forbids it ([NoState], [NoMove] for a zero State or Move). It
// allocates nothing; [State.Explain] says the rest.
func (s *State) Check(m Move) error {
	if v := s.judge(m); !v.legal() {
		return v.rule
	}
	return nil
}

// The phases of a turn, one after the other (TURN-1, STD-1), and the end of the
// game.

// beginTurn begins the next turn.
func (s *State) beginTurn(log *chronicle) {
	s.round++
	s.cycle = 0
	for i := range s.players[:s.game.seats] {
		p := &s.players[i]
		if p.action == OrderTile && s.game.standard() && !p.has(flagEliminated) {
			s.auction.free = Seat(i + 1) // STD-7
		}
		p.action = 0
		p.clear(flagImproved | flagPending)
	}
	if log != nil {
		rule := turnPhases
		if s.game.standard() {
			rule = standardTurn
		}
		log.add(Event{Kind: TurnBegun, Rule: rule, Number: int(s.round)})
	}
	if s.game.standard() {
		s.phase, s.queue = PhaseCapital, s.order
		return
	}
	s.beginActions()
}

func (s *State) beginActions() { s.phase, s.queue = PhaseAction, s.order }

func (s *State) beginBuilding() {
	s.phase = PhaseBuild
	s.queue = s.order.foremost(s.holder(BuildTile)) // ACTION-4
	s.left = s.tilesOf(s.queue.first())
}

// beginCycle begins the next cycle of the goods phase, or ends the phase (MOVE-1).
func (s *State) beginCycle(log *chronicle) {
	if s.cycle == 2 {
		s.cycle, s.queue = 0, 0
		s.collect(log)
		s.endTurn(log)
		return
	}
	s.phase = PhaseMove
	s.cycle++
	s.queue = s.order.foremost(s.holder(MoveTile)) // MOVE-2
}

// endTurn ends the game or begins the next turn.
func (s *State) endTurn(log *chronicle) {
	if int(s.round) == s.game.turns || s.order.len() < 2 { // END-1, END-2
		s.phase = PhaseOver
		if log != nil {
			log.add(Event{Kind: GameEnded, Rule: s.comesNext()})
		}
		return
	}
	if !s.game.standard() { // ORDER-8
		next := seatList(0)
		for t := range ActionTiles() {
			if seat := s.holder(t); s.order.has(seat) {
				next = next.with(seat)
			}
		}
		s.order = next
	}
	s.beginTurn(log)
}
