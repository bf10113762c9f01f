package variants_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/track"
	"github.com/railhex/railhex/variants"
)

// For each die the tracer finds the links that one made for just the borders of
// its chart line finds, on any sheet.
func TestWALL1EachDieHasItsBorders(t *testing.T) {
	board := hexmap.Standard()
	for _, difficulty := range []hexmap.Difficulty{hexmap.Open, hexmap.Medium, hexmap.Hard} {
		tracers := variants.WallTracers(board, difficulty)
		t.Run(difficulty.String(), func(t *testing.T) {
			rapid.Check(t, func(t *rapid.T) {
				drawn := variants.BlankSheet(board)
				for i := range drawn {
					if !board.IsCity(i) {
						drawn[i] = track.Track(rapid.IntRange(1, track.NumTracks).Draw(t, "track")).Tile()
					}
				}
				for die, tracer := range tracers {
					var blocked []hexmap.Edge
					if die > 0 {
						blocked = board.Blocked(difficulty, die)
					}
					want := variants.NewTracer(board, blocked).AppendLinks(nil, drawn, track.Complete)
					if diff := cmp.Diff(want, tracer.AppendLinks(nil, drawn, track.Complete)); diff != "" {
						t.Fatalf("die %d: mismatch (-want +got)\n%s", die, diff)
					}
				}
			})
		})
	}
}

// City 1 (b2) and city 3 (b5) joined by b3 and b4, whose common edge lies
// between regions 1 and 3.
func TestWALL2NoLinkCrossesABlockedBorder(t *testing.T) {
	board := hexmap.Standard()
	drawn := variants.BlankSheet(board)
	for _, column := range []int{3, 4} {
		i, _ := board.Index(hexmap.CellAt(2, column))
		drawn[i] = track.Between(hexmap.East, hexmap.West).Tile()
	}
	tracers := variants.WallTracers(board, hexmap.Medium)
	for die, want := range []int{1, 0, 1, 1, 1, 1, 1} { // medium 1 1|3
		if got := len(tracers[die].AppendLinks(nil, drawn, track.Complete)); got != want {
			t.Errorf("with die %d there are %d links, want %d", die, got, want)
		}
	}
}
