package picture_test

import (
	"testing"

	"github.com/railhex/railhex/internal/golden"
	"github.com/railhex/railhex/variants/steam/picture"
)

// TestGolden holds a picture by day of each kind of screen to the bytes that somebody has looked at.
// The laws of pictures hold those by night, with signs and in other scales to them.
func TestGolden(t *testing.T) {
	plain := gallery(t, picture.Style{})
	for _, name := range []string{"delivery-map", "building-tiles", "auction-table", "growth-tiles"} {
		t.Run(name, func(t *testing.T) { golden.Compare(t, name+".svg", plain[name]) })
	}
}
