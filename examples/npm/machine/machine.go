package machine

import (
	"math/rand/v2"
	"unsafe"
)

// The areas of memory that a game has.
const (
	AreaSlots = iota // two positions, one after the other
	AreaMove         // one move
	AreaFacts        // what is known of a position: see facts
)

// Area is where an area of a game lies.
func Area(game, which int32) unsafe.Pointer { return games[game].area(which) }

// List lists the moves of the position in a slot and gives their number.
func List(game, slot int32) int32 { return games[game].list(slot) }

// Apply writes the position after the move of AreaMove into the other slot, and tells
// its facts. It is 0 if the move is refused, and the other slot is then as it was.
func Apply(game, slot int32) int32 { return games[game].apply(slot) }

var (
	source rand.PCG
	random = rand.New(&source)
)

// Sample writes what chance decides to AreaMove, by numbers of the caller. It is 0 if
// chance is not asked.
func Sample(game, slot int32, a, b, c, d uint32) int32 {
	source.Seed(uint64(a)<<32|uint64(b), uint64(c)<<32|uint64(d))
	return games[game].sample(slot, random)
}

// Look tells the facts of the position in a slot.
func Look(game, slot int32) { games[game].look(slot) }

// Kind returns the number of the kind of the move of AreaMove, from 1 on; 0 if it is not
// among the kinds of the game.
func Kind(game int32) int32 { return int32(games[game].Kind() + 1) }

// input and output are the texts that come with a call.
var input, output []byte

// Room is where the text of so many bytes is to be written that comes with the next
// call.
func Room(bytes int32) unsafe.Pointer {
	if cap(input) < int(bytes)+1 {
		input = make([]byte, int(bytes)+1)
	}
	input = input[:bytes]
	return unsafe.Pointer(unsafe.SliceData(input))
}

// Answer is where the text lies that answers the last call.
func Answer() unsafe.Pointer { return unsafe.Pointer(unsafe.SliceData(output)) }

// Call does what a method says and gives the length of its answer. Method 0 tells the
// numbers of the others.
func Call(method, game, slot int32) int32 {
	output = reply(output[:0], method, game, slot)
	return int32(len(output))
}
