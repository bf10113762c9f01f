package drawing

import (
	"cmp"
	"reflect"
	"strconv"
)

// A Look says how all pictures of a game look. The zero Look has no colours.
type Look struct {
	Game    string  // the first class of every picture
	ID      string  // the id of the picture, and the start of the ids of its parts; "" leaves ids out
	Scale   float64 // pixels per unit; 0 means 1
	Font    string  // the font family of all text; "" means a plain sans serif
	Colours Colours // all set
}

// complete returns the look with the default font and scale where it has none.
func (l Look) complete() Look {
	l.Font = cmp.Or(l.Font, "Helvetica, Arial, 'Liberation Sans', sans-serif")
	l.Scale = cmp.Or(l.Scale, 1)
	return l
}

// Colours are the colours that the pictures of all games need, each as SVG writes it:
// "#fdfaf2", "white", "none". The theme of a game embeds them and adds its own.
type Colours struct {
	Paper  string // the ground of a picture
	Panel  string // the ground of cards and tables on the paper
	Ink    string // text and outlines
	Faint  string // empty places, and lesser text
	Light  string // white dice, and drawing on dark ground
	Dark   string // the pips of dice, and drawing on light ground
	Track  string // rails
	Bed    string // the ground under the rails
	Wall   string // edges that no track may cross
	Route  string // a highlighted route, and ticks
	Choice string // the rims of parts that can be chosen
}

// Day returns the usual colours, dark on light.
func Day() Colours {
	return Colours{
		Paper:  "#fbf7ec",
		Panel:  "#fffdf6",
		Ink:    "#2a2622",
		Faint:  "#736b5e",
		Light:  "#fffefa",
		Dark:   "#25211d",
		Track:  "#2a2622",
		Bed:    "#f4ead2",
		Wall:   "#5b1a12",
		Route:  "#c4007a",
		Choice: "#5b16d0",
	}
}

// Night returns colours for dark pages.
func Night() Colours {
	return Colours{
		Paper:  "#1e2126",
		Panel:  "#2a2e35",
		Ink:    "#ece7dc",
		Faint:  "#a3a8b2",
		Light:  "#f2eee4",
		Dark:   "#1b1b1d",
		Track:  "#ece7dc",
		Bed:    "#24272d",
		Wall:   "#ff5a3c",
		Route:  "#ff4fb4",
		Choice: "#ffffff",
	}
}

// On returns Light or Dark, in which text can be read on a ground. If the ground is not
// written as in "#2a2622", it returns Dark.
func (c Colours) On(ground string) string {
	red, green, blue, ok := channels(ground)
	if !ok {
		return c.Dark
	}
	linear := func(v float64) float64 { return v * v * (0.7 + 0.3*v) } // about as WCAG 2.2 has it
	if 0.2126*linear(red)+0.7152*linear(green)+0.0722*linear(blue) < 0.18 {
		return c.Light
	}
	return c.Dark
}

// channels returns the red, green and blue of a colour, each from 0 to 1.
func channels(colour string) (red, green, blue float64, ok bool) {
	if len(colour) != len("#000000") || colour[0] != '#' {
		return 0, 0, 0, false
	}
	v, err := strconv.ParseUint(colour[1:], 16, 32)
	part := func(shift uint) float64 { return float64(v>>shift&0xFF) / 0xFF }
	return part(16), part(8), part(0), err == nil
}

// Over returns a theme with its empty colours filled in from another. A theme is a struct
// of strings and of such structs.
func Over[T any](theme, other T) T {
	over(reflect.ValueOf(&theme).Elem(), reflect.ValueOf(other))
	return theme
}

func over(theme, other reflect.Value) {
	if theme.Kind() != reflect.Struct {
		theme.SetString(cmp.Or(theme.String(), other.String()))
		return
	}
	for i := range theme.NumField() {
		over(theme.Field(i), other.Field(i))
	}
}
