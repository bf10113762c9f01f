package delivery_test

import (
	"math/rand/v2"
	"slices"

	"pgregory.net/rapid"

	"github.com/railhex/railhex/delivery"
)

// plainSearch is the slow reference: depth first over all loop-free routes, the
// places visited in a bit mask, and no thought of where it leads.
type plainSearch struct {
	roads [][]road
	to    int
	limit int
	found map[int]bool
	best  int
}

type road struct{ to, length int }

func newPlainSearch(places int, links []delivery.Link) *plainSearch {
	s := &plainSearch{roads: make([][]road, places)}
	for _, link := range links {
		s.roads[link.A] = append(s.roads[link.A], road{int(link.B), int(link.Length)})
		s.roads[link.B] = append(s.roads[link.B], road{int(link.A), int(link.Length)})
	}
	return s
}

// distances returns the distances of all routes.
func (s *plainSearch) distances(from, to int) delivery.Distances {
	s.found = map[int]bool{}
	s.longest(from, to, delivery.MaxDistance)
	var distances []int
	for distance := range s.found {
		distances = append(distances, distance)
	}
	return delivery.DistancesOf(distances...)
}

// longest returns the longest distance up to the limit.
func (s *plainSearch) longest(from, to, limit int) int {
	s.to, s.limit, s.best = to, limit, 0
	if from != to {
		s.walk(from, 1<<from, 0)
	}
	return s.best
}

func (s *plainSearch) walk(at int, visited uint64, distance int) {
	if at == s.to {
		s.best = max(s.best, distance)
		if s.found != nil {
			s.found[distance] = true
		}
		return
	}
	for _, road := range s.roads[at] {
		if visited>>road.to&1 == 0 && distance+road.length <= s.limit {
			s.walk(road.to, visited|1<<road.to, distance+road.length)
		}
	}
}

// permutedDistances is slower still, and more obvious: it puts the places between
// in every order, and asks of each beginning of each order whether links join it.
func permutedDistances(places int, links []delivery.Link, from, to int) delivery.Distances {
	var between []int
	for place := range places {
		if place != from && place != to {
			between = append(between, place)
		}
	}
	found := map[int]bool{}
	for order := range permutations(between) {
		for stops := range len(order) + 1 {
			route := slices.Concat([]int{from}, order[:stops], []int{to})
			sums := map[int]bool{0: true}
			for i := range len(route) - 1 {
				longer := map[int]bool{}
				for _, link := range links {
					if joins(link, route[i], route[i+1]) {
						for sum := range sums {
							longer[sum+int(link.Length)] = true
						}
					}
				}
				sums = longer
			}
			for sum := range sums {
				found[sum] = true
			}
		}
	}
	var distances []int
	for distance := range found {
		distances = append(distances, distance)
	}
	return delivery.DistancesOf(distances...)
}

func joins(link delivery.Link, a, b int) bool {
	return int(link.A) == a && int(link.B) == b || int(link.A) == b && int(link.B) == a
}

// permutations walks all orders of the values.
func permutations(values []int) func(yield func([]int) bool) {
	return func(yield func([]int) bool) {
		var place func(order, rest []int) bool
		place = func(order, rest []int) bool {
			if len(rest) == 0 {
				return yield(order)
			}
			for i := range rest {
				others := slices.Concat(rest[:i], rest[i+1:])
				if !place(append(slices.Clone(order), rest[i]), others) {
					return false
				}
			}
			return true
		}
		place(nil, values)
	}
}

// linksOf draws the links of a network, parallel ones among them.
func linksOf(places, most, longest int) *rapid.Generator[[]delivery.Link] {
	link := rapid.Custom(func(t *rapid.T) delivery.Link {
		a := rapid.IntRange(0, places-1).Draw(t, "a")
		b := (a + rapid.IntRange(1, places-1).Draw(t, "b")) % places
		return delivery.Link{A: uint8(a), B: uint8(b), Length: uint8(rapid.IntRange(1, longest).Draw(t, "length"))}
	})
	return rapid.SliceOfN(link, 0, most)
}

// hexNetwork is a random connected network as a railway game on hexes has it:
// the places are hexes in rows, links join neighbouring ones, and there are just
// so many of them. What is too many for the map becomes parallel links.
func hexNetwork(random *rand.Rand, places, links, longest int) []delivery.Link {
	width := 2
	for width*width < places {
		width++
	}
	var possible []delivery.Link
	for place := range places {
		row, column := place/width, place%width
		for _, neighbour := range [][2]int{{row, column + 1}, {row + 1, column - 1 + row%2}, {row + 1, column + row%2}} {
			there := neighbour[0]*width + neighbour[1]
			if neighbour[1] >= 0 && neighbour[1] < width && there < places {
				possible = append(possible, delivery.Link{A: uint8(place), B: uint8(there)})
			}
		}
	}
	random.Shuffle(len(possible), func(i, j int) { possible[i], possible[j] = possible[j], possible[i] })

	joined := make([]int, places) // the lowest place that is joined to a place
	for place := range joined {
		joined[place] = place
	}
	var chosen, spare []delivery.Link
	for _, link := range possible {
		a, b := joined[link.A], joined[link.B]
		if a == b {
			spare = append(spare, link)
			continue
		}
		chosen = append(chosen, link)
		for place := range joined {
			if joined[place] == max(a, b) {
				joined[place] = min(a, b)
			}
		}
	}
	chosen = append(chosen, spare[:min(len(spare), max(0, links-len(chosen)))]...)
	for len(chosen) < links {
		chosen = append(chosen, chosen[random.IntN(len(chosen))])
	}
	for i := range chosen {
		chosen[i].Length = uint8(1 + random.IntN(longest))
	}
	return chosen
}

// mustNetwork prepares a network that is right.
func mustNetwork(t interface {
	Helper()
	Fatal(...any)
}, places int, links []delivery.Link,
) *delivery.Network {
	t.Helper()
	network, err := delivery.NewNetwork(places, links)
	if err != nil {
		t.Fatal(err)
	}
	return network
}
