package referee

import (
	"github.com/railhex/railhex/examples/railhex/internal/say"
	"github.com/railhex/railhex/variants/family/describe"
)

// A played is the last move of a player, and the position before it. The moves of chance
// that follow it are not told apart from it: drawing contracts is one move of a player and
// two of the bag.
type played struct {
	from describe.Position // nil before the first
	move string
}

// note notes a move that was played from a position.
func (last *played) note(from describe.Position, move string) {
	if !from.Chance() {
		*last = played{from, move}
	}
}

// turnEnded tells how the turn ended which a line wanted to go on with, and by which rule;
// "" where it wanted something else.
func (g arbiter) turnEnded(last played, now describe.Position, wrong wrongLine, v say.Voice) (told string, by []rule) {
	if last.from == nil {
		return "", nil
	}
	seat, find := last.from.Turn(), remedies(now)
	line := find.Read(0, wrong.text)
	if line.By != 0 && line.By != seat || line.Err == nil && find.Chance(line.Move) {
		return "", nil
	}
	end := now.Verdict(withoutSeat(wrong.text), wrong.reason, describe.Last{Before: last.from, Move: last.move}).Ended
	if end.How == 0 {
		return "", nil
	}
	things := []any{"player", v.Player(seat), "line", last.move, "rule", end.Rule.String()}
	switch end.How {
	case describe.EndedByItself:
		told = v.Own("ended-by-itself", things...)
	case describe.EndedByPlayer:
		told = v.Own("ended-by-player", things...)
	case describe.EndedWithActions:
		told = v.Own("ended-with-actions", things...)
	case describe.EndedWithSteps:
		told = v.Own("ended-with-steps", things...)
	default:
		told = v.Own("ended-in-phase", things...)
	}
	return told, []rule{g.inWords(end.Rule, v)}
}
