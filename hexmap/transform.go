package hexmap

import (
	"fmt"
	"slices"
)

// transformed is a grid that was reflected and turned, and where its hexes are.
type transformed struct {
	grid  Grid
	to    []int // by the hexes of the grid before
	moved motion
	shift Hex
}

// transform reflects and turns a grid and trims it. It fails if more rows or
// columns are needed than there may be.
func (g *Grid) transform(turns int, reflect bool) (*transformed, error) {
	t := &transformed{moved: motion{turns, reflect}, to: make([]int, g.Len())}
	hexes := make([]Hex, g.Len())
	for i := range hexes {
		hexes[i] = t.moved.hex(g.Hex(i))
	}
	frame := tightFrame(hexes)
	if frame.rows > MaxRows || frame.columns > MaxColumns {
		return nil, fmt.Errorf("hexmap: the transformed board needs more than %d rows or %d columns", MaxRows, MaxColumns)
	}
	t.shift = frame.shift
	cells := make([]Cell, g.Len())
	for i, h := range hexes {
		cells[i], _ = frame.offset.Cell(h.Add(frame.shift))
	}
	slices.SortFunc(cells, Cell.Compare)
	t.grid = newGrid(frame.offset, frame.rows, frame.columns, cells)
	for i, h := range hexes {
		t.to[i], _ = t.grid.IndexOfHex(h.Add(frame.shift))
	}
	return t, nil
}

// where says what becomes of edge d of hex i.
func (t *transformed) where(i int, d Direction) (int, Direction) {
	return t.to[i], t.moved.direction(d)
}

// edges is what becomes of some edges, in canonical order.
func (t *transformed) edges(edges []Edge) []Edge {
	var moved []Edge
	for _, edge := range edges {
		moved = append(moved, EdgeOf(t.moved.hex(edge.Hex()).Add(t.shift), t.moved.direction(edge.Direction())))
	}
	slices.SortFunc(moved, Edge.compare)
	return moved
}

// motion is a reflection, perhaps, and then a turn about the origin.
type motion struct {
	turns   int
	reflect bool
}

func (m motion) hex(h Hex) Hex {
	if m.reflect {
		h = h.Reflect()
	}
	return h.Rotate(m.turns)
}

func (m motion) direction(d Direction) Direction {
	if m.reflect {
		d = d.Reflect()
	}
	return d.Rotate(m.turns)
}

// frame is a grid about hexes that are shifted into it.
type frame struct {
	offset        Offset
	shift         Hex
	rows, columns int
}

// tightFrame is the smallest frame about some hexes.
func tightFrame(hexes []Hex) frame {
	if len(hexes) == 0 {
		return frame{}
	}
	odd, even := frameOf(OddRow, hexes), frameOf(EvenRow, hexes)
	if even.columns < odd.columns {
		return even
	}
	return odd
}

func frameOf(offset Offset, hexes []Hex) frame {
	byRow := func(h, o Hex) int { return h.R - o.R }
	top := slices.MinFunc(hexes, byRow).R
	bottom := slices.MaxFunc(hexes, byRow).R
	column := func(h Hex) int { return h.Q + offset.slant(h.R-top) }
	left, right := column(hexes[0]), column(hexes[0])
	for _, h := range hexes {
		left, right = min(left, column(h)), max(right, column(h))
	}
	return frame{offset, Hex{-left, -top}, bottom - top + 1, right - left + 1}
}
