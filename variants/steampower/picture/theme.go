package picture

import (
	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/variants/family/drawing"
	"github.com/railhex/railhex/variants/steampower"
)

// A Theme is the colours of pictures, each as SVG writes it: "#fdfaf2",
// "white", "none". An empty colour is that of [Day].
type Theme struct {
	Paper string // the ground of a picture
	Panel string // the ground of cards and tables on the paper
	Ink   string // text and outlines
	Faint string // what is empty, and lesser text
	Light string // the middle of city tiles, and what is drawn on dark ground
	Dark  string // what is drawn on light ground
	Track string // rails that are nobody's
	Bed   string // the ground under the rails
	Works string // that under the rails of a link under construction
	Back  string // the backs of cards and of city tiles
	Wall  string // closed edges
	Route string // the way of a good
	// Choice is the outline of what can be chosen.
	Choice string

	Plain, Hill, Mountain, Water string // hexes
	River                        string

	Black, White, Orange, Grey, Purple string // goods and city tiles
	P1, P2, P3, P4, P5                 string // what belongs to a player
}

// Day is the usual theme: dark on light.
func Day() Theme {
	t := themeOf(drawing.Day())
	t.Works, t.Back = "#ffd23f", "#6d655b"
	t.Plain, t.Hill, t.Mountain, t.Water, t.River = "#d3e2ae", "#e6c98e", "#c3b2a3", "#a5d0ea", "#5ea9d8"
	t.Black, t.White, t.Orange, t.Grey, t.Purple = "#2b2b2e", "#f9f6ec", "#ef8a17", "#9a999e", "#8e4bb0"
	t.P1, t.P2, t.P3, t.P4, t.P5 = "#c8322b", "#1f5fb4", "#1d7a3a", "#c99700", "#6b3f1d"
	return t
}

// Night is a theme for dark pages.
func Night() Theme {
	t := themeOf(drawing.Night())
	t.Works, t.Back = "#ffd23f", "#5b5a5e"
	t.Plain, t.Hill, t.Mountain, t.Water, t.River = "#47573d", "#75603a", "#5b5350", "#24465e", "#3f86b5"
	t.Black, t.White, t.Orange, t.Grey, t.Purple = "#0d0d0f", "#f9f6ec", "#ef8a17", "#9a999e", "#a868cd"
	t.P1, t.P2, t.P3, t.P4, t.P5 = "#f0665c", "#6aa5f0", "#47bd73", "#e0b020", "#cf9660"
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

func (t Theme) terrain(of hexmap.Terrain) string {
	switch of {
	case hexmap.Hill:
		return t.Hill
	case hexmap.Mountain:
		return t.Mountain
	case hexmap.Water:
		return t.Water
	}
	return t.Plain
}

// colour is that of goods and city tiles.
func (t Theme) colour(c steampower.Colour) string {
	return [steampower.NumColours + 1]string{t.Back, t.Black, t.White, t.Orange, t.Grey, t.Purple}[c]
}

// player is the colour of a seat; what is nobody's is drawn in ink.
func (t Theme) player(seat steampower.Seat) string {
	return [steampower.MaxSeats + 1]string{t.Ink, t.P1, t.P2, t.P3, t.P4, t.P5}[seat]
}
