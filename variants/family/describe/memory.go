package describe

import (
	"math/rand/v2"
	"slices"

	"github.com/railhex/railhex/variants/family"
)

// A Memory plays a game in places that do not move. It is for programs in other languages
// that keep positions and moves as the bytes that they are in Go. It has two positions in
// slots 0 and 1, a move, and a list of moves. A slot without a position holds the zero
// State.
//
// Bytes that were copied out may be written back as long as a Position of the same setup
// is kept. They hold a pointer to what never changes in a game.
type Memory interface {
	// Slots returns a pointer to the array of the two States, Made to the Move, and Listed
	// to the slice of moves that List and Read fill.
	Slots() any
	Made() any
	Listed() any

	// List lists the legal moves of the position in a slot, and returns their number.
	List(slot int) int
	// Read lists moves by their texts.
	Read(texts []string) error
	// Apply applies the move to the position in a slot, writes the position after it
	// to the other slot, and reports whether the move is legal.
	Apply(slot int) bool
	// Sample draws what chance decides in a slot as the move, and reports whether
	// chance is asked.
	Sample(slot int, random *rand.Rand) bool
	// Facts returns what there is to know of the position in a slot without a Position.
	Facts(slot int) Facts

	// Position returns the one in a slot. Put writes one there, and panics if it is of
	// another game.
	Position(slot int) Position
	Put(slot int, p Position)
	// Text returns the text of the move, and Parse reads the move. Kind returns the number
	// of its kind in Game.Moves, from 0 on; -1 if it is not there.
	Text() string
	Kind() int
	Parse(text string) error
}

// Facts are what changes with each move and can be asked without allocating.
type Facts struct {
	Chance, Over bool
	Turn, Round  int
	Phase        int // in Game.Phases, from 0 on; -1 if it is not there
}

func (g *described[State, Move, P]) Memory() Memory { return &memory[State, Move, P]{of: g} }

type memory[State comparable, Move family.Written, P family.Pointer[State, Move]] struct {
	slots [2]State
	made  Move
	moves []Move
	of    *described[State, Move, P]
}

func (t *memory[State, Move, P]) Slots() any  { return &t.slots }
func (t *memory[State, Move, P]) Made() any   { return &t.made }
func (t *memory[State, Move, P]) Listed() any { return &t.moves }

func (t *memory[State, Move, P]) List(slot int) int {
	t.moves = P(&t.slots[slot]).AppendMoves(t.moves[:0])
	return len(t.moves)
}

func (t *memory[State, Move, P]) Read(texts []string) error {
	t.moves = t.moves[:0]
	for _, text := range texts {
		m, err := t.of.parts.Notation.parseMove(text)
		if err != nil {
			return err
		}
		t.moves = append(t.moves, m)
	}
	return nil
}

func (t *memory[State, Move, P]) Apply(slot int) bool {
	return P(&t.slots[slot]).ApplyTo(&t.slots[1-slot], t.made) == nil
}

func (t *memory[State, Move, P]) Sample(slot int, random *rand.Rand) bool {
	s := P(&t.slots[slot])
	if !s.Chance() {
		return false
	}
	t.made = s.Sample(random)
	return true
}

func (t *memory[State, Move, P]) Facts(slot int) Facts {
	s := P(&t.slots[slot])
	return Facts{
		Chance: s.Chance(), Over: s.Over(), Turn: int(s.Turn()), Round: t.of.round(&t.slots[slot]),
		Phase: slices.Index(t.of.phases(), t.of.phase(&t.slots[slot])),
	}
}

func (t *memory[State, Move, P]) Position(slot int) Position { return t.of.at(t.slots[slot]) }

func (t *memory[State, Move, P]) Put(slot int, p Position) {
	t.slots[slot] = p.(*position[State, Move, P]).state
}

func (t *memory[State, Move, P]) Text() string { return t.made.String() }

func (t *memory[State, Move, P]) Kind() int {
	kind := t.of.kind(t.made)
	return slices.IndexFunc(t.of.movesOrNone(), func(k Kind) bool { return k.Name == kind })
}

func (t *memory[State, Move, P]) Parse(text string) (err error) {
	m, err := t.of.parts.Notation.parseMove(text)
	if err == nil {
		t.made = m
	}
	return err
}
