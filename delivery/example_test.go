package delivery_test

import (
	"context"
	"errors"
	"fmt"

	"github.com/railhex/railhex/delivery"
)

// Five places: two ways from 0 to 3 over 1 and 2, and a long link between 1 and 2.
var exampleLinks = []delivery.Link{
	{A: 0, B: 1, Length: 1},
	{A: 0, B: 2, Length: 2},
	{A: 1, B: 2, Length: 4},
	{A: 1, B: 3, Length: 1},
	{A: 2, B: 3, Length: 1},
}

func Example() {
	network, err := delivery.NewNetwork(5, exampleLinks)
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(network.Distances(0, 3))
	fmt.Println(network.Longest(0, 3, 6), "is the longest up to 6")
	route, ok := network.Route(0, 3, 7)
	fmt.Println(route, ok)
	fmt.Println(network.Distances(0, 4).Empty())
	// Output:
	// {2 3 6 7}
	// 6 is the longest up to 6
	// [1 2 3] true
	// true
}

func ExampleNetwork_Routes() {
	network, _ := delivery.NewNetwork(5, exampleLinks)
	for route := range network.Routes(0, 3) {
		distance := 0
		for i := range route.Links() {
			distance += int(network.Link(i).Length)
		}
		fmt.Println(route, distance)
	}
	// Output:
	// [0 2 4] 6
	// [0 3] 2
	// [1 2 3] 7
	// [1 4] 3
}

// In a game in which links belong to players, a network is made of the links that
// a player may use. The indices in its routes are then those of the links chosen.
func ExampleNewNetwork_links_of_a_player() {
	owners := []string{"Ann", "Bob", "Bob", "Ann", "Ann"}
	for _, player := range []string{"Ann", "Bob"} {
		var links []delivery.Link
		for i, link := range exampleLinks {
			if owners[i] == player {
				links = append(links, link)
			}
		}
		network, _ := delivery.NewNetwork(5, links)
		fmt.Println(player, network.Distances(0, 2))
	}
	// Output:
	// Ann {3}
	// Bob {2}
}

func ExampleNewNetwork_faults() {
	_, err := delivery.NewNetwork(2, []delivery.Link{{A: 0, B: 2, Length: 1}, {A: 1, B: 1}})
	fmt.Println(err)
	// Output:
	// delivery: link 0 (places 0 and 2, length 1): there is no place 2, want places below 2
	// delivery: link 1 (places 1 and 1, length 0): joins place 1 to itself, want two different places
	// delivery: link 1 (places 1 and 1, length 0): has no length, want 1 or more
}

// A front end that shows the longest route of any network, however hard, lets the
// search take so many steps and says whether it had to be stopped.
func ExampleNetwork_LongestContext() {
	network, _ := delivery.NewNetwork(5, exampleLinks)
	longest, err := network.LongestContext(context.Background(), 0, 3, 100, 1_000_000)
	switch {
	case errors.Is(err, delivery.ErrSteps):
		fmt.Println("at least", longest)
	case err != nil:
		fmt.Println(err)
	default:
		fmt.Println(longest)
	}
	// Output: 7
}

func ExampleAppendAllDistances() {
	distances := delivery.AppendAllDistances(nil, 4, exampleLinks[:4])
	for a := range 4 {
		for b := a + 1; b < 4; b++ {
			fmt.Println(a, b, distances[delivery.PairIndex(4, a, b)])
		}
	}
	// Output:
	// 0 1 {1 6}
	// 0 2 {2 5}
	// 0 3 {2 7}
	// 1 2 {3 4}
	// 1 3 {1}
	// 2 3 {4 5}
}

// In another game anybody's links may be used, no more of them than a locomotive
// has levels, one of them at least one's own, and a good must stay in the first
// city of its colour that it comes to. What can be told while a route grows is told
// by Allow; the rest is told of whole routes.
func ExampleRoutes() {
	const level = 3
	cities := delivery.PlaceSetOf(2, 3)                   // of the colour of the good
	owners := []string{"Ann", "Bob", "Bob", "Ann", "Ann"} // of exampleLinks
	query := delivery.Query{
		From: 0, To: cities, MaxLinks: level,
		Allow: func(route delivery.Route, to int) bool {
			bobs := 0
			for i := range route.Links() {
				if owners[i] == "Bob" {
					bobs++
				}
			}
			return bobs <= level/2 // else he has more of the links than Ann can have
		},
	}
	for route := range delivery.Routes(exampleLinks, query) {
		used := map[string]int{}
		for i := range route.Links() {
			used[owners[i]]++
		}
		if used["Ann"] >= max(1, used["Bob"]) {
			fmt.Println(route, used)
		}
	}
	// Output:
	// [0 2] map[Ann:1 Bob:1]
	// [0 3] map[Ann:2]
}
