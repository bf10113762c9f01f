//go:build wasip1

package main

import (
	"math/rand/v2"
	"unsafe"
)

func main() {} // a module that is called is not run

// machines are what plays each game, in the order of frontend.Names.
var machines = []machine{steamRollers(), steamPower(), steam()}

// The areas of memory that the two sides share.
const (
	areaSlots = iota // two positions, one after the other
	areaMove         // one move
	areaFacts        // what is known of a position: see facts
)

// area is where an area of a game lies.
//
//go:wasmexport area
func area(game, which int32) unsafe.Pointer { return machines[game].area(which) }

// list lists the moves of the position in a slot and gives their number.
//
//go:wasmexport list
func list(game, slot int32) int32 { return machines[game].list(slot) }

// apply writes the position after the move of areaMove into the other slot, and tells
// its facts. It is 0 if the move is refused, and the other slot is then as it was.
//
//go:wasmexport apply
func apply(game, slot int32) int32 { return machines[game].apply(slot) }

var (
	source rand.PCG
	random = rand.New(&source)
)

// sample writes what chance decides to areaMove. It is 0 if chance is not asked.
//
//go:wasmexport sample
func sample(game, slot int32, a, b, c, d uint32) int32 {
	source.Seed(uint64(a)<<32|uint64(b), uint64(c)<<32|uint64(d))
	return machines[game].sample(slot, random)
}

// look tells the facts of the position in a slot.
//
//go:wasmexport look
func look(game, slot int32) { machines[game].look(slot) }

// input and output are the texts that come with a call.
var input, output []byte

// room is where the text of so many bytes is to be written that comes with the next
// call.
//
//go:wasmexport room
func room(bytes int32) unsafe.Pointer {
	if cap(input) < int(bytes)+1 {
		input = make([]byte, int(bytes)+1)
	}
	input = input[:bytes]
	return unsafe.Pointer(unsafe.SliceData(input))
}

// answer is where the text lies that answers the last call.
//
//go:wasmexport answer
func answer() unsafe.Pointer { return unsafe.Pointer(unsafe.SliceData(output)) }

// call does what a method says and gives the length of its answer.
//
//go:wasmexport call
func call(method, game, slot int32) int32 {
	output = reply(output[:0], method, game, slot)
	return int32(len(output))
}
