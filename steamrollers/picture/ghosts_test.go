package picture_test

import (
	"maps"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/steamrollers/picture"
	"github.com/railhex/railhex/variants/family/gametest"
)

// ghostsDiffer says where the ghosts of a hex are not the tracks to choose from, or
// do not lie where the track lies once it is drawn.
func ghostsDiffer(d table) string {
	board := d.state.Setup().Board
	return gametest.Ghosting{
		Hexes: board.Len(),
		First: int(d.state.Hash() % uint64(board.Len())),
		Offered: func(hex int) ([]string, error) {
			tracks, err := gametest.Read(d.style.Tracks(&d.state, board.Cell(hex), d.moves))
			return gametest.Values(tracks, "data-move"), err
		},
		Ghosts: func(hex int) string { return d.style.Ghosts(&d.state, board.Cell(hex), d.moves) },
		Tracks: func(string) int { return 1 },
		After: func(move string) (string, error) {
			after, err := d.state.Apply(steamrollers.MustParseMove(move))
			return d.style.Sheet(&after, d.state.Turn(), picture.Marks{}), err
		},
		Lie: gametest.Sleepers,
	}.Differ()
}

// TestGhostsAreNamedByTheirMoves holds every ghost of a hex to lying where its
// track does.
func TestGhostsAreNamedByTheirMoves(t *testing.T) {
	s := replay(t, "readme.srr", allMoves)
	var style picture.Style
	ghosts := gametest.Ghosts(mustRead(t, style.Ghosts(&s, hexmap.MustParseCell("a1"), s.AppendMoves(nil))))
	for text, ghost := range ghosts {
		next := after(t, s, text)
		now := gametest.Sleepers(mustRead(t, style.Sheet(&next, s.Turn(), picture.Marks{})))
		before := gametest.Sleepers(mustRead(t, style.Sheet(&s, s.Turn(), picture.Marks{})))
		maps.DeleteFunc(now, func(track string, _ bool) bool { return before[track] })
		if diff := cmp.Diff(slices.Sorted(maps.Keys(gametest.Sleepers(ghost))), slices.Sorted(maps.Keys(now))); diff != "" {
			t.Errorf("%s (-ghost +track):\n%s", text, diff)
		}
	}
	if len(ghosts) == 0 {
		t.Error("there are no ghosts")
	}
}
