package picture

import (
	"github.com/railhex/railhex/variants/family/drawing"
	"github.com/railhex/railhex/variants/steam"
)

// A Theme is the colours of pictures, each as SVG writes it: "#fdfaf2",
// "white", "none". An empty colour is that of [Day].
type Theme struct {
	drawing.Colours

	Plain, Hill, Mountain, Water string // the terrain
	River                        string

	Red, Blue, Yellow, Purple, Grey Paint // cities and goods

	P1, P2, P3, P4, P5, P6 string // the links and markers of the players
	Unowned                string // the links of nobody
}

// A Paint is the shades of one colour.
type Paint struct {
	City string // the hex of a city
	Good string // the goods that go there
}

// Day is the usual theme: dark on light.
func Day() Theme {
	t := Theme{Colours: drawing.Day()}
	t.Plain, t.Hill, t.Mountain, t.Water, t.River = "#d9e4b8", "#e2cf9f", "#cdbfae", "#b5d4e6", "#6fa9d2"
	t.Red = Paint{"#dd8d84", "#d6392f"}
	t.Blue = Paint{"#86aede", "#2f76c8"}
	t.Yellow = Paint{"#f3d86c", "#f4c20d"}
	t.Purple = Paint{"#bd97d2", "#8d46b0"}
	t.Grey = Paint{"#bdbbb9", "#8e8d92"}
	t.P1, t.P2, t.P3, t.P4, t.P5, t.P6 = "#b3131f", "#1b4f9c", "#14682c", "#a84b00", "#7a1d92", "#2b2a28"
	t.Unowned = "#77736c"
	return t
}

// Night is a theme for dark pages.
func Night() Theme {
	t := Theme{Colours: drawing.Night()}
	t.Plain, t.Hill, t.Mountain, t.Water, t.River = "#414f36", "#5c4a2c", "#4b4643", "#22394b", "#3f86b5"
	t.Red = Paint{"#8f3b33", "#ea5b50"}
	t.Blue = Paint{"#2f5f98", "#4a90e0"}
	t.Yellow = Paint{"#7d6210", "#f4c20d"}
	t.Purple = Paint{"#6d4389", "#b46ed8"}
	t.Grey = Paint{"#5a5b61", "#9a999e"}
	t.P1, t.P2, t.P3, t.P4, t.P5, t.P6 = "#f0665c", "#6aa5f0", "#47bd73", "#f09a45", "#c98ae6", "#d9d5ca"
	t.Unowned = "#a09b92"
	return t
}

// paint is the shades of a colour.
func (t Theme) paint(c steam.Colour) Paint {
	switch c {
	case steam.Red:
		return t.Red
	case steam.Blue:
		return t.Blue
	case steam.Yellow:
		return t.Yellow
	case steam.Purple:
		return t.Purple
	}
	return t.Grey
}

// player is the colour of a seat, and for [steam.Nobody] that of links without an
// owner.
func (t Theme) player(seat steam.Seat) string {
	return [...]string{t.Unowned, t.P1, t.P2, t.P3, t.P4, t.P5, t.P6}[seat]
}
