package picture_test

import (
	"testing"

	"github.com/railhex/railhex/internal/golden"
	"github.com/railhex/railhex/variants/steam/picture"
)

// TestGolden holds pictures to the bytes that somebody has looked at.
func TestGolden(t *testing.T) {
	plain := gallery(t, picture.Style{})
	night := gallery(t, picture.Style{Night: true, ColourBlind: true, Names: true, ID: "n"})
	for _, name := range []string{
		"delivery-map", "building-map", "building-tiles", "auction-table", "gains-table", "action-table", "growth-tiles",
	} {
		t.Run(name, func(t *testing.T) { golden.Compare(t, name+".svg", plain[name]) })
	}
	for _, name := range []string{"city-map", "city-table", "city-tiles"} {
		t.Run(name, func(t *testing.T) { golden.Compare(t, "night-"+name+".svg", night[name]) })
	}
}
