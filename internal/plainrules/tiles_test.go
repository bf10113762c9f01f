package plainrules

import (
	"testing"
)

func TestTILE2aAtMostOncePerTurn(t *testing.T) {
	g := drafting(t, 2, players(5), func(s *Setup) {
		s.Components = replace(t, testComponents, "tile 2a spent", "tile 2a kept")
	})
	g.dice = append(g.dice, 2, 2)
	hand(g, 1, "2a")
	play(t, g, "draft 2", "improve", "use 2", "draft 2", "build c8 E-W")
	inPhase(t, g, "draft", 2)
}

func TestTILE2aEnoughDiceMustStay(t *testing.T) {
	g := drafting(t, 2, players(3))
	hand(g, 1, "2a")
	g.dice = g.dice[:3] // with the one drafted, two for the two others
	play(t, g, "draft 2", "improve")
	inPhase(t, g, "draft", 2)
}
