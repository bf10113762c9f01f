package search

import "math/rand/v2"

// Best returns the legal move that is worth most; among equals, any. There must be a
// legal move.
func Best[Move any](legal []Move, random *rand.Rand, worth func(Move) int) (chosen Move) {
	best, equals := 0, 0
	for _, m := range legal {
		worth := worth(m)
		switch {
		case equals == 0 || worth > best:
			chosen, best, equals = m, worth, 1
		case worth == best:
			equals++
			if random.IntN(equals) == 0 {
				chosen = m
			}
		}
	}
	return chosen
}
