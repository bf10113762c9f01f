// Package delivery finds loop-free routes between numbered places that are joined by
// links of some length. It returns the set of all distances between two places, the
// longest one within a limit, or the routes themselves. A route visits no place twice;
// its distance is the sum of the lengths of its links. Any number of links may join the
// same two places, and each counts, for within a limit the shorter one may be the better
// one.
//
//	links := []delivery.Link{
//		{A: 0, B: 1, Length: 2},
//		{A: 0, B: 1, Length: 1},
//		{A: 1, B: 2, Length: 3},
//	}
//	distances := delivery.AppendAllDistances(nil, 3, links)
//	there := distances[delivery.PairIndex(3, 0, 2)] // {4 5}
//	there.AtMost(4)                                 // 4
//
// [Routes] walks the routes to the first of some places that they reach. A query can
// limit the number of links or the distances, and the caller can refuse a route while it
// grows.
//
//	query := delivery.Query{From: 0, To: delivery.PlaceSetOf(1, 2), MaxLinks: 2}
//	for route := range delivery.Routes(links, query) {
//		fmt.Println(route) // [0], then [1]
//	}
//
// # What it promises
//
// Results are exact and depend on nothing but the arguments. Nothing is prepared or
// kept from call to call, so goroutines may call everything at once. Neither
// [AppendAllDistances] with eight places or fewer nor a loop over [Routes] allocates
// memory: a [Route] is a value.
//
// The zero [Distances] and [PlaceSet] are empty, and the zero [Route] has no links. A nil
// slice of links is a network without links. There are no errors: a place, a link or a
// number of them that cannot be is a mistake of the caller and panics.
//
// # What links are
//
// Links know neither hexes nor goods nor players, and so they serve any game with routes.
// Where links belong to players, pass those that the player may use. Where the links of
// others may be used within limits, let Allow of a [Query] count them. The caller also
// decides what counts as a place. A town where routes can part is a place of its own; a
// town that they only pass adds to the length of a link.
//
// # Costs
//
// [AppendAllDistances] takes 12 places at most. Once dead ends are taken away, n
// places are left, and it finds (n-2)·2ⁿ⁻¹+1 sets of distances for all pairs
// together, 129 for six places and 20,481 for twelve. Up to eight places have their
// table on the stack.
//
// [Routes] takes 64 places. It usually finds each next route in time proportional to
// places times links; a query that can only be answered by trying takes longer. The
// number of routes is exponential: leave the loop in time. To find the longest route is
// NP-hard, so in a large network give it a limit.
package delivery
