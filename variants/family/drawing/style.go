package drawing

import "cmp"

// A Style says how the pictures of all games look. The zero Style is ready for use. A
// game that has a Style of its own defines it as this one, with methods that draw.
type Style struct {
	// Colours are the colours. Colours that are empty are the usual ones, each of which
	// a page can change by a custom property: see [Colours.Properties].
	Colours Colours
	// Night makes the usual colours those of [Night].
	Night bool
	// Scale is the length of a unit in pixels, more than 0; 0 means 1. The edge of a
	// hex is [HexEdge] units long.
	Scale float64
	// LabelPixels is the size of names and numbers on a map in pixels, if the map is shown at
	// Scale; 0 means a size that fits most maps.
	LabelPixels float64
	// Font is the family of all text, as in CSS; "" means the custom property
	// --railhex-font of the page, or else a plain sans serif.
	Font string
	// MapAlone leaves out what stands around a map: its heading, its ground, and what
	// lies below it, such as an engine or points.
	MapAlone bool
	// Thumbnail draws maps for a glance: alone, without text, with track as one line
	// and large dice. Nothing in them can be clicked.
	Thumbnail bool
	// Codes writes three letters in place of the name of each town and city, for narrow
	// maps: see [hexmap.Map.Codes].
	Codes bool
	// Names puts its name, such as c5, on every hex. No method does so by itself: a
	// picture that you draw writes the names where Names is set.
	Names bool
	// Flat draws hexes with flat tops, as some maps are printed: the map is turned a quarter
	// counter-clockwise, so that the edge E of a hex is its upper one. Hexes and edges keep
	// their names.
	Flat bool
	// ColourBlind marks by letters and numbers what otherwise only colours tell apart:
	// goods, cities, regions, and the owners of links.
	ColourBlind bool
	// Narrow is for small screens: panels are less wide and so much higher, and what is
	// too small for a finger cannot be clicked.
	Narrow bool
	// Back makes what cannot be chosen step back, in pictures with something to choose.
	Back bool
	// ID is the id of the picture and the beginning of the ids of its parts, as in
	// ID-hex-c5. It keeps the pictures of a page apart; "" leaves ids out.
	ID string
	// Players holds the names of the players, that of seat 1 first. A player without a
	// name is called by the number of the seat.
	Players []string
	// Words is the text in pictures, by the keys of the section [picture] of the game.
	// Text that is missing is English.
	Words map[string]string
}

// font is the stack of typefaces of the project's pages.
const font = "var(--railhex-font,-apple-system,'Segoe UI',Roboto,'Helvetica Neue','Noto Sans','Liberation Sans',Arial,sans-serif)"

// complete returns the style with every colour, a font and a scale.
func (y Style) complete() Style {
	y.Font = cmp.Or(y.Font, font)
	const largest = 1000
	if !(y.Scale > 0 && y.Scale < largest) {
		y.Scale = 1
	}
	y.Colours = y.Colours.over(y.Night)
	y.MapAlone = y.MapAlone || y.Thumbnail
	return y
}

// LabelSize returns the size of labels in units, which is usual unless the style has a
// size in pixels.
func (p *Pen) LabelSize(usual float64) float64 {
	if p.LabelPixels > 0 {
		return min(p.LabelPixels/p.Scale, HexEdge)
	}
	return usual
}

// Readable returns a size of text in units, raised to the least that any text may have where
// the style has a size in pixels.
func (p *Pen) Readable(size float64) float64 { return max(size, p.LabelSize(0)*15/16) }
