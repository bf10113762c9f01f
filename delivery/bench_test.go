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

// completeLinks joins every two places, and as many of them again as it takes.
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

// BenchmarkCopy is the unit in which figures can be compared between machines: 512
// bytes passed to a function and returned by it.
func BenchmarkCopy(b *testing.B) {
	var state [64]uint64
	for b.Loop() {
		state = copied(state)
	}
}

//go:noinline
func copied(state [64]uint64) [64]uint64 { return state }

func BenchmarkAppendAllDistances(b *testing.B) {
	run := func(b *testing.B, places int, networks ...[]delivery.Link) {
		b.ReportAllocs()
		dst := make([]delivery.Distances, 0, places*(places-1)/2)
		for i := 0; b.Loop(); i++ {
			dst = delivery.AppendAllDistances(dst[:0], places, networks[i%len(networks)])
		}
	}
	for _, size := range []struct{ places, links int }{{6, 0}, {6, 5}, {6, 9}, {6, 12}, {6, 18}, {8, 12}, {8, 24}, {12, 20}, {12, 33}} {
		b.Run(fmt.Sprintf("random/places=%d/links=%d", size.places, size.links), func(b *testing.B) {
			var networks [16][]delivery.Link
			for i := range networks {
				networks[i] = randomLinks(rand.New(rand.NewPCG(uint64(i), 0)), size.places, size.links, 3)
			}
			run(b, size.places, networks[:]...)
		})
	}
	for _, size := range []struct{ places, links int }{{6, 18}, {8, 28}, {12, 66}} {
		b.Run(fmt.Sprintf("complete/places=%d/links=%d", size.places, size.links), func(b *testing.B) {
			run(b, size.places, completeLinks(size.places, size.links))
		})
	}
}

// BenchmarkRoutes walks all routes of so many links to any of three places, as a
// game does that lists what can be done with a good.
func BenchmarkRoutes(b *testing.B) {
	for _, size := range []struct{ places, links int }{{6, 12}, {20, 35}, {40, 73}, {64, 110}} {
		links := hexNetwork(rand.New(rand.NewPCG(0, 1)), size.places, size.links, 3)
		query := delivery.Query{From: 0, To: delivery.PlaceSetOf(size.places-1, size.places/2, size.places/3)}
		for _, query.MaxLinks = range []int{2, 6, 9} {
			b.Run(fmt.Sprintf("places=%d/links=%d/atmost=%d", size.places, size.links, query.MaxLinks), func(b *testing.B) {
				b.ReportAllocs()
				routes := 0
				for b.Loop() {
					for range delivery.Routes(links, query) {
						routes++
					}
				}
				b.ReportMetric(float64(routes)/float64(b.N), "routes/op")
			})
		}
	}
}
