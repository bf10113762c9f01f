package batch

import (
	"fmt"

	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/describe"
)

// A Shape says which of the larger arrays are wanted.
type Shape struct {
	Dense   bool `json:"dense"`
	Actions bool `json:"actions"`
	Factors bool `json:"factors"`
}

// Arrays are what a Batch writes about its games after each Reset and Step, one row a
// game.
type Arrays struct {
	Seat    []int8    // who is asked; 0 where chance is, and where the game is over
	Legal   []int32   // legal moves that may be chosen
	LeftOut []int32   // legal moves beyond Config.Moves
	Ended   []uint8   // 1 if the game is over
	Rewards []float32 // for each seat, once the game is over: see family.Return; 0 before
	Totals  []int32   // points of each seat as things stand

	// Dense is the position as the seat that is asked sees it: see describe.Arrays. Where
	// nobody is asked it is as the seat sees it that was asked last, or seat 1.
	Dense []float32
	// Actions has the number of each legal move, and Factors what the move is made of, each
	// filled up with -1. At chance all are -1.
	Actions []int64
	Factors []int32
}

// sizes returns the lengths of all arrays, in the order of the fields.
func (b *Batch) sizes(s Shape) map[string]int {
	n, seats := len(b.walkers), b.start.Seats()
	sizes := map[string]int{"seat": n, "legal": n, "leftOut": n, "ended": n, "rewards": n * seats, "totals": n * seats}
	if s.Dense {
		sizes["dense"] = n * b.layout.Size
	}
	if s.Actions {
		sizes["actions"] = n * b.config.Moves
	}
	if s.Factors {
		sizes["factors"] = n * b.config.Moves * b.factors
	}
	return sizes
}

// Allocate makes the arrays of a shape, binds them, and fills them. Its error says that they
// would be too large, or that the game has none.
func (b *Batch) Allocate(s Shape) (*Arrays, error) {
	if s != (Shape{}) && b.layout.Size == 0 {
		return nil, describe.ErrNoArrays
	}
	sizes := b.sizes(s)
	elements := 0
	for _, n := range sizes {
		elements += n
	}
	if elements > mostElements {
		return nil, fmt.Errorf("the arrays would have %d elements, more than %d: play fewer games, or bound the moves", elements, mostElements)
	}
	a := &Arrays{
		Seat: make([]int8, sizes["seat"]), Legal: make([]int32, sizes["legal"]), LeftOut: make([]int32, sizes["leftOut"]),
		Ended: make([]uint8, sizes["ended"]), Rewards: make([]float32, sizes["rewards"]), Totals: make([]int32, sizes["totals"]),
		Dense: make([]float32, sizes["dense"]), Actions: make([]int64, sizes["actions"]), Factors: make([]int32, sizes["factors"]),
	}
	return a, b.Bind(a)
}

// Bind has the Batch write into these arrays from now on, and fills them. Those of the
// larger ones that are empty are not written. The error says which array has a wrong
// length, or that the game has no arrays; nothing is bound then.
func (b *Batch) Bind(a *Arrays) error {
	shape := Shape{len(a.Dense) > 0, len(a.Actions) > 0, len(a.Factors) > 0}
	if shape != (Shape{}) && b.layout.Size == 0 {
		return describe.ErrNoArrays
	}
	sizes := b.sizes(shape)
	for name, length := range map[string]int{
		"seat": len(a.Seat), "legal": len(a.Legal), "leftOut": len(a.LeftOut), "ended": len(a.Ended),
		"rewards": len(a.Rewards), "totals": len(a.Totals), "dense": len(a.Dense),
		"actions": len(a.Actions), "factors": len(a.Factors),
	} {
		if length != sizes[name] {
			return fmt.Errorf("array %s has %d elements, but must have %d", name, length, sizes[name])
		}
	}
	b.arrays = a
	clear(b.places)
	return b.eachGame(b.write)
}

// write writes the rows of one game.
func (b *Batch) write(_, i int) error {
	w, a, seats := b.walkers[i], b.arrays, b.start.Seats()
	seat, legal, over := w.Turn(), 0, w.Over() || b.forfeit[i]
	switch {
	case over:
		seat = family.Nobody
	case w.Chance():
		legal = max(1, w.Len())
	default:
		legal = w.Len()
	}
	a.Seat[i] = int8(seat)
	a.Legal[i] = int32(min(legal, b.config.Moves))
	a.LeftOut[i] = int32(legal) - a.Legal[i]
	a.Ended[i] = 0
	for other := range seats {
		a.Rewards[i*seats+other] = 0
		a.Totals[i*seats+other] = int32(w.Total(family.Seat(other + 1)))
	}
	switch {
	case b.forfeit[i]:
		a.Ended[i], a.Rewards[i*seats+int(b.last[i])-1] = 1, -1
	case over:
		a.Ended[i] = 1
		for other, standing := range w.Position().Standing()[1:] {
			a.Rewards[i*seats+other] = float32(standing.Return)
		}
	}
	if seat != family.Nobody {
		b.last[i] = seat
	}
	if size := b.layout.Size; len(a.Dense) > 0 {
		if err := w.Write(a.Dense[i*size:(i+1)*size], b.last[i], &b.places[i]); err != nil {
			return err
		}
	}
	return b.writeMoves(i, int(a.Legal[i]))
}

// writeMoves writes the numbers and factors of the legal moves.
func (b *Batch) writeMoves(i, legal int) error {
	a, w, most := b.arrays, b.walkers[i], b.config.Moves
	if w.Chance() {
		legal = 0
	}
	if len(a.Actions) > 0 {
		row := a.Actions[i*most : (i+1)*most]
		for j := range row {
			row[j] = -1
			if j < legal {
				action, err := w.Action(j)
				if err != nil {
					return err
				}
				row[j] = int64(action)
			}
		}
	}
	if len(a.Factors) > 0 {
		var parts [64]int
		row := a.Factors[i*most*b.factors : (i+1)*most*b.factors]
		for j := range row {
			row[j] = -1
		}
		for j := range legal {
			found, err := w.AppendFactors(parts[:0], j)
			if err != nil {
				return err
			}
			for k, digit := range found {
				row[j*b.factors+k] = int32(digit)
			}
		}
	}
	return nil
}
