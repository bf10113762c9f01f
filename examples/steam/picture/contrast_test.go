package picture_test

import (
	"testing"

	"github.com/railhex/railhex/examples/steam/picture"
	"github.com/railhex/railhex/internal/svg/svgtest"
)

// TestTextCanBeRead holds all text of all pictures to the contrast that eyes need,
// by day and by night.
func TestTextCanBeRead(t *testing.T) {
	for name, theme := range map[string]picture.Theme{"day": picture.Day(), "night": picture.Night()} {
		style := picture.Style{Theme: theme, ColourBlind: true, Names: true, Players: []string{"Anna", "Bo"}}
		for picture, svg := range gallery(t, style) {
			all, err := svgtest.Read(svg)
			if err != nil {
				t.Fatal(err)
			}
			for text, contrast := range svgtest.Unreadable(all) {
				t.Errorf("%s by %s: %s has a contrast of %.2f", picture, name, text, contrast)
			}
		}
	}
}

// TestNightIsDark holds the ground of everything large in pictures to being dark by
// night.
func TestNightIsDark(t *testing.T) {
	for picture, svg := range gallery(t, picture.Style{Theme: picture.Night()}) {
		all, err := svgtest.Read(svg)
		if err != nil {
			t.Fatal(err)
		}
		for _, ground := range svgtest.Bright(all) {
			t.Errorf("%s: %s is bright", picture, ground)
		}
	}
}
