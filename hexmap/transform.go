package hexmap

import (
	"errors"
	"slices"
)

// Transform is the board reflected, if reflect is true, as [Hex.Reflect] does,
// and then turned by turns times 60° counter-clockwise, or clockwise if turns is
// negative. Its regions, cities, towns and charts go with the hexes, and so does
// its name. The function it returns says where: edge d of hex i of b is edge e
// of hex j of the new board, where j, e are its results for i, d.
//
// The grid of the new board is the smallest that holds its hexes: no row or
// column at its rim is empty, and of the two offsets it has the one that needs
// fewer columns, or [OddRow] if they need as many. So Transform(0, false) only
// trims the grid, and one transformation after another gives the same board as
// both in one.
//
// A long board may come to stand on end: Transform fails if the new board needs
// more than 26 rows or 999 columns.
func (b *Board) Transform(turns int, reflect bool) (*Board, func(i int, d Direction) (int, Direction), error) {
	m := motion{turns, reflect}
	hexes := make([]Hex, b.Len())
	for i := range hexes {
		hexes[i] = m.hex(b.Hex(i))
	}
	frame := tightFrame(hexes)
	if frame.rows > MaxRows || frame.columns > MaxColumns {
		return nil, nil, errors.New("hexmap: the transformed board needs more than 26 rows or 999 columns")
	}
	plots := make([]plot, b.Len())
	for i, h := range hexes {
		cell, _ := frame.offset.Cell(h.Add(frame.shift))
		plots[i] = plot{cell, b.Region(i), b.sites[i].feature}
	}
	moved := newBoard(b.name, frame.offset, frame.rows, frame.columns, plots)
	where := make([]int, b.Len())
	for i, h := range hexes {
		where[i], _ = moved.IndexOfHex(h.Add(frame.shift))
	}
	for difficulty := range b.blocked {
		for face, edges := range b.blocked[difficulty] {
			moved.blocked[difficulty][face] = m.edges(edges, frame.shift)
		}
	}
	return moved, func(i int, d Direction) (int, Direction) { return where[i], m.direction(d) }, nil
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

// edges is where edges lie after the motion and a shift, in canonical order.
func (m motion) edges(edges []Edge, shift Hex) []Edge {
	var moved []Edge
	for _, edge := range edges {
		moved = append(moved, EdgeOf(m.hex(edge.Hex()).Add(shift), m.direction(edge.Direction())))
	}
	slices.SortFunc(moved, Edge.Compare)
	return moved
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
