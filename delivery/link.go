package delivery

// MaxPlaces is the largest number of places that a network can have.
const MaxPlaces = 64

// A Link joins two different places and makes a route that takes it longer by
// its length. It can be taken either way. Two places may be joined by any
// number of links, of equal or of different lengths. The zero Link is invalid.
type Link struct {
	A, B   uint8 // the places it joins, numbered from 0
	Length uint8 // 1 or more
}
