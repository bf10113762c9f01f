package describe

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"

	"github.com/railhex/railhex/variants/family"
)

// A Walker goes through a game by index, for programs that play millions of moves: a
// move is its index in the list of the legal moves. Nothing in it allocates once its list
// has grown to the length that the game needs, except what gives text or a Position.
//
//	w := game.Walker()
//	if err := w.Set(p); err != nil { … }
//	for !w.Over() {
//		if w.Chance() {
//			w.Fall(random)
//			continue
//		}
//		w.Make(random.IntN(w.Len()))
//	}
//
// A new Walker has no position: Len is 0 until Set or Copy gives it one. A Walker serves
// one goroutine at a time.
type Walker interface {
	// Set goes to a position. Its error says that it is one of another game.
	Set(p Position) error
	// Copy goes to where another Walker of the same game stands. It panics if that is
	// one of another game.
	Copy(from Walker)
	// Position returns the position where the Walker stands.
	Position() Position

	Seats() int
	LongestGame() int  // moves that no game of the setup exceeds, those of chance included
	Turn() family.Seat // the seat that is asked; Nobody where chance is, and where the game is over
	Chance() bool
	Over() bool
	Total(seat family.Seat) int
	Rank(seat family.Seat) int
	Hash() uint64

	// Len returns the number of legal moves, or of the outcomes of chance as far as they are
	// listed. The list stays the same until the Walker moves.
	Len() int
	// Make makes the move of an index, from 0 on. It panics if there is no such move.
	Make(i int)
	// Fall makes a move of chance, drawn by its odds. It does nothing where chance is not
	// asked.
	Fall(random *rand.Rand)
	// Probability returns that of an outcome of chance, by its index in the list; 0 for a move
	// of a seat.
	Probability(i int) float64
	// Count counts the sequences of so many moves from here, as [family.Counter] does. The
	// Walker stays where it is.
	Count(moves int) family.Count
	// Text returns a move in the notation. Index returns the index of a move by its text,
	// -1 if it is not in the list.
	Text(i int) string
	Index(text string) int

	// Action returns the number of a move of a seat, from 0 on. AppendFactors appends
	// what that is made of. Write fills an array with the position as a seat sees it. See
	// [Arrays]; the error is ErrNoArrays if the game has none.
	Action(i int) (int, error)
	AppendFactors(dst []int, i int) ([]int, error)
	//
	// A program that writes the same array again and again, of positions of one setup, passes
	// places and so pays for what changes alone. They are the places where Write has put
	// something besides what is fixed, so that the next call can clear them; with nil or no places
	// it fills any array. A place may stand there several times.
	Write(dst []float32, seat family.Seat, places *[]int32) error
	// Pack fills what [Layout.Packed] counts with the position as a seat sees it.
	Pack(marks []uint8, numbers []int16, seat family.Seat) error
}

// A Layout says what the arrays and numbers of a game mean: see [Arrays].
type Layout struct {
	Version  int       `json:"version"`
	Size     int       `json:"size"`
	Actions  int       `json:"actions"`
	Sections []Section `json:"sections"`
	Blocks   []Block   `json:"blocks"`
}

// Packed returns how many marks and numbers a packed position has. That is an array without what is
// fixed: the marks are the numbers of the scale 1, as bytes; the numbers are the others, without their scales.
func (l Layout) Packed() (marks, numbers int) {
	_, marks, numbers = packed(l.Sections)
	return marks, numbers
}

// ErrNoArrays is the error of asking for numbers of a game without [Arrays].
var ErrNoArrays = errors.New("the description of this game has no arrays, which this needs")

func (g *described[State, Move, P]) Layout() (Layout, error) {
	a := g.parts.Arrays
	if a == nil {
		return Layout{}, ErrNoArrays
	}
	return Layout{a.Version, a.Size(), a.Actions.Len(), a.Sections, a.Actions.blocks}, nil
}

func (g *described[State, Move, P]) Walker() Walker {
	return &walker[State, Move, P]{of: g}
}

type walker[State comparable, Move family.Written, P family.Pointer[State, Move]] struct {
	state  State
	moves  []Move
	listed bool // moves are those of state
	// counter is the room that counting needs.
	counter family.Counter[P, State, Move]
	factors []int // room for those of a move
	puts    puts  // room for those of an array
	of      *described[State, Move, P]
}

func (w *walker[State, Move, P]) s() P { return &w.state }

func (w *walker[State, Move, P]) Set(p Position) error {
	own, ok := p.(*position[State, Move, P])
	if !ok || own.of.Name() != w.of.Name() {
		return fmt.Errorf("the position is of %s, and the Walker of %s", p.Of().Name(), w.of.Name())
	}
	w.state, w.listed = own.state, false
	return nil
}

func (w *walker[State, Move, P]) Copy(from Walker) {
	w.state, w.listed = from.(*walker[State, Move, P]).state, false
}

func (w *walker[State, Move, P]) Position() Position         { return w.of.at(w.state) }
func (w *walker[State, Move, P]) Seats() int                 { return w.s().Seats() }
func (w *walker[State, Move, P]) LongestGame() int           { return w.s().LongestGame() }
func (w *walker[State, Move, P]) Turn() family.Seat          { return w.s().Turn() }
func (w *walker[State, Move, P]) Chance() bool               { return w.s().Chance() }
func (w *walker[State, Move, P]) Over() bool                 { return w.s().Over() }
func (w *walker[State, Move, P]) Total(seat family.Seat) int { return w.s().Total(seat) }
func (w *walker[State, Move, P]) Rank(seat family.Seat) int  { return w.s().Rank(seat) }
func (w *walker[State, Move, P]) Hash() uint64               { return w.s().Hash() }

// list is the legal moves.
func (w *walker[State, Move, P]) list() []Move {
	if !w.listed {
		w.moves, w.listed = w.s().AppendMoves(w.moves[:0]), true
	}
	return w.moves
}

func (w *walker[State, Move, P]) Len() int { return len(w.list()) }

func (w *walker[State, Move, P]) Make(i int) { w.apply(w.list()[i]) }

func (w *walker[State, Move, P]) Fall(random *rand.Rand) {
	if w.s().Chance() {
		w.apply(w.s().Sample(random))
	}
}

func (w *walker[State, Move, P]) apply(m Move) {
	if err := w.s().ApplyTo(&w.state, m); err != nil {
		panic(fmt.Sprintf("describe: %s lists %v, and refuses it: %v", w.of.Name(), m, err))
	}
	w.listed = false
}

func (w *walker[State, Move, P]) Probability(i int) float64 { return w.s().Probability(w.list()[i]) }

func (w *walker[State, Move, P]) Count(moves int) family.Count {
	return w.counter.Count(&w.state, moves)
}

func (w *walker[State, Move, P]) Text(i int) string { return w.list()[i].String() }

func (w *walker[State, Move, P]) Index(text string) int {
	m, err := w.of.parts.Notation.parseMove(text)
	if err != nil {
		return -1
	}
	return slices.Index(w.list(), m)
}

func (w *walker[State, Move, P]) Action(i int) (int, error) {
	a := w.of.parts.Arrays
	if a == nil {
		return -1, ErrNoArrays
	}
	w.factors = a.AppendFactors(w.factors[:0], &w.state, w.list()[i])
	return a.Actions.Of(w.factors...), nil
}

func (w *walker[State, Move, P]) AppendFactors(dst []int, i int) ([]int, error) {
	if w.of.parts.Arrays == nil {
		return dst, ErrNoArrays
	}
	return w.of.parts.Arrays.AppendFactors(dst, &w.state, w.list()[i]), nil
}

func (w *walker[State, Move, P]) Pack(marks []uint8, numbers []int16, seat family.Seat) error {
	a := w.of.parts.Arrays
	if a == nil {
		return ErrNoArrays
	}
	clear(marks)
	clear(numbers)
	a.put(&w.puts, w.of.packed, true, &w.state, seat)
	w.puts.pack(marks, numbers)
	return nil
}

func (w *walker[State, Move, P]) Write(dst []float32, seat family.Seat, places *[]int32) error {
	switch a := w.of.parts.Arrays; {
	case a == nil:
		return ErrNoArrays
	case places == nil:
		a.fill(&w.puts, dst, &w.state, seat)
	default:
		a.refill(&w.puts, dst, &w.state, seat, places)
	}
	return nil
}
