package drawing

import (
	"cmp"
	"maps"
	"slices"
	"strconv"
	"strings"
	"sync"
)

// Colours are the colours of the pictures of all games by their names, each as SVG writes it:
// "#fbfaf7", "white", "none". [Day] has all names. These need some words:
//
//	paper                     the ground of a picture, also between regions
//	panel                     the ground of cards and tables on the paper
//	ink, faint                text and outlines; empty places, and lesser text
//	casing                    around marks; text on ink, on choice and on the colours of players
//	choice                    what can be chosen and what is, and routes
//	seam                      between hexes, around text on a map, in towns and beside links
//	rail, bed, sleeper        track without an owner; rail is also that of closed edges
//	works                     ticks of links under construction, and coins
//	die, pip                  white dice and their pips, and drawing on what has one colour by day and night
//	rim, ring                 the edges of goods and dice; the outline of city tiles
//	back                      the backs of cards and of city tiles
//	land-grey, land-slate     the two regions of grey cities
//	city-red, station-red     cities without a name in them, and others
//	player1, nobody           what belongs to the seats, and to no seat
type Colours map[string]string

// Day returns the usual colours, dark on light.
func Day() Colours { return maps.Clone(day) }

// Night returns colours for dark pages.
func Night() Colours { return maps.Clone(night) }

var day = Colours{
	"paper": "#fbfaf7", "panel": "#ffffff", "ink": "#22272b", "faint": "#575d62", "casing": "#ffffff",
	"choice": "#c8007a", "seam": "#fffdf8", "rail": "#35302a", "bed": "#fbf7ec", "sleeper": "#8a7a66",
	"works": "#ffd23f", "die": "#ffffff", "pip": "#22272b", "rim": "#23211d", "ring": "#23211d",
	"back": "#6d655b", "plain": "#e8eed6", "hill": "#ebe0c2", "mountain": "#ddd5cc", "water": "#cfe3ef",
	"river": "#7fb6da", "relief": "#a3957c", "land-yellow": "#f3e6b5", "land-red": "#f3d3cc",
	"land-grey": "#e2e1dd", "land-slate": "#d8d8d6", "land-blue": "#d1e1f1", "land-green": "#d5e7cd",
	"city-yellow": "#c9930a", "city-red": "#b5322a", "city-grey": "#737178", "city-blue": "#2565ab",
	"city-green": "#38823c", "station-yellow": "#f2d878", "station-red": "#e3a097", "station-blue": "#9fc0e8",
	"station-purple": "#cbaadf", "station-grey": "#c9c7c6", "good-yellow": "#f6c200", "good-red": "#d6342a",
	"good-green": "#2f9a3a", "good-blue": "#2470cc", "good-grey": "#97959c", "good-black": "#2b2b2e",
	"good-orange": "#ef8410", "good-purple": "#8d42b4", "good-white": "#fbf8ef", "player1": "#b3131f",
	"player2": "#1b4f9c", "player3": "#14682c", "player4": "#a84b00", "player5": "#7a1d92", "player6": "#2b2a28",
	"nobody": "#77736c",
}

var night = Colours{
	"paper": "#1c2124", "panel": "#262c30", "ink": "#ece9e1", "faint": "#a7acb0", "casing": "#14181b",
	"choice": "#ff86cc", "seam": "#1c2124", "rail": "#f1ece0", "bed": "#23282b", "sleeper": "#8d8674",
	"works": "#ffd23f", "die": "#f3f0e8", "pip": "#1a1e21", "rim": "#0b0d0e", "ring": "#a7acb0",
	"back": "#5b5a5e", "plain": "#333e2d", "hill": "#4a422d", "mountain": "#45403e", "water": "#22384a",
	"river": "#3f86b5", "relief": "#7d745f", "land-yellow": "#4b4426", "land-red": "#523634",
	"land-grey": "#3c4044", "land-slate": "#34383c", "land-blue": "#2b3e54", "land-green": "#30472f",
	"city-yellow": "#b28410", "city-red": "#b2433a", "city-grey": "#7b7d85", "city-blue": "#3674b8",
	"city-green": "#3b8a43", "station-yellow": "#7d6416", "station-red": "#8a3f37", "station-blue": "#315f96",
	"station-purple": "#6a4584", "station-grey": "#5b5d63", "good-yellow": "#f6c200", "good-red": "#ee5a4e",
	"good-green": "#43b04c", "good-blue": "#4c93e6", "good-grey": "#a6a4ab", "good-black": "#565a62",
	"good-orange": "#f3922a", "good-purple": "#b56fd9", "good-white": "#fbf8ef", "player1": "#f4766c",
	"player2": "#79aef5", "player3": "#55c37e", "player4": "#f0a050", "player5": "#cf93ec", "player6": "#dcd8cd",
	"nobody": "#a09b92",
}

// Properties returns the colours as declarations of CSS, one a line. A page that has
// these of Night for an element shows the pictures in it by night, without new pictures:
//
//	css := ".night {" + drawing.Night().Properties() + "}"
//
// The property of the colour good-blue is --railhex-good-blue.
func (c Colours) Properties() string {
	var b strings.Builder
	for _, name := range slices.Sorted(maps.Keys(c)) {
		b.WriteString(property + name + ":" + c[name] + ";\n")
	}
	return b.String()
}

// property is what the custom properties of colours begin with.
const property = "--railhex-"

// The usual colours, as those that a page can change.
var (
	changeableDay   = sync.OnceValue(func() Colours { return changeable(day) })
	changeableNight = sync.OnceValue(func() Colours { return changeable(night) })
)

func changeable(c Colours) Colours {
	all := Colours{}
	for name, value := range c {
		all[name] = "var(" + property + name + "," + value + ")"
	}
	return all
}

// over returns the colours with the usual ones where there are none.
func (c Colours) over(dark bool) Colours {
	usual := changeableDay()
	if dark {
		usual = changeableNight()
	}
	if len(c) == 0 {
		return usual
	}
	all := maps.Clone(usual)
	for name, value := range c {
		all[name] = cmp.Or(value, all[name])
	}
	return all
}

// Player returns the colour of a seat, and of nobody for 0.
func (c Colours) Player(seat int) string {
	if seat == 0 {
		return c["nobody"]
	}
	return c["player"+strconv.Itoa(seat)]
}

// Good returns the colour of goods of a colour in a word, "red", and Station that of the hex of
// a city. Words that are no colour are grey.
func (c Colours) Good(word string) string { return cmp.Or(c["good-"+word], c["good-grey"]) }

// IsColour reports whether a word is the colour of a good.
func IsColour(word string) bool { return day["good-"+word] != "" }

// Station returns the colour of the hex of a city: see [Colours.Good].
func (c Colours) Station(word string) string { return cmp.Or(c["station-"+word], c["station-grey"]) }

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
