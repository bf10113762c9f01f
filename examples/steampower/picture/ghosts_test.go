package picture_test

import (
	"github.com/google/go-cmp/cmp"

	"github.com/railhex/railhex/examples/steampower"
	"github.com/railhex/railhex/examples/steampower/picture"
	"github.com/railhex/railhex/internal/svg/svgtest"
)

// ghostsDiffer says where the ghosts of a hex are not the tiles to choose from, or
// do not lie where the track lies once it is built.
func ghostsDiffer(d table) string {
	board := d.state.Setup().Map
	first := int(d.state.Hash() % uint64(board.Len()))
	drawn := false
	for i := range board.Len() {
		hex := board.Cell((first + i) % board.Len())
		tracks, ghosts := d.style.Tracks(&d.state, hex, d.moves), d.style.Ghosts(&d.state, hex, d.moves)
		if (tracks == "") != (ghosts == "") {
			return "ghosts where there is nothing to choose, or none where there is, in " + hex.String()
		}
		if ghosts == "" {
			continue
		}
		offered, err := svgtest.Read(tracks)
		if err != nil {
			return err.Error()
		}
		all, err := svgtest.Read(ghosts)
		if err != nil {
			return err.Error()
		}
		if diff := cmp.Diff(svgtest.Values(offered, "data-move"), svgtest.Values(all, "data-move")); diff != "" {
			return diff
		}
		for text, tracks := range svgtest.Ghosts(all) {
			if drawn {
				break
			}
			drawn = true // one of them, in any of the hexes, tells where all lie
			m, err := steampower.ParseMove(text)
			if err != nil {
				return err.Error()
			}
			after, err := d.state.Apply(m)
			if err != nil {
				return err.Error()
			}
			board, err := svgtest.Read(d.style.Map(&after, picture.Marks{}))
			if err != nil {
				return err.Error()
			}
			lies := svgtest.Sleepers(board)
			for track := range tracks {
				if !lies[track] {
					return text + " does not lie where its ghost does: " + track
				}
			}
			if len(tracks) == 0 || board[0].Attributes["viewBox"] != all[0].Attributes["viewBox"] {
				return text + " has a ghost of no track, or in another frame than the map"
			}
		}
	}
	return ""
}

// untitled says what a pointer can rest on without being told what it is.
func untitled(d table) string {
	for _, drawn := range d.everything() {
		for _, e := range svgtest.Untitled(drawn) {
			return cmp.Diff("", e.Name+" "+e.Attributes["d"]+" "+e.Attributes["fill"])
		}
	}
	return ""
}

// tooSmall says what a finger does not meet on a small screen.
func tooSmall(d table) string {
	for _, drawn := range d.everything() {
		if !d.style.Narrow && !drawn[0].Has("map") {
			continue
		}
		const widest = 1125.0 // of 15 columns
		for _, e := range svgtest.TooSmall(drawn, widest) {
			return cmp.Diff("", e.Attributes["data-part"])
		}
	}
	return ""
}

// collisions says which inscription of a hex lies on track or on another.
func collisions(d table) string {
	for _, what := range svgtest.Collisions(d.board, "names") {
		return what
	}
	return ""
}
