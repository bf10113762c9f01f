package picture_test

import (
	"testing"

	"github.com/railhex/railhex/variants/family/drawing"
	"github.com/railhex/railhex/variants/family/gametest"
	"github.com/railhex/railhex/variants/steampower/picture"
)

// TestTextCanBeRead holds all text of all pictures to the contrast that eyes need,
// by day and by night.
func TestTextCanBeRead(t *testing.T) {
	for name, night := range map[string]bool{"day": false, "night": true} {
		style := picture.Style{Night: night, ColourBlind: true, Names: true, Players: []string{"Anna", "Bo"}}
		t.Run(name, func(t *testing.T) { gametest.TextCanBeRead(t, gallery(t, style)) })
	}
}

// TestTextIsLarge holds all text of maps to the size that eyes need on a telephone, and to
// standing apart.
func TestTextIsLarge(t *testing.T) {
	gametest.TextIsLarge(t, 0.31, func(y drawing.Style) gametest.Gallery { return gallery(t, picture.Style(y)) })
}

// TestNightIsDark holds the ground of everything large in pictures to being dark by
// night, the rims of cities aside, which have the colours of their goods.
func TestNightIsDark(t *testing.T) {
	night := drawing.Night()
	gametest.GroundIsDark(t, gallery(t, picture.Style{Night: true}), night.GoodWhite, night.GoodOrange, night.GoodGrey, night.GoodPurple)
}
