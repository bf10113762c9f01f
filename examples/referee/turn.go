package main

// A played is the last move of a player, and the position before it. The moves of chance
// that follow it are not told apart from it: drawing contracts is one move of a player and
// two of the bag.
type played[S, M any] struct {
	from S
	move M
	ok   bool
}

// note notes a move that was played from a position.
func (k *kit[S, P, M, E, R, Rule]) note(last *played[S, M], from S, m M) {
	if !k.isChance(m) {
		*last = played[S, M]{from, m, true}
	}
}

// turnEnded tells how the turn ended which a line wanted to go on with, and by which rule;
// "" where it wanted something else.
func (k *kit[S, P, M, E, R, Rule]) turnEnded(last played[S, M], now *S, wrong wrongLine, v voice, speaker speakerOf[S, M, E, Rule]) (told string, by []rule) {
	if !last.ok {
		return "", nil
	}
	seat, line := k.turn(&last.from), k.remedies().Read(0, wrong.text)
	if !k.notAsked(wrong.reason) && (line.Err != nil || !k.mayGoOn(line.Move)) {
		return "", nil
	}
	if line.By != 0 && line.By != seat || line.Err == nil && k.isChance(line.Move) {
		return "", nil
	}
	why, broken, ok := k.ended(&last.from, last.move, now)
	if !ok {
		return "", nil
	}
	return v.say(why, "player", v.player(seat), "line", last.move.String(), "rule", broken.String()), []rule{k.inWords(broken, speaker)}
}
