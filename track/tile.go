package track

import (
	"iter"
	"math/bits"

	"github.com/railhex/railhex/hexmap"
)

// A Tile is what a hex holds: tracks, and exits, each of which joins an edge to
// the town in the hex. No two of them end on the same edge, so a hex holds three
// tracks at the most, or six exits, or something between. A Tile is made by
// [Track.Tile], [Exit] and [Tile.Plus], or read by [ParseTile]; which tiles there
// are, and how many, is for a game to say.
//
// Tiles are comparable, and the zero Tile holds nothing. Two Tiles are == exactly
// if they hold the same. Numbers that are not made by this package may be invalid:
// no method promises anything of them but [Tile.IsValid] and those that print.
type Tile uint32

// A Tile is six octal digits, the last of them for East. The digit of an edge is 0 if
// nothing ends there. Otherwise it is 1 more than the edge that it is joined to: another
// one by a track, itself by an exit.
const (
	digitBits = 3
	digitMask = 1<<digitBits - 1
	ones      = 0o111111 // a 1 in each digit
)

// City is the tile with an exit on every edge. A city ends track on whatever edge it
// comes.
const City Tile = 0o654321

// Exit returns the tile that holds one exit, to edge d.
func Exit(d hexmap.Direction) Tile { return exits[d] }

var exits = [hexmap.NumDirections]Tile{0o1, 0o20, 0o300, 0o4000, 0o50000, 0o600000}

// Tile returns the tile that holds t alone, the zero Tile for the zero Track.
func (t Track) Tile() Tile { return tiles[t] }

// digit is the digit of an edge that is joined to another, or to itself.
func digit(edge, to hexmap.Direction) Tile { return Tile(to+1) << (digitBits * edge) }

// joins is the digit of an edge.
func (t Tile) joins(d hexmap.Direction) uint8 { return uint8(t >> (digitBits * d) & digitMask) }

// edges has a 1 in each digit whose edge is joined.
func (t Tile) edges() Tile { return (t | t>>1 | t>>2) & ones }

// IsValid reports whether t is what a hex can hold. The zero Tile is: a hex can
// be empty.
func (t Tile) IsValid() bool {
	if t > 0o777777 {
		return false
	}
	for d := range hexmap.Direction(hexmap.NumDirections) {
		if to := t.joins(d); to != 0 && t.joins(hexmap.Direction(to-1)) != uint8(d)+1 {
			return false
		}
	}
	return true
}

// Has reports whether a track or an exit of t ends on edge d.
func (t Tile) Has(d hexmap.Direction) bool { return t.joins(d) != 0 }

// HasExit reports whether t has an exit to edge d.
func (t Tile) HasExit(d hexmap.Direction) bool { return t.joins(d) == uint8(d)+1 }

// Other returns the edge that a track of t joins to edge d. It reports false if none
// does: if nothing ends on d, or an exit.
func (t Tile) Other(d hexmap.Direction) (other hexmap.Direction, ok bool) {
	to := t.joins(d)
	if to == 0 || to == uint8(d)+1 {
		return 0, false
	}
	return hexmap.Direction(to - 1), true
}

// Edges returns the edges on which something of t ends, in the bits of their directions: E+NW is 0b101.
func (t Tile) Edges() (set uint8) {
	for d := range hexmap.NumDirections {
		set |= uint8(t.edges()>>(digitBits*d)&1) << d
	}
	return set
}

// On returns the tile of only what ends on edge d: of one track, one exit, or nothing.
func (t Tile) On(d hexmap.Direction) Tile {
	if other, ok := t.Other(d); ok {
		return Between(d, other).Tile()
	}
	if t.HasExit(d) {
		return Exit(d)
	}
	return 0
}

// Contains reports whether t holds all that u holds.
func (t Tile) Contains(u Tile) bool { return (t^u)&(u.edges()*digitMask) == 0 }

// Plus returns the tile that holds what t and u hold. It reports false if there is no
// such tile, since something ends on the same edge in both.
func (t Tile) Plus(u Tile) (sum Tile, ok bool) {
	if t.edges()&u.edges() != 0 {
		return 0, false
	}
	return t | u, true
}

// Minus returns t without those of its tracks and exits that u holds too.
func (t Tile) Minus(u Tile) Tile {
	differ := (t ^ u).edges()
	return t & (differ * digitMask)
}

// numEdges returns the number of edges on which t has a track or an exit.
func (t Tile) numEdges() int { return bits.OnesCount32(uint32(t.edges())) }

// NumExits returns the number of exits of t.
func (t Tile) NumExits() int {
	return hexmap.NumDirections - bits.OnesCount32(uint32((t ^ City).edges()))
}

// NumTracks returns the number of tracks of t.
func (t Tile) NumTracks() int { return (t.numEdges() - t.NumExits()) / 2 }

// Tracks walks the tracks of t in their order.
func (t Tile) Tracks() iter.Seq[Track] {
	return func(yield func(Track) bool) {
		for d := range hexmap.Direction(hexmap.NumDirections) {
			if other, ok := t.Other(d); ok && d < other && !yield(Between(d, other)) {
				return
			}
		}
	}
}

// Exits walks the edges to which t has exits, in canonical order.
func (t Tile) Exits() iter.Seq[hexmap.Direction] {
	return func(yield func(hexmap.Direction) bool) {
		for d := range hexmap.Direction(hexmap.NumDirections) {
			if t.HasExit(d) && !yield(d) {
				return
			}
		}
	}
}

// Parts walks the tracks and exits of t, each as a tile of its own, in canonical
// order: by the first edge they end on.
func (t Tile) Parts() iter.Seq[Tile] {
	return func(yield func(Tile) bool) {
		for rest := t; rest != 0; {
			part := rest.On(hexmap.Direction(bits.TrailingZeros32(uint32(rest)) / digitBits))
			if !yield(part) {
				return
			}
			rest &^= part
		}
	}
}
