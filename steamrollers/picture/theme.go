package picture

import (
	"cmp"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/variants"
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
	return Theme{
		Paper:  "#fbf7ec",
		Panel:  "#fffdf6",
		Ink:    "#2a2622",
		Faint:  "#a49c8e",
		Die:    "#fffefa",
		Pip:    "#25211d",
		Track:  "#2a2622",
		Bed:    "#f4ead2",
		Wall:   "#5b1a12",
		Route:  "#c4007a",
		Choice: "#5b16d0",
		Coal:   "#2b2b2e",
		Yellow: Paint{"#f7dc74", "#d9a514", "#f4c20d"},
		Red:    Paint{"#ea8f83", "#b5322a", "#d6392f"},
		Green:  Paint{"#98cb88", "#3c8a3f", "#3fa046"},
		Blue:   Paint{"#8fbfe6", "#2565ab", "#2f76c8"},
		Grey:   Paint{"#cfcdca", "#77757a", "#9a999e"},
	}
}

// Night is a theme for dark pages.
func Night() Theme {
	return Theme{
		Paper:  "#1e2126",
		Panel:  "#2a2e35",
		Ink:    "#ece7dc",
		Faint:  "#7d828c",
		Die:    "#f2eee4",
		Pip:    "#1b1b1d",
		Track:  "#17181a",
		Bed:    "#e6dcc4",
		Wall:   "#ff5a3c",
		Route:  "#ff4fb4",
		Choice: "#ffffff",
		Coal:   "#0d0d0f",
		Yellow: Paint{"#c9a63a", "#e3b321", "#f4c20d"},
		Red:    Paint{"#bb6258", "#cf4338", "#d6392f"},
		Green:  Paint{"#68a268", "#2f6b33", "#3fa046"},
		Blue:   Paint{"#5f8fbf", "#2c65a6", "#2f76c8"},
		Grey:   Paint{"#93949a", "#4b4c52", "#9a999e"},
	}
}

// over is the theme with the colours of another where it has none.
func (t Theme) over(o Theme) Theme {
	for _, colour := range []struct{ own, other *string }{
		{&t.Paper, &o.Paper},
		{&t.Panel, &o.Panel},
		{&t.Ink, &o.Ink},
		{&t.Faint, &o.Faint},
		{&t.Die, &o.Die},
		{&t.Pip, &o.Pip},
		{&t.Track, &o.Track},
		{&t.Bed, &o.Bed},
		{&t.Wall, &o.Wall},
		{&t.Route, &o.Route},
		{&t.Choice, &o.Choice},
		{&t.Coal, &o.Coal},
	} {
		*colour.own = cmp.Or(*colour.own, *colour.other)
	}
	for _, paint := range []struct{ own, other *Paint }{
		{&t.Yellow, &o.Yellow},
		{&t.Red, &o.Red},
		{&t.Green, &o.Green},
		{&t.Blue, &o.Blue},
		{&t.Grey, &o.Grey},
	} {
		paint.own.Land = cmp.Or(paint.own.Land, paint.other.Land)
		paint.own.City = cmp.Or(paint.own.City, paint.other.City)
		paint.own.Good = cmp.Or(paint.own.Good, paint.other.Good)
	}
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
