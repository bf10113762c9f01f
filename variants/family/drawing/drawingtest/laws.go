package drawingtest

import (
	"fmt"
	"slices"
	"strings"
)

// First is the first element of pictures that is found, with all that it says of
// itself; "" if none is. A picture of nothing has none.
func First(find func([]Element) []Element, pictures ...[]Element) string {
	for _, all := range pictures {
		if all == nil {
			continue
		}
		for _, e := range find(all) {
			return fmt.Sprint(e.Name, e.Text, e.Attributes, e.Box)
		}
	}
	return ""
}

// IDsDiffer says where ids of pictures that are drawn with an id are not unique in
// each, do not begin with it, or do not have the elements that name the picture. Drawn
// without one, pictures have no ids.
func IDsDiffer(id string, pictures ...[]Element) string {
	for _, all := range pictures {
		seen := map[string]bool{}
		for _, found := range Values(all, "id") {
			if seen[found] || id == "" || found != id && !strings.HasPrefix(found, id+"-") {
				return "id " + found
			}
			seen[found] = true
		}
		if id == "" || all == nil {
			continue
		}
		for _, naming := range []string{"aria-labelledby", "aria-describedby"} {
			if !seen[all[0].Attributes[naming]] {
				return naming + " names nothing"
			}
		}
	}
	return ""
}

// A Ghosting is the ghosts of a position: where track can be laid, and where it lies
// once it is.
type Ghosting struct {
	Hexes   int                                 // of the map
	First   int                                 // the one to look at first
	Offered func(hex int) ([]string, error)     // the moves to choose from in a hex, in order
	Ghosts  func(hex int) string                // the picture of them; "" if there are none
	Tracks  func(move string) int               // how many tracks the ghost of a move has
	After   func(move string) (string, error)   // the picture of the map after a move
	Lie     func(all []Element) map[string]bool // where tracks lie: Sleepers or Ends
}

// Differ says where the ghosts of a hex are not the moves to choose from, or do not lie
// where the track lies once it is laid. One ghost for each number of tracks tells where
// all lie.
func (g Ghosting) Differ() string {
	tried := map[int]bool{0: true}
	for i := range g.Hexes {
		hex := (g.First + i) % g.Hexes
		offered, err := g.Offered(hex)
		if err != nil {
			return err.Error()
		}
		ghosts := g.Ghosts(hex)
		if (ghosts == "") != (offered == nil) {
			return fmt.Sprint("ghosts where there is nothing to choose, or none where there is: ", offered)
		}
		if ghosts == "" {
			continue
		}
		all, err := Read(ghosts)
		if err != nil {
			return err.Error()
		}
		if drawn := Values(all, "data-move"); !slices.Equal(drawn, offered) {
			return fmt.Sprintf("ghosts of %q, want %q", drawn, offered)
		}
		if untitled := First(Untitled, all); untitled != "" {
			return "a ghost that does not say what it is: " + untitled
		}
		ghost := Ghosts(all)
		for i := range offered {
			move := offered[(g.First+i)%len(offered)]
			tracks := g.Tracks(move)
			if tried[tracks] {
				continue
			}
			tried[tracks] = true
			after, err := g.After(move)
			if err != nil {
				return err.Error()
			}
			sheet, err := Read(after)
			if err != nil {
				return err.Error()
			}
			if len(Sleepers(ghost[move])) != tracks || sheet[0].Attributes["viewBox"] != all[0].Attributes["viewBox"] {
				return move + " has a ghost of other track, or in another frame than the map"
			}
			lies := g.Lie(sheet)
			for track := range g.Lie(ghost[move]) {
				if !lies[track] {
					return move + " does not lie where its ghost does: " + track
				}
			}
		}
	}
	return ""
}
