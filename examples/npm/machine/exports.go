//go:build wasip1

package machine

import (
	"runtime"
	"unsafe"
)

// What a WebAssembly module exports that imports this package.

//go:wasmexport area
func area(game, which int32) unsafe.Pointer { return Area(game, which) }

//go:wasmexport list
func list(game, slot int32) int32 { return List(game, slot) }

//go:wasmexport apply
func apply(game, slot int32) int32 { return Apply(game, slot) }

//go:wasmexport sample
func sample(game, slot int32, a, b, c, d uint32) int32 {
	return Sample(game, slot, a, b, c, d)
}

//go:wasmexport kind
func kind(game int32) int32 { return Kind(game) }

//go:wasmexport look
func look(game, slot int32) { Look(game, slot) }

//go:wasmexport room
func room(bytes int32) unsafe.Pointer { return Room(bytes) }

//go:wasmexport answer
func answer() unsafe.Pointer { return Answer() }

// call lets goroutines of Go's runtime run before it does anything. There is one thread,
// and nothing preempts a goroutine: where a call collects no garbage itself, collecting
// would never end. It need not where Go takes collecting for too expensive, as it does
// for good when a system stands still for a second while garbage is collected.
//
//go:wasmexport call
func call(method, game, slot int32) int32 {
	runtime.Gosched()
	return Call(method, game, slot)
}
