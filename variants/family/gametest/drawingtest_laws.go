package gametest

import (
	"fmt"
	"slices"
	"strings"
)

// First returns a description of the first element that find returns for any of the
// pictures, and "" if find returns no element. It leaves out nil pictures.
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

// IDsDiffer returns what is wrong with the ids of pictures drawn with an id, and "" if
// nothing is. All ids of a picture must be different and begin with it, and the elements
// that name the picture must exist. Pictures drawn with the id "" must have no ids.
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

// A Ghosting is the ghosts of a position, which show where track can be laid, and the maps
// after it is laid.
type Ghosting struct {
	Hexes   int                                 // number of hexes of the map
	First   int                                 // the hex to look at first
	Offered func(hex int) ([]string, error)     // returns the moves offered in a hex, in order
	Ghosts  func(hex int) string                // returns the picture of them, "" if there are none
	Tracks  func(move string) int               // returns how many tracks the ghost of a move has
	After   func(move string) (string, error)   // returns the picture of the map after a move
	Lie     func(all []Element) map[string]bool // returns where tracks lie: Sleepers or Ends
}

// Differ returns what is wrong with the ghosts, and "" if nothing is. The ghosts of a hex
// must be the moves offered there, and must lie where the track lies once it is laid. It
// tries one move for each number of tracks.
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
