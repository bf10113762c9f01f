package delivery_test

import (
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
	distances := delivery.AppendAllDistances(nil, 5, exampleLinks)
	there := distances[delivery.PairIndex(5, 0, 3)]
	fmt.Println(there)
	fmt.Println(there.AtMost(5), "is the longest up to 5")
	query := delivery.Query{From: 0, To: delivery.PlaceSetOf(3), Distances: delivery.DistancesOf(7)}
	for route := range delivery.Routes(exampleLinks, query) {
		fmt.Println(route)
	}
	fmt.Println(distances[delivery.PairIndex(5, 0, 4)])
	// Output:
	// {2 3 6 7}
	// 3 is the longest up to 5
	// [1 2 3]
	// {}
}

// In a game in which links belong to players, ask about the links that a player may
// use.
func ExampleAppendAllDistances_links_of_a_player() {
	owners := []string{"Ann", "Bob", "Bob", "Ann", "Ann"}
	for _, player := range []string{"Ann", "Bob"} {
		var links []delivery.Link
		for i, link := range exampleLinks {
			if owners[i] == player {
				links = append(links, link)
			}
		}
		fmt.Println(player, delivery.AppendAllDistances(nil, 5, links)[delivery.PairIndex(5, 0, 2)])
	}
	// Output:
	// Ann {3}
	// Bob {2}
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

// The longest route up to a limit, in a network of more places than
// [delivery.AppendAllDistances] takes: the first that there is, longest first.
func ExampleRoutes_longest() {
	query := delivery.Query{From: 0, To: delivery.PlaceSetOf(3)}
	for distance := 6; distance > 0; distance-- {
		query.Distances = delivery.DistancesOf(distance)
		for route := range delivery.Routes(exampleLinks, query) {
			fmt.Println(route, distance)
			return
		}
	}
	// Output: [0 2 4] 6
}

// In another game anybody's links may be used, no more of them than a locomotive
// has levels, one of them at least one's own, and a good must stay in the first
// city of its colour that it comes to. Allow checks what can be known while a route
// grows; the rest is checked on whole routes.
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
