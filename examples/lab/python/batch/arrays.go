package batch

import (
	"fmt"

	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/describe"
)

// A Shape says which of the larger arrays are wanted.
type Shape struct {
	Dense   bool `json:"dense"`
	Packed  bool `json:"packed"`
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

	// Dense is the position as the seat that is asked sees it: see describe.Arrays. Where
	// nobody is asked it is as the seat sees it that was asked last, or seat 1. Marks and
	// Numbers are the same without what is fixed: Marks those of the scale 1, Numbers the
	// others without their scales.
	Dense   []float32
	Marks   []uint8
	Numbers []int16
	// Actions has the number of each legal move, and Factors what the move is made of, each
	// filled up with -1. At chance all are -1.
	Actions []int64
	Factors []int32
}

// names are those of the arrays, in the order of the fields.
var names = [...]string{
	"seat", "legal", "leftOut", "ended", "rewards", "dense", "marks", "numbers", "actions", "factors",
}

// lengths returns how long arrays of a shape are, in the order of the fields.
func (b *Batch) lengths(s Shape) [len(names)]int {
	n, one := len(b.walkers), describe.One
	dense, packed, moves := n*one(s.Dense), n*one(s.Packed), n*b.config.Moves
	return [...]int{
		n, n, n, n, n * b.start.Seats(),
		dense * b.layout.Size, packed * b.marks, packed * b.numbers,
		moves * one(s.Actions), moves * b.factors * one(s.Factors),
	}
}

// Allocate makes the arrays of a shape, binds them, and fills them. Its error says that they
// would be too large, or that the game has none.
func (b *Batch) Allocate(s Shape) (*Arrays, error) {
	if s != (Shape{}) && b.layout.Size == 0 {
		return nil, describe.ErrNoArrays
	}
	n, elements := b.lengths(s), 0
	for _, length := range n {
		elements += length
	}
	if elements > mostElements {
		const says = "the arrays would have %d elements, more than %d: play fewer games, or bound the moves"
		return nil, fmt.Errorf(says, elements, mostElements)
	}
	a := &Arrays{
		make([]int8, n[0]), make([]int32, n[1]), make([]int32, n[2]), make([]uint8, n[3]), make([]float32, n[4]),
		make([]float32, n[5]), make([]uint8, n[6]), make([]int16, n[7]), make([]int64, n[8]), make([]int32, n[9]),
	}
	return a, b.Bind(a)
}

// Bind has the Batch write into these arrays from now on, and fills them. Those of the
// larger ones that are empty are not written. The error says which array has a wrong
// length, or that the game has no arrays; nothing is bound then.
func (b *Batch) Bind(a *Arrays) error {
	shape := Shape{len(a.Dense) > 0, len(a.Marks) > 0, len(a.Actions) > 0, len(a.Factors) > 0}
	if shape != (Shape{}) && b.layout.Size == 0 {
		return describe.ErrNoArrays
	}
	have := [...]int{
		len(a.Seat), len(a.Legal), len(a.LeftOut), len(a.Ended), len(a.Rewards),
		len(a.Dense), len(a.Marks), len(a.Numbers), len(a.Actions), len(a.Factors),
	}
	for i, length := range b.lengths(shape) {
		if have[i] != length {
			return fmt.Errorf("array %s has %d elements, but must have %d", names[i], have[i], length)
		}
	}
	b.arrays = a
	clear(b.places)
	return b.eachGame(b.write)
}

// see writes what a seat sees of a game.
func (b *Batch) see(i int, seat family.Seat) error {
	a, w, size, marks, numbers := b.arrays, b.walkers[i], b.layout.Size, b.marks, b.numbers
	if len(a.Marks) > 0 {
		if err := w.Pack(a.Marks[i*marks:][:marks], a.Numbers[i*numbers:][:numbers], seat); err != nil {
			return err
		}
	}
	if len(a.Dense) == 0 {
		return nil
	}
	return w.Write(a.Dense[i*size:][:size], seat, &b.places[i])
}

// Totals writes the points of each seat as things stand, one row a game.
func (b *Batch) Totals(dst []int32) error {
	seats := b.start.Seats()
	if len(dst) != seats*len(b.walkers) {
		return fmt.Errorf("there is room for %d totals, but %d games have %d seats each", len(dst), len(b.walkers), seats)
	}
	return b.eachGame(func(_, i int) error {
		for seat := range seats {
			dst[i*seats+seat] = int32(b.walkers[i].Total(family.Seat(seat + 1)))
		}
		return nil
	})
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
	clear(a.Rewards[i*seats : (i+1)*seats])
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
	if err := b.see(i, b.last[i]); err != nil {
		return err
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
