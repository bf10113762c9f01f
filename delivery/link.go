package delivery

import (
	"errors"
	"fmt"
)

// MaxPlaces is the largest number of places that a network can have.
const MaxPlaces = 64

// maxLinks is the largest number of links: a Route has 16 bits for each index.
const maxLinks = 1 << 16

// A Link joins two different places and makes a route that takes it longer by
// its length. It can be taken either way. Two places may be joined by any
// number of links, of equal or of different lengths. The zero Link is invalid.
type Link struct {
	A, B   uint8 // the places that it joins, numbered from 0
	Length uint8 // 1 or more
}

// other returns the end of the link that is not at. The result is false if at
// is no end of it.
func (l Link) other(at int) (int, bool) {
	switch at {
	case int(l.A):
		return int(l.B), true
	case int(l.B):
		return int(l.A), true
	}
	return 0, false
}

// A NetworkError is one fault of a network: see [NewNetwork].
type NetworkError struct {
	Index int    // of the faulty link, or -1 if it is the network that is at fault
	Link  Link   // the faulty link, zero if there is none
	Fault string // what is wrong with it and what would be right
}

// Error names the link by its index, its two places and its length, and says
// what is wrong with it and what would be right.
func (e *NetworkError) Error() string {
	if e.Index < 0 {
		return "delivery: " + e.Fault
	}
	return fmt.Sprintf("delivery: link %d (places %d and %d, length %d): %s",
		e.Index, e.Link.A, e.Link.B, e.Link.Length, e.Fault)
}

// check returns all faults of a network that can be seen without following its
// links from place to place.
func check(places int, links []Link) error {
	var faults []error
	if places < 0 || places > MaxPlaces {
		faults = append(faults, &NetworkError{Index: -1, Fault: fmt.Sprintf("%d places, want 0 to %d", places, MaxPlaces)})
		places = MaxPlaces // judge the links by what would be right at most
	}
	if len(links) > maxLinks {
		faults = append(faults, &NetworkError{Index: -1, Fault: fmt.Sprintf("%d links, want %d or fewer", len(links), maxLinks)})
	}
	for i, link := range links {
		refuse := func(format string, values ...any) {
			faults = append(faults, &NetworkError{Index: i, Link: link, Fault: fmt.Sprintf(format, values...)})
		}
		if int(link.A) >= places {
			refuse("there is no place %d, want places below %d", link.A, places)
		}
		if int(link.B) >= places && link.A != link.B {
			refuse("there is no place %d, want places below %d", link.B, places)
		}
		if link.A == link.B { // DELIVER-4: what returns to its own place is never part of a route
			refuse("joins place %d to itself, want two different places", link.A)
		}
		if link.Length == 0 {
			refuse("has no length, want 1 or more")
		}
	}
	return errors.Join(faults...)
}
