package steamrollers

import (
	"github.com/railhex/railhex/solo"
	"github.com/railhex/railhex/variants"
)

// The solitaire game. Olive's sheet, her steps and her score are those of
// package solo; here they are tied to the rest of the game.

var soloModule = module{
	inPlay: func(setup Setup) bool { return setup.Olive != 0 },
	install: func(g *game) {
		g.dice = 3              // SOLO-1
		g.perCity = 4           // SOLO-1: as for two players
		g.actions = soloActions // SOLO-4
		g.room = solo.RoomOf(g.board)
		g.setUp |= phases(PhaseInfluence) // SOLO-3
		for side := range 2 {
			g.setFace(2, side, variants.SoloFace(side == 1)) // SOLO-2
		}
	},
}

const soloActions = 2

// solo reports whether Olive plays.
func (g *game) solo() bool { return g.setup.Olive != 0 }

func (s *State) judgeInfluence(m Move) verdict {
	if n := s.game.setup.Olive.Dice(); m.InfluenceDice() != n {
		return verdict{rule: soloLevels, reason: "influence-number", found: uint8(n)}
	}
	return verdict{}
}

func (s *State) applyInfluence(m Move, log *chronicle) {
	for i := range m.InfluenceDice() {
		region := m.InfluenceDie(i)
		before := s.olive
		s.olive = s.olive.Influence(region, s.game.room)
		if log != nil && s.olive != before {
			log.add(Event{Kind: OliveCrossed, Rule: soloLevels, City: region})
		}
	}
	s.finishSetupStep(log)
}

// oliveTurn is where Olive's turn stands.
func (s *State) oliveTurn() solo.Turn { return solo.Turn{Die: s.die, Next: s.step} }

// startOlive begins Olive's turn with the die that the player has left.
func (s *State) startOlive(log *chronicle) {
	for die := range s.white.All() {
		s.die = uint8(die)
	}
	s.white = 0
	s.turn = Nobody
	if log != nil {
		log.add(Event{Kind: OliveBegun, Rule: soloCrossesOff, Die: int(s.die)})
	}
	s.playOlive(solo.Begin(int(s.die), s.holds(1, 2, rerollsOlive)), log)
}

// answerOlive goes on after the player has said whether she uses tile 2.
func (s *State) answerOlive(uses bool, log *chronicle) {
	s.playOlive(s.oliveTurn().Answer(uses), log)
}

// playOlive plays Olive's turn until somebody else must speak or it is over.
func (s *State) playOlive(t solo.Turn, log *chronicle) {
	for t.Next.Plays() {
		tile := int(t.Die)
		var deed solo.Deed
		rule := t.Next
		t, s.olive, deed = t.Play(s.olive, s.game.room, solo.Table{
			Upright: s.rack.holder(tile) == 1 && !s.rack.sideways(tile),
			Empty:   s.supply[t.Die-1] == 0,
			Holds2b: s.holds(1, 2, sparesGood),
		})
		s.applyDeed(deed, rule, log)
	}
	s.die, s.step = t.Die, t.Next
	switch {
	case t.Next.Offers():
		s.phase, s.turn = PhaseOlive, 1
	case t.Next.Rerolls():
		s.phase, s.turn = PhaseReroll, Nobody
	case t.Next == solo.Won:
		s.endGame(log)
	default:
		s.step = 0
		s.endRound(log) // SOLO-12
	}
}

// applyDeed does what a step of Olive's asks of the rest of the game.
func (s *State) applyDeed(deed solo.Deed, step solo.Step, log *chronicle) {
	number := deed.Number
	var e Event
	switch deed.Act {
	case solo.CrossedOff:
		e = Event{Kind: OliveCrossed, City: number}
	case solo.SentBack: // SOLO-7
		e = Event{Kind: TileReturned, Seat: 1, ActionTile: s.tileFace(number)}
		s.rack = s.rack.toCentre(number)
	case solo.Removed: // SOLO-9
		line := s.supply[number-1]
		e = Event{Kind: GoodRemoved, City: number, Good: line.Last(), Points: deed.Points}
		s.removed = s.removed.Add(line.Last())
		s.supply[number-1] = line.RemoveAt(line.Len() - 1)
	case solo.FoundFull:
		e = Event{Kind: OliveFoundFull, City: number}
	default:
		return
	}
	if log != nil {
		e.Rule, _ = ParseRule(step.RuleID())
		log.add(e)
	}
}
