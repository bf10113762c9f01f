package picture_test

import (
	"github.com/railhex/railhex/variants/family/gametest"
	"github.com/railhex/railhex/variants/steampower"
	"github.com/railhex/railhex/variants/steampower/picture"
)

// ghostsDiffer says where the ghosts of a hex are not the tiles to choose from, or
// do not lie where the track lies once it is built.
func ghostsDiffer(d table) string {
	board := d.state.Setup().Map
	return gametest.Ghosting{
		Hexes: board.Len(),
		First: int(d.state.Hash() % uint64(board.Len())),
		Offered: func(hex int) ([]string, error) {
			tracks, err := gametest.Read(d.style.Tracks(&d.state, board.Cell(hex), d.moves))
			return gametest.Values(tracks, "data-move"), err
		},
		Ghosts: func(hex int) string { return d.style.Ghosts(&d.state, board.Cell(hex), d.moves) },
		Tracks: func(move string) int {
			m := steampower.MustParseMove(move)
			if first, second := d.state.TrackAt(m.Hex()); m.Kind() == steampower.KindReplace && first.Owner != steampower.Nobody && second.Owner != steampower.Nobody {
				return 2 // the other one stays
			}
			return 1
		},
		After: func(move string) (string, error) {
			after, err := d.state.Apply(steampower.MustParseMove(move))
			return d.style.Map(&after, picture.Marks{}), err
		},
		Lie: gametest.Sleepers,
	}.Differ()
}
