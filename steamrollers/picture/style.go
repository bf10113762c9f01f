package picture

import "github.com/railhex/railhex/variants/family/drawing"

// A Style says how pictures look. The zero Style is ready for use.
type Style struct {
	// Theme is the colours. Those left empty are the ones of [Day].
	Theme Theme
	// Scale is the length of a unit in pixels, more than 0; 0 itself is 1. The
	// edge of a hex is 40 units long.
	Scale float64
	// Font is the family of all text, as in CSS; "" is a plain sans serif.
	Font string
	// ColourBlind puts the number of its region on every hex, not only on grey
	// ones, and on every good the number of the region that it goes to: 3 on grey
	// goods, which go to 4 as well, and C on coal.
	ColourBlind bool
	// Narrow makes the supply board less than half as wide, for small screens, and
	// so much the higher, with room for a finger around every good.
	Narrow bool
	// Names puts its name, such as c5, on every hex.
	Names bool
	// ID is the id of the picture and the beginning of the ids of its parts, as
	// in ID-hex-c5. It keeps pictures in one page apart; "" leaves ids out.
	ID string
	// Players are what the players are called, that of seat 1 first. Who has no
	// name, or an empty one, is called by the number of her seat.
	Players []string
	// Words is the text in pictures, by the keys of [English]. What is missing
	// is English.
	Words map[string]string
}

// complete is the style with every colour set.
func (y Style) complete() Style {
	y.Theme = drawing.Over(y.Theme, Day())
	return y
}

// look is what the style says of any picture.
func (y Style) look() drawing.Look {
	return drawing.Look{Game: "steamrollers", ID: y.ID, Scale: y.Scale, Font: y.Font, Colours: y.Theme.Colours}
}
