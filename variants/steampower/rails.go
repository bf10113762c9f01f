package steampower

import (
	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/track"
)

// What lies in one hex: no track, one, or the two of a crossing, each with its
// owner.

// rails is the track of a hex: from the lowest bits up the first track, the
// second in the order of tracks, and the owner of each.
type rails uint16

const (
	secondTrackAt = 4
	firstOwnerAt  = 8
	secondOwnerAt = 11
	ownerOfRails  = 7
)

func railsOf(t track.Track, owner Seat) rails {
	return rails(t) | rails(owner)<<firstOwnerAt
}

// crossedBy is the crossing of the one track in r and another.
func (r rails) crossedBy(t track.Track, owner Seat) rails {
	first, second := r, railsOf(t, owner)
	if second.first() < first.first() {
		first, second = second, first
	}
	return first | rails(second.first())<<secondTrackAt | rails(second.firstOwner())<<secondOwnerAt
}

func (r rails) first() track.Track  { return track.Track(r & 15) }
func (r rails) second() track.Track { return track.Track(r >> secondTrackAt & 15) }
func (r rails) firstOwner() Seat    { return Seat(r >> firstOwnerAt & ownerOfRails) }
func (r rails) secondOwner() Seat   { return Seat(r >> secondOwnerAt & ownerOfRails) }

// on is the track that ends on an edge, and its owner; 0 if none does.
func (r rails) on(d hexmap.Direction) (t track.Track, owner Seat) {
	switch {
	case endsOn[d].has(r.first()):
		return r.first(), r.firstOwner()
	case endsOn[d].has(r.second()):
		return r.second(), r.secondOwner()
	}
	return 0, Nobody
}

// without is r without one of its tracks.
func (r rails) without(t track.Track) rails {
	if r.second() == 0 {
		return 0
	}
	if r.first() == t {
		return railsOf(r.second(), r.secondOwner())
	}
	return railsOf(r.first(), r.firstOwner())
}

// stack is the stack that the tile of r is from, 0 of none.
func (r rails) stack() Stack {
	if r.second() != 0 {
		return crossingStack(r.first(), r.second())
	}
	return simpleStack[r.first()]
}

// A trackSet is a set of tracks.
type trackSet uint16

func (set trackSet) has(t track.Track) bool { return set>>t&1 != 0 }

// A stackSet is a set of stacks.
type stackSet uint8

const (
	stackSets          = 1 << (NumStacks + 1) // how many there are; the lowest bit is of no stack
	allStacks stackSet = stackSets - 1
)

func (k Stack) bit() stackSet { return 1 << k }

// What there is to know of tracks.
var (
	endsOn      [hexmap.NumDirections]trackSet           // the tracks that end on an edge
	simpleStack [track.NumTracks + 1]Stack               // COMP-2
	additions   [track.NumTracks + 1][stackSets]trackSet // what can be added to one track or none, by tiles of a set of stacks
)

func init() {
	for t := range track.Tracks() {
		simpleStack[t] = SimpleStack
		if t.Type() == track.Sharp {
			simpleStack[t] = SharpStack
		}
		addTo(0, t, simpleStack[t])
		for d := range hexmap.Direction(hexmap.NumDirections) {
			if t.Has(d) {
				endsOn[d] |= 1 << t
			}
		}
		for u := range track.Tracks() {
			if cross(t, u) {
				addTo(t, u, crossingStack(t, u))
			}
		}
	}
}

// addTo notes that a track can be added to another one, or to none, by tiles of a
// stack.
func addTo(there, t track.Track, stack Stack) {
	for set := range stackSet(stackSets) {
		if set&stack.bit() != 0 {
			additions[there][set] |= 1 << t
		}
	}
}

// cross reports whether the ends of two tracks alternate round the hex: COMP-3.
func cross(t, u track.Track) bool {
	a, b := t.Ends()
	c, d := u.Ends()
	inside := func(edge hexmap.Direction) bool { return a < edge && edge < b }
	return !t.Has(c) && !t.Has(d) && inside(c) != inside(d)
}

// crossingStack is the stack of a crossing: COMP-2.
func crossingStack(t, u track.Track) Stack {
	if t.Type() == track.Straight && u.Type() == track.Straight {
		return SharpStack
	}
	return CrossStack
}

// crossing is what crosses a track, from any stack.
func crossing(t track.Track) trackSet { return additions[t][allStacks] }
