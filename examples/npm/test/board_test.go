package test

import (
	"encoding/json"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// A told event of a board.
type told struct {
	Type, Part, Hex, Move, Refused string
	Options                        int
}

// types are the types of events.
func types(events []told) (all []string) {
	for _, one := range events {
		all = append(all, one.Type)
	}
	return all
}

// TestABoard clicks, drags and types on boards in Chromium.
func TestABoard(t *testing.T) {
	var said struct {
		Error                                                    string
		Die, Prevented, Hex, Escaped, Pointed, Alone, Looking    []told
		Dragged                                                  []told
		Wanted, Only, Ring, Dots                                 string
		Pictures, Marked, Unmarked, Went, Moving, Still, Cleared int
		About, Running, Ran, Empty                               int
		Drawn, Faults, Other                                     []string
		Changed                                                  []int
		Kept                                                     bool
		Left                                                     struct {
			Heard int
			Role  *string
		}
	}
	text := inBrowser(t, install(t), "board.html")
	if err := json.Unmarshal([]byte(text), &said); err != nil || said.Error != "" {
		t.Fatalf("%v: %s", err, said.Error)
	}
	if len(said.Pointed) == 0 || len(said.Alone) == 0 || len(said.Dragged) == 0 {
		t.Fatal(text)
	}
	for what, pair := range map[string][2]any{
		"a click on a die":                   {types(said.Die), []string{"select", "move"}},
		"a select that is prevented":         {types(said.Prevented), []string{"select"}},
		"a hex with several tracks":          {types(said.Hex), []string{"select"}},
		"Escape":                             {said.Marked == 1 && said.Unmarked == 0 && len(said.Escaped) == 0, true},
		"the ring of what is picked":         {said.Ring == "none" && said.Dots != "none" && said.Dots != "", true},
		"pointing at a hex":                  {said.Pointed[0].Type + " " + said.Pointed[0].Hex, "hover " + said.Wanted},
		"Enter, where one option is allowed": {types(said.Alone), []string{"select", "move"}},
		"the move that is allowed":           {said.Alone[len(said.Alone)-1].Move, said.Only},
		"a board to look at":                 {len(said.Looking), 0},
		"arrow keys that go somewhere":       {said.Went > 0, true},
		"new track that draws itself":        {said.Moving > 0, true},
		"what moves with reduced motion":     {said.Still, 0},
		"pictures that change, by frame":     {said.Changed, []int{0, 1, 0, 1, 0, 0}},
		"what a move leaves as it was":       {said.Kept, true},
		"drawings that are not the picture":  {len(said.Other), 0},
		"marks of one's own":                 {said.Drawn, []string{"1 1"}},
		"marks that are taken away":          {said.Cleared, 0},
		"options about both ends of a drag":  {said.Dragged[0].Options, said.About},
		"a good that runs":                   {said.Running, 1},
		"a good that has run":                {said.Ran, 0},
		"listeners of a thousand boards":     {said.Left.Heard, 0},
		"the role of a thousand boards":      {said.Left.Role == nil, true},
		"what is left in an element":         {said.Empty, 0},
		"pictures":                           {said.Pictures > 2, true},
		"faults": {said.Faults, []string{
			"TypeError: a board stands in an element, and not null",
			"TypeError: a board has position, pictures, options, lastMove, arrows, shapes, viewOnly, look, and not \"positon\"",
			"TypeError: the position of a board is a Game, and not an object of class Object",
			"TypeError: arrows are a list, and not 1",
		}},
	} {
		if diff := cmp.Diff(pair[1], pair[0]); diff != "" {
			t.Errorf("%s: -want +got\n%s", what, diff)
		}
	}
}
