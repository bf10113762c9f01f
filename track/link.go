package track

import (
	"fmt"
	"strings"

	"github.com/railhex/railhex/hexmap"
)

// An End is an edge of a hex, seen from inside the hex: where a track or an exit
// ends, or where a link leaves a city. Ends are comparable; their order is by the
// number of the hex and then by the edge.
type End struct {
	Hex  uint16 // as the grid numbers them
	Edge hexmap.Direction
}

// before reports whether e comes before o.
func (e End) before(o End) bool { return e.Hex < o.Hex || e.Hex == o.Hex && e.Edge < o.Edge }

// A Link is track joined end to end and followed both ways to its ends. An end is a stop,
// which is a city or the exit of a town, or an open end. One of its ends at least is a
// stop. An End of a stop is the edge by which the link leaves the stop, an open End the
// edge on which its last track ends.
//
// A city begins no link by itself: no link leaves it where nothing joins it or
// another city stands beside it. The exit of a town is part of a link even if it meets
// nothing, and of one without any track if it meets a city or another exit.
//
// Links are comparable, and a link is the same value from wherever it was found:
// From is a stop, and of two stops the first. The zero Link is no link.
type Link struct {
	From, To End
	Tracks   uint32 // how many tracks it has; the exits at its ends are none
	Towns    uint16 // how many of these tracks pass through a town; see [NewTracer]
	Kind     Kind
}

// A Step is one track of a link, and which way it is walked over.
type Step struct {
	Hex         uint16
	Entry, Exit hexmap.Direction
}

// Track returns the track of the step.
func (s Step) Track() Track { return Between(s.Entry, s.Exit) }

// A Kind says what the ends of a link are. Kinds are bits, so that several can be
// asked for at once, as in Complete|Incomplete. The zero Kind has no bit.
type Kind uint8

// The kinds of links.
const (
	Complete   Kind = 1 << iota // joins two different stops
	Incomplete                  // From is a stop, To is an open end
	Return                      // leaves a stop and comes back to it; both its ends are there

	// AllKinds is every kind.
	AllKinds = Complete | Incomplete | Return
)

var kindNames = [...]string{"complete", "incomplete", "return"}

// String returns "complete", "incomplete" or "return", several of them joined by |; "no
// link" for the zero Kind.
func (k Kind) String() string {
	if k == 0 {
		return "no link"
	}
	if k > AllKinds {
		return fmt.Sprintf("Kind(%d)", uint8(k))
	}
	var names []string
	for i, name := range kindNames {
		if k>>i&1 != 0 {
			names = append(names, name)
		}
	}
	return strings.Join(names, "|")
}
