package picture

import (
	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/variants/family/drawing"
	"github.com/railhex/railhex/variants/steampower"
)

// A Theme is the colours of pictures, each as SVG writes it: "#fdfaf2",
// "white", "none". An empty colour is that of [Day].
type Theme struct {
	drawing.Colours

	Works string // that under the rails of a link under construction
	Back  string // the backs of cards and of city tiles

	Plain, Hill, Mountain, Water string // hexes
	River                        string

	Black, White, Orange, Grey, Purple string // goods and city tiles
	P1, P2, P3, P4, P5                 string // what belongs to a player
}

// Day is the usual theme: dark on light.
func Day() Theme {
	t := Theme{Colours: drawing.Day()}
	t.Works, t.Back = "#ffd23f", "#6d655b"
	t.Plain, t.Hill, t.Mountain, t.Water, t.River = "#d3e2ae", "#e6c98e", "#c3b2a3", "#a5d0ea", "#5ea9d8"
	t.Black, t.White, t.Orange, t.Grey, t.Purple = "#2b2b2e", "#f9f6ec", "#ef8a17", "#9a999e", "#8e4bb0"
	t.P1, t.P2, t.P3, t.P4, t.P5 = "#c8322b", "#1f5fb4", "#1d7a3a", "#c99700", "#6b3f1d"
	return t
}

// Night is a theme for dark pages.
func Night() Theme {
	t := Theme{Colours: drawing.Night()}
	t.Works, t.Back = "#ffd23f", "#5b5a5e"
	t.Plain, t.Hill, t.Mountain, t.Water, t.River = "#47573d", "#75603a", "#5b5350", "#24465e", "#3f86b5"
	t.Black, t.White, t.Orange, t.Grey, t.Purple = "#0d0d0f", "#f9f6ec", "#ef8a17", "#9a999e", "#a868cd"
	t.P1, t.P2, t.P3, t.P4, t.P5 = "#f0665c", "#6aa5f0", "#47bd73", "#e0b020", "#cf9660"
	return t
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
