package steamrollers_test

import (
	"encoding/json"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"github.com/railhex/railhex/internal/gamegen"
	"github.com/railhex/railhex/steamrollers"
)

// TestWhatATurnRemembersIsInTheJSON holds what is shown of the memory of a turn
// and a round against the fields of the document.
func TestWhatATurnRemembersIsInTheJSON(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s := gamegen.Position().Draw(t, "position")
		text, err := json.Marshal(&s)
		if err != nil {
			t.Fatal(err)
		}
		var doc struct {
			Used, FacesUsed []int
			Settled         bool
		}
		if err := json.Unmarshal(text, &doc); err != nil {
			t.Fatal(err)
		}
		for n := -1; n <= 8; n++ {
			if s.TileUsed(n) != slices.Contains(doc.Used, n) || s.FaceUsed(n) != slices.Contains(doc.FacesUsed, n) || s.Settled() != doc.Settled {
				t.Fatalf("%d: tile used %t, face used %t, settled %t, and the document says %+v", n, s.TileUsed(n), s.FaceUsed(n), s.Settled(), doc)
			}
		}
	})
}

func TestStateJSONGivesBackTheState(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		all := gamegen.Positions(gamegen.Game().Draw(t, "game"))
		for i := len(all) - 1; i >= 0; i -= 16 {
			s := all[i]
			text, err := json.Marshal(s)
			if err != nil {
				t.Fatal(err)
			}
			var again steamrollers.State
			if err := json.Unmarshal(text, &again); err != nil {
				t.Fatalf("%s\n%v", text, err)
			}
			if again != s {
				t.Fatalf("%s\nreads as another position", text)
			}
		}
	})
}
