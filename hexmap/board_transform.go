package hexmap

// Transform returns the board reflected, if reflect is true, as [Hex.Reflect] does, and then
// turned by turns times 60° counter-clockwise, or clockwise if turns is negative. Its
// regions, cities, towns and charts go with the hexes, and so does its name. The function
// it returns maps edges. If its results for i, d are j, e, then edge d of hex i of b is
// edge e of hex j of the new board.
//
// The grid of the new board is the smallest that holds its hexes: no row or column at its
// rim is empty. It has the offset that needs fewer columns, or [OddRow]
// if both need as many. So Transform(0, false) only trims the grid, and one
// transformation after another gives the same board as both in one.
//
// A long board may come to stand on end: Transform fails if the new board needs
// more than 26 rows or 999 columns.
func (b *Board) Transform(turns int, reflect bool) (*Board, func(i int, d Direction) (int, Direction), error) {
	t, err := b.transform(turns, reflect)
	if err != nil {
		return nil, nil, err
	}
	lands := make([]land, b.Len())
	for i, l := range b.lands {
		lands[t.to[i]] = l
	}
	moved := newBoard(b.name, t.grid, lands)
	for difficulty := range b.blocked {
		for face, edges := range b.blocked[difficulty] {
			moved.blocked[difficulty][face] = t.edges(edges)
		}
	}
	return moved, t.where, nil
}
