package picture

import (
	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/variants"
	"github.com/railhex/railhex/variants/family/drawing"
)

// A Theme is the colours of pictures, each as SVG writes it: "#fdfaf2",
// "white", "none". An empty colour is that of [Day].
type Theme struct {
	drawing.Colours

	Coal string // black goods

	Yellow, Red, Green, Blue, Grey Paint
}

// A Paint is the three shades of one colour.
type Paint struct {
	Land string // the hexes of a region
	City string // its city
	Good string // goods that go there
}

// Day is the usual theme: dark on light.
func Day() Theme {
	t := Theme{Colours: drawing.Day()}
	t.Coal = "#2b2b2e"
	t.Yellow = Paint{"#f7dc74", "#d9a514", "#f4c20d"}
	t.Red = Paint{"#ea8f83", "#b5322a", "#d6392f"}
	t.Green = Paint{"#98cb88", "#3c8a3f", "#3fa046"}
	t.Blue = Paint{"#8fbfe6", "#2565ab", "#2f76c8"}
	t.Grey = Paint{"#cfcdca", "#77757a", "#9a999e"}
	return t
}

// Night is a theme for dark pages.
func Night() Theme {
	t := Theme{Colours: drawing.Night()}
	t.Coal = "#0d0d0f"
	t.Yellow = Paint{"#574815", "#a37c12", "#f4c20d"}
	t.Red = Paint{"#5c2b27", "#a8382f", "#ea5b50"}
	t.Green = Paint{"#2b4a2d", "#33803a", "#43a94b"}
	t.Blue = Paint{"#233f61", "#2c69ab", "#4a90e0"}
	t.Grey = Paint{"#3f4147", "#6e7078", "#9a999e"}
	return t
}

// paint is the shades of a colour.
func (t Theme) paint(c hexmap.Colour) Paint {
	switch c {
	case hexmap.Yellow:
		return t.Yellow
	case hexmap.Red:
		return t.Red
	case hexmap.Green:
		return t.Green
	case hexmap.Blue:
		return t.Blue
	}
	return t.Grey
}

// good is the colour of a good.
func (t Theme) good(g variants.Good) string {
	if g == variants.Coal {
		return t.Coal
	}
	return t.paint(g.Colour()).Good
}
