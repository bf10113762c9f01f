package main

import (
	"encoding/json"
	"fmt"
	"io"
	"math/rand/v2"
	"slices"

	"github.com/dominikbraun/graph"
	"gonum.org/v1/gonum/graph/path"
	"gonum.org/v1/gonum/graph/simple"

	"github.com/railhex/railhex/delivery"
)

func benchRoutes(rounds int, t *table, out io.Writer) {
	random := rand.New(rand.NewPCG(5, 5))

	dense := sixCities(random, 18)
	sets := make([]delivery.Distances, 0, 15)
	one := copySubject()
	all := again("all pairs", func() { sets = delivery.AppendAllDistances(sets[:0], 6, dense) })
	measure(rounds, one, all)
	row(t, "all distances between all pairs of six cities, 18 links, in copies", all.over(one), goal{must: 150, want: 50})

	benchRivals(rounds, t, out, random)
}

// sixCities is links between six cities: every pair once while the links last,
// then some of them again.
func sixCities(random *rand.Rand, links int) (network []delivery.Link) {
	for len(network) < links {
		var pairs []delivery.Link
		for a := range 6 {
			for b := a + 1; b < 6; b++ {
				pairs = append(pairs, delivery.Link{A: uint8(a), B: uint8(b), Length: uint8(1 + random.IntN(2))})
			}
		}
		random.Shuffle(len(pairs), func(i, j int) { pairs[i], pairs[j] = pairs[j], pairs[i] })
		network = append(network, pairs[:min(len(pairs), links-len(network))]...)
	}
	return network
}

// eachPair is the sum of a figure over all pairs of six cities.
func eachPair(of func(a, b int) int) (sum int) {
	for a := range 6 {
		for b := a + 1; b < 6; b++ {
			sum += of(a, b)
		}
	}
	return sum
}

// railhexLongest answers what graph libraries are asked: how long the longest routes
// within a limit between all pairs of six cities are, in all.
func railhexLongest(network []delivery.Link) func(limit int) int {
	sets := make([]delivery.Distances, 0, 15)
	return func(limit int) int {
		sets = delivery.AppendAllDistances(sets[:0], 6, network)
		return eachPair(func(a, b int) int { return sets[delivery.PairIndex(6, a, b)].AtMost(limit) })
	}
}

// benchRivals asks graph libraries for the longest routes within a limit between
// six cities, by the paths that they list.
func benchRivals(rounds int, t *table, out io.Writer, random *rand.Rand) {
	network, limit := sixCities(random, 12), 5
	railhex, dominik, gonum := railhexLongest(network), dominikGraph(network), gonumGraph(network)
	want := railhex(limit)
	if d, g := dominik(limit), gonum(limit); d != want || g != want {
		panic(fmt.Sprintf("railhex finds %d, dominikbraun/graph %d, gonum %d", want, d, g))
	}
	ours := again("railhex", func() { intSink = railhex(limit) })
	rival1 := again("dominikbraun/graph", func() { intSink = dominik(limit) })
	rival2 := again("gonum", func() { intSink = gonum(limit) })
	measure(rounds, ours, rival1, rival2)
	g := goal{must: 500, want: 1000, atLeast: true}
	const what = "longest routes within a limit between all pairs of six cities, 12 links: times faster than "
	fmt.Fprintf(out, "longest routes within %d between six cities: railhex %s ns, dominikbraun/graph %s µs, gonum %s µs",
		limit, number(ours.median()), number(rival1.median()/1e3), number(rival2.median()/1e3))
	row(t, what+"dominikbraun/graph AllPathsBetween", rival1.over(ours), g)
	row(t, what+"gonum YenKShortestPaths", rival2.over(ours), g)

	python, err := networkxTime(network, limit, want, rounds)
	if err != nil {
		fmt.Fprintf(out, "\nnetworkx is left out: %v\n\n", err)
		leftOut(t, what+"networkx all_simple_paths", g)
		return
	}
	fmt.Fprintf(out, ", networkx %s µs\n\n", number(python/1e3))
	row(t, what+"networkx all_simple_paths", exactly(python/ours.median()), g)
}

func dominikGraph(network []delivery.Link) func(limit int) int {
	g := graph.New(graph.IntHash, graph.Weighted())
	for place := range 6 {
		_ = g.AddVertex(place)
	}
	var length [6][6]int
	for _, link := range network {
		_ = g.AddEdge(int(link.A), int(link.B), graph.EdgeWeight(int(link.Length)))
		length[link.A][link.B], length[link.B][link.A] = int(link.Length), int(link.Length)
	}
	longest := func(from, to, limit int) (best int) {
		paths, err := graph.AllPathsBetween(g, from, to)
		if err != nil {
			panic(err)
		}
		for _, path := range paths {
			distance := 0
			for i := 1; i < len(path); i++ {
				distance += length[path[i-1]][path[i]]
			}
			if distance <= limit {
				best = max(best, distance)
			}
		}
		return best
	}
	return func(limit int) int {
		return eachPair(func(a, b int) int { return longest(a, b, limit) })
	}
}

func gonumGraph(network []delivery.Link) func(limit int) int {
	g := simple.NewWeightedUndirectedGraph(0, 0)
	for _, link := range network {
		g.SetWeightedEdge(g.NewWeightedEdge(simple.Node(link.A), simple.Node(link.B), float64(link.Length)))
	}
	longest := func(from, to, limit int) (best int) {
		for _, nodes := range path.YenKShortestPaths(g, -1, float64(limit), simple.Node(from), simple.Node(to)) {
			distance := 0
			for i := 1; i < len(nodes); i++ {
				length, _ := g.Weight(nodes[i-1].ID(), nodes[i].ID())
				distance += int(length)
			}
			if distance <= limit {
				best = max(best, distance)
			}
		}
		return best
	}
	return func(limit int) int {
		return eachPair(func(a, b int) int { return longest(a, b, limit) })
	}
}

// networkxTime is how many nanoseconds networkx takes, the median of its rounds.
func networkxTime(network []delivery.Link, limit, want, rounds int) (float64, error) {
	edges := make([][3]int, len(network))
	for i, link := range network {
		edges[i] = [3]int{int(link.A), int(link.B), int(link.Length)}
	}
	question, err := json.Marshal(map[string]any{"edges": edges, "limit": limit, "want": want, "rounds": rounds})
	if err != nil {
		return 0, err
	}
	// A machine may have several; the first that has networkx will do.
	var failed error
	for _, python := range slices.Compact([]string{"python3", "/usr/bin/python3"}) {
		text, err := output(".", python, "networkx_paths.py", string(question))
		if err == nil {
			return medianOf(text)
		}
		failed = err
	}
	return 0, failed
}
