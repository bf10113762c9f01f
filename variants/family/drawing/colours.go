package drawing

import (
	"cmp"
	"reflect"
	"strings"
	"sync"
	"unicode"
)

// Colours are the colours of the pictures of all games, each as SVG writes it: "#fbfaf7",
// "white", "none".
type Colours struct {
	Paper  string // the ground of a picture, also between regions
	Panel  string // the ground of cards and tables on the paper
	Ink    string // text and outlines
	Faint  string // empty places, and lesser text
	Casing string // around marks; text on Ink, on Choice and on the colours of players
	Choice string // what can be chosen and what is, and routes
	Seam   string // between hexes, around text on a map, in towns and beside links

	Rail, Bed, Sleeper string // track without an owner; Rail is also that of closed edges
	Works              string // ticks of links under construction, and coins
	Die, Pip           string // white dice and their pips, and drawing on what has one colour by day and night
	Rim                string // the edges of goods and dice
	Ring               string // the outline of city tiles
	Back               string // the backs of cards and of city tiles

	Plain, Hill, Mountain, Water, River, Relief string // terrain

	// LandGrey and LandSlate are the two regions of grey cities.
	LandYellow, LandRed, LandGrey, LandSlate, LandBlue, LandGreen string
	// City colours are for cities without a name in them, Station colours for others.
	CityYellow, CityRed, CityGrey, CityBlue, CityGreen                 string
	StationYellow, StationRed, StationBlue, StationPurple, StationGrey string
	GoodYellow, GoodRed, GoodGreen, GoodBlue, GoodGrey                 string
	GoodBlack, GoodOrange, GoodPurple, GoodWhite                       string
	Player1, Player2, Player3, Player4, Player5, Player6, Nobody       string
}

// Day returns the usual colours, dark on light.
func Day() Colours {
	return Colours{
		Paper: "#fbfaf7", Panel: "#ffffff", Ink: "#22272b", Faint: "#575d62", Casing: "#ffffff", Choice: "#c8007a", Seam: "#fffdf8",
		Rail: "#35302a", Bed: "#fbf7ec", Sleeper: "#8a7a66", Works: "#ffd23f", Die: "#ffffff", Pip: "#22272b", Rim: "#23211d", Ring: "#23211d", Back: "#6d655b",
		Plain: "#e8eed6", Hill: "#ebe0c2", Mountain: "#ddd5cc", Water: "#cfe3ef", River: "#7fb6da", Relief: "#a3957c",
		LandYellow: "#f3e6b5", LandRed: "#f3d3cc", LandGrey: "#e2e1dd", LandSlate: "#d8d8d6", LandBlue: "#d1e1f1", LandGreen: "#d5e7cd",
		CityYellow: "#c9930a", CityRed: "#b5322a", CityGrey: "#737178", CityBlue: "#2565ab", CityGreen: "#38823c",
		StationYellow: "#f2d878", StationRed: "#e3a097", StationBlue: "#9fc0e8", StationPurple: "#cbaadf", StationGrey: "#c9c7c6",
		GoodYellow: "#f6c200", GoodRed: "#d6342a", GoodGreen: "#2f9a3a", GoodBlue: "#2470cc", GoodGrey: "#97959c",
		GoodBlack: "#2b2b2e", GoodOrange: "#ef8410", GoodPurple: "#8d42b4", GoodWhite: "#fbf8ef",
		Player1: "#b3131f", Player2: "#1b4f9c", Player3: "#14682c", Player4: "#a84b00", Player5: "#7a1d92", Player6: "#2b2a28", Nobody: "#77736c",
	}
}

// Night returns colours for dark pages.
func Night() Colours {
	return Colours{
		Paper: "#1c2124", Panel: "#262c30", Ink: "#ece9e1", Faint: "#a7acb0", Casing: "#14181b", Choice: "#ff86cc", Seam: "#1c2124",
		Rail: "#f1ece0", Bed: "#23282b", Sleeper: "#8d8674", Works: "#ffd23f", Die: "#f3f0e8", Pip: "#1a1e21", Rim: "#0b0d0e", Ring: "#a7acb0", Back: "#5b5a5e",
		Plain: "#333e2d", Hill: "#4a422d", Mountain: "#45403e", Water: "#22384a", River: "#3f86b5", Relief: "#7d745f",
		LandYellow: "#4b4426", LandRed: "#523634", LandGrey: "#3c4044", LandSlate: "#34383c", LandBlue: "#2b3e54", LandGreen: "#30472f",
		CityYellow: "#b28410", CityRed: "#b2433a", CityGrey: "#7b7d85", CityBlue: "#3674b8", CityGreen: "#3b8a43",
		StationYellow: "#7d6416", StationRed: "#8a3f37", StationBlue: "#315f96", StationPurple: "#6a4584", StationGrey: "#5b5d63",
		GoodYellow: "#f6c200", GoodRed: "#ee5a4e", GoodGreen: "#43b04c", GoodBlue: "#4c93e6", GoodGrey: "#a6a4ab",
		GoodBlack: "#565a62", GoodOrange: "#f3922a", GoodPurple: "#b56fd9", GoodWhite: "#fbf8ef",
		Player1: "#f4766c", Player2: "#79aef5", Player3: "#55c37e", Player4: "#f0a050", Player5: "#cf93ec", Player6: "#dcd8cd", Nobody: "#a09b92",
	}
}

// Properties returns the colours as declarations of CSS, one a line. A page that has
// these of Night for an element shows the pictures in it by night, without new pictures:
//
//	css := ".night {" + drawing.Night().Properties() + "}"
//
// The property of a colour is called after its field: --railhex-good-blue is GoodBlue.
func (c Colours) Properties() string {
	var b strings.Builder
	for field, value := range reflect.ValueOf(c).Fields() {
		b.WriteString(property(field.Name) + ":" + value.String() + ";\n")
	}
	return b.String()
}

// property returns the custom property of a colour: --railhex-good-blue for GoodBlue.
func property(field string) string {
	b := []rune("--railhex")
	for _, r := range field {
		if unicode.IsUpper(r) {
			b = append(b, '-')
		}
		b = append(b, unicode.ToLower(r))
	}
	return string(b)
}

// changeable returns the colours as those that a page can change.
func changeable(c Colours) *Colours {
	for field, value := range reflect.ValueOf(&c).Elem().Fields() {
		value.SetString("var(" + property(field.Name) + "," + value.String() + ")")
	}
	return &c
}

// The usual colours, by day and by night.
var (
	day   = sync.OnceValue(func() *Colours { return changeable(Day()) })
	night = sync.OnceValue(func() *Colours { return changeable(Night()) })
)

// over returns the colours with the usual ones where there are none.
func (c *Colours) over(dark bool) *Colours {
	usual := day()
	if dark {
		usual = night()
	}
	if c == nil {
		return usual
	}
	all := *c
	other := reflect.ValueOf(usual).Elem()
	for field, value := range reflect.ValueOf(&all).Elem().Fields() {
		value.SetString(cmp.Or(value.String(), other.FieldByIndex(field.Index).String()))
	}
	return &all
}

// Player returns the colour of a seat, and of nobody for 0.
func (c *Colours) Player(seat int) string {
	return [...]string{c.Nobody, c.Player1, c.Player2, c.Player3, c.Player4, c.Player5, c.Player6}[seat]
}

// Good returns the colour of goods of a colour in a word, "red", and Station that of the hex of
// a city. Words that are no colour are grey.
func (c *Colours) Good(word string) string {
	of := map[string]string{
		"red": c.GoodRed, "blue": c.GoodBlue, "yellow": c.GoodYellow, "green": c.GoodGreen, "purple": c.GoodPurple,
		"black": c.GoodBlack, "white": c.GoodWhite, "orange": c.GoodOrange,
	}
	return cmp.Or(of[word], c.GoodGrey)
}

// IsColour reports whether a word is the colour of a good.
func IsColour(word string) bool {
	day := Day()
	return word == "grey" || day.Good(word) != day.GoodGrey
}

// Station returns the colour of the hex of a city: see [Colours.Good].
func (c *Colours) Station(word string) string {
	of := map[string]string{"red": c.StationRed, "blue": c.StationBlue, "yellow": c.StationYellow, "purple": c.StationPurple}
	return cmp.Or(of[word], c.StationGrey)
}

// letterOf returns the capital of a colour in a word: K for black, since B is blue, and E for
// grey, since G is green.
func letterOf(word string) string {
	switch word {
	case "":
		return ""
	case "black":
		return "K"
	case "grey":
		return "E"
	}
	return strings.ToUpper(word[:1])
}
