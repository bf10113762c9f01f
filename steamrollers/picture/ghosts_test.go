package picture_test

import (
	"maps"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/internal/svg/svgtest"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/steamrollers/picture"
)

// ghostsDiffer says where the ghosts of a hex are not the tracks to choose from, or
// do not lie where the track lies once it is drawn.
func ghostsDiffer(d table) string {
	board := d.state.Setup().Board
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
		if untitled := svgtest.Untitled(all); untitled != nil {
			return "a ghost that does not say what it is"
		}
		for text, tracks := range svgtest.Ghosts(all) {
			if drawn {
				break
			}
			drawn = true // one of them, in any of the hexes, tells where all lie
			after, err := d.state.Apply(steamrollers.MustParseMove(text))
			if err != nil {
				return err.Error()
			}
			sheet, err := svgtest.Read(d.style.Sheet(&after, d.state.Turn(), picture.Marks{}))
			if err != nil {
				return err.Error()
			}
			lies := svgtest.Sleepers(sheet)
			for track := range tracks {
				if !lies[track] {
					return text + " does not lie where its ghost does"
				}
			}
			if len(tracks) != 1 {
				return text + " has a ghost of no track, or of several"
			}
			if sheet[0].Attributes["viewBox"] != all[0].Attributes["viewBox"] {
				return "the ghosts have another frame than the sheet"
			}
		}
	}
	return ""
}

// TestGhostsAreNamedByTheirMoves holds every ghost of a hex to lying where its
// track does.
func TestGhostsAreNamedByTheirMoves(t *testing.T) {
	s := replay(t, "readme.srr", allMoves)
	var style picture.Style
	ghosts := svgtest.Ghosts(mustRead(t, style.Ghosts(&s, hexmap.MustParseCell("a1"), s.AppendMoves(nil))))
	for text, want := range ghosts {
		next := after(t, s, text)
		now := svgtest.Sleepers(mustRead(t, style.Sheet(&next, s.Turn(), picture.Marks{})))
		before := svgtest.Sleepers(mustRead(t, style.Sheet(&s, s.Turn(), picture.Marks{})))
		maps.DeleteFunc(now, func(track string, _ bool) bool { return before[track] })
		if diff := cmp.Diff(slices.Sorted(maps.Keys(want)), slices.Sorted(maps.Keys(now))); diff != "" {
			t.Errorf("%s (-ghost +track):\n%s", text, diff)
		}
	}
	if len(ghosts) == 0 {
		t.Error("there are no ghosts")
	}
}
