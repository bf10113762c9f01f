package archive_test

import (
	"math"
	"testing"

	"github.com/railhex/railhex/variants/family/archive"
)

// TestAnyNumberThatIsWrittenIsRead reads numbers of any size, as a set of 64 hexes has
// them, and refuses what no int holds.
func TestAnyNumberThatIsWrittenIsRead(t *testing.T) {
	for _, n := range []int{0, 1_000_000_000, 9_999_999_999, 1 << 46, math.MaxInt / 10} {
		a := archive.AppendJSON(nil)
		archive.Number(&a, "track", &n, 0, math.MaxInt)
		var again int
		r := archive.ReadJSON(string(a.Bytes()))
		archive.Number(&r, "track", &again, 0, math.MaxInt)
		if err := r.Close(); err != nil || again != n {
			t.Errorf("%s is read as %d: %v", a.Bytes(), again, err)
		}
	}
	r := archive.ReadJSON(`{"track":99999999999999999999}`)
	var n int
	archive.Number(&r, "track", &n, 0, math.MaxInt)
	if err := r.Close(); err == nil || n != 0 {
		t.Errorf("a number beyond all ints is read as %d", n)
	}
}
