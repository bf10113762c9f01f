//go:build wasip1

package main

import (
	"math/rand/v2"
	"unsafe"

	"github.com/railhex/railhex/examples/frontend"
	younger "github.com/railhex/railhex/examples/steam"
	power "github.com/railhex/railhex/examples/steampower"
	"github.com/railhex/railhex/steamrollers"
)

// A machine plays one game in memory that JavaScript sees.
type machine interface {
	area(which int32) unsafe.Pointer
	list(slot int32) int32
	apply(slot int32) int32
	sample(slot int32, random *rand.Rand) int32
	look(slot int32)
	sizes() (state, move int)
	// position is the one in a slot, and put writes one there.
	position(slot int32) frontend.Position
	put(slot int32, p frontend.Position)
	// move is the text of the move in areaMove, and parse writes one there.
	move() string
	parse(text string) error
	phases() []string
}

// facts are what is known of a position without a call, and where the moves lie that
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

// A state is a pointer to the State of a game.
type state[S, M, Seat, Phase any] interface {
	*S
	AppendMoves([]M) []M
	ApplyTo(*S, M) error
	Sample(*rand.Rand) M
	Chance() bool
	Over() bool
	Turn() Seat
	Round() int
	Phase() Phase
}

// An engine is the machine of a game.
type engine[S any, M interface{ String() string }, Seat, Phase ~uint8, P state[S, M, Seat, Phase]] struct {
	slots [2]S
	made  M
	facts facts
	moves []M

	of        func(S) frontend.Position
	read      func(text string) (M, error)
	allPhases []string
}

func (e *engine[S, M, Seat, Phase, P]) area(which int32) unsafe.Pointer {
	switch which {
	case areaSlots:
		return unsafe.Pointer(&e.slots)
	case areaMove:
		return unsafe.Pointer(&e.made)
	}
	return unsafe.Pointer(&e.facts)
}

func (e *engine[S, M, Seat, Phase, P]) sizes() (state, move int) {
	return int(unsafe.Sizeof(e.slots[0])), int(unsafe.Sizeof(e.made))
}

func (e *engine[S, M, Seat, Phase, P]) list(slot int32) int32 {
	e.moves = P(&e.slots[slot]).AppendMoves(e.moves[:0])
	e.facts.moves = uint32(uintptr(unsafe.Pointer(unsafe.SliceData(e.moves))))
	return int32(len(e.moves))
}

func (e *engine[S, M, Seat, Phase, P]) apply(slot int32) int32 {
	if P(&e.slots[slot]).ApplyTo(&e.slots[1-slot], e.made) != nil {
		return 0
	}
	e.look(1 - slot)
	return e.facts.flags
}

func (e *engine[S, M, Seat, Phase, P]) sample(slot int32, random *rand.Rand) int32 {
	if !P(&e.slots[slot]).Chance() {
		return 0
	}
	e.made = P(&e.slots[slot]).Sample(random)
	return ready
}

func (e *engine[S, M, Seat, Phase, P]) look(slot int32) {
	s := P(&e.slots[slot])
	e.facts.flags, e.facts.turn, e.facts.round, e.facts.phase = ready, int32(s.Turn()), int32(s.Round()), int32(s.Phase())
	if s.Chance() {
		e.facts.flags |= chance
	}
	if s.Over() {
		e.facts.flags |= over
	}
}

func (e *engine[S, M, Seat, Phase, P]) position(slot int32) frontend.Position {
	return e.of(e.slots[slot])
}

func (e *engine[S, M, Seat, Phase, P]) put(slot int32, p frontend.Position) {
	e.slots[slot] = *p.(interface{ State() *S }).State()
	e.look(slot)
}

func (e *engine[S, M, Seat, Phase, P]) move() string { return e.made.String() }

func (e *engine[S, M, Seat, Phase, P]) parse(text string) (err error) {
	m, err := e.read(text)
	if err == nil {
		e.made = m
	}
	return err
}

func (e *engine[S, M, Seat, Phase, P]) phases() []string { return e.allPhases }

func steamRollers() machine {
	return &engine[steamrollers.State, steamrollers.Move, steamrollers.Seat, steamrollers.Phase, *steamrollers.State]{
		of: frontend.SteamRollers, read: steamrollers.ParseMove, allPhases: namesTo(steamrollers.PhaseOver),
	}
}

func steamPower() machine {
	return &engine[power.State, power.Move, power.Seat, power.Phase, *power.State]{
		of: frontend.SteamPower, read: power.ParseMove, allPhases: namesTo(power.PhaseOver),
	}
}

func steam() machine {
	return &engine[younger.State, younger.Move, younger.Seat, younger.Phase, *younger.State]{
		of: frontend.Steam, read: younger.ParseMove, allPhases: namesTo(younger.PhaseOver),
	}
}

// namesTo are the words of all phases, by their numbers.
func namesTo[Phase interface {
	~uint8
	String() string
}](last Phase) []string {
	names := []string{""}
	for phase := Phase(1); phase <= last; phase++ {
		names = append(names, phase.String())
	}
	return names
}
