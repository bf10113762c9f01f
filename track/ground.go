package track

import (
	"fmt"

	"github.com/railhex/railhex/hexmap"
)

// Ground is what a hex is to the track that comes to it. The zero Ground lies
// off the map: track that leads there ends.
type Ground uint8

// What a hex can be.
const (
	GroundCity Ground = 1 + iota // ends track on whatever edge it comes; none is drawn in it. BUILD-3, BUILD-7
	Plain                        // lets track pass
	Town                         // lets track pass, which is then through the town. BUILD-8
)

// String is "city", "plain" or "town"; "off the map" for the zero Ground.
func (g Ground) String() string {
	switch g {
	case 0:
		return "off the map"
	case GroundCity:
		return "city"
	case Plain:
		return "plain"
	case Town:
		return "town"
	}
	return fmt.Sprintf("Ground(%d)", uint8(g))
}

// towns is the number of towns that track through such a hex is on. BUILD-8
func (g Ground) towns() uint8 {
	if g == Town {
		return 1
	}
	return 0
}

func groundOf(b *hexmap.Board, i int) Ground {
	switch {
	case b.IsCity(i):
		return GroundCity
	case b.IsTown(i):
		return Town
	}
	return Plain
}
