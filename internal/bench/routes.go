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

// hexlike is a network as track on a hex map makes it: places on a triangular
// grid, joined to some of their neighbours, all of them connected.
func hexlike(random *rand.Rand, places, links int) (network []delivery.Link) {
	columns := 1
	for columns*columns < places {
		columns++
	}
	var possible []delivery.Link
	for a := range places {
		row, column := a/columns, a%columns
		for _, step := range [][2]int{{0, 1}, {1, 0}, {1, 1 - 2*(row%2)}} {
			b := (row+step[0])*columns + column + step[1]
			if c := column + step[1]; c >= 0 && c < columns && b < places {
				possible = append(possible, delivery.Link{A: uint8(a), B: uint8(b), Length: uint8(1 + random.IntN(3))})
			}
		}
	}
	random.Shuffle(len(possible), func(i, j int) { possible[i], possible[j] = possible[j], possible[i] })
	// First a tree, so that there is a route, then what is left of the links.
	group := make([]int, places)
	for i := range group {
		group[i] = i
	}
	var rest []delivery.Link
	for _, link := range possible {
		a, b := group[link.A], group[link.B]
		if a == b {
			rest = append(rest, link)
			continue
		}
		for i := range group {
			if group[i] == b {
				group[i] = a
			}
		}
		network = append(network, link)
	}
	return append(network, rest[:min(len(rest), max(0, links-len(network)))]...)
}

// plainLongest is the obvious search: depth first, a bit for each
// place visited, no bound.
func plainLongest(places int, links []delivery.Link, from, to, limit int) int {
	at := make([][]delivery.Link, places)
	for _, link := range links {
		at[link.A] = append(at[link.A], link)
		at[link.B] = append(at[link.B], delivery.Link{A: link.B, B: link.A, Length: link.Length})
	}
	best := 0
	var visit func(place int, seen uint64, distance int)
	visit = func(place int, seen uint64, distance int) {
		if distance > limit || best == limit {
			return
		}
		if place == to {
			best = max(best, distance)
			return
		}
		for _, link := range at[place] {
			if seen>>link.B&1 == 0 {
				visit(int(link.B), seen|1<<link.B, distance+int(link.Length))
			}
		}
	}
	visit(from, 1<<from, 0)
	return best
}

func benchRoutes(rounds int, t *table, out io.Writer) {
	random := rand.New(rand.NewPCG(5, 5))

	dense := sixCities(random, 18)
	sets := make([]delivery.Distances, 0, 15)
	one := copySubject()
	all := again("all pairs", func() { sets = delivery.AppendAllDistances(sets[:0], 6, dense) })
	measure(rounds, one, all)
	row(t, "all distances between all pairs of six cities, 18 links, in copies", all.over(one), goal{must: 150, want: 50})

	for _, size := range [][2]int{{20, 35}, {40, 73}} {
		benchLongest(rounds, t, out, size[0], size[1], hexlike(random, size[0], size[1]))
	}
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

// benchLongest measures the longest route within a limit against the plain
// search: where the limit is reached, and where the whole network must be
// searched because the limit is above every route.
func benchLongest(rounds int, t *table, out io.Writer, places, links int, network []delivery.Link) {
	n, err := delivery.NewNetwork(places, network)
	if err != nil {
		panic(err)
	}
	longest := plainBest(places, network, n)
	for _, c := range []struct {
		what  string
		limit int
		g     goal
	}{
		{"limit reached", longest / 2, goal{must: 1, want: 0.1}},
		{"limit above every route", longest + 1, goal{must: 1, want: 1}},
	} {
		from, to := 0, places-1
		ours := again("bounded", func() { intSink = n.Longest(from, to, c.limit) })
		plain := again("plain", func() { intSink = plainLongest(places, network, from, to, c.limit) })
		what := fmt.Sprintf("longest route, %d places and %d links, %s, ÷ plain depth-first search", places, len(network), c.what)
		if places > 20 && c.limit > longest {
			fmt.Fprintf(out, "%s: the plain search does not end; ours took ", what)
			measure(1, ours)
			fmt.Fprintf(out, "%s µs\n", number(ours.median()/1e3))
			continue
		}
		measure(rounds, ours, plain)
		fmt.Fprintf(out, "%s: %s µs against %s µs\n", what, number(ours.median()/1e3), number(plain.median()/1e3))
		row(t, what, ours.over(plain), c.g)
	}
}

// plainBest is the longest route there is from the first place to the last.
func plainBest(places int, network []delivery.Link, n *delivery.Network) int {
	if places <= 20 {
		return plainLongest(places, network, 0, places-1, delivery.MaxDistance)
	}
	return n.Longest(0, places-1, delivery.MaxDistance)
}

// benchRivals asks graph libraries for the longest route within a limit between
// two of six cities, by the paths that they list.
func benchRivals(rounds int, t *table, out io.Writer, random *rand.Rand) {
	network, limit := sixCities(random, 12), 5
	n, err := delivery.NewNetwork(6, network)
	if err != nil {
		panic(err)
	}
	want := plainLongest(6, network, 0, 5, limit)
	ours := again("railhex", func() { intSink = n.Longest(0, 5, limit) })
	dominik := dominikGraph(network)
	rival1 := again("dominikbraun/graph", func() { intSink = dominik(limit) })
	gonum := gonumGraph(network)
	rival2 := again("gonum", func() { intSink = gonum(limit) })
	for name, got := range map[string]int{"railhex": n.Longest(0, 5, limit), "dominikbraun/graph": dominik(limit), "gonum": gonum(limit)} {
		if got != want {
			panic(fmt.Sprintf("%s finds %d, not %d", name, got, want))
		}
	}
	measure(rounds, ours, rival1, rival2)
	g := goal{must: 500, want: 1000, atLeast: true}
	const what = "longest route within a limit, six cities, 12 links: times faster than "
	fmt.Fprintf(out, "longest route within %d among six cities: railhex %s ns, dominikbraun/graph %s µs, gonum %s µs",
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
	return func(limit int) int {
		paths, err := graph.AllPathsBetween(g, 0, 5)
		if err != nil {
			panic(err)
		}
		best := 0
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
}

func gonumGraph(network []delivery.Link) func(limit int) int {
	g := simple.NewWeightedUndirectedGraph(0, 0)
	for _, link := range network {
		g.SetWeightedEdge(g.NewWeightedEdge(simple.Node(link.A), simple.Node(link.B), float64(link.Length)))
	}
	return func(limit int) int {
		best := 0
		for _, nodes := range path.YenKShortestPaths(g, -1, float64(limit), simple.Node(0), simple.Node(5)) {
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
