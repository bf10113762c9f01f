package machine

import (
	"math/rand/v2"
	"unsafe"

	"github.com/railhex/railhex/examples/frontend"
	"github.com/railhex/railhex/steamrollers"
	younger "github.com/railhex/railhex/variants/steam"
	power "github.com/railhex/railhex/variants/steampower"
)

// A game is played in memory that the other program sees.
type game interface {
	area(which int32) unsafe.Pointer
	list(slot int32) int32
	// listed is where the moves lie that were listed last.
	listed() unsafe.Pointer
	apply(slot int32) int32
	sample(slot int32, random *rand.Rand) int32
	look(slot int32)
	sizes() (state, move int)
	// position is the one in a slot, and put writes one there.
	position(slot int32) frontend.Position
	put(slot int32, p frontend.Position)
	// move is the text of the move in AreaMove, and parse writes one there.
	move() string
	parse(text string) error
	// read lists moves by their texts, and gives their number.
	read(texts []string) (int, error)
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

// A table is where a game is played.
type table[S any, M interface{ String() string }, Seat, Phase ~uint8, P state[S, M, Seat, Phase]] struct {
	slots [2]S
	made  M
	facts facts
	moves []M

	of        func(S) frontend.Position
	parseMove func(text string) (M, error)
	allPhases []string
}

func (t *table[S, M, Seat, Phase, P]) area(which int32) unsafe.Pointer {
	switch which {
	case AreaSlots:
		return unsafe.Pointer(&t.slots)
	case AreaMove:
		return unsafe.Pointer(&t.made)
	}
	return unsafe.Pointer(&t.facts)
}

func (t *table[S, M, Seat, Phase, P]) sizes() (state, move int) {
	return int(unsafe.Sizeof(t.slots[0])), int(unsafe.Sizeof(t.made))
}

func (t *table[S, M, Seat, Phase, P]) list(slot int32) int32 {
	t.moves = P(&t.slots[slot]).AppendMoves(t.moves[:0])
	t.tell()
	return int32(len(t.moves))
}

// tell tells where the moves lie.
func (t *table[S, M, Seat, Phase, P]) tell() {
	t.facts.moves = uint32(uintptr(t.listed())) // an address of WebAssembly
}

func (t *table[S, M, Seat, Phase, P]) read(texts []string) (int, error) {
	t.moves = t.moves[:0]
	for _, text := range texts {
		m, err := t.parseMove(text)
		if err != nil {
			return 0, err
		}
		t.moves = append(t.moves, m)
	}
	t.tell()
	return len(t.moves), nil
}

func (t *table[S, M, Seat, Phase, P]) listed() unsafe.Pointer {
	return unsafe.Pointer(unsafe.SliceData(t.moves))
}

func (t *table[S, M, Seat, Phase, P]) apply(slot int32) int32 {
	if P(&t.slots[slot]).ApplyTo(&t.slots[1-slot], t.made) != nil {
		return 0
	}
	t.look(1 - slot)
	return t.facts.flags
}

func (t *table[S, M, Seat, Phase, P]) sample(slot int32, random *rand.Rand) int32 {
	if !P(&t.slots[slot]).Chance() {
		return 0
	}
	t.made = P(&t.slots[slot]).Sample(random)
	return ready
}

func (t *table[S, M, Seat, Phase, P]) look(slot int32) {
	s := P(&t.slots[slot])
	t.facts.flags, t.facts.turn, t.facts.round, t.facts.phase = ready, int32(s.Turn()), int32(s.Round()), int32(s.Phase())
	if s.Chance() {
		t.facts.flags |= chance
	}
	if s.Over() {
		t.facts.flags |= over
	}
}

func (t *table[S, M, Seat, Phase, P]) position(slot int32) frontend.Position {
	return t.of(t.slots[slot])
}

func (t *table[S, M, Seat, Phase, P]) put(slot int32, p frontend.Position) {
	t.slots[slot] = *p.(interface{ State() *S }).State()
	t.look(slot)
}

func (t *table[S, M, Seat, Phase, P]) move() string { return t.made.String() }

func (t *table[S, M, Seat, Phase, P]) parse(text string) (err error) {
	m, err := t.parseMove(text)
	if err == nil {
		t.made = m
	}
	return err
}

func (t *table[S, M, Seat, Phase, P]) phases() []string { return t.allPhases }

func steamRollers() game {
	return &table[steamrollers.State, steamrollers.Move, steamrollers.Seat, steamrollers.Phase, *steamrollers.State]{
		of: frontend.SteamRollers, parseMove: steamrollers.ParseMove, allPhases: namesTo(steamrollers.PhaseOver),
	}
}

func steamPower() game {
	return &table[power.State, power.Move, power.Seat, power.Phase, *power.State]{
		of: frontend.SteamPower, parseMove: power.ParseMove, allPhases: namesTo(power.PhaseOver),
	}
}

func steam() game {
	return &table[younger.State, younger.Move, younger.Seat, younger.Phase, *younger.State]{
		of: frontend.Steam, parseMove: younger.ParseMove, allPhases: namesTo(younger.PhaseOver),
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
