package gametest

import (
	"fmt"
	"slices"
	"strings"
)

// Misdrawn returns what is wrong with the pictures of a position drawn with an id, and "" if
// nothing is. All ids of a picture must be different and begin with it, and the elements that
// name the picture must exist; pictures drawn with the id "" have no ids. Nothing may lie
// outside its picture. What a pointer meets says what it is, and what can be chosen is a
// button. Text may not lie on other text, nor in a group of the inscriptions, which are
// classes, on track; without inscriptions it may.
func Misdrawn(id string, inscriptions []string, pictures ...[]Element) string {
	for _, all := range pictures {
		if all == nil {
			continue
		}
		if wrong := idsDiffer(id, all); wrong != "" {
			return wrong
		}
		for what, find := range map[string]func([]Element) []Element{
			"is outside": outside, "does not say what it is": untitled, "is a button or a choice, and not both": unpressed,
		} {
			for _, e := range find(all) {
				return fmt.Sprint(e.Name, e.Text, e.Attributes, e.bounds, " ", what)
			}
		}
		if inscriptions == nil {
			continue
		}
		for _, what := range collisions(all, inscriptions...) {
			return what
		}
	}
	return ""
}

// unpressed returns the choices that are no buttons, and the buttons that are no choices.
func unpressed(all []Element) (found []Element) {
	for _, e := range all {
		if (e.Attributes["role"] == "button") != e.Has("choice") || (e.Attributes["tabindex"] == "0") != e.Has("choice") {
			found = append(found, e)
		}
	}
	return found
}

// idsDiffer returns what is wrong with the ids of a picture, and "" if nothing is.
func idsDiffer(id string, all []Element) string {
	seen := map[string]bool{}
	for _, found := range Values(all, "id") {
		if seen[found] || id == "" || found != id && !strings.HasPrefix(found, id+"-") {
			return "id " + found
		}
		seen[found] = true
	}
	for _, naming := range []string{"aria-labelledby", "aria-describedby"} {
		if id != "" && !seen[all[0].Attributes[naming]] {
			return naming + " names nothing"
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
		for _, e := range untitled(all) {
			return fmt.Sprint("a ghost that does not say what it is: ", e.Name, e.Text, e.Attributes)
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
