package picture_test

import (
	"slices"

	"github.com/google/go-cmp/cmp"

	"github.com/railhex/railhex/examples/steam"
	"github.com/railhex/railhex/examples/steam/picture"
	"github.com/railhex/railhex/internal/svg/svgtest"
)

// ghostsDiffer says where the ghosts of a hex are not the tiles to choose from, or
// do not lie where the tiles lie once they are laid.
func ghostsDiffer(d drawing) string {
	board := d.state.Setup().Map
	first := int(d.state.Hash() % uint64(board.Len()))
	tried := false
	for i := range board.Len() {
		hex := board.Cell((first + i) % board.Len())
		var want []string
		for _, m := range d.moves {
			if m.Hex() == hex && (m.Tile() != 0 || m.Kind() == steam.KindUrbanise) {
				want = append(want, m.String())
			}
		}
		ghosts := d.style.Ghosts(&d.state, hex, d.moves)
		if (ghosts == "") != (want == nil) {
			return "ghosts where there is nothing to choose, or none where there is, in " + hex.String()
		}
		if want == nil {
			continue
		}
		all, err := svgtest.Read(ghosts)
		if err != nil {
			return err.Error()
		}
		if diff := cmp.Diff(want, svgtest.Values(all, "data-move")); diff != "" {
			return diff
		}
		for text, tracks := range svgtest.Ghosts(all) {
			m, err := steam.ParseMove(text)
			if err != nil {
				return err.Error()
			}
			if m.Tile() == 0 || tried {
				continue
			}
			tried = true // one of them, in any of the hexes, tells where all lie
			after, err := d.state.Apply(m)
			if err != nil {
				return err.Error()
			}
			sheet, err := svgtest.Read(d.style.Map(&after, picture.Marks{}))
			if err != nil {
				return err.Error()
			}
			if len(tracks) != len(slices.Collect(m.Tile().Parts())) || sheet[0].Attributes["viewBox"] != all[0].Attributes["viewBox"] {
				return text + " has a ghost of another tile, or in another frame than the map"
			}
			lies := places(svgtest.Sleepers(sheet))
			for track := range places(tracks) {
				if !lies[track] {
					return text + " does not lie where its ghost does: " + track
				}
			}
		}
	}
	return ""
}

// places are tracks by where they lie, from either end, whoever owns them: what is
// built on belongs to whoever builds on.
func places(tracks map[string]bool) map[string]bool {
	found := map[string]bool{}
	for track := range tracks {
		points := track[:slices.Index([]byte(track), ']')]
		points = points[2 : len(points)-1]
		ends := [2]string{points[:slices.Index([]byte(points), '}')], points[lastIndex(points, '{')+1:]}
		slices.Sort(ends[:])
		found[ends[0]+" "+ends[1]] = true
	}
	return found
}

func lastIndex(text string, b byte) int {
	for i := len(text) - 1; i >= 0; i-- {
		if text[i] == b {
			return i
		}
	}
	return -1
}
