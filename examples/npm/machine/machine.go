package machine

import (
	"math/rand/v2"
	"reflect"
	"runtime"
	"unsafe"

	"github.com/railhex/railhex/variants/family/describe"
)

// A machine is a game in memory that the other program sees.
type machine struct {
	describe.Memory
	game  describe.Game
	facts facts
}

// facts are what are known of a position without a call, and where the moves lie that
// were listed last.
type facts struct {
	flags, turn, round, phase int32
	moves                     uint32
}

// What flags say.
const (
	ready = 1 << iota // there is a position
	chance
	over
)

// games are the machines of the games that are served.
var games []*machine

// all are these games.
var all describe.Games

// Use says which games are served, by their numbers from 0 on. A program calls it once,
// before anything else.
func Use(served ...describe.Game) {
	all, games = served, nil
	for _, g := range served {
		games = append(games, &machine{Memory: g.Memory(), game: g})
	}
}

// The areas of memory that a game has.
const (
	AreaSlots = iota // two positions, one after the other
	AreaMove         // one move
	AreaFacts        // what is known of a position: see facts
)

// Area is where an area of a game lies.
//
//go:wasmexport area
func Area(game, which int32) unsafe.Pointer {
	m := games[game]
	switch which {
	case AreaSlots:
		return reflect.ValueOf(m.Slots()).UnsafePointer()
	case AreaMove:
		return reflect.ValueOf(m.Made()).UnsafePointer()
	}
	return unsafe.Pointer(&m.facts)
}

// sizes are how many bytes a position and a move have.
func (m *machine) sizes() (state, move int) {
	return int(reflect.TypeOf(m.Slots()).Elem().Elem().Size()), int(reflect.TypeOf(m.Made()).Elem().Size())
}

// List lists the moves of the position in a slot and gives their number.
//
//go:wasmexport list
func List(game, slot int32) int32 {
	m := games[game]
	n := m.List(int(slot))
	m.tell()
	return int32(n)
}

// tell tells where the moves lie.
func (m *machine) tell() {
	m.facts.moves = uint32(uintptr(m.listed())) // an address of WebAssembly
}

// listed is where the moves lie that were listed last.
func (m *machine) listed() unsafe.Pointer {
	return reflect.ValueOf(m.Listed()).Elem().UnsafePointer()
}

// Apply writes the position after the move of AreaMove into the other slot, and tells
// its facts. It is 0 if the move is refused, and the other slot is then as it was.
//
//go:wasmexport apply
func Apply(game, slot int32) int32 {
	if !games[game].Apply(int(slot)) {
		return 0
	}
	Look(game, 1-slot)
	return games[game].facts.flags
}

var (
	source rand.PCG
	random = rand.New(&source)
)

// Sample writes what chance decides to AreaMove, by numbers of the caller. It is 0 if
// chance is not asked.
//
//go:wasmexport sample
func Sample(game, slot int32, a, b, c, d uint32) int32 {
	source.Seed(uint64(a)<<32|uint64(b), uint64(c)<<32|uint64(d))
	if !games[game].Sample(int(slot), random) {
		return 0
	}
	return ready
}

// Look tells the facts of the position in a slot.
//
//go:wasmexport look
func Look(game, slot int32) { games[game].look(slot) }

func (m *machine) look(slot int32) {
	f := m.Facts(int(slot))
	m.facts.flags, m.facts.turn, m.facts.round, m.facts.phase = ready, int32(f.Turn), int32(f.Round), int32(f.Phase+1)
	if f.Chance {
		m.facts.flags |= chance
	}
	if f.Over {
		m.facts.flags |= over
	}
}

func (m *machine) put(slot int32, p describe.Position) {
	m.Put(int(slot), p)
	m.look(slot)
}

// Kind returns the number of the kind of the move of AreaMove, from 1 on; 0 if it is not
// among the kinds of the game.
//
//go:wasmexport kind
func Kind(game int32) int32 { return int32(games[game].Kind() + 1) }

// input and output are the texts that come with a call.
var input, output []byte

// Room is where the text of so many bytes is to be written that comes with the next
// call.
//
//go:wasmexport room
func Room(bytes int32) unsafe.Pointer {
	if cap(input) < int(bytes)+1 {
		input = make([]byte, int(bytes)+1)
	}
	input = input[:bytes]
	return unsafe.Pointer(unsafe.SliceData(input))
}

// Answer is where the text lies that answers the last call.
//
//go:wasmexport answer
func Answer() unsafe.Pointer { return unsafe.Pointer(unsafe.SliceData(output)) }

// Call does what a method says and gives the length of its answer. Method 0 tells the
// numbers of the others.
//
// It lets goroutines of Go's runtime run before it does anything. In WebAssembly there is one
// thread, and nothing preempts a goroutine: where a call collects no garbage itself, collecting
// would never end. It need not where Go takes collecting for too expensive, as it does
// for good when a system stands still for a second while garbage is collected.
//
//go:wasmexport call
func Call(method, game, slot int32) int32 {
	runtime.Gosched()
	output = reply(output[:0], method, game, slot)
	return int32(len(output))
}
