package delivery_test

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/railhex/railhex/delivery"
)

// randomLinks returns links between random places, parallel ones among them.
func randomLinks(random *rand.Rand, places, links, longest int) []delivery.Link {
	chosen := make([]delivery.Link, links)
	for i := range chosen {
		a := random.IntN(places)
		b := (a + 1 + random.IntN(places-1)) % places
		chosen[i] = delivery.Link{A: uint8(a), B: uint8(b), Length: uint8(1 + random.IntN(longest))}
	}
	return chosen
}

// completeLinks joins every two places, and as many of them twice as it takes.
func completeLinks(places, links int) []delivery.Link {
	var chosen []delivery.Link
	for len(chosen) < links {
		for a := range places {
			for b := a + 1; b < places && len(chosen) < links; b++ {
				length := 1 + (a+b+len(chosen))%3
				chosen = append(chosen, delivery.Link{A: uint8(a), B: uint8(b), Length: uint8(length)})
			}
		}
	}
	return chosen
}

func BenchmarkAppendAllDistances(b *testing.B) {
	for _, size := range []struct{ places, links int }{{6, 0}, {6, 5}, {6, 9}, {6, 12}, {6, 18}, {8, 12}, {8, 24}, {12, 20}, {12, 33}} {
		b.Run(fmt.Sprintf("random/places=%d/links=%d", size.places, size.links), func(b *testing.B) {
			var networks [16][]delivery.Link
			for i := range networks {
				networks[i] = randomLinks(rand.New(rand.NewPCG(uint64(i), 0)), size.places, size.links, 3)
			}
			benchmarkAll(b, size.places, networks[:])
		})
	}
	for _, size := range []struct{ places, links int }{{6, 18}, {8, 28}, {12, 66}} {
		b.Run(fmt.Sprintf("complete/places=%d/links=%d", size.places, size.links), func(b *testing.B) {
			benchmarkAll(b, size.places, [][]delivery.Link{completeLinks(size.places, size.links)})
		})
	}
}

func benchmarkAll(b *testing.B, places int, networks [][]delivery.Link) {
	b.ReportAllocs()
	dst := make([]delivery.Distances, 0, places*(places-1)/2)
	for i := 0; b.Loop(); i++ {
		dst = delivery.AppendAllDistances(dst[:0], places, networks[i%len(networks)])
	}
}

// BenchmarkCopy is the unit in which the other figures can be compared between
// machines: 512 bytes passed to a function and returned by it.
func BenchmarkCopy(b *testing.B) {
	var state [64]uint64
	for b.Loop() {
		state = copied(state)
	}
}

//go:noinline
func copied(state [64]uint64) [64]uint64 { return state }

// The longest route within a limit, from the first place to the last one, and the
// plain search for the same beside it. The limits are below, about and above the
// distance of the shortest and of the longest route.
func BenchmarkLongest(b *testing.B) {
	type question struct {
		links    []delivery.Link
		from, to int
	}
	for _, size := range []struct {
		places, links int
		limits        []int
	}{
		{6, 12, []int{3, 6, 255}},
		{20, 35, []int{6, 10, 20, 255}},
		{40, 73, []int{6, 10, 15, 20, 25}},
	} {
		var questions [8]question
		for i := range questions {
			random := rand.New(rand.NewPCG(uint64(i), 1))
			questions[i].links = hexNetwork(random, size.places, size.links, 3)
			questions[i].from = random.IntN(size.places)
			questions[i].to = (questions[i].from + 1 + random.IntN(size.places-1)) % size.places
		}
		for _, limit := range size.limits {
			name := fmt.Sprintf("places=%d/links=%d/limit=%d", size.places, size.links, limit)
			b.Run(name+"/search", func(b *testing.B) {
				var networks [len(questions)]*delivery.Network
				for i, question := range questions {
					networks[i] = mustNetwork(b, size.places, question.links)
				}
				b.ReportAllocs()
				for i := 0; b.Loop(); i++ {
					k := i % len(questions)
					networks[k].Longest(questions[k].from, questions[k].to, limit)
				}
			})
			b.Run(name+"/plain", func(b *testing.B) {
				var networks [len(questions)]*plainSearch
				for i, question := range questions {
					networks[i] = newPlainSearch(size.places, question.links)
				}
				for i := 0; b.Loop(); i++ {
					k := i % len(questions)
					networks[k].longest(questions[k].from, questions[k].to, limit)
				}
			})
		}
	}
}
