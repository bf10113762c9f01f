package machine

import (
	"math/rand/v2"
	"reflect"
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

func (m *machine) area(which int32) unsafe.Pointer {
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

func (m *machine) list(slot int32) int32 {
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

func (m *machine) read(texts []string) error {
	err := m.Read(texts)
	m.tell()
	return err
}

func (m *machine) apply(slot int32) int32 {
	if !m.Apply(int(slot)) {
		return 0
	}
	m.look(1 - slot)
	return m.facts.flags
}

func (m *machine) sample(slot int32, random *rand.Rand) int32 {
	if !m.Sample(int(slot), random) {
		return 0
	}
	return ready
}

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

// phases are the words of all phases by their numbers, 0 without a word.
func (m *machine) phases() []string { return append([]string{""}, m.game.Phases()...) }
