package picture

import (
	"github.com/railhex/railhex/examples/steam"
	"github.com/railhex/railhex/internal/drawing"
)

// A Theme is the colours of pictures, each as SVG writes it: "#fdfaf2",
// "white", "none". An empty colour is that of [Day].
type Theme struct {
	Paper  string // the ground of a picture
	Panel  string // the ground of cards and tables on the paper
	Ink    string // text and outlines
	Faint  string // what is empty, and lesser text
	Light  string // what is drawn on dark ground
	Dark   string // what is drawn on light ground
	Track  string // towns, and rails on buttons
	Bed    string // the ground under the rails
	Wall   string // closed edges
	Route  string // a highlighted route
	Choice string // the outline of what can be chosen

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
	t := themeOf(drawing.Day())
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
	t := themeOf(drawing.Night())
	t.Plain, t.Hill, t.Mountain, t.Water, t.River = "#8d9c72", "#a08c62", "#8a8078", "#3d5a70", "#335f88"
	t.Red = Paint{"#bb6258", "#d6392f"}
	t.Blue = Paint{"#5f8fbf", "#2f76c8"}
	t.Yellow = Paint{"#c9a63a", "#f4c20d"}
	t.Purple = Paint{"#936bab", "#8d46b0"}
	t.Grey = Paint{"#93949a", "#8e8d92"}
	t.P1, t.P2, t.P3, t.P4, t.P5, t.P6 = "#a80f1b", "#1b4f9c", "#0f5a26", "#9c4500", "#74198c", "#17181a"
	t.Unowned = "#6a665f"
	return t
}

// themeOf is a theme with the colours that pictures of all games have.
func themeOf(c drawing.Colours) Theme {
	return Theme{
		Paper: c.Paper, Panel: c.Panel, Ink: c.Ink, Faint: c.Faint, Light: c.Light, Dark: c.Dark,
		Track: c.Track, Bed: c.Bed, Wall: c.Wall, Route: c.Route, Choice: c.Choice,
	}
}

// colours are those of the theme that pictures of all games have.
func (t Theme) colours() drawing.Colours {
	return drawing.Colours{
		Paper: t.Paper, Panel: t.Panel, Ink: t.Ink, Faint: t.Faint, Light: t.Light, Dark: t.Dark,
		Track: t.Track, Bed: t.Bed, Wall: t.Wall, Route: t.Route, Choice: t.Choice,
	}
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
