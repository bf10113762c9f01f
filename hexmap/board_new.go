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
	}
	for edge := range b.Edges() {
		if low, high := b.regionsOf(edge); low < high {
			b.borders[low][high] = append(b.borders[low][high], edge)
		}
	}
	return b
}

func ordered(a, b int) (low, high int) { return min(a, b), max(a, b) }
