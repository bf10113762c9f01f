//go:build wasip1

package main

import (
	"runtime"
	"unsafe"

	"github.com/railhex/railhex/examples/javascript/machine"
)

//go:wasmexport area
func area(game, which int32) unsafe.Pointer { return machine.Area(game, which) }

//go:wasmexport list
func list(game, slot int32) int32 { return machine.List(game, slot) }

//go:wasmexport apply
func apply(game, slot int32) int32 { return machine.Apply(game, slot) }

//go:wasmexport sample
func sample(game, slot int32, a, b, c, d uint32) int32 {
	return machine.Sample(game, slot, a, b, c, d)
}

//go:wasmexport look
func look(game, slot int32) { machine.Look(game, slot) }

//go:wasmexport room
func room(bytes int32) unsafe.Pointer { return machine.Room(bytes) }

//go:wasmexport answer
func answer() unsafe.Pointer { return machine.Answer() }

// call lets goroutines of Go's runtime run before it does anything. There is one thread,
// and nothing preempts a goroutine: where a call collects no garbage itself, collecting
// would never end. It need not where Go takes collecting for too expensive, as it does
// for good when a system stands still for a second while garbage is collected.
//
//go:wasmexport call
func call(method, game, slot int32) int32 {
	runtime.Gosched()
	return machine.Call(method, game, slot)
}
