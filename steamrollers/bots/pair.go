package bots

import "github.com/railhex/railhex/hexmap"

const (
	cities = hexmap.NumRegions
	pairs  = cities * (cities - 1) / 2
)

// pairSet is a set of pairs of cities, by their numbers.
type pairSet uint16

// pairOf numbers the pairs of different cities 1 to 6 as package delivery
// orders them.
var pairOf = func() (of [cities + 1][cities + 1]uint8) {
	n := uint8(0)
	for a := 1; a <= cities; a++ {
		for b := a + 1; b <= cities; b++ {
			of[a][b], of[b][a] = n, n
			n++
		}
	}
	return of
}()

// ends are the two cities of each pair, the lower number first.
var ends = func() (of [pairs][2]int) {
	for a := 1; a <= cities; a++ {
		for b := a + 1; b <= cities; b++ {
			of[pairOf[a][b]] = [2]int{a, b}
		}
	}
	return of
}()
