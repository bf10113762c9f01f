package picture_test

import (
	"slices"

	"github.com/railhex/railhex/variants/family/gametest"
	"github.com/railhex/railhex/variants/steam"
	"github.com/railhex/railhex/variants/steam/picture"
)

// ghostsDiffer says where the ghosts of a hex are not the tiles to choose from, or
// do not lie where the tiles lie once they are laid. It compares no owners: track that
// is extended belongs to the player who extends it.
func ghostsDiffer(d pictures) string {
	board := d.state.Setup().Map
	return gametest.Ghosting{
		Hexes: board.Len(),
		First: int(d.state.Hash() % uint64(board.Len())),
		Offered: func(hex int) (offered []string, _ error) {
			for _, m := range d.moves {
				if m.Hex() == board.Cell(hex) && (m.Tile() != 0 || m.Kind() == steam.KindUrbanise) {
					offered = append(offered, m.String())
				}
			}
			return offered, nil
		},
		Ghosts: func(hex int) string { return d.style.Ghosts(&d.state, board.Cell(hex), d.moves) },
		Tracks: func(move string) int {
			m, _ := steam.ParseMove(move)
			return len(slices.Collect(m.Tile().Parts()))
		},
		After: func(move string) (string, error) {
			m, err := steam.ParseMove(move)
			if err != nil {
				return "", err
			}
			after, err := d.state.Apply(m)
			return d.style.Map(&after, picture.Marks{}), err
		},
		Lie: gametest.Ends,
	}.Differ()
}
