package hexmap_test

import (
	"slices"
	"testing"

	"github.com/railhex/railhex/hexmap"
)

func TestTerrainsAndMarks(t *testing.T) {
	var words, letters []string
	for terrain := range hexmap.Terrains() {
		words = append(words, terrain.String())
		letters = append(letters, string(terrain.Letter()))
		if !terrain.IsValid() {
			t.Errorf("%v is invalid", terrain)
		}
	}
	for mark := range hexmap.Marks() {
		words = append(words, mark.String())
		letters = append(letters, string(mark.Letter()))
		if !mark.IsValid() {
			t.Errorf("%v is invalid", mark)
		}
		break
	}
	if want := []string{"plain", "hill", "mountain", "water", "river"}; !slices.Equal(words, want) {
		t.Errorf("got %q, want %q", words, want)
	}
	if want := []string{"p", "h", "m", "w", "~"}; !slices.Equal(letters, want) {
		t.Errorf("got %q, want %q", letters, want)
	}
	if n := len(slices.Collect(hexmap.Terrains())); n != hexmap.NumTerrains {
		t.Errorf("%d terrains", n)
	}
	if marks := slices.Collect(hexmap.Marks()); !slices.Equal(marks, []hexmap.Mark{hexmap.River, hexmap.Town, hexmap.City}) {
		t.Errorf("the marks are %v", marks)
	}
	if text := hexmap.Terrain(4).String() + hexmap.Mark(0).String() + hexmap.Mark(4).String(); text != "Terrain(4)Mark(0)Mark(4)" {
		t.Errorf("invalid values are %s", text)
	}
	if hexmap.Terrain(4).IsValid() || hexmap.Mark(0).IsValid() || hexmap.Mark(4).IsValid() {
		t.Error("invalid values are valid")
	}
	if hexmap.Town.Letter() != 'o' || hexmap.City.Letter() != '*' {
		t.Error("a town is o and a city *")
	}
}
