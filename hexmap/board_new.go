package hexmap

// land is what a board knows of one of its hexes beside where it is.
type land struct {
	region uint8
	mark   Mark // a city, a town or 0
}

// newBoard is a board without charts: what stands in each hex of a grid.
func newBoard(name string, g Grid, lands []land) *Board {
	b := &Board{grid: g, name: name, lands: lands}
	for i, l := range lands {
		switch l.mark {
		case City:
			b.cities[l.region] = i
		case Town:
			b.towns[l.region] = i
		}
		b.joinBorders(i)
	}
	return b
}

// joinBorders adds the edges that are named from hex i to the borders they belong
// to.
func (b *Board) joinBorders(i int) {
	for d := range Direction(NumDirections) {
		j := b.Neighbour(i, d)
		if j == none {
			continue
		}
		low, high := ordered(b.Region(i), b.Region(j))
		if edge := EdgeOf(b.Hex(i), d); edge.Hex() == b.Hex(i) && low < high {
			b.borders[low][high] = append(b.borders[low][high], edge)
		}
	}
}

func ordered(a, b int) (low, high int) { return min(a, b), max(a, b) }
