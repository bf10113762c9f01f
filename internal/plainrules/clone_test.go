package plainrules

import "testing"

func TestACloneSharesNothingThatChanges(t *testing.T) {
	g := delivering(t, orders)
	g.players[1].kept = "RR"
	hand(g, 1, "1a", "2a")
	g.held2a = true
	before := text(t, g)
	play(t, g.Clone(), "fulfil 2 RR", "use 1 2", "take", "end", "draft 1", "improve", "roll 1 2 2 gentle/sharp", "draft 2", "improve")
	equal(t, "report", text(t, g), before)
}
