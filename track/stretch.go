package track

import (
	"fmt"

	"github.com/railhex/railhex/hexmap"
)

// A Stretch is track joined end to end, followed both ways as far as it goes:
// to a stop (a city, or an exit of a town) or to an end that nothing joins. All
// its lists are in the order of the walk.
type Stretch struct {
	Kind    Kind
	Stops   []End         // the stops at its ends: two, one or none
	Steps   []Step        // its tracks
	Towns   []hexmap.Hex  // the towns it passes through
	Blocked []hexmap.Edge // the blocked edges it crosses
}

// A Kind says what a stretch comes to. The zero Kind is none.
type Kind uint8

// The kinds of stretches.
const (
	KindLink    Kind = 1 + iota // joins two different stops
	KindBlocked                 // would be a link, but crosses a blocked edge. WALL-2
	KindReturn                  // leaves a stop and comes back to it. SCORE-2
	KindDeadEnd                 // has an end that nothing joins
	KindCircle                  // closes upon itself and has no stop
)

// String is "link", "blocked", "return", "dead end" or "circle".
func (k Kind) String() string {
	switch k {
	case KindLink:
		return "link"
	case KindBlocked:
		return "blocked"
	case KindReturn:
		return "return"
	case KindDeadEnd:
		return "dead end"
	case KindCircle:
		return "circle"
	}
	return fmt.Sprintf("Kind(%d)", uint8(k))
}

// An End is an edge of a hex as seen from inside the hex: where a track ends,
// or where a stretch leaves or enters a stop.
type End struct {
	Hex  hexmap.Hex
	Edge hexmap.Direction
}

// beyond is the same edge as seen from the hex on its other side.
func (e End) beyond() End { return End{e.Hex.Neighbour(e.Edge), e.Edge.Opposite()} }

// A Step is one track of a stretch, and which way the stretch runs over it.
type Step struct {
	Hex         hexmap.Hex
	Entry, Exit hexmap.Direction
}

// Track is the track of the step.
func (s Step) Track() Track { return Between(s.Entry, s.Exit) }
