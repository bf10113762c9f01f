package steam

import (
	"slices"

	"pgregory.net/rapid"
)

// theOutlookIsTheSurroundings compares the outlook, made for all hexes at once, with
// the surroundings of each hex.
func theOutlookIsTheSurroundings(t *rapid.T, game []step) {
	builds := slices.DeleteFunc(slices.Clone(game), func(one step) bool { return one.Phase() != PhaseBuild })
	if len(builds) == 0 {
		return // all are bankrupt
	}
	for range 20 {
		one := rapid.SampledFrom(builds).Draw(t, "step")
		checkOutlook(t, &one.State)
	}
}

func checkOutlook(t *rapid.T, s *State) {
	seat := s.Turn()
	look := s.game.outlook
	look.add(s, seat)
	for hex := range uint8(s.game.board.Len()) {
		h := s.hexes[hex]
		if h.isCity() {
			continue
		}
		want, got := s.surround(hex, seat), look.of(hex, s.game.open[hex], edgesOf[h.content()])
		if want.met() != 0 && !look.at.has(hex) {
			t.Fatalf("hex %d is left out in\n%v", hex, s)
		}
		for d := range (allEdges &^ got.met()).all {
			got.stop[d] = 0 // beyond edges that are held already
		}
		if got != want {
			t.Fatalf("hex %d: %+v, want %+v in\n%v", hex, got, want, s)
		}
		tracks := contentSet(want.connected())
		if c := h.content(); c == 0 && want.connectedContents(0)&allSingles != tracks {
			t.Fatalf("hex %d: %b connects, want %b in\n%v", hex, want.connectedContents(0), tracks, s)
		}
	}
}
