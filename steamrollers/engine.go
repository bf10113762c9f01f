package steamrollers

import "math/bits"

// Improving the engine.

func (s *State) judgeImprove() verdict {
	if s.sheetOf(s.turn).ticked(int(s.die)) {
		return refused(EngineBoxOnce, ReasonBoxTicked) // ENGINE-2
	}
	return verdict{}
}

func (s *State) applyImprove(log *chronicle) {
	s.tick(s.turn, int(s.die), log) // ENGINE-1
	s.set(flagProductive)
	s.noteFaceUsed()
	s.finishAction(log)
}

func (h *sheet) ticked(box int) bool { return h.boxes>>(box-1)&1 != 0 }

// ticks is the number of boxes ticked.
func (h *sheet) ticks() int { return bits.OnesCount8(h.boxes) }

// tick ticks a box, for ENGINE and for POWER-2.
func (s *State) tick(seat Seat, box int, log *chronicle) {
	s.sheetOf(seat).boxes |= 1 << (box - 1)
	if log != nil {
		log.add(Event{Kind: BoxTicked, Rule: EngineBoxOfDie, Seat: seat, Die: box})
	}
}

// strength is how far the engine of the player whose turn it is pulls now. In
// solo tile 4b helps the first delivery only that needs it (SOLO-5).
func (s *State) strength() int {
	ticks := s.sheetOf(s.turn).ticks()
	if s.holds(s.turn, 4, stronger) && !s.usedBefore.has(4) {
		ticks++ // TILE-4b
	}
	return ticks
}
