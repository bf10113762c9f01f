package steamrollers_test

import (
	"encoding/json"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"github.com/railhex/railhex/internal/gamegen"
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
