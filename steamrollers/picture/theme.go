package picture

import (
	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/variants"
	"github.com/railhex/railhex/variants/family/drawing"
)

// A Theme is the colours of pictures, each as SVG writes it: "#fdfaf2",
// "white", "none". An empty colour is that of [Day].
type Theme struct {
	Paper string // the ground of a picture
	Panel string // the ground of tiles, orders and tables on the paper
	Ink   string // text and outlines
	Faint string // what is empty, and lesser text
	Die   string // the white dice; also the drawing on the black one
	Pip   string // the pips of white dice, and the black die
	Track string // rails
	Bed   string // the ground under the rails
	Wall  string // blocked borders
	Route string // a highlighted route, and ticks
	// Choice is the outline of what can be chosen.
	Choice string
	Coal   string // black goods

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
	t := themeOf(drawing.Day())
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
	t := themeOf(drawing.Night())
	t.Coal = "#0d0d0f"
	t.Yellow = Paint{"#574815", "#a37c12", "#f4c20d"}
	t.Red = Paint{"#5c2b27", "#a8382f", "#ea5b50"}
	t.Green = Paint{"#2b4a2d", "#33803a", "#43a94b"}
	t.Blue = Paint{"#233f61", "#2c69ab", "#4a90e0"}
	t.Grey = Paint{"#3f4147", "#6e7078", "#9a999e"}
	return t
}

// themeOf is a theme with the colours that pictures of all games have.
func themeOf(c drawing.Colours) Theme {
	return Theme{
		Paper: c.Paper, Panel: c.Panel, Ink: c.Ink, Faint: c.Faint, Die: c.Light, Pip: c.Dark,
		Track: c.Track, Bed: c.Bed, Wall: c.Wall, Route: c.Route, Choice: c.Choice,
	}
}

// colours are those of the theme that pictures of all games have.
func (t Theme) colours() drawing.Colours {
	return drawing.Colours{
		Paper: t.Paper, Panel: t.Panel, Ink: t.Ink, Faint: t.Faint, Light: t.Die, Dark: t.Pip,
		Track: t.Track, Bed: t.Bed, Wall: t.Wall, Route: t.Route, Choice: t.Choice,
	}
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
