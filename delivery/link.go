package delivery

import "fmt"

// MaxPlaces is the largest number of places.
const MaxPlaces = 64

// A Link joins two different places and makes a route that takes it longer by
// its length. It can be taken either way. Two places may be joined by any
// number of links, of equal or of different lengths. The zero Link is invalid.
type Link struct {
	A, B   uint8 // the places that it joins, numbered from 0
	Length uint8 // 1 or more
}

// mustJoin panics if a link does not join two of so many places.
func mustJoin(places, index int, link Link) {
	if int(max(link.A, link.B)) >= places || link.A == link.B || link.Length == 0 {
		panic(fmt.Sprintf("delivery: link %d joins places %d and %d with length %d, want two different places below %d and a length of 1 or more",
			index, link.A, link.B, link.Length, places))
	}
}
